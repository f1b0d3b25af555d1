"""The game as three questions: what may be done, why not, and what comes of it.

The base game and Elfengold have phases of their own, a module each; planning and travelling are
shared, and what Elfengold adds to them lies in its own folder, ``gold``.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol, cast

from elfenwidgets.rules.actions import Action, BoxEvent, Draw, DrawSecret
from elfenwidgets.rules.base_event import Event
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.events import GameEvent
from elfenwidgets.rules.gold.actions import TakeCard
from elfenwidgets.rules.gold.phases import auction, box, cards, finish, items, reward
from elfenwidgets.rules.gold.phases import plan as gold_plan
from elfenwidgets.rules.gold.phases import travel as gold_travel
from elfenwidgets.rules.phases import close, deal, draw, plan, travel
from elfenwidgets.rules.refusal import Refusal, Refused, printable, refuse
from elfenwidgets.rules.state import State, shuffled
from elfenwidgets.rules.wellformed import malformed


class Dealer(Protocol):
    """What the module of a game's box gives."""

    def upcoming(self, state: State) -> BoxEvent | None:
        """What the box does next, or None when it is a player's turn or the game is over."""

    def apply(self, state: State, event: Any) -> State:
        """The state after what was upcoming."""


class PhaseModule(Protocol):
    """What the module of a phase gives."""

    def legal(self, state: State) -> list[Action]:
        """Everything that the seat in turn may do."""

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """What forbids a well-formed action of the seat in turn."""

    def apply(self, state: State, action: Action) -> State:
        """The state after a legal action."""


_PHASES: Mapping[str, PhaseModule] = {
    "draw_secret": draw,
    "draw": draw,
    "plan": plan,
    "travel": travel,
    "keep": close,
}

TURN_RULES: Mapping[str, str] = {
    "draw_secret": "P2.1",
    "draw": "P3.1",
    "plan": "P4.1",
    "travel": "P5.1",
    "keep": "P6.3",
}
"""The statement that says whose turn it is in each phase."""

_GOLD_PHASES: Mapping[str, PhaseModule] = {
    "cards": cards,
    "open": items,
    "auction": auction,
    "plan": gold_plan,
    "travel": gold_travel,
    "reward": reward,
    "discard": reward,
    "keep_items": finish,
}

GOLD_TURN_RULES: Mapping[str, str] = {
    "cards": "G1.1",
    "open": "G3.1",
    "auction": "G4.2",
    "plan": "P4.1",
    "travel": "P5.1",
    "reward": "G6.2",
    "discard": "P5.12",
    "keep_items": "G7.2",
}
"""The same for the phases of Elfengold."""

SEATS = range(2, 7)
HALF_SEATS = 2
"""So many play where a half of the map is in play."""


def start(edition: Edition, seats: int, seed: int | str, first: int | None = None) -> State:
    """A new game at its first decision.

    ``first`` is the seat of the start player; None draws lots (S8). The same arguments give the
    same game on every machine.

    Raises:
        Refused: not two to six seats, or ``first`` is none of them (S1); on a half of the map,
            not two.

    >>> from elfenwidgets.rules import editions
    >>> state = start(editions()["amigo-de"], seats=3, seed=1, first=0)
    >>> state.phase, state.round, len(state.actor.hand)
    ('draw_secret', 1, 8)
    """
    return settle(set_up(edition, seats, seed, first))


def set_up(edition: Edition, seats: int, seed: int | str, first: int | None = None) -> State:
    """The new game of ``start`` before the box has turned up or dealt anything."""
    if edition.half is not None and seats != HALF_SEATS:
        raise Refused(refuse("S1", "half-for-two", seats=printable(seats)))
    boxed = deal.boxed if edition.gold is None else box.boxed
    return boxed(edition, seats, seed, start_player(seats, seed, first))


def start_player(seats: int, seed: int | str, first: int | None) -> int:
    """The seat that starts: ``first``, or by lot for None (S8).

    Raises:
        Refused: not two to six seats, or ``first`` is none of them (S1).
    """
    if type(seats) is not int or seats not in SEATS:
        raise Refused(refuse("S1", "two-to-six", seats=printable(seats)))
    if first is None:
        return int(shuffled(map(str, range(seats)), seed, "start")[0])
    if type(first) is not int or first not in range(seats):
        raise Refused(refuse("S1", "no-such-seat", seat=printable(first)))
    return first


