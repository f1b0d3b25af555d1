"""Every statement of the rules is exercised by what a level really asks: break it, and it shows."""

from dataclasses import replace
from functools import cache

import pytest

from elfenwidgets.lessons import drill
from elfenwidgets.lessons.catalogue import lessons, level, taught
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.goals import Trial
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.levels.reachability import reachable
from elfenwidgets.lessons.levels.replies import after
from elfenwidgets.rules.engine import legal_actions
from elfenwidgets.rules.notation import parse, write
from tests.lessons.broken.broken_rules import BROKEN, broken
from tests.lessons.test_statements import STATEMENTS

MOST = 400
"""Positions that a search may look at."""

ELSEWHERE = {
    "S4": "the drill asks how many counters of a kind can still come",
    "P1.1": "the first hand is dealt in the reader's own game",
}
"""Statements that are exercised, but not by a level."""


def outcome(one: Level) -> object:
    """What comes of a level's solution, of its wrong ways, and of what tempts."""
    fresh = replace(one)  # nothing worked out before
    try:
        attempt = Attempt(fresh)
        solution = [attempt.play(step).kind for step in fresh.steps]
        offers = (*fresh.tempting, *fresh.tries)
        tempting = [Attempt(fresh).play(parse(line)).kind for line in offers]
        return solution, tempting, [_leads_there(fresh, line) for line in fresh.wrong]
    except Exception as error:  # a broken engine may do anything
        return type(error).__name__


def _leads_there(one: Level, line: str) -> bool | None:
    """Whether the first action that a wrong line means can still come to the goal."""
    trial = Trial(one.start, one.seat, (), one.start)
    for action in legal_actions(one.start):
        if f"{write(action)} ".startswith(f"{line} ") and action.e in one.allowed:
            return reachable(one, after(one, trial, action), one.par, MOST)
    return None


@cache
def sound(key: str) -> object:
    """What comes of a level by the rules as they are."""
    return outcome(level(key))


def notices(key: str, statement: str) -> bool:
    """Whether something else comes of a level when a statement is broken."""
    expected = sound(key)
    with broken(statement):
        return outcome(level(key)) != expected


@pytest.mark.parametrize("statement", [s for s in STATEMENTS if s not in ELSEWHERE])
def test_a_statement_that_is_broken_shows_in_a_level_that_teaches_it(statement: str) -> None:
    named = taught()[statement]
    assert any(notices(key, statement) for key in named), f"none of {named} notices"


def test_every_statement_is_broken_here_or_exercised_elsewhere() -> None:
    assert BROKEN.keys() | ELSEWHERE.keys() == set(STATEMENTS)
    assert BROKEN.keys().isdisjoint(ELSEWHERE)
    assert "left" in {step.drill for lesson in lessons() for step in lesson.steps}
    pieces = [step.piece for lesson in lessons() for step in lesson.steps if step.piece]
    assert (1, "deal") in {(piece.round, phase) for piece in pieces for phase in piece.phases}


def test_the_engine_is_whole_again_afterwards() -> None:
    before = outcome(level("travel/obstacle"))
    with broken("P5.4"):
        pass
    assert outcome(level("travel/obstacle")) == before


def test_the_drill_counts_by_the_number_of_counters(monkeypatch: pytest.MonkeyPatch) -> None:
    """S4: with nine of each, one more could come."""
    asked = drill.item("left", "dragon", 1)
    monkeypatch.setattr(drill, "COUNTERS_OF_A_KIND", 9)
    more = drill.item("left", "dragon", 1)
    assert int(more.answers[more.right]) == int(asked.answers[asked.right]) + 1


def test_every_statement_is_asked_by_a_question() -> None:
    asked = {question.statement for lesson in lessons() for question in lesson.questions}
    assert set(STATEMENTS) - asked == set()
