"""The statements of the rules by their ids, and the mark that says which ones a test proves."""

from collections.abc import Mapping
from typing import Any

import pytest

from elfenwidgets.rules import State, apply, legal_actions, why_not
from elfenwidgets.rules.notation import parse, write

CHAPTERS: Mapping[str, int] = {
    "S": 9,
    "T": 9,
    "P1.": 2,
    "P2.": 3,
    "P3.": 5,
    "P4.": 10,
    "P5.": 13,
    "P6.": 6,
    "E": 4,
}
"""How many statements each chapter has, counted from 1."""

RULES = tuple(f"{chapter}{n}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1))


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as a proof of statements of the rules."""
    assert ids
    assert set(ids) <= set(RULES), ids
    return pytest.mark.rule(*ids)


def play(state: State, *lines: str) -> State:
    """The state after the actions that the lines name."""
    for line in lines:
        state = apply(state, parse(line))
    return state


def lines(state: State) -> set[str]:
    """All that is legal now, as lines."""
    return {write(action) for action in legal_actions(state)}


def refusal(state: State, line: str, rule: str, reason: str, **values: Any) -> None:
    """Assert that an action is refused by this statement, for this reason, with these values."""
    found = why_not(state, parse(line))
    assert found is not None, f"{line} is allowed"
    assert (found.rule, found.reason, dict(found.values)) == (rule, reason, values)


def allowed(state: State, *lines: str) -> None:
    """Assert that each of these actions is legal now."""
    for line in lines:
        found = why_not(state, parse(line))
        assert found is None, f"{line}: {found}"