def why_not(state: State, action: object) -> Refusal | None:
    """The statement that forbids ``action``, or None when it is legal; never raises.

    >>> from elfenwidgets.rules.notation import parse
    >>> from elfenwidgets.rules.position import position
    >>> state = position(at="virst", phase="travel", hand="raft", players=2)
    >>> print(why_not(state, parse("0 move river:virst-ixara > ixara raft")))
    None
    >>> state = position(at="ixara", phase="travel", hand="raft", players=2)
    >>> print(why_not(state, parse("0 move river:virst-ixara > virst raft raft")))
    T8: river-price (kind=raft, terrain=river, base=2, need=2, have=1)
    """
    refusal = malformed(state, action)
    if refusal is not None:
        return refusal
    if state.phase == "over":
        return refuse("E1", "game-over")
    rules = TURN_RULES if state.gold is None else GOLD_TURN_RULES
    if state.phase not in rules:
        return refuse("P1.1", "box-first")
    known: Action = action  # type: ignore[assignment]  # it is well formed
    if known.seat != state.turn:
        return refuse(rules[state.phase], "not-your-turn", seat=known.seat, turn=state.turn)
    phases = _PHASES if state.gold is None else _GOLD_PHASES
    return phases[state.phase].why_not(state, known)


def legal_actions(state: State) -> Iterator[Action]:
    """Every legal action; each payment of a caravan is an action of its own.

    >>> from elfenwidgets.rules.notation import write
    >>> from elfenwidgets.rules.position import position
    >>> state = position(at="virst", phase="travel", hand="raft", players=2)
    >>> [write(action) for action in legal_actions(state)]
    ['0 end', '0 move river:virst-ixara > ixara raft']
    """
    phase = (_PHASES if state.gold is None else _GOLD_PHASES).get(state.phase)
    return iter(phase.legal(state) if phase else ())


def apply(state: State, action: Action) -> State:
    """The state at the next decision after ``action``.

    Raises:
        Refused: the action is not legal; the exception holds the refusal.

    >>> from elfenwidgets.rules.notation import parse
    >>> from elfenwidgets.rules.position import position
    >>> state = position(at="virst", phase="travel", hand="raft", players=2)
    >>> after = apply(state, parse("0 move river:virst-ixara > ixara raft"))
    >>> after.seats[0].boot, state.seats[0].boot
    ('ixara', 'virst')
    """
    return settle(step(state, action))


def step(state: State, event: Event) -> State:
    """The state right after one event, the box's next one or a player's action.

    Raises:
        Refused: the action is not legal, or the box does something else.

    >>> from elfenwidgets.rules.edition import editions
    >>> state = set_up(editions()["amigo-de"], 2, seed=7, first=0)
    >>> state.phase, step(state, upcoming(state)).phase
    ('display', 'round')
    """
    dealer: Dealer = deal if state.gold is None else box
    due = dealer.upcoming(state)
    if due is not None:
        if event != due:
            raise Refused(refuse("P1.1", "box-first"))
        return dealer.apply(state, due)
    refusal = why_not(state, event)
    if refusal is not None:
        raise Refused(refusal)
    phases = _PHASES if state.gold is None else _GOLD_PHASES
    return phases[state.phase].apply(state, event)  # type: ignore[arg-type]  # well formed


def settle(state: State, events: list[GameEvent] | None = None) -> State:
    """The state at the next decision: the box has done all that is its own.

    What the box did is added to ``events``, as the record writes it.

    >>> from elfenwidgets.rules.edition import editions
    >>> state = set_up(editions()["amigo-de"], 2, seed=7, first=0)
    >>> state.phase, settle(state).phase
    ('display', 'draw_secret')
    """
    dealer: Dealer = deal if state.gold is None else box
    while (event := dealer.upcoming(state)) is not None:
        if events is not None:
            events.append(cast(GameEvent, event.to_event()))
        state = dealer.apply(state, event)
    return state


def upcoming(state: State) -> BoxEvent | None:
    """What the box does next, or None when it is a player's turn or the game is over."""
    return deal.upcoming(state) if state.gold is None else box.upcoming(state)


def to_record(state: State, event: Event) -> GameEvent:
    """A legal event as the record has it, with what chance makes of it in ``state``.

    >>> from elfenwidgets.rules.edition import editions
    >>> state = start(editions()["amigo-de"], seats=2, seed=7, first=0)
    >>> to_record(state, DrawSecret(0))
    {'e': 'draw_secret', 'seat': 0, 'counter': 'giant_pig'}
    """
    entry = event.to_event()
    if isinstance(event, DrawSecret) or (isinstance(event, Draw) and event.source == "pile"):
        entry["counter"] = state.pile[-1]
    elif isinstance(event, Draw):
        entry["refill"] = state.pile[-1]
    elif isinstance(event, TakeCard):
        entry |= cards.outcome(state, event)
    return cast(GameEvent, entry)
