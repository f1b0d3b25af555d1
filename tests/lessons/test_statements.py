"""Every statement that a player must know is taught by a level: the table has no hole."""

import re

import pytest

from elfenwidgets.lessons.catalogue import items, lessons, level, taught
from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.question import Question, statement_word
from elfenwidgets.rules.score import standings
from elfenwidgets.ui.phrases.phases import INSTEAD
from tests.messages import ENGLISH

STATEMENTS = [
    *(f"S{n}" for n in range(1, 10)),
    *(f"T{n}" for n in range(1, 10)),
    *(
        f"P{phase}.{n}"
        for phase, last in enumerate((2, 3, 5, 10, 13, 6), 1)
        for n in range(1, last + 1)
    ),
    *(f"E{n}" for n in range(1, 5)),
]

OF_ELFENGOLD = [
    *(f"GS{n}" for n in range(1, 6)),
    *(
        f"G{phase}.{n}"
        for phase, last in enumerate((5, 1, 1, 5, 6, 3, 3), 1)
        for n in range(1, last + 1)
    ),
    *(f"GE{n}" for n in range(1, 4)),
    *(f"GW{n}" for n in range(1, 4)),
]
"""What the two lessons about that edition say."""

ALL = [*STATEMENTS, *OF_ELFENGOLD]

NOT_PLAYED = {
    "S4": "a drill asks how many counters of a kind can still come",
    "P1.1": "the first hand is dealt in the reader's own game",
    "GS2": "the hand is dealt at the table",
    "G1.5": "the deck is mixed by the box",
    "GE2": "as in the base game",
    "GE3": "as in the base game with town cards",
}
"""Statements that lessons say and no level asks for, with what does."""


def test_every_statement_stands_in_a_lesson() -> None:
    said = {statement for lesson in lessons() for statement in lesson.statements}
    assert [statement for statement in ALL if statement not in said] == []
    assert said <= set(ALL)


@pytest.mark.parametrize("statement", ALL)
def test_every_statement_is_taught_by_a_level(statement: str) -> None:
    levels = taught().get(statement, ())
    if statement in NOT_PLAYED:
        assert levels == ()
    else:
        assert levels, f"no level teaches {statement}"


def test_items_name_statements_that_exist() -> None:
    for item in items().values():
        match item:
            case Question(statement=None):
                continue
            case Question() | Exercise():
                assert item.statement in ALL, item.key
            case _:
                assert set(item.statements) <= set(ALL), item.key


def test_each_statement_is_said_in_one_sentence_of_our_own() -> None:
    keys = {statement_word(statement) for statement in ALL}
    keys |= {f"statement-{key}" for key in INSTEAD.values()}
    assert keys == {key for key in ENGLISH if key.startswith("statement-")}


def test_a_refusal_teaches_the_statement_that_it_names() -> None:
    for lesson in lessons():
        for one in lesson.levels:
            for rule in (refusal.split(":")[0] for refusal in one.refusals):
                same_turn = rule == "P2.1" and {"S8", "P6.1"} & set(one.statements)
                assert rule in one.statements or same_turn, one.key


PLAYED = {2: level("travel/obstacle"), 4: level("travel/twice")}
"""The printed examples that are a level's task: nobody is shown what was just solved."""

SHOWN = {e.rulebook: e for lesson in lessons() for e in lesson.examples if e.rulebook}


def test_the_worked_examples_of_the_rulebooks_all_appear() -> None:
    assert sorted([*SHOWN, *PLAYED]) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(("number", "cards"), [(1, [3]), (2, [3, 1]), (3, [1, 2]), (4, [2, 2])])
def test_a_worked_example_pays_what_the_rulebook_says(number: int, cards: list[int]) -> None:
    example: Example | Level = SHOWN.get(number) or PLAYED[number]
    paid = [len(getattr(step, "cards", ())) for step in example.steps]
    assert paid[: len(cards)] == cards
    if isinstance(example, Example):
        assert len(example.captions) == len(example.states)


@pytest.mark.parametrize(("number", "boot"), [(5, "throtmanni"), (6, "rivinia")])
def test_a_worked_example_scores_sixteen(number: int, boot: str) -> None:
    example = SHOWN[number]
    last = example.states[-1]
    assert last.phase == "over"
    assert (last.seats[0].boot, standings(last)[0].score) == (boot, 16)


def test_the_table_can_be_shown() -> None:
    """Statement, lesson and level, as a teacher sees them."""
    rows = [(s, key.split("/")[0], key) for s in ALL for key in taught().get(s, ())]
    assert len(rows) > len(ALL)
    assert all(re.fullmatch(r"[a-z-]+/[a-z-]+", key) for _, _, key in rows)
