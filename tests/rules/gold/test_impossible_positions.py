"""Positions that no game of Elfengold comes to: each gets one sentence."""

import re
from typing import Any

import pytest

from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.position.text import parse, write
from tests.rules.gold.games import golden

PLAIN, FOREST, RIVER = "plain:ixara-virst", "forest:feodor-lapphalya", "river:virst-ixara"
DRAGON = {PLAIN: "dragon"}
CUT: dict[str, Any] = {"phase": "discard", "rules": {"hand_limit": "four"}, "hand": "raft " * 5}
CARDS: dict[str, Any] = {"phase": "cards", "players": 2}
OPEN: dict[str, Any] = {"phase": "open", "players": 2, "drawn": "tree tree"}
TRAVEL: dict[str, Any] = {"phase": "travel", "players": 2}
AUCTION: dict[str, Any] = {"phase": "auction", "row": "dragon tree", "players": 3}
NOBODY = "who is asked for a bid is in, and has coins (G4.2)"
NEVER = "items are sold in the auction, and then alone (G4.1)"
TWO = "who has drawn two items, and only then, lays one open (G3.1)"

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "two to six players sit at a table, not 1"),
    ({"players": 7}, "two to six players sit at a table, not 7"),
    ({"players": 2, "seats": [{}, {}]}, "two to six players sit at a table, not 2"),
    ({"phase": "lunch"}, "in no phase called 'lunch' a player acts"),
    ({"phase": "hand"}, "in no phase called 'hand' a player acts"),
    ({"round": 0}, "no such round or seat"),
    ({"round": 7}, "no such round or seat"),
    ({"start": 2}, "no such round or seat"),
    ({"gold_pile": 8}, "there are 7 gold cards, not 8 (GS2)"),
    ({"gold_pile": -1}, "there are 7 gold cards, not -1 (GS2)"),
    ({"boots": 1}, "a seat has no 'boots'"),
    ({"coins": -1}, "no game has so many coins, or so large a market (GS2, GS3)"),
    ({"market": "raft " * 4}, "no game has so many coins, or so large a market (GS2, GS3)"),
    ({"roads": {PLAIN: "dragon unicorn elfcycle"}}, "one or two counters lie on a road, not 3"),
    ({"roads": {PLAIN: "!"}}, "one or two counters lie on a road, not 0 (G5.4)"),
    ({"roads": {RIVER: "dragon"}}, f"no dragon goes over {RIVER} (P4.3, P4.4)"),
    ({"roads": {PLAIN: "dragon dragon"}}, "the counters of a double road are of two kinds (G5.4)"),
    ({"roads": {PLAIN: "dragon!$"}}, "no gold piece lies where a tree does (G5.3)"),
    ({"roads": {PLAIN: "dragon$!"}}, "no gold piece lies where a tree does (G5.3)"),
    ({"monsters": PLAIN}, "sea monsters live in rivers and lakes (G5.2)"),
    (CARDS | {"roads": DRAGON}, "nothing lies on the board in the phase cards (G7.1)"),
    (AUCTION | {"monsters": RIVER}, "nothing lies on the board in the phase auction (G7.1)"),
    ({"monsters": "oz"}, "no connection is called 'oz'"),
    (AUCTION | {"row": "raft"}, "no item is called 'raft'"),
    (CUT | {"players": 2, "done": 2}, "discard has not 2 turns that are done"),
    (CARDS | {"done": 6}, "cards has not 6 turns that are done"),
    (OPEN | {"done": 2}, "open has not 2 turns that are done"),
    (TRAVEL | {"done": 2}, "travel has not 2 turns that are done"),
    (TRAVEL | {"done": -1}, "travel has not -1 turns that are done"),
    (TRAVEL | {"done": 1}, "after 1 turns it is not seat 0's turn"),
    (CARDS | {"round": 1}, "there is nothing to take (G1.1)"),
    (CARDS | {"open": "tree dragon", "secret": "raft"}, "no item is called 'raft'"),
    (
        CARDS | {"open": "tree dragon", "secret": "dragon"},
        "seat 0 has kept two items at most (G7.2)",
    ),
    (OPEN | {"seats": [{"secret": "dragon " * 3}]}, "seat 1 has kept two items at most (G7.2)"),
    (OPEN | {"open": "elfcycle " * 3}, "seat 0 has kept two items at most (G7.2)"),
    (
        OPEN | {"done": 1, "turn": 1, "seats": [{"open": "elfcycle " * 5}]},
        "seat 0 has kept two items at most (G7.2)",
    ),
    ({"drawn": "tree tree"}, TWO),
    (OPEN | {"drawn": "tree"}, TWO),
    (OPEN | {"seats": [{"drawn": "dragon dragon"}]}, TWO),
    ({"row": "tree"}, NEVER),
    ({"bid": 1, "bidder": 1}, NEVER),
    ({"out": [1]}, NEVER),
    (AUCTION | {"row": ""}, NEVER),
    (AUCTION | {"bid": 3}, "a bid is somebody's (G4.2)"),
    (AUCTION | {"bidder": 1}, "a bid is somebody's (G4.2)"),
    (AUCTION | {"out": [3]}, "a bid is somebody's (G4.2)"),
    (AUCTION | {"bid": 13, "bidder": 1}, "nobody bids more than their coins (G4.5)"),
    (AUCTION | {"bid": 3, "bidder": 3}, "nobody bids more than their coins (G4.5)"),
    (AUCTION | {"bid": 3, "bidder": 0}, NOBODY),
    (AUCTION | {"out": [0]}, NOBODY),
    (AUCTION | {"coins": 0}, NOBODY),
    ({"gathered": 3}, "coins and cards are gathered in a move (G6.1, G6.2)"),
    (TRAVEL | {"gathered": -1}, "coins and cards are gathered in a move (G6.1, G6.2)"),
    (TRAVEL | {"taken": 1}, "coins and cards are gathered in a move (G6.1, G6.2)"),
    ({"phase": "reward", "taken": 2}, "coins and cards are gathered in a move (G6.1, G6.2)"),
    (CUT | {"hand": "raft " * 4}, "only a hand above the limit is cut (P5.12)"),
    (CUT | {"rules": {}}, "only a hand above the limit is cut (P5.12)"),
    ({"phase": "keep_items", "open": "tree tree"}, "only who has more than two items is asked"),
    (CARDS | {"round": 1, "discard": "raft"}, "there is nothing to take (G1.1)"),
    (OPEN | {"round": 1, "discard": "raft"}, "no cards are played before the boots move"),
    ({"open": "tree " * 6}, "there are not so many items in the box: tree"),
    ({"hand": "witch"}, "there are not so many cards in the box: witch"),
    ({"values": {PLAIN: 3}}, "the values are those of the map (GS4)"),
    (
        {"values": {PLAIN: 3}, "rules": {"gold_values": "drawn"}},
        "the values are not the twenty that are dealt (GS4)",
    ),
]


