"""Each goal is true exactly when what it says has happened."""

from typing import Any

import pytest

from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.lessons.levels.goals import GOALS, Deed, Trial
from elfenwidgets.rules.engine import apply, why_not
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.position.setting import from_setting

ROADS = {"plain:elvenhold-lapphalya": "giant_pig", "forest:feodor-lapphalya": "elfcycle!"}
LAST = {"phase": "travel", "round": 4, "start": 1, "turn": 0}


def trial(setting: dict[str, Any], *lines: str) -> Trial:
    start = state = from_setting(setting)
    deeds = []
    for action in map(parse, lines):
        refusal = why_not(state, action)
        deeds.append(Deed(action, refusal))
        state = state if refusal else apply(state, action)
    return Trial(start, 0, tuple(deeds), state)


TRAVEL = {"phase": "travel", "hand": "giant_pig elfcycle raft", "roads": ROADS}
FULL = {"phase": "travel", "hand": "giant_pig elfcycle raft raft raft"}
RIVAL = {"roads": {"plain:elvenhold-lapphalya": "giant_pig"}, "seats": [{"hand": "giant_pig"}]}
DRAWING = {"phase": "draw", "display": "dragon dragon elfcycle elfcycle unicorn"}
DRAWS = ["0 draw elfcycle", "1 draw pile", "0 draw unicorn", "1 draw pile"]
PLAN = {"open": "giant_pig", "secret": "unicorn"}
REWARD = {"edition": "elfengold", "phase": "reward", "gathered": 5, "hand": "dragon"}
REWARD |= {"market": "dragon raft unicorn"}
RICH = {"edition": "elfengold", "phase": "travel", "hand": "giant_pig raft", "roads": ROADS}
"""Lapphálya is worth two, and Rivinia, to which the raft leads, three."""
NORTH = {"forest:feodor-rivinia": "unicorn", "forest:feodor-lapphalya": "elfcycle"}
BACK = {**RICH, "hand": "unicorn unicorn elfcycle raft", "roads": NORTH}
"""Rivinia and Feodor are worth seven, Rivinia again three more, Lapphálya, which is new, two."""
STEP = "0 move plain:elvenhold-lapphalya > lapphalya giant_pig"
RIVER = "0 place giant_pig river:elvenhold-rivinia"
PLACE = "0 place giant_pig plain:elvenhold-lapphalya"

