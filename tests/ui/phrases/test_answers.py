"""Typed answers are read as people write them, in the language in use."""

from collections.abc import Iterator
from typing import Any

import pytest

from elfenwidgets import text
from elfenwidgets.lessons.catalogue import check, items
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.verdict import Verdict
from elfenwidgets.ui.phrases.answers import meant


@pytest.fixture(autouse=True)
def _default_language() -> Iterator[None]:
    yield
    text.use(text.DEFAULT)


def worth(key: str, answer: Any) -> Verdict:
    exercise = items()[key]
    assert isinstance(exercise, Exercise)
    return check(key, meant(answer, exercise.right))


@pytest.mark.parametrize(
    ("language", "key", "answer"),
    [
        ("en", "map:upriver", "2"),
        ("en", "map:upriver", "two"),
        ("en", "map:upriver", " 2 rafts. "),
        ("en", "map:upriver", "Two rafts, against the arrow"),
        ("en", "end:rivinia", "sixteen"),
        ("en", "end:rivinia", "17 - 1 = 16"),
        ("en", "map:desert", "unicorn, troll wagon, dragon"),
        ("en", "map:desert", "Unicorn Dragon Troll wagon"),
        ("en", "map:desert", "unicorns, dragons and troll wagons"),
        ("en", "map:desert", "the dragon, the unicorn & the troll_wagon"),
        ("en", "map:desert", "['unicorn', 'troll_wagon', 'dragon']"),
        ("en", "map:desert", ["Unicorn", "troll wagon", "dragons"]),
        ("en", "python:why", " p4.3 "),
        ("de", "map:upriver", "zwei"),
        ("de", "map:upriver", "zwei Flöße"),
        ("de", "end:rivinia", "Sechzehn Punkte"),
        ("de", "map:desert", "Einhorn, Trollwagen, Drache"),
        ("de", "map:desert", "einhörner, trollwagen und drachen"),
        ("de", "map:desert", "der Drache, das Einhorn und der Trollwagen"),
        ("de", "map:desert", "unicorn, troll_wagon, dragon"),
    ],
)
def test_an_answer_is_read_as_people_write_it(language: str, key: str, answer: Any) -> None:
    text.use(language)
    assert worth(key, answer).kind == "right"


@pytest.mark.parametrize(
    ("language", "key", "answer", "reason"),
    [
        ("en", "map:desert", "Dragon and troll wagon", "unicorn"),
        ("en", "map:desert", "dragon", "more"),
        ("en", "map:upriver", "one raft", "downriver"),
        ("en", "end:rivinia", "fifteen points", "road"),
        ("de", "map:desert", "Drachen und Trollwagen", "unicorn"),
        ("de", "map:upriver", "ein Floß", "downriver"),
    ],
)
def test_a_wrong_answer_is_read_as_well(language: str, key: str, answer: str, reason: str) -> None:
    text.use(language)
    verdict, exercise = worth(key, answer), items()[key]
    assert isinstance(exercise, Exercise)
    assert (verdict.kind, verdict.key) == ("wrong", exercise.word(f"wrong-{reason}"))


def test_more_than_is_asked_for_is_not_right() -> None:
    assert worth("map:desert", "unicorn, troll wagon, dragon, elfcycle").kind == "wrong"
    assert worth("map:desert", "unicorn, troll wagon, dragon, camel").kind == "wrong"
    assert worth("map:desert", "not the unicorn, troll wagon, dragon").kind == "wrong"
    assert worth("map:upriver", "2 or 3").kind == "wrong"
    assert worth("map:upriver", "   ").kind == "open"
