"""Typed answers are read as people write them, in the language in use."""

from collections.abc import Iterator
from typing import Any

import pytest

from elfenwidgets import text
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.ui.course.text.quiz import read_answer


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
    "why": exercise("why", "P4.3", []),
}


def worth(name: str, answer: Any) -> Verdict:
    asked = ASKED[name]
    return asked.check(read_answer(answer, asked.right))


@pytest.mark.parametrize(
    ("language", "name", "answer"),
    [
        ("en", "upriver", "2"),
        ("en", "upriver", "two"),
        ("en", "upriver", " 2 rafts. "),
        ("en", "upriver", "Two rafts, against the arrow"),
        ("en", "rivinia", "sixteen"),
        ("en", "rivinia", "17 - 1 = 16"),
        ("en", "why", " p4.3 "),
        ("de", "upriver", "zwei"),
        ("de", "upriver", "zwei Flöße"),
        ("de", "rivinia", "Sechzehn Punkte"),
        ("fr", "upriver", "Deux radeaux"),
        ("fr", "rivinia", "dix-sept moins un = seize"),
        ("it", "upriver", "Due zattere"),
        ("sv", "upriver", "Två timmerflottar"),
        ("sv", "rivinia", "sjutton minus ett = sexton"),
    ],
)
def test_an_answer_is_read_as_people_write_it(language: str, name: str, answer: Any) -> None:
    text.use(language)
    assert worth(name, answer).kind == "right"


@pytest.mark.parametrize(
    ("language", "name", "answer", "reason"),
    [
        ("en", "upriver", "one raft", "downriver"),
        ("en", "rivinia", "fifteen points", "road"),
        ("de", "upriver", "ein Floß", "downriver"),
        ("fr", "upriver", "un radeau", "downriver"),
        ("it", "upriver", "una zattera", "downriver"),
        ("sv", "upriver", "en flotte", "downriver"),
    ],
)
def test_a_wrong_answer_is_read_as_well(language: str, name: str, answer: str, reason: str) -> None:
    text.use(language)
    verdict = worth(name, answer)
    assert (verdict.kind, verdict.key) == ("wrong", ASKED[name].word(f"wrong-{reason}"))


@pytest.mark.parametrize("language", text.languages())
def test_each_number_word_is_a_number(language: str) -> None:
    text.use(language)
    for number, names in enumerate(text.t("answer-numbers").split()):
        for name in names.split("/"):
            assert read_answer(f"{name}.", 0) == read_answer(name.upper(), 0) == number, name


def test_two_numbers_are_not_one() -> None:
    assert worth("upriver", "2 or 3").kind == "wrong"
    assert worth("upriver", "   ").kind == "open"