@pytest.mark.parametrize(("words", "says"), IMPOSSIBLE)
def test_what_no_game_comes_to(words: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(says)}"):
        gold_position(**words)


POSSIBLE: list[dict[str, Any]] = [
    {"round": 6},
    {"players": 6, "seats": [{}] * 5},
    {"gold_pile": 7},
    CUT | {"roads": DRAGON},
    CUT | {"monsters": RIVER},
    CARDS | {"done": 5, "turn": 1},
    OPEN | {"done": 1, "turn": 1, "open": "dragon dragon", "seats": [{"open": "elfcycle " * 4}]},
    CARDS | {"open": "tree", "secret": "dragon"},
    AUCTION | {"bid": 12, "bidder": 1, "out": [2]},
    AUCTION | {"out": [1]},
    {"phase": "reward", "taken": 1, "gathered": 3, "roads": DRAGON},
    TRAVEL | {"gathered": 3},
    {"phase": "keep_items", "open": "tree double exchange"},
    {"roads": {PLAIN: "dragon elfcycle!", FOREST: "elfcycle$"}},
    {"hand": "witch", "discard": "witch gold raft", "rules": {"witch": True}},
]


@pytest.mark.parametrize("words", POSSIBLE)
def test_its_neighbours_are_positions_and_come_back_from_their_lines(words: dict[str, Any]) -> None:
    state = gold_position(**words)
    assert parse(write(state)) == state


def test_what_is_discarded_lies_there() -> None:
    state = gold_position(discard="witch gold raft", rules={"witch": True})
    assert (state.discard, golden(state).discarded) == (("raft",), ("witch", "gold"))
