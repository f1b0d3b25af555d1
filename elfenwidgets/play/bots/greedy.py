"""A bot that goes for the nearest new town."""

import random

from elfenwidgets.rules.actions import Action, Move, Place
from elfenwidgets.rules.view import View


class GreedyBot:
    """Places what it can and pays as little as possible for new towns."""

    name = "greedy"

    def choose(self, view: View, rng: random.Random) -> Action:
        """One of ``view.actions``; they must not be empty."""
        assert view.me is not None
        new = [a for a in view.actions if isinstance(a, Move) and a.to not in view.me.pieces]
        if new and view.me.cards > 0:
            return min(new, key=lambda move: len(move.cards))
        rest = [a for a in view.actions if not isinstance(a, Move)]
        return rng.choice([a for a in rest if isinstance(a, Place)] or rest)
