"""A bot that plays by chance, but seldom stops while it could do something."""

import random

from elfenwidgets.play.bots.choice import Choice, plainly
from elfenwidgets.play.bots.gold.medium import liking
from elfenwidgets.rules.actions import Action, Draw, DrawSecret, EndMove, Pass
from elfenwidgets.rules.gold.actions import Bid
from elfenwidgets.rules.view import OwnView

STOPS = 0.25


class RandomBot:
    """Stops (a pass, the end of a move) one time in four, else picks evenly from the rest.

    In Elfengold it bids no more than the item on sale is worth to its hand.
    """

    name = "random"

    def choose(self, view: OwnView, rng: random.Random) -> Choice:
        """One of ``view.actions``; they must not be empty."""
        stops = [action for action in view.actions if isinstance(action, Pass | EndMove)]
        others = [
            action
            for action in view.actions
            if not isinstance(action, Pass | EndMove) and not _too_dear(view, action)
        ]
        if stops and others:
            return plainly(rng.choice(stops if rng.random() < STOPS else others), "chance")
        chosen = rng.choice(stops or others)
        blind = isinstance(chosen, DrawSecret) or (isinstance(chosen, Draw) and not chosen.counter)
        return Choice(chosen) if blind else plainly(chosen, "chance")


def _too_dear(view: OwnView, action: Action) -> bool:
    """Whether an action bids more than what is on sale is worth."""
    if view.gold is None or not isinstance(action, Bid):
        return False
    return action.coins > liking(view, view.gold.row[0])
