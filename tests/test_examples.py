"""The examples in the docstrings of `rules` and `play` give what they show."""

import doctest
import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from elfenwidgets import play, rules
from elfenwidgets.play.bots import bots
from elfenwidgets.play.coaching.hints import ladder
from elfenwidgets.play.game import Game
from elfenwidgets.play.journeys.best_journey import for_view
from elfenwidgets.play.journeys.placements import advice
from elfenwidgets.play.selfplay import play as play_game
from elfenwidgets.rules import notation
from elfenwidgets.rules.position import position, text
from elfenwidgets.rules.record import replay

FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def modules(package: ModuleType) -> Iterator[ModuleType]:
    yield package
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


MODULES = [module for package in (rules, play) for module in modules(package)]
PUBLIC: list[Callable[..., Any]] = [
    *(getattr(rules, name) for name in rules.__all__ if inspect.isfunction(getattr(rules, name))),
    *(notation.write, notation.parse, text.write, text.parse),
    *(position, replay, Game, play_game, bots, for_view, advice, ladder),
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_the_examples_of_a_module_give_what_they_show(module: ModuleType) -> None:
    failed, _ = doctest.testmod(module, optionflags=FLAGS)
    assert failed == 0


@pytest.mark.parametrize("thing", PUBLIC, ids=lambda thing: thing.__qualname__)
def test_what_is_called_most_has_an_example(thing: Callable[..., Any]) -> None:
    assert ">>>" in (inspect.getdoc(thing) or "")
