"""Positions as keywords, as lessons and puzzles have them: a state from them, and they from it."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.position.keywords import position
from elfenwidgets.rules.state import Seat, State, evolve

Each = TypeVar("Each")


def from_setting(setting: Mapping[str, Any]) -> State:
    """The position of keywords: with the edition ``elfengold`` those of ``gold_position``.

    Raises:
        ValueError: the position cannot come about; the sentence says why.
    """
    if setting.get("edition") != "elfengold":
        return position(**setting)
    return gold_position(**{name: said for name, said in setting.items() if name != "edition"})


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
