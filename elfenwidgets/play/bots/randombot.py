"""A bot that plays by chance, but seldom stops while it could do something."""

import random

from elfenwidgets.play.bots.choice import Choice, plainly
from elfenwidgets.rules.actions import Draw, DrawSecret, EndMove, Pass
from elfenwidgets.rules.view import OwnView

STOPS = 0.25


class RandomBot:
    """Stops (a pass, the end of a move) one time in four, else picks evenly from the rest."""

    name = "random"

    def choose(self, view: OwnView, rng: random.Random) -> Choice:
        """One of ``view.actions``; they must not be empty."""
        stops = [action for action in view.actions if isinstance(action, Pass | EndMove)]
        others = [action for action in view.actions if not isinstance(action, Pass | EndMove)]
        if stops and others:
            return plainly(rng.choice(stops if rng.random() < STOPS else others), "chance")
        chosen = rng.choice(stops or others)
        blind = isinstance(chosen, DrawSecret) or (isinstance(chosen, Draw) and not chosen.counter)
        return Choice(chosen) if blind else plainly(chosen, "chance")
