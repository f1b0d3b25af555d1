"""What one seat, or a spectator, may know of a game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import overload

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.ending import result
from elfenwidgets.rules.engine import legal_actions
from elfenwidgets.rules.events import GameEvent, LogEvent
from elfenwidgets.rules.gold.view import GoldView, gold_view, hidden
from elfenwidgets.rules.log import as_known_to
from elfenwidgets.rules.score import Result
from elfenwidgets.rules.state import Cards, Counters, Seat, State
from elfenwidgets.rules.vocabulary import CounterKind, Phase


@dataclass(frozen=True, slots=True)
class SeatView:
    """What a seat's things look like to the viewer.

    ``cards`` and ``secrets`` are numbers that everybody sees; ``hand``, ``secret`` and
    ``town_card`` are there for the owner alone (``town_card`` for all once the game is over).
    """

    boot: str
    pieces: frozenset[str]
    cards: int
    open: Counters
    secrets: int
    obstacle: bool
    hand: Cards | None = None
    secret: Counters | None = None
    town_card: str | None = None

    @property
    def counters(self) -> Counters:
        """The counters that the viewer can see, the open ones first."""
        return (*self.open, *(self.secret or ()))

    @property
    def held(self) -> int:
        """How many counters the player holds, open and secret."""
        return len(self.open) + self.secrets


@dataclass(frozen=True, slots=True)
class OwnSeat(SeatView):
    """The viewer's own things: nothing of them is hidden."""

    hand: Cards
    secret: Counters


@dataclass(frozen=True, slots=True)
class View:
    """A game as the seat ``seat`` sees it; None: as somebody who only watches.

    ``gold`` is what Elfengold has beside the base game. ``pile`` counts the face-down counters, or
    items of Elfengold, ``stack`` the face-down travel cards, ``passes`` those who passed in a row,
    ``done`` the turns taken in the phase. ``actions`` are the legal ones, while it is this seat's
    turn. ``log`` is what has happened, as far as this seat may know.
    """

    edition: Edition
    seat: int | None
    seats: tuple[SeatView, ...]
    round: int
    phase: Phase
    start: int
    turn: int | None
    display: Counters
    pile: int
    stack: int
    counters: Mapping[str, CounterKind] = field(hash=False)
    obstacles: frozenset[str]
    passes: int
    done: int
    actions: tuple[Action, ...]
    result: Result | None
    log: tuple[LogEvent, ...] = field(default=(), hash=False)
    gold: GoldView | None = None

    @property
    def me(self) -> SeatView | None:
        """The viewer's own things."""
        return None if self.seat is None else self.seats[self.seat]


@dataclass(frozen=True, slots=True)
class OwnView(View):
    """A game as one of the seats sees it, with things of its own."""

    seat: int

    @property
    def me(self) -> OwnSeat:
        """The viewer's own things."""
        mine = self.seats[self.seat]
        assert isinstance(mine, OwnSeat)
        return mine


@overload
def view(state: State, seat: int, events: Sequence[GameEvent] = ()) -> OwnView: ...
@overload
def view(state: State, seat: int | None, events: Sequence[GameEvent] = ()) -> View: ...
def view(state: State, seat: int | None, events: Sequence[GameEvent] = ()) -> View:
    """What ``seat`` may know, put together from what is open to it (P2.2, S9).

    ``events`` are those of the record that are to be in the view's log.

    >>> from elfenwidgets.rules import editions, start
    >>> state = start(editions()["amigo-de"], seats=2, seed=7, first=0)
    >>> seen = view(state, 0)
    >>> len(seen.me.hand), seen.seats[1].hand, seen.seats[1].cards
    (8, None, 8)
    """
    over = state.phase == "over"
    return view_with_log(state, seat, tuple(as_known_to(event, seat, over) for event in events))


def view_with_log(state: State, seat: int | None, log: tuple[LogEvent, ...]) -> View:
    """The view with a log that is already what ``seat`` may know."""
    over, gold = state.phase == "over", state.gold
    make = View if seat is None else OwnView
    unlike = [(0, 0)] * len(state.seats) if gold is None else [*map(hidden, gold.seats)]
    return make(
        edition=state.edition,
        seat=seat,  # type: ignore[arg-type]  # None for a View alone
        seats=tuple(_seat(s, i == seat, over, *unlike[i]) for i, s in enumerate(state.seats)),
        round=state.round,
        phase=state.phase,
        start=state.start,
        turn=None if over else state.turn,
        display=state.display,
        pile=len(state.pile if gold is None else gold.pile),
        stack=len(state.stack if gold is None else gold.deck),
        counters=state.counters,
        obstacles=state.obstacles,
        passes=state.done if state.phase == "plan" else 0,
        done=state.done,
        actions=tuple(legal_actions(state)) if seat == state.turn and not over else (),
        result=result(state),
        log=log,
        gold=None if gold is None else gold_view(gold, seat),
    )


def _seat(seat: Seat, own: bool, over: bool, items: int, witches: int) -> SeatView:
    """What a seat looks like; so many ``items`` and ``witches`` beside its counters and cards."""
    make = OwnSeat if own else SeatView
    return make(
        boot=seat.boot,
        pieces=seat.pieces,
        cards=len(seat.hand) + witches,
        open=seat.open,
        secrets=len(seat.secret) + items,
        obstacle=seat.obstacle,
        hand=seat.hand if own else None,  # type: ignore[arg-type]  # None for a SeatView alone
        secret=seat.secret if own else None,  # type: ignore[arg-type]
        town_card=seat.town_card if own or over else None,
    )
