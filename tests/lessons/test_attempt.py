"""How a level answers: verdicts, taking back, stars, hints, and the others at the table."""

from typing import Any

import pytest

from elfenwidgets import text
from elfenwidgets.lessons.attempt import Attempt, stars, targets
from elfenwidgets.lessons.catalogue import level
from elfenwidgets.lessons.goals import Trial
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.replies import after
from elfenwidgets.rules import DrawSecret, Move, Pass
from elfenwidgets.rules.actions import Deal
from elfenwidgets.rules.notation import parse, write
from tests.there import there


def made(**data: Any) -> Level:
    """A level of our own."""
    raw = {"name": "one", "statements": ["P5.1"], "wrong": {}, **data}
    return Level.from_data("test", raw, False)


def test_stars_go_by_the_distance_from_par() -> None:
    assert [stars(count, 2) for count in (2, 3, 4, 9)] == [3, 2, 1, 1]
    assert stars(2, 2, shown=True) == 1


def test_a_refused_move_happens_not_and_costs_nothing() -> None:
    attempt = Attempt(level("welcome/first-step"))
    verdict = attempt.play(parse("0 move plain:beata-elvenhold > beata giant_pig"))
    assert (verdict.kind, there(verdict.refusal).rule) == ("refused", "P5.2")
    assert attempt.state == attempt.level.start
    assert attempt.play(attempt.level.steps[0]).stars == 3


def test_a_wrong_move_is_shown_taken_back_and_counted() -> None:
    attempt = Attempt(level("map/cloud"))
    wrong = parse("0 move forest:dagamura-kihromah > kihromah magic_cloud magic_cloud")
    verdict = attempt.play(wrong)
    assert (verdict.kind, verdict.key) == ("wrong", "level-map-cloud-wrong-forest")
    assert there(verdict.state).seats[0].boot == "kihromah"
    assert attempt.state.seats[0].boot == "dagamura"
    assert [attempt.play(step).stars for step in attempt.level.steps] == [0, 2]


def test_beginning_again_costs_nothing() -> None:
    attempt = Attempt(level("map/cloud"))
    attempt.play(parse("0 move forest:dagamura-kihromah > kihromah magic_cloud magic_cloud"))
    attempt.solution()
    attempt.restart()
    assert [attempt.play(step).stars for step in attempt.level.steps] == [0, 3]


def test_a_move_is_taken_back_on_request() -> None:
    attempt = Attempt(level("map/cloud"))
    attempt.undo()
    attempt.play(attempt.level.steps[0])
    attempt.undo()
    assert attempt.state == attempt.level.start
    for step in attempt.level.steps:
        attempt.play(step)
    assert attempt.solved
    attempt.undo()
    assert not attempt.solved and attempt.view.actions


def test_after_the_goal_nothing_more_happens() -> None:
    attempt = Attempt(level("welcome/first-step"))
    attempt.play(attempt.level.steps[0])
    before = attempt.state
    assert attempt.play(parse("0 end")).kind == "solved"
    assert attempt.state == before and attempt.view.actions == ()


def test_when_nothing_is_left_the_last_move_is_taken_back() -> None:
    attempt = Attempt(level("map/dragon"))
    verdict = attempt.play(parse("0 end"))
    assert (verdict.kind, verdict.key) == ("wrong", "lesson-not-reached")
    assert attempt.state == attempt.level.start


def test_a_way_that_cannot_lead_there_is_a_dead_end() -> None:
    attempt = Attempt(level("map/river"))
    three = Attempt(level("welcome/three-towns"))
    astray = parse("0 move forest:elvenhold-ergeren > ergeren caravan giant_pig elfcycle dragon")
    verdict = three.play(astray)
    assert (verdict.kind, verdict.key) == ("wrong", "level-welcome-three-towns-wrong-ergeren")
    verdict = attempt.play(parse("0 move river:virst-ixara > virst raft raft"))
    assert verdict.key == "level-map-river-wrong-upriver"
    eight = Attempt(level("plan/one-counter"))
    verdict = eight.play(parse("0 place elfcycle forest:feodor-rivinia"))
    assert (verdict.kind, verdict.key) == ("wrong", "lesson-dead-end")
    assert eight.state == eight.level.start


def test_what_does_not_belong_to_the_level_is_turned_away() -> None:
    here = made(
        position={"phase": "plan", "open": "unicorn", "players": 2},
        goal={"held": 0},
        solution=["0 place unicorn forest:elvenhold-ergeren"],
        allowed=["place"],
    )
    attempt = Attempt(here)
    assert attempt.play(Pass(0)).key == "lesson-not-here"
    assert Pass(0) not in attempt.view.actions


def test_the_ladder_has_three_rungs_and_the_last_one_costs_stars() -> None:
    attempt = Attempt(level("map/cloud"))
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


