"""Typed answers are read as people write them, in the language in use."""

from collections.abc import Iterator
from typing import Any

import pytest

from elfenwidgets import text
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.verdict import Verdict
from elfenwidgets.ui.phrases.answers import meant


@pytest.fixture(autouse=True)
def _default_language() -> Iterator[None]:
    yield
    text.use(text.DEFAULT)


def exercise(name: str, right: Any, wrong: Any) -> Exercise:
    data = {"name": name, "right": right, "wrong": wrong, "statement": "T4"}
    return Exercise.from_data("roads", data)


ASKED = {
    "upriver": exercise("upriver", 2, [[1, "downriver"]]),
    "rivinia": exercise("rivinia", 16, [[15, "road"]]),
    "desert": exercise(
        "desert",
        ["dragon", "troll_wagon", "unicorn"],
        [[["dragon", "troll_wagon"], "unicorn"], [["dragon"], "more"]],
    ),
    "why": exercise("why", "P4.3", []),
}


def worth(name: str, answer: Any) -> Verdict:
    asked = ASKED[name]
    return asked.check(meant(answer, asked.right))


@pytest.mark.parametrize(
    ("language", "name", "answer"),
    [
        ("en", "upriver", "2"),
        ("en", "upriver", "two"),
        ("en", "upriver", " 2 rafts. "),
        ("en", "upriver", "Two rafts, against the arrow"),
        ("en", "rivinia", "sixteen"),
        ("en", "rivinia", "17 - 1 = 16"),
        ("en", "desert", "unicorn, troll wagon, dragon"),
        ("en", "desert", "Unicorn Dragon Troll wagon"),
        ("en", "desert", "unicorns, dragons and troll wagons"),
        ("en", "desert", "the dragon, the unicorn & the troll_wagon"),
        ("en", "desert", "['unicorn', 'troll_wagon', 'dragon']"),
        ("en", "desert", ["Unicorn", "troll wagon", "dragons"]),
        ("en", "why", " p4.3 "),
        ("de", "upriver", "zwei"),
        ("de", "upriver", "zwei Flöße"),
        ("de", "rivinia", "Sechzehn Punkte"),
        ("de", "desert", "Einhorn, Trollwagen, Drache"),
        ("de", "desert", "einhörner, trollwagen und drachen"),
        ("de", "desert", "der Drache, das Einhorn und der Trollwagen"),
        ("de", "desert", "unicorn, troll_wagon, dragon"),
        ("sv", "upriver", "Två timmerflottar"),
        ("sv", "rivinia", "sjutton minus ett = sexton"),
        ("sv", "desert", "en enhörning, drakar och en trollkärra"),
    ],
)
def test_an_answer_is_read_as_people_write_it(language: str, name: str, answer: Any) -> None:
    text.use(language)
    assert worth(name, answer).kind == "right"


@pytest.mark.parametrize(
    ("language", "name", "answer", "reason"),
    [
        ("en", "desert", "Dragon and troll wagon", "unicorn"),
        ("en", "desert", "dragon", "more"),
        ("en", "upriver", "one raft", "downriver"),
        ("en", "rivinia", "fifteen points", "road"),
        ("de", "desert", "Drachen und Trollwagen", "unicorn"),
        ("de", "upriver", "ein Floß", "downriver"),
        ("sv", "desert", "Drakar och trollkärror", "unicorn"),
        ("sv", "upriver", "en flotte", "downriver"),
    ],
)
def test_a_wrong_answer_is_read_as_well(language: str, name: str, answer: str, reason: str) -> None:
    text.use(language)
    verdict = worth(name, answer)
    assert (verdict.kind, verdict.key) == ("wrong", ASKED[name].word(f"wrong-{reason}"))


def test_more_than_is_asked_for_is_not_right() -> None:
    assert worth("desert", "unicorn, troll wagon, dragon, elfcycle").kind == "wrong"
    assert worth("desert", "unicorn, troll wagon, dragon, camel").kind == "wrong"
    assert worth("desert", "not the unicorn, troll wagon, dragon").kind == "wrong"
    assert worth("upriver", "2 or 3").kind == "wrong"
    assert worth("upriver", "   ").kind == "open"
