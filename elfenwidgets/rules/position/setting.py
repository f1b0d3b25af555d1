"""A state from the seat in turn; one of the base game as the keywords of ``position``."""

from collections.abc import Sequence
from typing import Any, TypeVar

from elfenwidgets.rules.state import Seat, State, evolve

Each = TypeVar("Each")


def from_turn(state: State) -> State:
    """The same state with all seats counted from the one in turn, which is seat 0."""
    count = len(state.seats)

    def turned(seats: Sequence[Each]) -> tuple[Each, ...]:
        return (*seats[state.turn :], *seats[: state.turn])

    def number(seat: int) -> int:
        return (seat - state.turn) % count

    gold = state.gold
    if gold is not None:
        bidder = None if gold.bidder is None else number(gold.bidder)
        out = frozenset(map(number, gold.out))
        gold = evolve(gold, seats=turned(gold.seats), bidder=bidder, out=out)
    seats = turned(state.seats)
    return evolve(state, seats=seats, start=number(state.start), turn=0, gold=gold)


def setting(state: State) -> dict[str, Any]:
    """Keywords with which ``position`` gives all of a state that lies open or is held.

    The seat in turn comes first, as seat 0; whoever started is told from there. What lies face
    down is mixed anew.

    >>> from elfenwidgets.rules.position import position
    >>> state = position(at="virst", phase="travel", hand="raft", players=3, start=1, turn=2)
    >>> again = position(**setting(state))
    >>> again.turn, again.start, again.actor == state.actor
    (0, 2, True)
    """
    state = from_turn(state)
    return {
        "edition": state.edition,
        "phase": state.phase,
        "players": len(state.seats),
        "round": state.round,
        "start": state.start,
        "turn": 0,
        "done": None if state.phase == "keep" else state.done,
        **_things(state.actor),
        "roads": {
            road: kind + "!" * (road in state.obstacles) for road, kind in state.counters.items()
        },
        "display": state.display,
        "seats": [*map(_things, state.seats[1:])],
    }


def _things(seat: Seat) -> dict[str, Any]:
    card = {} if seat.town_card is None else {"town_card": seat.town_card}
    return {
        "at": seat.boot,
        "hand": seat.hand,
        "open": seat.open,
        "secret": seat.secret,
        "obstacle": seat.obstacle,
        "pieces": sorted(seat.pieces),
        **card,
    }
