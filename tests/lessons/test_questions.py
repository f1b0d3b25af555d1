from collections.abc import Iterator

import pytest

from elfenwidgets import text
from elfenwidgets.lessons.catalogue import check, find, items, lesson, lessons, level
from elfenwidgets.lessons.exercise import BLANK, Exercise, plain
from elfenwidgets.lessons.level import Level
from elfenwidgets.rules import BOARD, Pass, legal_actions, why_not
from elfenwidgets.rules.board import CHART
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.position import position
from elfenwidgets.rules.travel import price

QUESTIONS = [question for each in lessons() for question in each.questions]
EXERCISES = [exercise for each in lessons() for exercise in each.exercises]


@pytest.fixture(autouse=True)
def _default_language() -> Iterator[None]:
    yield
    text.use(text.DEFAULT)


def test_each_lesson_asks_three_questions():
    assert {each.key: len(each.questions) for each in lessons()} == {
        each.key: 3 for each in lessons()
    }


@pytest.mark.parametrize("question", QUESTIONS, ids=[q.key for q in QUESTIONS])
def test_a_question_has_one_right_answer_and_three_verbs(question):
    verdicts = [question.check(choice) for choice in (1, 2, 3)]
    assert [v.kind for v in verdicts].count("right") == 1
    assert [v.kind for v in verdicts].count("wrong") == 2
    assert question.check(question.solution()).done
    assert question.check(None).kind == question.check(4).kind == "open"
    assert question.hint() in question.words or question.hint().startswith("statement-")


def test_a_hint_is_about_what_is_asked():
    """What the engine does stands in no rule of the game."""
    own = {question.lesson for question in QUESTIONS if question.hint() in question.words}
    assert own == {"python"}
    assert {q.statement for q in QUESTIONS if q.lesson == "python"} == {None}


def test_the_right_answer_is_not_always_in_the_same_place():
    for each in lessons():
        assert len({q.right for q in each.questions}) > 1


ENGINE = {
    "map:upriver": lambda: (
        price(
            position(phase="travel", at="ixara"), BOARD.connections["river:virst-ixara"], "ixara"
        ).cards
    ),
    "map:desert": lambda: {kind for kind in CHART if "desert" in CHART[kind]},
    "end:rivinia": lambda: 17 - BOARD.distance("rivinia", "tichih"),
    "python:legal": lambda: sum(
        "desert" in getattr(action, "road", "")
        for action in legal_actions(position(open="unicorn", obstacle=False))
    ),
    "python:why": lambda: (
        why_not(position(open="unicorn"), parse("0 place unicorn plain:elvenhold-lapphalya")).rule
    ),
    "python:distance": lambda: BOARD.distance("elvenhold", "wylhien"),
}
"""What the engine says to each exercise."""


def test_the_engine_answers_every_exercise():
    assert ENGINE.keys() == {exercise.key for exercise in EXERCISES}
    assert {key: check(key, answer()).kind for key, answer in ENGINE.items()} == dict.fromkeys(
        ENGINE, "right"
    )


@pytest.mark.parametrize("exercise", EXERCISES, ids=[e.key for e in EXERCISES])
def test_an_exercise_knows_untried_wrong_and_right(exercise):
    assert exercise.check(BLANK).kind == exercise.check(None).kind == "open"
    assert exercise.check(exercise.solution()).kind == "right"
    reasons = {exercise.check(value).key for value, _ in exercise.wrong}
    assert len(reasons) == len(exercise.wrong)
    assert all(exercise.check(value).kind == "wrong" for value, _ in exercise.wrong)
    assert exercise.check("quite something else").kind == "wrong"
    assert exercise.check(object()).kind == "wrong"
    assert exercise.hint().startswith("statement-")


def test_an_answer_of_the_wrong_kind_is_told_so():
    assert check("map:desert", "all of them").key == "lesson-answer-list"
    assert check("map:desert", 3).key == "lesson-answer-list"
    assert check("map:upriver", "many").key == "lesson-answer-kind"
    assert check("map:upriver", "1 or 2").key == "lesson-answer-kind"
    assert check("map:upriver", 7).key == "lesson-answer-other"
    assert check("map:upriver", [2]).key == "lesson-answer-kind"


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
def test_an_answer_is_read_as_people_write_it(language, key, answer):
    text.use(language)
    assert check(key, answer).kind == "right"


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
def test_a_wrong_answer_is_read_as_well(language, key, answer, reason):
    text.use(language)
    verdict = check(key, answer)
    assert (verdict.kind, verdict.key) == ("wrong", items()[key].word(f"wrong-{reason}"))


def test_more_than_is_asked_for_is_not_right():
    assert check("map:desert", "unicorn, troll wagon, dragon, elfcycle").kind == "wrong"
    assert check("map:desert", "unicorn, troll wagon, dragon, camel").kind == "wrong"
    assert check("map:desert", "not the unicorn, troll wagon, dragon").kind == "wrong"
    assert check("map:upriver", "2 or 3").kind == "wrong"
    assert check("map:upriver", "   ").kind == "open"


def test_true_is_not_the_number_one():
    one = Exercise("map", "one", 1, (), "T8")
    assert one.check(1).kind == "right"
    assert one.check(True).kind == "wrong"


def test_collections_and_actions_are_compared_by_what_is_in_them():
    assert check("map:desert", ("dragon", "unicorn", "troll_wagon")).kind == "right"
    assert check("map:desert", {"dragon", "unicorn"}).kind == "wrong"
    assert plain(Pass(0)) == "0 pass"


def test_nobody_checks_what_is_not_asked():
    with pytest.raises(LookupError, match="no-such"):
        check("no-such", 1)


def test_one_jumps_to_a_lesson_level_or_position_by_name():
    assert find("travel") is find("8") is find(" 08 ") is find("08-travel") is lesson(8)
    assert find("Travel/Caravan") is level("travel/caravan")
    assert isinstance(find("caravan-bare"), Level)
    assert find("travel?limit") in items().values()
    assert find("nowhere") is None
    for name in ("nowhere", 99):
        with pytest.raises(LookupError):
            lesson(name)
    with pytest.raises(LookupError):
        level("travel?limit")
