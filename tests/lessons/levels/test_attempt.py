"""How a level answers: verdicts, taking back, stars, hints, and the others at the table."""

from dataclasses import replace
from typing import Any

import pytest

from elfenwidgets.lessons.catalogue import level
from elfenwidgets.lessons.levels.attempt import Attempt, stars
from elfenwidgets.lessons.levels.goals import Trial
from elfenwidgets.lessons.levels.replies import after, quiet
from elfenwidgets.rules import Move, Pass
from elfenwidgets.rules.notation import parse, write
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import evolve
from tests.lessons.levels.made import made
from tests.there import there


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
    attempt = Attempt(level("roads/cloud"))
    wrong = parse("0 move forest:dagamura-kihromah > kihromah magic_cloud magic_cloud")
    verdict = attempt.play(wrong)
    assert (verdict.kind, verdict.key) == ("wrong", "level-roads-cloud-wrong-forest")
    assert there(verdict.state).seats[0].boot == "kihromah"
    assert attempt.state.seats[0].boot == "dagamura"
    assert [attempt.play(step).stars for step in attempt.level.steps] == [0, 2]


def test_a_move_ended_too_soon_still_shows_what_was_missed() -> None:
    attempt = Attempt(level("travel/obstacle"))
    attempt.play(attempt.level.steps[0])
    shown = there(attempt.play(parse("0 end")).state)
    assert (shown.round, sorted(shown.seats[0].hand)) == (1, ["elfcycle"])
    assert "plain:lapphalya-virst" in shown.counters


def test_a_level_about_the_next_round_shows_that_round() -> None:
    attempt = Attempt(level("cards/refill"))
    cut = next(a for a in attempt.view.actions if write(a).startswith("0 end"))
    assert there(attempt.play(cut).state).round == 2


def test_beginning_again_costs_nothing() -> None:
    attempt = Attempt(level("roads/cloud"))
    attempt.play(parse("0 move forest:dagamura-kihromah > kihromah magic_cloud magic_cloud"))
    attempt.solution()
    attempt.restart()
    assert [attempt.play(step).stars for step in attempt.level.steps] == [0, 3]


def test_a_move_is_taken_back_on_request() -> None:
    attempt = Attempt(level("roads/cloud"))
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
    attempt = Attempt(level("roads/dragon"))
    verdict = attempt.play(parse("0 end"))
    assert (verdict.kind, verdict.key) == ("wrong", "level-roads-dragon-wrong-end")
    assert attempt.state == attempt.level.start


def test_a_way_that_cannot_lead_there_is_a_dead_end() -> None:
    attempt = Attempt(level("water/river"))
    three = Attempt(level("welcome/three-towns"))
    astray = parse("0 move forest:elvenhold-ergeren > ergeren elfcycle")
    verdict = three.play(astray)
    assert (verdict.kind, verdict.key) == ("wrong", "level-welcome-three-towns-wrong-ergeren")
    verdict = attempt.play(parse("0 move river:virst-ixara > virst raft raft"))
    assert verdict.key == "level-water-river-wrong-upriver"
    block = Attempt(level("plan/block"))
    verdict = block.play(parse("0 place troll_wagon desert:feodor-throtmanni"))
    assert (verdict.kind, verdict.key) == ("wrong", "level-plan-block-wrong-elsewhere")
    assert block.state == block.level.start


def test_a_reason_for_many_moves_is_not_told_of_those_that_lead_there() -> None:
    carriers = Attempt(level("roads/carriers"))
    verdict = carriers.play(parse("0 place unicorn plain:elvenhold-lapphalya"))
    assert verdict.kind == "refused"
    verdict = carriers.play(parse("0 place unicorn forest:elvenhold-ergeren"))
    assert (verdict.kind, verdict.key) == ("wrong", "level-roads-carriers-wrong-elsewhere")
    for line in (
        "0 place unicorn desert:feodor-throtmanni",
        "0 place giant_pig forest:feodor-lapphalya",
    ):
        verdict = carriers.play(parse(line))
    assert verdict.kind == "solved"


@pytest.mark.parametrize(
    ("key", "tried", "why"),
    [
        ("welcome/three-towns", "0 end", "ended-early"),
        ("roads/cheap", "0 pass", "passed-early"),
        ("roads/cheap", "0 place elfcycle plain:usselen-wylhien", "placed-elsewhere"),
        (
            "journey/leave-one",
            "0 move forest:dagamura-ixara > ixara caravan elfcycle unicorn dragon",
            "caravan-spent",
        ),
        ("water/eight", "0 move lake:elvenhold-virst > virst raft raft", "rafts-spent"),
    ],
)
def test_a_way_astray_is_explained_by_what_was_done(key: str, tried: str, why: str) -> None:
    without_reasons = replace(level(key), wrong={})
    verdict = Attempt(without_reasons).play(parse(tried))
    assert (verdict.kind, verdict.key) == ("wrong", f"lesson-{why}")


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


def test_the_others_answer_by_their_script_and_stay_quiet_for_the_rest() -> None:
    attempt = Attempt(level("plan/all-pass"))
    attempt.play(Pass(0))
    assert attempt.state.counters == {"forest:elvenhold-ergeren": "unicorn"}
    assert [deed.action.e for deed in attempt.trial.deeds] == ["pass", "place", "pass"]
    assert attempt.play(Pass(0)).kind == "solved"


def test_nobody_answers_once_the_game_is_over() -> None:
    with pytest.raises(ValueError, match="nobody's turn"):
        quiet(evolve(position(), phase="over"))


def test_where_the_others_wait_nobody_answers() -> None:
    attempt = Attempt(level("rivals/knot"))
    assert attempt.play(attempt.level.steps[0]).kind == "solved"
    assert attempt.state.turn == 1
    assert [deed.action.e for deed in attempt.trial.deeds] == ["obstacle"]


def test_in_a_lesson_of_being_refused_another_refusal_is_just_a_refusal() -> None:
    attempt = Attempt(level("plan/one-counter"))
    assert attempt.play(parse("0 place elfcycle river:elvenhold-rivinia")).kind == "refused"
    assert attempt.trial.deeds == ()


def test_being_refused_twice_counts_once() -> None:
    attempt = Attempt(level("water/only-rafts"))
    first, last = attempt.level.steps
    assert [attempt.play(first).kind for _ in range(3)] == ["ok", "refused", "refused"]
    assert attempt.play(last).stars == 3


def test_another_way_to_break_the_same_statement_is_not_the_lesson() -> None:
    attempt = Attempt(level("travel/once"))
    far = parse("0 move plain:lapphalya-virst > virst elfcycle")
    verdict = attempt.play(far)
    assert (verdict.kind, there(verdict.refusal).rule) == ("refused", "P5.1")
    assert not attempt.solved


def test_the_view_hides_what_the_reader_may_not_know() -> None:
    attempt = Attempt(level("cards/fits"))
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


def test_a_good_move_before_the_one_to_be_refused_is_no_mistake() -> None:
    for key, good in [
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


def test_a_detour_that_leads_back_is_no_dead_end() -> None:
    """Two steps more than par: there, and back again."""
    attempt = Attempt(level("welcome/bare-road"))
    assert attempt.play(parse("0 move plain:elvenhold-lapphalya > lapphalya dragon")).kind == "ok"
