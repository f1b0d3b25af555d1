"""Questions and answers without a browser: by press, by code, by the same verbs as levels."""

from typing import Any

import pytest

from elfenwidgets.lessons import catalogue, progress
from elfenwidgets.play import store
from elfenwidgets.text import languages, t
from elfenwidgets.ui.course.quiz import meant, typed
from elfenwidgets.ui.learn import ____, check, hint, solution
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.course_words import say
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


@pytest.mark.parametrize("language", languages())
def test_an_answer_may_name_things_as_the_language_does(language: str) -> None:
    store.keep_setting("language", language)
    right = catalogue.items()["map:desert"].solution()
    check("map:desert", right)  # settles the language
    names = [words.kind(kind) for kind in right]
    assert "✓" in texts(check("map:desert", [name.upper() for name in names]))
    assert meant(typed(", ".join(reversed(names)))) == list(reversed(right))
    said = texts(solution("map:desert"))
    assert all(name in said for name in names) and "_" not in said


@pytest.mark.parametrize("verb", [hint, solution])
@pytest.mark.parametrize("key", ["map:upriver", "plan?end", "plan/place"])
def test_the_same_verbs_serve_level_question_and_answer(key: str, verb: Any) -> None:
    assert len(texts(verb(key))) > 40


def test_check_takes_a_level_and_a_question_too() -> None:
    level = catalogue.level("plan/place")
    assert "✓" in texts(check("plan?end", 3))
    assert "★★★" in texts(check(level.key, list(level.solution)))
    assert "elfen-alarm" in texts(check(level.key, ["nonsense"]))
