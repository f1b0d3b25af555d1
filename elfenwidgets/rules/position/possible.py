"""What no game comes to, although there are cards and counters enough for it."""

from typing import get_args

from elfenwidgets.rules.ending import won_after_moves, won_at_once
from elfenwidgets.rules.engine import HALF_SEATS
from elfenwidgets.rules.phases.draw import OPEN_DRAWS
from elfenwidgets.rules.state import HAND_AT_START, HAND_LIMIT, State, evolve
from elfenwidgets.rules.vocabulary import BoxPhase

COUNTERS_HELD = 5
BOX_PHASES: tuple[BoxPhase, ...] = get_args(BoxPhase)


def ended(state: State) -> State:
    """The end of the game as the last boot leaves it, or the twentieth piece (E1-E4).

    Raises:
        ValueError: nothing ends the game there.
    """
    count = len(state.seats)
    all_pieces = state.edition.pieces
    complete = [index for index, seat in enumerate(state.seats) if len(seat.pieces) == all_pieces]
    won = won_at_once(state) if complete == [state.turn] else None
    if won is not None:
        return evolve(state, winners=won.winners, done=(state.turn - state.start) % count)
    won = won_after_moves(state)
    if won is None:
        raise ValueError(f"nothing ends the game in round {state.round} (E1, E3)")
    return evolve(state, winners=won.winners, turn=state.start, done=count)


def check(state: State) -> None:
    """Refuse a state that no game comes to.

    Raises:
        ValueError: the sentence says why.
    """
    count = len(state.seats)
    _check_half(state)
    for index, seat in enumerate(state.seats):
        limit = _hand_limit(state, index)
        if len(seat.hand) > limit:
            raise ValueError(f"seat {index} has {len(seat.hand)} cards, here at most {limit}")
        if state.phase in BOX_PHASES and seat.held > 1:
            raise ValueError(f"seat {index} has kept {seat.held} counters, at most one (P6.3)")
        if seat.held > COUNTERS_HELD:
            raise ValueError(f"seat {index} has {seat.held} counters, at most five (P3.5)")
    to_draw = {"draw_secret": count * (1 + OPEN_DRAWS), "draw": count * OPEN_DRAWS}
    if state.phase in to_draw and len(state.pile) < to_draw[state.phase] - state.done:
        raise ValueError("too few counters are left to draw from")
    if state.counters and (_round_is_over(state) or state.phase in (*BOX_PHASES, *to_draw)):
        raise ValueError(f"no counters lie on the roads in the phase {state.phase} (P6.2)")
    if state.discard and state.phase in (*BOX_PHASES, *to_draw, "plan"):
        raise ValueError(f"no cards are played before the boots move, but {len(state.discard)}")
    if state.phase == "keep" and state.actor.held < 2:
        raise ValueError("only who has more than one counter is asked which to keep (P6.3)")


def _check_half(state: State) -> None:
    """Refuse what lies outside of a half of the map, and other players than two."""
    if state.edition.half is None:
        return
    if len(state.seats) != HALF_SEATS:
        raise ValueError(f"two play on a half of the map, not {len(state.seats)} (S1)")
    board = state.edition.board
    boots = {seat.boot for seat in state.seats} | {
        seat.town_card for seat in state.seats if seat.town_card
    }
    pieces = frozenset[str]().union(*(seat.pieces for seat in state.seats))
    outside = [
        *sorted(boots - board.towns.keys()),
        *sorted(pieces - set(board.piece_towns)),
        *sorted(state.counters.keys() - board.connections.keys()),
    ]
    if outside:
        raise ValueError(f"{outside[0]} is not in play on this half of the map (S2)")


def _round_is_over(state: State) -> bool:
    """Whether all have moved, and those who hold several counters keep one."""
    return state.phase == "keep" and state.edition.give_back == "round_end"


def _hand_limit(state: State, index: int) -> int:
    """How many cards a seat can have: a hand is dealt, and is cut when its move ends (P5.12)."""
    most = HAND_AT_START + (HAND_LIMIT if state.edition.hand == "deal_8" else 0)
    acted = (index - state.start) % len(state.seats) < state.done
    match state.phase:
        case "display" | "town_card" | "round":
            return HAND_LIMIT if state.round else 0
        case "deal":
            return most if acted else HAND_LIMIT if state.round > 1 else 0
        case "travel":
            return HAND_LIMIT if acted else most
        case "over":  # who won on the spot has paid for the step
            return HAND_LIMIT if acted else most - (index == state.turn)
    return HAND_LIMIT if _round_is_over(state) else most
