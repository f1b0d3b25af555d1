from collections.abc import Callable

import pytest

from elfenwidgets.lessons.catalogue import find, items, lesson, lessons, level
from elfenwidgets.lessons.exercise import BLANK, Exercise
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.lessons.question import Question
from elfenwidgets.rules import BOARD, Pass, legal_actions, why_not
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.position import position
from tests.there import there

QUESTIONS = [question for each in lessons() for question in each.questions]
EXERCISES = [exercise for each in lessons() for exercise in each.exercises]


def test_each_lesson_asks_questions() -> None:
    assert all(each.questions for each in lessons())


@pytest.mark.parametrize("question", QUESTIONS, ids=[q.key for q in QUESTIONS])
def test_a_question_has_one_right_answer_and_three_verbs(question: Question) -> None:
    verdicts = [question.check(choice) for choice in (1, 2, 3)]
    assert [v.kind for v in verdicts].count("right") == 1
    assert [v.kind for v in verdicts].count("wrong") == 2
    assert question.check(question.solution()).done
    assert question.check(None).kind == question.check(4).kind == "open"
    assert question.hint() in question.words or question.hint().startswith("statement-")


def test_a_hint_is_about_what_is_asked() -> None:
    """What the engine does stands in no rule of the game."""
    own = {question.lesson for question in QUESTIONS if question.hint() in question.words}
    assert own == {"python"}
    assert {q.statement for q in QUESTIONS if q.lesson == "python"} == {None}


def test_the_right_answer_is_not_always_in_the_same_place() -> None:
    for each in lessons():
        assert len({q.right for q in each.questions}) > 1 or len(each.questions) == 1


ENGINE: dict[str, Callable[[], object]] = {
    "python:legal": lambda: sum(
        "desert" in getattr(action, "road", "")
        for action in legal_actions(position(open="unicorn", obstacle=False))
    ),
    "python:why": lambda: (
        there(
            why_not(position(open="unicorn"), parse("0 place unicorn plain:elvenhold-lapphalya"))
        ).rule
    ),
    "python:distance": lambda: BOARD.distance("elvenhold", "wylhien"),
}
"""What the engine says to each exercise."""


def check(key: str, answer: object) -> Verdict:
    found = items()[key]
    assert isinstance(found, Exercise)
    return found.check(answer)


def test_the_engine_answers_every_exercise() -> None:
    assert ENGINE.keys() == {exercise.key for exercise in EXERCISES}
    assert {key: check(key, answer()).kind for key, answer in ENGINE.items()} == dict.fromkeys(
        ENGINE, "right"
    )


@pytest.mark.parametrize("exercise", EXERCISES, ids=[e.key for e in EXERCISES])
def test_an_exercise_knows_untried_wrong_and_right(exercise: Exercise) -> None:
    assert exercise.check(BLANK).kind == exercise.check(None).kind == "open"
    assert exercise.check(exercise.solution()).kind == "right"
    reasons = {exercise.check(value).key for value, _ in exercise.wrong}
    assert len(reasons) == len(exercise.wrong)
    assert all(exercise.check(value).kind == "wrong" for value, _ in exercise.wrong)
    assert exercise.check("quite something else").kind == "wrong"
    assert exercise.check(object()).kind == "wrong"
    assert exercise.hint().startswith("statement-")


def test_an_answer_of_the_wrong_kind_is_told_so() -> None:
    assert check("python:why", 4.3).key == "lesson-answer-kind"
    assert check("python:legal", "many").key == "lesson-answer-kind"
    assert check("python:legal", [7]).key == "lesson-answer-kind"
    assert check("python:legal", 8).key == "lesson-answer-other"
    assert check("python:legal", 7.5).key == "lesson-answer-other"


def test_true_is_not_the_number_one() -> None:
    one = Exercise("map", "one", 1, (), "T8")
    assert one.check(1).kind == "right"
    assert one.check(True).kind == "wrong"


def test_an_action_is_compared_by_its_line() -> None:
    passes = Exercise("python", "passes", "0 pass", (), "P4.6")
    assert passes.check(Pass(0)).kind == "right"
    assert passes.check(Pass(1)).kind == "wrong"


def test_one_jumps_to_a_lesson_level_or_position_by_name() -> None:
    assert find("travel") is find("7") is find(" 07 ") is find("07-travel") is lesson(7)
    assert find("Travel/Caravan") is level("travel/caravan")
    assert isinstance(find("caravan-bare"), Level)
    assert find("travel?limit") in items().values()
    assert find("nowhere") is None
    for name in ("nowhere", 99):
        with pytest.raises(LookupError):
            lesson(name)
    with pytest.raises(LookupError):
        level("travel?limit")
