"""All journeys, by the engine's own moves and nothing cleverer."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from elfenwidgets.rules import BOARD, Move, State, apply, legal_actions
from elfenwidgets.rules.state import Cards


class End(NamedTuple):
    """Where a journey may end, with which pieces and which cards."""

    boot: str
    pieces: frozenset[str]
    hand: Cards


def ends(state: State, seat: int) -> set[End]:
    """Every end of every journey of ``seat`` over the roads as they are."""
    me = state.seats[seat]
    # Nobody has all twenty here, so that no move ends the game before the journey is over.
    state = replace(state, phase="travel", turn=seat, round=state.edition.rounds)
    found = {End(me.boot, me.pieces, me.hand)}
    frontier = list(found)
    for boot, pieces, hand in frontier:
        mine = replace(me, boot=boot, pieces=pieces, hand=hand)
        here = replace(state, seats=state.with_seat(seat, mine))
        for action in legal_actions(here):
            if isinstance(action, Move):
                after = apply(here, action).seats[seat]
                end = End(after.boot, after.pieces, after.hand)
                if end not in found:
                    found.add(end)
                    frontier.append(end)
    return found


def most_towns(state: State, seat: int) -> int:
    """The new towns of the best of all journeys of ``seat``."""
    return max(len(end.pieces) for end in ends(state, seat)) - len(state.seats[seat].pieces)


def home(state: State, seat: int) -> str | None:
    """The town from which the distance counts at the end of this round (E3, E4)."""
    edition, twenty = state.edition, any(len(s.pieces) == 20 for s in state.seats)
    if edition.early_end == "end_of_round_3" and state.round == 3 and twenty:
        return None
    last = state.round == edition.rounds
    last = last or (edition.early_end == "finish_round" and twenty)
    return state.seats[seat].town_card if last else None


def best_ends(state: State, seat: int) -> Iterator[tuple[int, int, End]]:
    """The ends of the best journeys: new towns less the way home, then cards left; with both."""
    own, town = state.seats[seat].pieces, home(state, seat)

    def value(end: End) -> tuple[int, int]:
        away = BOARD.distance(end.boot, town) if town else 0
        return len(end.pieces - own) - away, len(end.hand)

    every = ends(state, seat)
    best = max(map(value, every))
    return ((*best, end) for end in every if value(end) == best)


def best_towns(state: State, seat: int) -> set[int]:
    """How many new towns the best journeys collect; with a way home they may differ."""
    own = state.seats[seat].pieces
    return {len(end.pieces - own) for _, _, end in best_ends(state, seat)}
