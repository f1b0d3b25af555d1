"""A state of the base game as the keywords of ``position``, from the seat in turn."""

from typing import Any

from elfenwidgets.rules.state import Seat, State


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
    count = len(state.seats)
    seats = [*state.seats[state.turn :], *state.seats[: state.turn]]
    return {
        "edition": state.edition,
        "phase": state.phase,
        "players": count,
        "round": state.round,
        "start": (state.start - state.turn) % count,
        "turn": 0,
        "done": None if state.phase == "keep" else state.done,
        **_things(seats[0]),
        "roads": {
            road: kind + "!" * (road in state.obstacles) for road, kind in state.counters.items()
        },
        "display": state.display,
        "seats": [*map(_things, seats[1:])],
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
