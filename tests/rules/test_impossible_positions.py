"""Positions that no game comes to: each gets one sentence."""

from typing import Any

import pytest

from elfenwidgets.rules.position import position
from tests.rules.test_position import AT_ONCE, ROAD

ELEVEN, NINE = "dragon " * 11, {"open": "dragon " * 5}
IMPOSSIBLE = [
    ({"hand": ELEVEN}, "there are 10 dragon cards, not 11"),
    ({"open": "dragon " * 4, "seats": [NINE]}, "there are 8 dragon counters, not 9"),
    (
        {"open": "dragon " * 4, "display": "dragon " * 5},
        "there are 8 dragon counters, not 9",
    ),
    ({"edition": "amigo"}, "no edition is called 'amigo'"),
    ({"weather": "fine"}, "no switch weather can be fine"),
    ({"rounds": 9}, "no switch rounds can be 9"),
    ({"phase": "lunch"}, "no phase is called 'lunch'"),
    ({"phase": "deal"}, "no phase is called 'deal'"),
    ({"players": 1}, "two to six players sit at a table, not 1"),
    ({"players": 7}, "two to six players sit at a table, not 7"),
    ({"players": 2, "seats": [{}, {}]}, "two to six players sit at a table, not 3"),
    ({"seats": [{}] * 6}, "two to six players sit at a table, not 7"),
    ({"round": 5}, "amigo-de has the rounds 1 to 4, not 5"),
    ({"round": 0}, "amigo-de has the rounds 1 to 4, not 0"),
    ({"turn": 2}, "no seat 2 among 2 players"),
    ({"start": -1}, "no seat -1 among 2 players"),
    ({"done": 2}, "plan has 2 turns at most, 2 cannot be done"),
    ({"phase": "travel", "done": 2}, "travel has 2 turns at most, 2 cannot be done"),
    ({"phase": "travel", "done": -1}, "travel has 2 turns at most, -1 cannot be done"),
    ({"phase": "draw", "done": 6}, "draw has 6 turns at most, 6 cannot be done"),
    ({"phase": "draw", "turn": 1, "done": 2}, "after 2 turns from seat 0 it is not seat 1's turn"),
    ({"at": "oz"}, "no town is called 'oz'"),
    ({"hand": "drake"}, "no travel card is called 'drake'"),
    ({"open": "raft"}, "no counter is called 'raft'"),
    ({"secret": "drake"}, "no counter is called 'drake'"),
    ({"display": "raft " * 5}, "no counter is called 'raft'"),
    ({"left": "oz"}, "no town with pieces is called 'oz'"),
    ({"pieces": "elvenhold"}, "no town with pieces is called 'elvenhold'"),
    (
        {"pieces": "virst", "left": "ixara"},
        "say either which pieces are collected or which are left",
    ),
    (
        {"at": "virst", "left": "virst"},
        "the boot stands in virst, so no piece is left there (P5.7)",
    ),
    ({"roads": {"plain:oz-virst": "dragon"}}, "no road is called 'plain:oz-virst'"),
    ({"roads": {ROAD: "raft"}}, "no counter is called 'raft'"),
    (
        {"roads": {"desert:albaran-feodor": "giant_pig"}},
        "no giant_pig goes over desert:albaran-feodor (P4.3, P4.4)",
    ),
    (
        {"roads": {"river:virst-ixara": "dragon"}},
        "no dragon goes over river:virst-ixara (P4.3, P4.4)",
    ),
    (
        {"roads": {ROAD: "dragon!"}, "obstacle": True, "seats": [{"obstacle": True}]},
        "1 obstacles lie on the roads, but 0 can have been placed",
    ),
    ({"town_card": "virst"}, "amigo-de is played without town cards (S9)"),
    (
        {"town_card": "feodor", "edition": "moon-1998"},
        "not a town card each (S9): feodor",
    ),
    (
        {"town_card": "virst", "edition": "moon-1998", "seats": [{"town_card": "virst"}]},
        "not a town card each (S9): virst, virst",
    ),
    ({"display": "dragon"}, "five counters lie in the display, not 1"),
    ({"hand": "raft " * 9}, "seat 0 has 9 cards, here at most 8"),
    (
        {"phase": "travel", "turn": 1, "seats": [{"hand": "raft " * 5}]},
        "seat 0 has 5 cards, here at most 4",
    ),
    ({"open": "dragon " * 6}, "seat 0 has 6 counters, at most five (P3.5)"),
    (
        {"phase": "draw", "roads": {ROAD: "dragon"}},
        "no counters lie on the roads in the phase draw (P6.2)",
    ),
    (
        {"phase": "keep", "open": "dragon"},
        "only who has more than one counter is asked which to keep (P6.3)",
    ),
    ({"phase": "over"}, "nothing ends the game in round 1 (E1, E3)"),
    ({"phase": "over", "round": 3, "left": "yttar"}, "nothing ends the game in round 3"),
    (
        {"phase": "over", "round": 2, "left": "", "edition": "moon-1998"},
        "nothing ends the game in round 2",
    ),
    (
        {"phase": "over", "round": 2, "edition": "riogrande-en", "seats": [{"left": ""}]},
        "nothing ends the game in round 2",
    ),
    (
        {
            "phase": "over",
            "round": 2,
            "edition": "riogrande-en",
            "left": "",
            "seats": [{"left": ""}],
        },
        "nothing ends the game in round 2",
    ),
    ({"phase": "over", "round": 4, "hand": "raft " * 5}, "seat 0 has 5 cards, here at most 4"),
    (
        {"phase": "over", "round": 4, "seats": [{}, {"hand": "raft " * 5}]},
        "seat 2 has 5 cards, here at most 4",
    ),
    (
        AT_ONCE | {"hand": "raft " * 8, "seats": [{}, {}]},
        "seat 1 has 8 cards, here at most 7",
    ),
    (
        AT_ONCE | {"seats": [{}, {"hand": "raft " * 5}]},
        "seat 0 has 5 cards, here at most 4",
    ),
    (
        {"seats": [{"boot": "virst"}]},
        "a seat has no 'boot', only at, hand, open, secret, obstacle, town_card, pieces, left",
    ),
]


