"""What one seat, or a spectator, may know of a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.engine import legal_actions
from elfenwidgets.rules.score import Result, result
from elfenwidgets.rules.state import Cards, Seat, State
from elfenwidgets.rules.vocabulary import Phase


@dataclass(frozen=True, slots=True)
class SeatView:
    """What a seat's things look like to the viewer.

    ``cards`` and ``secrets`` are numbers that everybody sees; ``hand``, ``secret`` and
    ``town_card`` are there for the owner alone (``town_card`` for all once the game is over).
    """

    boot: str
    pieces: frozenset[str]
    cards: int
    open: Cards
    secrets: int
    obstacle: bool
    hand: Cards | None = None
    secret: Cards | None = None
    town_card: str | None = None

    @property
    def held(self) -> int:
        """How many counters the player holds, open and secret."""
        return len(self.open) + self.secrets


@dataclass(frozen=True, slots=True)
class View:
    """A game as the seat ``seat`` sees it; None: as somebody who only watches.

    ``pile`` counts the face-down counters, ``stack`` the face-down travel cards, ``passes`` those
    who passed in a row, ``done`` the turns taken in the phase. ``actions`` are the legal ones,
    while it is this seat's turn.
    """

    edition: Edition
    seat: int | None
    seats: tuple[SeatView, ...]
    round: int
    phase: Phase
    start: int
    turn: int | None
    display: Cards
    pile: int
    stack: int
    counters: Mapping[str, str] = field(hash=False)
    obstacles: frozenset[str]
    passes: int
    done: int
    actions: tuple[Action, ...]
    result: Result | None

    @property
    def me(self) -> SeatView | None:
        """The viewer's own things."""
        return None if self.seat is None else self.seats[self.seat]


def view(state: State, seat: int | None) -> View:
    """What ``seat`` may know, put together from what is open to it (P2.2, S9)."""
    over = state.phase == "over"
    return View(
        edition=state.edition,
        seat=seat,
        seats=tuple(_seat(s, i == seat, over) for i, s in enumerate(state.seats)),
        round=state.round,
        phase=state.phase,
        start=state.start,
        turn=None if over else state.turn,
        display=state.display,
        pile=len(state.pile),
        stack=len(state.stack),
        counters=state.counters,
        obstacles=state.obstacles,
        passes=state.done if state.phase == "plan" else 0,
        done=state.done,
        actions=tuple(legal_actions(state)) if seat == state.turn and not over else (),
        result=result(state),
    )


def _seat(seat: Seat, own: bool, over: bool) -> SeatView:
    return SeatView(
        boot=seat.boot,
        pieces=seat.pieces,
        cards=len(seat.hand),
        open=seat.open,
        secrets=len(seat.secret),
        obstacle=seat.obstacle,
        hand=seat.hand if own else None,
        secret=seat.secret if own else None,
        town_card=seat.town_card if own or over else None,
    )
