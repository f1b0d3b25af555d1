"""A seed is a seed: the bot that searches is bounded by its work, never by the clock."""

import os
import pkgutil
import random
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from math import fsum

import pytest

from elfenwidgets.play import bots as bots_room
from elfenwidgets.play import coaching, journeys
from elfenwidgets.play.bots import bots, evaluation
from elfenwidgets.play.bots.searcher import SearcherBot
from elfenwidgets.play.journeys.label_setting import maximal
from elfenwidgets.rules import editions, start, view
from elfenwidgets.rules.engine import apply
from elfenwidgets.rules.notation import write

# Each look at the clock comes an hour after the one before.
CHOOSE = """
import itertools, time
hours = itertools.count(0.0, 3600.0)
time.monotonic = time.perf_counter = time.time = time.process_time = lambda: next(hours)
from tests.play.bots.test_same_seed import choices
print(choices())
"""


def choices() -> str:
    """What the searcher and the planner choose now and then in a game of greedy bots."""
    state, said = start(editions()["amigo-de"], 4, 1), []
    searcher, greedy, planner = SearcherBot(work=15_000), bots()["greedy"](), bots()["planner"]()
    planned = 0
    while state.phase != "over":
        seen = view(state, state.turn)
        if state.phase == "draw" and not planned:
            planned += 1
            said.append(write(searcher.choose(seen, random.Random(planned)).action))
        if state.phase == "plan":
            planned += 1
            if planned % 24 == 1:
                for bot in (searcher, planner):
                    said.append(write(bot.choose(seen, random.Random(planned)).action))
        state = apply(state, greedy.choose(seen, random.Random(planned)).action)
    assert len(said) > 2
    return "; ".join(said)


@cache
def alone() -> str:
    """What they choose here, where nothing hurries them."""
    return choices()


def test_two_processes_whose_time_flies_choose_the_same() -> None:
    """Each with another order of its sets of words."""
    both = [
        subprocess.Popen(
            [sys.executable, "-c", CHOOSE],
            env=os.environ | {"PYTHONHASHSEED": order},
            stdout=subprocess.PIPE,
            text=True,
        )
        for order in ("1", "2")
    ]
    printed = [process.communicate()[0].strip() for process in both]
    assert printed == [alone(), alone()]


def test_less_work_ends_a_search_earlier() -> None:
    state = start(editions()["amigo-de"], 3, 1)
    while state.phase != "plan":
        state = apply(state, view(state, state.turn).actions[0])
    asked = []
    for work in (0, 2000, 1 << 30):
        rng = _Counting(0)
        SearcherBot(work=work).choose(view(state, state.turn), rng)
        asked.append(rng.asked)
    assert 1 == asked[0] < asked[1] < asked[2]


class _Counting(random.Random):
    """Chance that counts how often it is asked: once for each world."""

    asked = 0

    def random(self) -> float:
        self.asked += 1
        return super().random()


MODULES = [
    import_module(f"{room.__name__}.{found.name}")
    for room in (bots_room, journeys, coaching)
    for found in pkgutil.iter_modules(room.__path__)
]


def backwards(numbers: Iterable[float]) -> float:
    """The sum of whole numbers, from the last to the first."""
    kept = list(numbers)[::-1]
    assert not any(isinstance(each, float) for each in kept), "its last digit hangs on the order"
    return sum(kept)


class _Whole(random.Random):
    """Chance with seeds that are the same number on every machine."""

    def __init__(self, seed: object) -> None:
        assert isinstance(seed, int | str | bytes), "the hash of a fraction hangs on the machine"
        super().__init__(seed)


def test_no_choice_hangs_on_the_order_of_a_sum_or_on_the_hash_of_a_fraction(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From Python 3.12 on ``sum`` adds fractions otherwise, and a narrow machine hashes them so."""
    before = alone()
    for module in MODULES:
        monkeypatch.setattr(module, "sum", backwards, raising=False)
        if hasattr(module, "fsum"):
            monkeypatch.setattr(module, "fsum", lambda numbers: fsum(list(numbers)[::-1]))
    monkeypatch.setattr(random, "Random", _Whole)
    for kept in (evaluation.to_come, evaluation.tree):
        kept.cache_clear()
    assert choices() == before


def test_journeys_that_collect_as_much_are_followed_in_one_order() -> None:
    """Whichever was found first, and however a set of numbers lies in a machine's memory."""
    rng = random.Random(1)
    labels = [rng.getrandbits(20) for _ in range(200)]
    assert len({tuple(maximal(rng.sample(labels, len(labels)))) for _ in range(20)}) == 1
