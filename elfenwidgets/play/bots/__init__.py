"""Players that the program provides: each sees the view of its seat and nothing else."""

import random
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from pkgutil import resolve_name
from types import MappingProxyType
from typing import Protocol

from elfenwidgets.play.bots.choice import Choice
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


_BOTS = {
    "random": "elfenwidgets.play.bots.randombot:RandomBot",
    "greedy": "elfenwidgets.play.bots.greedy:GreedyBot",
    "planner": "elfenwidgets.play.bots.planner:PlannerBot",
    "searcher": "elfenwidgets.play.bots.searcher:SearcherBot",
}
"""Where each bot is made: a module is loaded when its bot is, for where a kernel is no fork, each
page pays for what it loads."""


def bots() -> Mapping[str, Callable[..., Bot]]:
    """The bots by name, the weakest first; call one to get a player.

    >>> list(bots())
    ['random', 'greedy', 'planner', 'searcher']
    """
    return MappingProxyType({name: partial(_bot, where) for name, where in _BOTS.items()})


def seated(name: str, seconds: float) -> Bot:
    """A bot by name that thinks at most so many seconds, where it searches at all.

    It is made when it first has to choose: many a game that is opened is only looked at.
    """
    return _Seated(name, {"seconds": seconds} if name == "searcher" else {})


class _Seated:
    def __init__(self, name: str, how: Mapping[str, float]) -> None:
        self.name = name
        self._how = how

    @cached_property
    def _bot(self) -> Bot:
        return bots()[self.name](**self._how)

    def choose(self, view: OwnView, rng: random.Random) -> Choice:
        return self._bot.choose(view, rng)


def _bot(where: str, **how: float) -> Bot:
    bot: Bot = resolve_name(where)(**how)
    return bot
