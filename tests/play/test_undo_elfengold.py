"""Taking back in Elfengold: one's own open deeds, never what came to light, nor another's."""

from typing import Any

import pytest

from elfenwidgets.play.game import Game, NothingToUndo
from elfenwidgets.rules.gold.position import gold_position
from tests.play.games import PLAIN, at, play

FOREST = "forest:feodor-lapphalya"
WITCH = {"witch": True}


def game(*lines: str, **words: Any) -> Game:
    """A game from a position, after some actions."""
    begun = at(gold_position(**words))
    play(begun, *lines)
    return begun


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("0 take gold", {"phase": "cards", "gold_pile": 2}),
        ("0 bid 3", {"phase": "auction", "row": "dragon"}),
        ("0 bid pass", {"phase": "auction", "row": "dragon"}),
        (f"0 place dragon {PLAIN}", {"open": "dragon"}),
        (f"0 item tree {PLAIN}", {"open": "tree", "roads": {PLAIN: "dragon"}}),
        (f"0 double {PLAIN} elfcycle", {"open": "double elfcycle", "roads": {PLAIN: "dragon"}}),
        (
            f"0 exchange {PLAIN} {FOREST}",
            {"open": "exchange", "roads": {PLAIN: "dragon", FOREST: "elfcycle"}},
        ),
        ("0 fly virst", {"phase": "travel", "hand": "witch", "rules": WITCH}),
        ("0 end", {"phase": "travel"}),
        ("0 coins 5", {"phase": "reward", "gathered": 5}),
    ],
)
def test_what_shows_nothing_is_taken_back_whole(line: str, words: dict[str, Any]) -> None:
    played = game(**words)
    state, events = played.state, played.events
    play(played, line)
    assert not played.can_undo(1)
    played.undo(0)
    assert (played.state, played.events) == (state, events)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("0 take deck", {"phase": "cards", "market": "raft raft raft"}),
        ("0 take raft", {"phase": "cards", "market": "raft raft raft"}),
        ("0 take deck", {"phase": "reward"}),
        ("0 open tree", {"phase": "open", "drawn": "tree dragon"}),
        ("0 open dragon", {"phase": "open", "drawn": "dragon dragon"}),
        (f"0 place (dragon) {PLAIN}", {"secret": "dragon"}),
        (f"0 item (tree) {PLAIN}", {"secret": "tree", "roads": {PLAIN: "dragon"}}),
        (
            f"0 (double) {PLAIN} elfcycle",
            {"secret": "double", "open": "elfcycle", "roads": {PLAIN: "dragon"}},
        ),
        (
            f"0 double {PLAIN} (elfcycle)",
            {"open": "double", "secret": "elfcycle", "roads": {PLAIN: "dragon"}},
        ),
        (
            f"0 (exchange) {PLAIN} {FOREST}",
            {"secret": "exchange", "roads": {PLAIN: "dragon", FOREST: "elfcycle"}},
        ),
        ("0 bid pass", {"phase": "auction", "row": "dragon tree", "bid": 1, "bidder": 1}),
    ],
)
def test_what_came_to_light_stays(line: str, words: dict[str, Any]) -> None:
    """A card, an item that lay face down; and a sale, which the box has closed."""
    played = game(line, **words)
    assert not played.can_undo(0)
    with pytest.raises(NothingToUndo):
        played.undo(0)


def test_another_seat_s_decision_is_not_undone_but_a_bots_answer_is() -> None:
    played = game("0 bid 2", "1 bid 3", phase="auction", row="dragon")
    assert not played.can_undo(0)
    assert played.can_undo(0, {1})
    played.undo(0, {1})
    assert played.state.turn == 0
    assert played.state.gold is not None and played.state.gold.bid == 0


def test_a_whole_move_is_taken_back_step_by_step_until_its_coins_are_chosen() -> None:
    roads = {PLAIN: "dragon"}
    words: dict[str, Any] = {"phase": "travel", "at": "ixara", "hand": "dragon", "roads": roads}
    before = gold_position(**words)
    played = game(f"0 move {PLAIN} > virst dragon", "0 end", "0 coins 3", **words)
    for _ in range(3):
        played.undo(0)
    assert played.state == before
    assert not played.can_undo(0)