CASES = [
    ("collected", "lapphalya", TRAVEL, [STEP], True),
    ("collected", "lapphalya", TRAVEL, [], False),
    ("new_towns", 1, TRAVEL, [STEP], True),
    ("new_towns", 2, TRAVEL, [STEP], False),
    ("at", "lapphalya", TRAVEL, [STEP], True),
    ("at", "elvenhold", TRAVEL, [STEP], False),
    ("hand", 2, TRAVEL, [STEP], True),
    ("hand", 3, TRAVEL, [STEP], False),
    ("ended_with", 2, TRAVEL, [STEP, "0 end"], True),
    ("ended_with", 2, TRAVEL, [STEP], False),
    ("kept", "raft", TRAVEL, [STEP, "0 end"], True),
    ("kept", "elfcycle raft", TRAVEL, [STEP, "0 end"], True),
    ("kept", "giant_pig", TRAVEL, [STEP, "0 end"], False),
    ("ended_with", 4, FULL, ["0 end raft"], True),
    ("ended_with", 5, FULL, ["0 end raft"], False),
    ("kept", "raft", TRAVEL, [STEP], False),
    ("held", 1, PLAN, [PLACE], True),
    ("held", 2, PLAN, [PLACE], False),
    ("open_counters", "giant_pig", PLAN, [], True),
    ("open_counters", "", PLAN, [], False),
    ("secrets", 1, PLAN, [PLACE], True),
    ("secrets", 1, PLAN, ["0 place (unicorn) forest:elvenhold-ergeren"], False),
    ("drew", "dragon", DRAWING, [*DRAWS, "0 draw dragon", "1 draw pile"], True),
    ("drew", "elfcycle unicorn dragon", DRAWING, [*DRAWS, "0 draw dragon", "1 draw pile"], True),
    ("drew", "dragon", DRAWING, DRAWS, False),
    ("drew", "dragon", DRAWING, [*DRAWS, "0 draw pile", "1 draw pile"], False),
    ("blocked", "forest:feodor-lapphalya", TRAVEL, [], True),
    ("blocked", "plain:elvenhold-lapphalya", TRAVEL, [], False),
    ("way", "lapphalya", TRAVEL, [], True),
    ("way", "lapphalya feodor", TRAVEL, [], False),
    ("trip", 1, TRAVEL, [], True),
    ("trip", 3, TRAVEL, [], False),
    ("rival_trip", 1, RIVAL, [], True),
    ("rival_trip", 0, RIVAL, [], False),
    ("rival_trip", 0, {**RIVAL, "seats": [{"hand": "unicorn", "open": "unicorn"}]}, [], False),
    ("rival_trip", 0, {**RIVAL, "seats": [{"hand": "unicorn", "open": "dragon"}]}, [], True),
    ("starter", 0, PLAN, [], True),
    ("starter", 1, PLAN, [], False),
    ("has_obstacle", True, PLAN, [], True),
    ("has_obstacle", False, PLAN, [], False),
    ("phase", "travel", PLAN, ["0 pass", "1 pass"], True),
    ("phase", "travel", PLAN, ["0 pass"], False),
    ("in_round", 1, PLAN, [], True),
    ("in_round", 2, PLAN, [], False),
    ("bare_map", True, PLAN, [], True),
    ("bare_map", True, TRAVEL, [], False),
    ("holds", "dragon dragon", REWARD, ["0 take dragon"], True),
    ("holds", "dragon dragon", REWARD, ["0 take raft"], False),
    ("coins", 17, REWARD, ["0 coins 5"], True),
    ("coins", 18, REWARD, ["0 coins 5"], False),
    ("gathered", 2, RICH, [STEP], True),
    ("gathered", 3, RICH, [STEP], False),
    ("earns", 3, RICH, [], True),
    ("earns", 4, RICH, [], False),
    ("earns", 10, BACK, [], True),
    ("earns", 11, BACK, [], False),
    ("bare_map", True, RIVAL, [], False),
    ("refused", "P4.4:no-counter-on-water", PLAN, [RIVER], True),
    ("refused", "P4.4:no-counter-on-water", PLAN, [PLACE], False),
    ("score", 17, {**LAST, "left": "virst beata feodor"}, ["0 end"], True),
    ("score", 17, {**LAST, "left": "virst beata feodor"}, [], False),
    ("winners", [0], {**LAST, "left": "virst"}, ["0 end"], True),
    ("winners", [0, 1], {**LAST, "left": "virst"}, ["0 end"], False),
]


@pytest.mark.parametrize(("name", "argument", "setting", "lines", "wanted"), CASES)
def test_a_goal_says_what_has_happened(
    name: str, argument: Any, setting: dict[str, Any], lines: str, wanted: bool
) -> None:
    done = trial(setting, *lines)
    assert [GOALS[name](done, argument), GOALS[name](done, argument)] == [wanted, wanted]
    assert done == trial(setting, *lines)


def test_every_goal_is_shown_true_and_false() -> None:
    for wanted in (True, False):
        assert {name for name, *_, is_so in CASES if is_so is wanted} == GOALS.keys()


def test_every_goal_is_used_and_none_is_unknown() -> None:
    named = {name for lesson in lessons() for level in lesson.levels for name in level.goal}
    assert named == GOALS.keys()


def test_what_others_do_is_not_the_readers_doing() -> None:
    lines = ["0 draw pile", "1 draw dragon", "0 draw pile", "1 draw pile", "0 draw pile"]
    done = trial(DRAWING, *lines, "1 draw pile")
    assert done.state.phase == "plan" and not GOALS["drew"](done, "dragon")
