"""Players that the program provides: each sees the view of its seat and nothing else."""

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol

from elfenwidgets.play.bots.choice import Choice
from elfenwidgets.play.bots.greedy import GreedyBot
from elfenwidgets.play.bots.planner import PlannerBot
from elfenwidgets.play.bots.randombot import RandomBot
from elfenwidgets.play.bots.searcher import SearcherBot
from elfenwidgets.rules.view import OwnView


class Bot(Protocol):
    """Somebody who chooses among the actions that a view offers.

    The bots that come with the program, by the strength that people choose: RandomBot is easy,
    GreedyBot medium, PlannerBot hard, SearcherBot expert.
    """

    name: str

    def choose(self, view: OwnView, rng: random.Random) -> Choice:
        """One of ``view.actions``, which must not be empty, and why.

        Chance comes from ``rng`` alone: the same view and seed give the same choice, unless the
        bot was given so few seconds that its search ends before its work is done.
        """
        ...


def bots() -> Mapping[str, Callable[[], Bot]]:
    """The bots by name, the weakest first; call one to get a player.

    >>> list(bots())
    ['random', 'greedy', 'planner', 'searcher']
    """
    return MappingProxyType(
        {
            "random": RandomBot,
            "greedy": GreedyBot,
            "planner": PlannerBot,
            "searcher": SearcherBot,
        }
    )


def seated(name: str, seconds: float) -> Bot:
    """A bot by name that thinks at most so many seconds, where it searches at all."""
    return SearcherBot(seconds=seconds) if name == SearcherBot.name else bots()[name]()
