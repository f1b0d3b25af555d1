"""The quick way on the board: from the first step to its last page, and what is kept of it."""

from typing import Any

import pytest

from elfenwidgets.lessons.beside.quick import QuickRound, quick_way
from elfenwidgets.lessons.learned import keeping
from elfenwidgets.lessons.learned.milestones import reached
from elfenwidgets.lessons.own_setting import QUICK_WAY
from elfenwidgets.play import library
from elfenwidgets.rules.actions import Action
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.front_page import QUICK
from elfenwidgets.ui.learn import course as notebook_course
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import answer
from elfenwidgets.ui.stage.games.quick_round import QuickRoundAct
from tests.ui.lessonscreen import Course, act, onward, page, play
from tests.ui.pressing import buttons, press, texts

pytestmark = pytest.mark.usefixtures("home", "faults", "at_once")

BEFORE = quick_way().steps


@pytest.fixture
def at_once(home: None) -> None:
    library.keep_setting("pace", "at-once")


def the_round(course: Course) -> QuickRound:
    shown = act(course)
    assert isinstance(shown, QuickRoundAct)
    return shown._round


def come(course: Course) -> None:
    """Solve what comes before the round."""
    for step in BEFORE:
        for action in getattr(step.item, "steps", ()):
            play(course, action)
        onward(course)


def advice(course: Course) -> Action:
    return the_round(course).advice()


def finish(course: Course) -> None:
    while not act(course).finished:
        play(course, advice(course))


def test_the_quick_way_goes_from_the_first_step_to_its_last_page() -> None:
    course = page(QUICK)
    assert t("step-number", n=1, of=len(BEFORE) + 1) in texts(course.part)
    come(course)
    assert t("quick-secret", name=t("bot-1")) in texts(course.part)
    finish(course)
    assert t("quick-over") in texts(course.part)
    mine, theirs = the_round(course).towns
    onward(course)
    assert t("quick-end", mine=mine, theirs=theirs, name=t("bot-1")) in texts(course.part)
    assert buttons(course.part)[:2] == [t("quick-coach"), t("quick-learn")]


def test_roads_light_up_for_the_counter_that_is_to_lie_there() -> None:
    course = page(QUICK)
    come(course)
    while the_round(course).moment != "plan":
        play(course, advice(course))
    choosing = Choosing(act(course).view.actions)
    assert {each.kind for each in act(course).marks(choosing, None).legal} == {
        "counter",
        "secret",
        "pass",
    }
    counter = next(each for each in choosing.options if each.kind == "counter")
    picked = choosing.pick(counter)
    assert picked is not None
    assert {each.kind for each in act(course).marks(picked, None).legal} == {"road"}


def test_nobody_goes_past_the_round_without_playing_it() -> None:
    course = page(QUICK)
    come(course)
    assert t("example-forth") not in buttons(course.part)
    finish(course)
    assert t("example-forth") in buttons(course.part)


def test_a_page_that_comes_anew_goes_on_where_it_was() -> None:
    course = page(QUICK)
    onward(course)
    assert t("step-number", n=2, of=len(BEFORE) + 1) in texts(page(QUICK).part)
    course = page(QUICK)
    press(course.part, t("example-back"))
    come(course)
    for _ in range(6):
        play(course, advice(course))
    again = page(QUICK)
    assert the_round(again).game.state == the_round(course).game.state
    finish(again)
    onward(again)
    assert t("quick-end-title") in texts(page(QUICK).part)


def test_what_was_shown_counts_as_known() -> None:
    course = page(QUICK)
    come(course)
    finish(course)
    progress = keeping.load()
    shown = quick_way().shows
    assert not steps.left(shown, progress)
    assert {"welcome/first-step", "welcome/three-towns"} <= progress.stars.keys()
    assert {"first-step", "first-round"} <= set(reached(progress))
    onward(course)
    press(course.part, t("quick-learn"))
    here = course.place._step
    assert here is not None and here == steps.ahead(progress) and here.lesson == "welcome"


def test_the_round_is_played_again_when_somebody_likes_to() -> None:
    course = page(QUICK)
    come(course)
    finish(course)
    onward(course)
    press(course.part, t("quick-again"))
    assert the_round(course).played == []


def test_a_hint_shows_an_action_and_it_can_be_taken_back() -> None:
    course = page(QUICK)
    come(course)
    press(course.part, t("level-hint-button"))
    assert act(course).message is not None
    play(course, advice(course))
    press(course.part, t("choice-undo"))
    assert the_round(course).played == []


def test_the_key_to_take_back_leaves_a_hint_before_anything_is_played() -> None:
    course = page(QUICK)
    come(course)
    press(course.part, t("level-hint-button"))
    shown = act(course).message
    assert shown is not None
    course.stage.session.key("u")
    assert act(course).message == shown
    play(course, advice(course))
    course.stage.session.key("u")
    assert the_round(course).played == []


def test_a_caravan_is_not_named_before_it_is_told() -> None:
    course = page(QUICK)
    come(course)
    while not act(course).finished:
        offered = " ".join(buttons(course.part))
        assert "caravan" not in f"{act(course).heading()}{answer(act(course))}{offered}".casefold()
        play(course, advice(course))


@pytest.mark.parametrize(
    "kept",
    [
        *(None, 7, "x", {}, {"step": -1, "played": []}, {"step": 99, "played": []}),
        *({"step": 4, "played": "0 pass"}, {"step": 4, "played": [None, "1 pass", "\ud83e"]}),
        *({"step": True, "played": []}, {"step": 10**30, "played": ["0 draw secret"] * 999}),
    ],
)
def test_whatever_is_kept_the_quick_way_opens(kept: Any) -> None:
    library.keep_setting(QUICK_WAY, kept)
    course = page(QUICK)
    assert t("quick-title") in texts(course.part)


@pytest.mark.parametrize(
    ("asked", "offered"), [("quick", "quick-coach"), ("editions/done", "turned-open")]
)
def test_a_notebook_offers_neither_games_nor_rules_for_it_has_no_home(
    asked: str, offered: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = QuickRound(("Ada", "Bo"))
    while not whole.over:
        whole.play(whole.advice())
    library.keep_setting(QUICK_WAY, {"step": len(BEFORE) + 1, "played": whole.played})
    monkeypatch.setenv("QUERY_STRING", f"at={asked}")
    for part, at_home in ((notebook_course(), False), (page(asked).part, True)):
        assert (t(offered) in f"{buttons(part)}{texts(part)}") is at_home
