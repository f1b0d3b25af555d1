"""Answers in code cells: questions, levels and tasks, by the same verbs."""

from typing import Any

import pytest

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.learned import keeping, progress
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.question import Question
from elfenwidgets.play import library
from elfenwidgets.rules.notation import parse
from elfenwidgets.text import languages, t
from elfenwidgets.ui import learn
from elfenwidgets.ui.course.notebook.cell import StepCell
from elfenwidgets.ui.learn import ____, check, hint, solution
from elfenwidgets.ui.phrases.actions import way
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import notice
from tests.ui.pressing import texts

pytestmark = pytest.mark.usefixtures("home", "faults", "kernel")


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel that has shown nothing yet."""
    monkeypatch.setattr(learn, "_SHOWN", set())


def exercise(key: str) -> Exercise:
    found = catalogue.items()[key]
    assert isinstance(found, Exercise)
    return found


def test_a_code_answer_knows_not_tried_wrong_and_right() -> None:
    assert repr(check("python:legal", ____)) == "Give an answer first."
    assert keeping.load() == progress.Progress()
    assert "✗" in texts(check("python:legal", 99))
    right = exercise("python:legal").solution()
    assert "✓" in texts(check("python:legal", right))
    assert keeping.load().answers == {"python:legal": True}


def test_a_cell_offers_the_answers_in_the_order_in_which_they_stand_above_it() -> None:
    asked = [step for step in catalogue.lesson("roads").steps if step.kind == "question"]
    for step in asked:
        act = StepCell(step).stage.act
        assert act is not None
        assert [name for name, _ in act.offers()] == ["1", "2", "3"]
    assert len(asked) > 5, "by chance they would hardly all lie so"


@pytest.mark.parametrize("answer", [____, 99, 7])
def test_a_code_cell_says_what_it_asks(answer: object) -> None:
    assert say(exercise("python:legal").word("task")) in texts(check("python:legal", answer))


@pytest.mark.parametrize("language", languages())
def test_an_answer_may_be_put_in_words(language: str) -> None:
    library.keep_setting("language", language)
    check("python:legal", ____)  # settles the language
    assert "✓" in texts(check("python:legal", t("answer-numbers").split()[7].capitalize()))
    assert "✓" in texts(check("python:why", "p4.3"))


@pytest.mark.parametrize("verb", [hint, solution])
@pytest.mark.parametrize("key", ["python:legal", "plan?end", "plan/place"])
def test_the_same_verbs_serve_level_question_and_answer(key: str, verb: Any) -> None:
    item = catalogue.items()[key]
    said = texts(verb(key))
    if isinstance(item, Level):
        assert (say(item.word("look")) if verb is hint else way(item.steps)) in said
        return
    assert isinstance(item, Question | Exercise)
    if verb is hint:
        assert notice(f"{say(item.hint())} ({item.statement})", alarm=False) in said
    elif isinstance(item, Question):
        assert t("quiz-right", answer=say(item.answers[item.right - 1])) in said
    else:
        assert t("quiz-right", answer=repr(item.solution())) in said


def test_check_takes_a_level_and_a_question_too() -> None:
    level = catalogue.level("plan/place")
    assert "✓" in texts(check("plan?end", 3))
    assert "★★★" in texts(check(level.key, list(level.solution)))
    assert "elfen-alarm" in texts(check(level.key, ["nonsense"]))


CARAVAN = catalogue.level("travel/caravan")
LINES = list(CARAVAN.solution)


@pytest.mark.parametrize(
    "answer",
    ["\n".join(LINES), LINES, tuple(LINES), [parse(line) for line in LINES]],
    ids=["a text", "a list", "a tuple", "actions"],
)
def test_a_level_is_answered_by_lines_a_text_or_actions(answer: Any) -> None:
    assert "★★★" in texts(check(CARAVAN.key, answer))


@pytest.mark.parametrize("answer", [7, {"move": 1}, [[], 7], "sideways", ["0 pass", object()]])
def test_what_is_no_move_is_said_in_one_sentence(answer: Any) -> None:
    assert t("lesson-answer-lines") in texts(check(CARAVAN.key, answer))


@pytest.mark.parametrize("answer", [____, None, ..., [], "", "\n"])
def test_a_level_without_an_answer_is_not_tried_yet(answer: Any) -> None:
    assert t("lesson-not-tried") in texts(check(CARAVAN.key, answer))
    assert keeping.load() == progress.Progress()


def test_a_number_in_quotes_answers_a_question() -> None:
    assert "✓" in texts(check("plan?end", "3"))
    assert t("lesson-not-tried") in texts(check("plan?end", True))


def test_the_way_shown_in_a_notebook_costs_what_it_costs_on_the_board() -> None:
    solution(CARAVAN.key)
    assert "★☆☆" in texts(check(CARAVAN.key, LINES))
    assert keeping.load().stars == {CARAVAN.key: 1}
    other = catalogue.level("plan/place")
    assert "★★★" in texts(check(other.key, list(other.solution)))