@pytest.mark.parametrize(("words", "sentence"), IMPOSSIBLE)
def test_the_impossible_gets_a_sentence(words: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as error:
        position(**words)
    assert str(error.value).startswith(sentence)


def test_enough_counters_are_left_to_draw() -> None:
    full: dict[str, Any] = {"open": "unicorn unicorn elfcycle elfcycle dragon"}
    with pytest.raises(ValueError, match="too few counters are left to draw from"):
        position(
            phase="draw_secret",
            seats=[
                {"open": f"{kind} " * 5}
                for kind in ("giant_pig", "magic_cloud", "unicorn", "troll_wagon", "dragon")
            ],
            **full,
        )


def test_exactly_enough_counters_are_left_to_draw() -> None:
    """Of 48, five lie in the display, and six players draw four each: nineteen may be held."""
    kinds = ("elfcycle", "magic_cloud", "unicorn", "troll_wagon", "dragon")
    others = [{"open": f"{kind} " * 3} for kind in kinds]
    full: dict[str, Any] = {"phase": "draw_secret", "seats": others}
    assert len(position(open="giant_pig " * 4, **full).pile) == 24
    with pytest.raises(ValueError, match=r"^too few counters are left to draw from$"):
        position(open="giant_pig " * 5, **full)


@pytest.mark.parametrize("done", [0, 1, 7, 17])
def test_exactly_enough_counters_are_left_for_the_three_draws(done: int) -> None:
    """Of 48, five lie in the display, and six players draw three each, less what is drawn."""
    held = ["giant_pig " * 5, "elfcycle " * 5, "magic_cloud " * 5, "unicorn " * 5, "dragon " * 5]
    table: dict[str, Any] = {"phase": "draw", "done": done, "seats": [{"open": h} for h in held]}
    if done < 5:
        assert len(position(open="troll_wagon " * done, **table).pile) == 18 - done
        with pytest.raises(ValueError, match=r"^too few counters are left to draw from$"):
            position(open="troll_wagon " * (done + 1), **table)
    else:
        assert len(position(open="troll_wagon " * 5, **table).pile) == 13
