"""The engine and a referee who knows only the rulebook agree on every decision of whole games."""

import ast
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from elfenwidgets.rules import BOARD, Edition, editions, legal_actions
from elfenwidgets.rules.actions import ACTIONS
from elfenwidgets.rules.edition import CHOICES
from elfenwidgets.rules.engine import set_up, settle, step, to_record
from elfenwidgets.rules.events import GameEvent
from elfenwidgets.rules.record import record, steps
from elfenwidgets.rules.state import evolve
from tests.rules.gold import on_table
from tests.rules.gold import referee as gold_referee
from tests.rules.gold import sheet as gold_sheet
from tests.rules.randomplay import PLAYERS, game, pick, variants
from tests.rules.whole_games import reading, referee, sheet

VARIANTS = variants()


def compare(record: dict[str, Any]) -> int:
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
def test_both_allow_the_same_at_every_decision(variant: str, seats: int) -> None:
    assert compare(game(VARIANTS[variant], seats, 10 + seats).record()) > 50


@pytest.mark.parametrize("town_cards", [False, True])
def test_both_allow_the_same_in_the_western_half(town_cards: bool) -> None:
    west = editions()["western-half"].with_rules(town_cards=town_cards)
    for seed in range(18):
        assert compare(game(west, 2, seed).record()) > 20


def nearly_done(
    edition: Edition, seats: int, seed: int, got: list[str]
) -> tuple[dict[str, Any], dict[int, frozenset[str]]]:
    """A random game that begins with pieces collected, and what was legal at each decision."""
    rng = random.Random(seed)
    state = set_up(edition, seats, seed)
    pieces = frozenset(got)
    state = evolve(state, seats=tuple(evolve(seat, pieces=pieces) for seat in state.seats))
    events: list[GameEvent] = []
    legal: dict[int, frozenset[str]] = {}
    state = settle(state, events)
    while state.phase != "over":
        legal[len(events)] = frozenset(sheet.canon(a.to_event()) for a in legal_actions(state))
        action = pick(state, rng)
        events.append(to_record(state, action))
        state = settle(step(state, action), events)
    return record(state, PLAYERS[:seats], events, seed), legal


@pytest.mark.parametrize("early_end", CHOICES["early_end"])
@pytest.mark.parametrize("variant", ["amigo-de", "moon-1998", "riogrande-2015", "amigo-with-towns"])
def test_both_end_the_game_alike_where_pieces_are_collected_early(
    variant: str, early_end: str
) -> None:
    edition = VARIANTS[variant].with_rules(early_end=early_end)
    got = sorted(set(BOARD.towns) - {BOARD.capital, "rivinia"})
    rounds: Counter[int] = Counter()
    for seed in range(12):
        whole, legal = nearly_done(edition, 2 + seed % 5, seed, got)
        assert dict(referee.Referee(whole, got).decisions()) == legal
        rounds[max(event["n"] for event in whole["events"] if event["e"] == "round")] += 1
    always_three = (edition.rounds, early_end) == (3, "end_of_round_3")
    assert (len(rounds) == 1) is always_three


def test_the_western_half_ends_with_all_ten_pieces() -> None:
    got = sorted(sheet.WEST - {"dagamura", "albaran"})
    rounds: Counter[int] = Counter()
    for seed in range(12):
        whole, legal = nearly_done(editions()["western-half"], 2, seed, got)
        assert dict(referee.Referee(whole, got).decisions()) == legal
        rounds[max(event["n"] for event in whole["events"] if event["e"] == "round")] += 1
    assert {1, 3} <= rounds.keys()


@pytest.mark.parametrize("module", [referee, reading, sheet, gold_referee, gold_sheet, on_table])
def test_the_referee_is_not_of_the_engines_mind(module: Any) -> None:
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    names = {
        node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert not {
        name
        for name in names
        if name and name.startswith(("elfenwidgets.rules", "elfenwidgets.play"))
    }
