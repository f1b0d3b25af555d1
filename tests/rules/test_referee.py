"""The engine and a referee who knows only the rulebook agree on every decision of whole games."""

import ast
from pathlib import Path

import pytest
import referee
import sheet
from randomplay import game, variants

from elfenwidgets.rules import legal_actions
from elfenwidgets.rules.actions import ACTIONS
from elfenwidgets.rules.record import steps

VARIANTS = variants()


def compare(record):
    """The number of decisions on which both agree: all of them, or it fails."""
    by_engine = {
        number: frozenset(sheet.canon(action.to_event()) for action in legal_actions(before))
        for number, (before, event) in enumerate(steps(record))
        if event["e"] in ACTIONS
    }
    by_referee = dict(referee.Referee(record).decisions())
    assert by_engine.keys() == by_referee.keys()
    for number, allowed in by_referee.items():
        assert by_engine[number] == allowed, f"event {number}: {record['events'][number]}"
    return len(by_referee)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("variant", VARIANTS)
def test_both_allow_the_same_at_every_decision(variant, seats):
    assert compare(game(VARIANTS[variant], seats, 10 + seats).record()) > 50


@pytest.mark.parametrize("module", [referee, sheet])
def test_the_referee_is_not_of_the_engines_mind(module):
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    names = {
        node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert not {
        name for name in names if name.startswith(("elfenwidgets.rules", "elfenwidgets.play"))
    }
