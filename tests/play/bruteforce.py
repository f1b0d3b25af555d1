"""The most towns that any journey collects, by the engine's own moves and nothing cleverer."""

from dataclasses import replace
from functools import cache

from elfenwidgets.rules import Move, State, apply, legal_actions


def most_towns(state: State, seat: int) -> int:
    """The new towns of the best of all journeys of ``seat``, whose turn it is to travel."""

    @cache
    def most(boot: str, pieces: frozenset[str], hand: tuple[str, ...]) -> int:
        me = replace(state.seats[seat], boot=boot, pieces=pieces, hand=hand)
        here = replace(state, seats=state.with_seat(seat, me))
        found = [len(pieces)]
        for action in legal_actions(here):
            if isinstance(action, Move):
                after = apply(here, action).seats[seat]
                found.append(most(after.boot, after.pieces, after.hand))
        return max(found)

    me = state.seats[seat]
    return most(me.boot, me.pieces, me.hand) - len(me.pieces)
