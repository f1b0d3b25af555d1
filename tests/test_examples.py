"""The examples in the docstrings of `rules` and `play` give what they show."""

import doctest
import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from elfenwidgets import play, rules
from elfenwidgets.play import fast
from elfenwidgets.play.bots import bots
from elfenwidgets.play.coaching.game_review import Review
from elfenwidgets.play.coaching.hints import graded_hints
from elfenwidgets.play.coaching.puzzles import of_day
from elfenwidgets.play.coaching.recommendation import recommended_action, recommended_journey
from elfenwidgets.play.env import mask
from elfenwidgets.play.env.observation import observe
from elfenwidgets.play.game import Game
from elfenwidgets.play.journeys.best_journey import best_journey, for_view
from elfenwidgets.play.journeys.placements import advice, journey_after
from elfenwidgets.play.journeys.reachable import reachable, reachable_after
from elfenwidgets.play.replay import Replay
from elfenwidgets.play.selfplay import play as play_game
from elfenwidgets.play.table import rematch
from elfenwidgets.play.tournament import schedule
from elfenwidgets.play.tournament.standings import wilson
from elfenwidgets.rules import engine, notation
from elfenwidgets.rules.log import as_known_to
from elfenwidgets.rules.phases.travel import price
from elfenwidgets.rules.position import position, text
from elfenwidgets.rules.record import replay, steps
from elfenwidgets.rules.refusal import refuse
from elfenwidgets.rules.score import standings

FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def modules(package: ModuleType) -> Iterator[ModuleType]:
    yield package
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


MODULES = [module for package in (rules, play) for module in modules(package)]
PUBLIC: list[Callable[..., Any]] = [
    *(getattr(rules, name) for name in rules.__all__ if inspect.isfunction(getattr(rules, name))),
    *(notation.write, notation.parse, text.write, text.parse),
    *(
        engine.step,
        engine.settle,
        engine.to_record,
        price,
        standings,
        as_known_to,
        refuse,
        steps,
        replay,
    ),
    *(position, Game, Replay, rematch, play_game, bots, Review, of_day, graded_hints),
    *(for_view, best_journey, reachable, reachable_after, advice, journey_after),
    *(recommended_action, recommended_journey, schedule.play_game, wilson),
    *(fast.start, fast.from_state, fast.to_state, fast.encode, mask.write, observe),
]


def test_the_examples_give_what_they_show() -> None:
    tried = 0
    for module in MODULES:
        failed, attempted = doctest.testmod(module, optionflags=FLAGS)
        assert failed == 0, module.__name__
        tried += attempted
    assert tried > 100


def test_what_is_called_most_has_an_example() -> None:
    missing = [thing.__qualname__ for thing in PUBLIC if ">>>" not in (inspect.getdoc(thing) or "")]
    assert missing == []
