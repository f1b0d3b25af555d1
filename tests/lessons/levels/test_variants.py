"""A level comes back in another dress: what is right and what is wrong in it stays the same."""

import re

import pytest

from elfenwidgets import text
from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS
from elfenwidgets.rules.engine import legal_actions
from elfenwidgets.rules.notation import write
from tests.lessons.levels.made import made
from tests.messages import MESSAGES

SEEDS = range(9)
LEVELS = [level for each in lessons() for level in each.levels if level.swaps]
every_level = pytest.mark.parametrize("level", LEVELS, ids=[level.key for level in LEVELS])

NAMED = {
    "giant_pig": "pig|schwein",
    "elfcycle": "elfcycle|elfenr",
    "magic_cloud": "cloud|wolke",
    "unicorn": "unicorn|einh",
    "troll_wagon": "wagon",
    "dragon": "dragon|drache",
}
"""How sentences call a kind."""


def variants(level: Level) -> list[Level]:
    return [other for seed in SEEDS if (other := level.variant(seed)) is not level]


def test_there_are_levels_enough_that_can_change() -> None:
    assert len(LEVELS) >= 15


@every_level
def test_a_variant_is_solved_by_its_own_solution_at_par(level: Level) -> None:
    for other in variants(level):
        attempt = Attempt(other)
        for step in other.steps:
            assert step in attempt.view.actions
            attempt.play(step)
        assert attempt.stars == 3


@every_level
def test_its_wrong_ways_can_be_played_and_keep_their_reasons(level: Level) -> None:
    for other in variants(level):
        assert list(other.wrong.values()) == list(level.wrong.values())
        for here, there in zip(level.wrong, other.wrong, strict=True):
            assert can(level, here) is can(other, there)


def can(level: Level, line: str) -> bool:
    return any(f"{write(a)} ".startswith(f"{line} ") for a in legal_actions(level.start))


@every_level
def test_kinds_change_places_only_where_they_cost_the_same(level: Level) -> None:
    for pair in level.swaps:
        for road, kind in level.start.counters.items():
            if kind in pair:
                terrain = BOARD.connections[road].kind
                one, other = (CHART[each] for each in COUNTERS if each in pair)
                assert one[terrain] == other[terrain]


@pytest.mark.parametrize("language", text.languages())
def test_no_sentence_names_a_kind_that_may_be_another(language: str) -> None:
    for level in LEVELS:
        said = " ".join("".join(MESSAGES[language][key].words) for key in level.words)
        for kind in {kind for pair in level.swaps for kind in pair}:
            assert not re.search(NAMED[kind], said, re.IGNORECASE), (level.key, kind)


@every_level
def test_the_same_seed_gives_the_same_variant(level: Level) -> None:
    assert all(level.variant(seed) == level.variant(seed) for seed in SEEDS)
    assert level.variant(1).key == level.key


def test_two_kinds_change_places_in_all_that_a_level_says() -> None:
    """In its goal, and in what is done: cards are named in the order in which a hand has them."""
    pig = made(
        position={"phase": "travel", "at": "feodor", "hand": "giant_pig giant_pig elfcycle raft"},
        goal={"kept": "elfcycle", "at": "feodor"},
        solution=["0 end giant_pig giant_pig raft"],
        tries=["0 end giant_pig elfcycle raft"],
        wrong={"0 end giant_pig": "why"},
        swaps=["giant_pig elfcycle"],
    )
    elfcycle = next(other for seed in SEEDS if (other := pig.variant(seed)) is not pig)
    assert elfcycle.setting["hand"] == "elfcycle elfcycle giant_pig raft"
    assert elfcycle.goal == {"kept": "giant_pig", "at": "feodor"}
    assert elfcycle.solution == ("0 end elfcycle elfcycle raft",)
    assert elfcycle.tries == ("0 end giant_pig elfcycle raft",)
    assert elfcycle.wrong == {"0 end elfcycle": "why"}
