"""The hints of a level: three rungs, on from wherever the try has come to."""

from typing import Any

import pytest

from elfenwidgets import text
from elfenwidgets.lessons.catalogue import level
from elfenwidgets.lessons.levels.attempt import Attempt, targets
from elfenwidgets.rules.actions import Deal
from elfenwidgets.rules.notation import parse
from tests.lessons.levels.made import made


def test_the_ladder_has_three_rungs_and_the_last_one_costs_stars() -> None:
    attempt = Attempt(level("roads/cloud"))
    hints = [attempt.hint() for _ in range(4)]
    assert [hint.rung for hint in hints] == [1, 2, 3, 3]
    assert [hint.action for hint in hints[:2]] == [None, None]
    assert hints[0].targets == ("mountain:dagamura-mahdavikia", "mahdavikia")
    assert hints[1].statement == "T3"
    assert hints[2].action == attempt.level.steps[0]
    assert [attempt.play(step).stars for step in attempt.level.steps] == [0, 1]


def test_a_hint_follows_the_way() -> None:
    attempt = Attempt(level("welcome/three-towns"))
    attempt.play(attempt.level.steps[0])
    assert attempt.hint().targets == ("forest:feodor-lapphalya", "feodor")


def test_a_hint_says_when_no_way_on_is_known() -> None:
    """Three more counters can lie in more ways than a search looks through."""
    here = made(
        position={
            "hand": "giant_pig unicorn dragon elfcycle",
            "open": "giant_pig unicorn dragon elfcycle",
        },
        goal={"way": "lapphalya feodor throtmanni tichih"},
        solution=[
            "0 place giant_pig plain:elvenhold-lapphalya",
            "0 place unicorn forest:feodor-lapphalya",
            "0 place dragon desert:feodor-throtmanni",
            "0 place elfcycle plain:throtmanni-tichih",
        ],
    )
    attempt = Attempt(here)
    assert attempt.play(here.steps[-1]).kind == "ok"
    hint = [attempt.hint() for _ in range(3)][-1]
    assert hint.again and hint.action == here.steps[0]


def test_only_a_marked_level_glows_unasked() -> None:
    assert Attempt(level("welcome/first-step")).marks == (
        "plain:elvenhold-lapphalya",
        "lapphalya",
    )
    assert Attempt(level("welcome/three-towns")).marks == ()


def test_each_action_says_where_to_look_for_it() -> None:
    looks = {
        "0 draw pile": ("pile",),
        "0 draw dragon": ("display",),
        "0 draw secret": ("pile",),
        "0 place dragon plain:ixara-virst": ("plain:ixara-virst",),
        "0 obstacle plain:ixara-virst": ("plain:ixara-virst",),
        "0 pass": ("pass",),
        "0 move plain:ixara-virst > virst dragon": ("plain:ixara-virst", "virst"),
        "0 end dragon": ("hand", "end"),
        "0 keep dragon": ("counters",),
    }
    assert {line: targets(parse(line)) for line in looks} == looks
    of_the_box: Any = Deal(0, ())
    with pytest.raises(AssertionError):
        targets(of_the_box)


@pytest.mark.parametrize(
    ("key", "beside"),
    [
        ("water/eight", "0 move forest:elvenhold-ergeren > ergeren elfcycle"),
        ("roads/carriers", "0 place unicorn desert:feodor-throtmanni"),
        ("roads/cheap", "0 place elfcycle forest:feodor-lapphalya"),
        ("plan/place", "0 place giant_pig forest:rivinia-throtmanni"),
        ("round/plan-and-go", "0 place unicorn forest:feodor-lapphalya"),
        ("editions/cheap-ferry", "0 move lake:grangor-parundia > grangor raft"),
    ],
)
def test_a_hint_leads_on_from_another_way_that_is_as_short(key: str, beside: str) -> None:
    attempt = Attempt(level(key))
    assert attempt.play(parse(beside)).kind == "ok"
    played = 1
    while not attempt.solved:
        hint = [attempt.hint() for _ in range(3)][-1]
        assert hint.action is not None and not hint.again
        assert attempt.play(hint.action).kind in ("ok", "solved")
        played += 1
    assert played == attempt.level.par


@pytest.mark.parametrize(
    ("key", "statement"),
    [
        ("welcome/home-again", "T8"),  # which way the river flows
        ("water/eight", "P5.5"),  # the seventh step is the river
        ("plan/place", "T6"),  # where a dragon costs one card
        ("cards/lay-it", "T4"),  # a unicorn crosses the desert
        ("journey/round-trip", "T8"),  # which way round the river is cheap
        ("rivals/last-obstacle", "P5.4"),  # what an obstacle does to the rival
        ("finish/left", "P6.1"),
    ],
)
def test_the_statement_of_the_second_rung_helps_with_this_position(
    key: str, statement: str
) -> None:
    attempt = Attempt(level(key))
    assert [attempt.hint() for _ in range(2)][-1].statement == statement


@pytest.mark.parametrize(
    ("language", "id", "said"),
    [
        ("en", "P5.8", "only if"),  # editions/strict
        ("de", "P5.8", "nur, wenn"),
        ("fr", "P5.8", "seulement si"),
        ("sv", "P5.8", "bara om"),
        ("en", "P6.3", "planning"),  # editions/give-back
        ("de", "P6.3", "Planen"),
        ("fr", "P6.3", "préparation"),
        ("sv", "P6.3", "planering"),
        ("en", "E3", "at once"),  # end/twenty
        ("de", "E3", "sofort"),
        ("fr", "E3", "aussitôt"),
        ("sv", "E3", "genast"),
    ],
)
def test_a_statement_says_where_editions_differ(language: str, id: str, said: str) -> None:
    text.use(language)
    assert said in text.t(f"statement-{id.replace('.', '-')}")
    text.use(text.DEFAULT)


@pytest.mark.parametrize(
    "key", ["roads/carriers", "plan/place", "water/eight", "journey/leave-one"]
)
def test_the_way_on_can_be_played_from_wherever_one_is(key: str) -> None:
    first = next(
        action
        for action in Attempt(level(key)).view.actions
        if Attempt(level(key)).play(action).kind == "ok"
    )
    attempt = Attempt(level(key))
    attempt.play(first)
    kinds = [attempt.play(action).kind for action in attempt.way_on() or ()]
    assert kinds[-1] == "solved"
    assert attempt.stars == 1  # the way was shown


def test_where_no_way_on_is_known_there_is_none() -> None:
    here = made(
        position={"phase": "travel", "hand": "raft raft"},
        goal={"collected": "wylhien"},
        solution=["0 move river:elvenhold-rivinia > rivinia raft"],
    )
    attempt = Attempt(here)
    attempt.play(here.steps[0])
    assert attempt.way_on() is None
