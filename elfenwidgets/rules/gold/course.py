"""The course of a round of Elfengold: which phase follows which."""

from collections.abc import Mapping
from itertools import pairwise

from elfenwidgets.rules.state import State, evolve
from elfenwidgets.rules.vocabulary import Phase

FIRST_ROUND: tuple[Phase, ...] = (
    *("round", "hand", "market", "items", "row", "auction", "plan", "travel"),
    *("keep_items",),
)
"""The phases of round 1 (GS2, G3.1 to G7.2)."""

LATER_ROUNDS: tuple[Phase, ...] = (
    *("round", "cards", "income", "items", "row", "auction", "plan", "travel"),
    *("keep_items",),
)
"""The phases of the other rounds. ``open`` belongs to ``items``, ``sale`` to ``auction``,
``reward`` and ``discard`` to ``travel``."""

_NEXT: tuple[Mapping[Phase, Phase], ...] = tuple(
    dict(pairwise(phases)) for phases in (FIRST_ROUND, LATER_ROUNDS)
)


def after(state: State, phase: Phase) -> State:
    """The state at the begin of what follows ``phase`` in this round, with the start player."""
    following = _NEXT[state.round > 1][phase]
    return evolve(state, phase=following, turn=state.start, done=0)
