"""Questions and answers without a browser: by press, by code, by the same verbs as levels."""

from typing import Any

import pytest

from elfenwidgets.lessons import catalogue, progress
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.question import Question
from elfenwidgets.text import t
from elfenwidgets.ui.learn import ____, check, hint, solution
from elfenwidgets.ui.phrases.course_words import say, way
from tests.ui.lessonscreen import page
from tests.ui.pressing import press, texts

pytestmark = pytest.mark.usefixtures("home", "faults")


def test_each_answer_is_told_why() -> None:
    lesson = page("plan")
    part = lesson.questions()
    question = lesson.lesson.questions[0]
    press(part, t("quiz-check"))
    assert say("lesson-not-tried") in texts(part)
    for number, key in enumerate(question.answers, 1):
        press(part, say(key))
        press(part, t("quiz-check"))
        assert say(question.word(f"why-{number}")) in texts(part)
    assert progress.load().answers == {question.key: True}


def test_a_code_answer_knows_not_tried_wrong_and_right() -> None:
    assert repr(check("map:upriver", ____)) == "check map:upriver: open"
    assert progress.load() == progress.Progress()
    assert "✗" in texts(check("map:upriver", 99))
    right = catalogue.items()["map:upriver"].solution()
    assert "✓" in texts(check("map:upriver", right))
    assert progress.load().answers == {"map:upriver": True}


@pytest.mark.parametrize("verb", [hint, solution])
@pytest.mark.parametrize("key", ["map:upriver", "plan?end", "plan/place"])
def test_the_same_verbs_serve_level_question_and_answer(key: str, verb: Any) -> None:
    item = catalogue.items()[key]
    said = texts(verb(key))
    if isinstance(item, Level):
        assert (say(item.word("look")) if verb is hint else way(item.steps)) in said
    elif verb is hint:
        assert f"{say(item.hint())} ({item.statement})" in said
    elif isinstance(item, Question):
        assert t("quiz-right", answer=say(item.answers[item.right - 1])) in said
    else:
        assert t("quiz-right", answer=repr(item.solution())) in said


def test_check_takes_a_level_and_a_question_too() -> None:
    level = catalogue.level("plan/place")
    assert "✓" in texts(check("plan?end", 3))
    assert "★★★" in texts(check(level.key, list(level.solution)))
    assert "elfen-alarm" in texts(check(level.key, ["nonsense"]))