def test_the_others_answer_by_their_script_and_stay_quiet_for_the_rest() -> None:
    attempt = Attempt(level("plan/all-pass"))
    attempt.play(Pass(0))
    assert attempt.state.counters == {"forest:elvenhold-ergeren": "unicorn"}
    assert [deed.action.e for deed in attempt.trial.deeds] == ["pass", "place", "pass"]
    assert attempt.play(Pass(0)).kind == "solved"


def test_where_the_others_wait_one_may_try_out_of_turn() -> None:
    attempt = Attempt(level("finish/left"))
    assert attempt.play(attempt.level.steps[0]).kind == "ok"
    assert attempt.state.turn == 1
    verdict = attempt.play(DrawSecret(0))
    assert (verdict.kind, there(verdict.refusal).rule, verdict.stars) == ("solved", "P2.1", 3)


def test_in_a_lesson_of_being_refused_another_refusal_is_just_a_refusal() -> None:
    attempt = Attempt(level("plan/one-counter"))
    assert attempt.play(parse("0 place elfcycle river:elvenhold-rivinia")).kind == "refused"
    assert attempt.trial.deeds == ()


def test_being_refused_twice_counts_once() -> None:
    attempt = Attempt(level("plan/bare"))
    refused, placed = attempt.level.steps
    assert [attempt.play(refused).kind for _ in range(3)] == ["ok", "refused", "refused"]
    assert attempt.play(placed).stars == 3


def test_another_way_to_break_the_same_statement_is_not_the_lesson() -> None:
    attempt = Attempt(level("round/once"))
    far = parse("0 move plain:lapphalya-virst > virst elfcycle")
    verdict = attempt.play(far)
    assert (verdict.kind, there(verdict.refusal).rule) == ("refused", "P5.1")
    assert not attempt.solved


def test_the_view_hides_what_the_reader_may_not_know() -> None:
    attempt = Attempt(level("draw/fits"))
    assert attempt.view.seats[1].secret is None
    assert attempt.view.me.hand


@pytest.mark.parametrize("junk", [None, "0 pass", 7, Move(0, "no-road", "nowhere", (), "card")])
def test_nonsense_is_refused(junk: Any) -> None:
    attempt = Attempt(level("welcome/first-step"))
    assert attempt.play(junk).kind == "refused"


def test_a_reply_that_stands_twice_is_given_twice() -> None:
    replies = ["1 draw pile", "1 draw pile", "1 draw dragon"]
    drawing = made(
        position={"phase": "draw", "display": "dragon " * 5},
        goal={"held": 3},
        solution=["0 draw pile"] * 3,
        replies=replies,
    )
    trial = Trial(drawing.start, drawing.seat, (), drawing.start)
    for _ in range(3):
        trial = after(drawing, trial, parse("0 draw pile"))
    answers = [write(deed.action) for deed in trial.deeds if deed.action.seat == 1]
    assert answers == replies


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
        ("deal/eight", "0 move forest:elvenhold-ergeren > ergeren elfcycle"),
        ("map/carriers", "0 place unicorn desert:feodor-throtmanni"),
        ("map/cheap", "0 place elfcycle forest:feodor-lapphalya"),
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


def test_a_good_move_before_the_one_to_be_refused_is_no_mistake() -> None:
    for key, good in [
        ("map/wrong-terrain", "0 place unicorn forest:elvenhold-ergeren"),
        ("plan/bare", "0 obstacle forest:elvenhold-ergeren"),
        ("editions/strict", "0 move forest:dagamura-kihromah > kihromah unicorn"),
        ("travel/four", "0 end unicorn"),
    ]:
        attempt = Attempt(level(key))
        verdict = attempt.play(parse(good))
        assert (verdict.kind, verdict.key) == ("open", "lesson-try-first"), key
        assert attempt.state == attempt.level.start
        assert [attempt.play(step).stars for step in attempt.level.steps] == [0, 3]


def test_waiting_is_needed_where_passing_is_the_lesson() -> None:
    """Whoever does not pass wastes the obstacle: the rival's counter lies there only later."""
    here = level("plan/come-back")
    for action in Attempt(here).view.actions:
        attempt = Attempt(here)
        assert attempt.play(action).kind == ("ok" if action == Pass(0) else "wrong")


@pytest.mark.parametrize(
    ("key", "statement"),
    [
        ("welcome/home-again", "T8"),  # which way the river flows
        ("deal/eight", "P5.5"),  # the seventh step is the river
        ("plan/place", "T6"),  # where a dragon costs one card
        ("draw-secret/lay-it", "T4"),  # a unicorn crosses the desert
        ("game/round-trip", "T8"),  # which way round the river is cheap
        ("game/last-obstacle", "P5.4"),  # what an obstacle does to the rival
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
        ("en", "P6.3", "planning"),  # editions/give-back
        ("de", "P6.3", "Planung"),
        ("en", "E3", "at once"),  # end/twenty
        ("de", "E3", "sofort"),
    ],
)
def test_a_statement_says_where_editions_differ(language: str, id: str, said: str) -> None:
    text.use(language)
    assert said in text.t(f"statement-{id.replace('.', '-')}")
    text.use(text.DEFAULT)
