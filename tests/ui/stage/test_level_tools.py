"""The tools of a level: taking back, beginning again, hints, and what each of them forgets."""

import ipywidgets as w
import pytest

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import level
from elfenwidgets.lessons.learned import keeping, progress
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.text import t
from elfenwidgets.ui.phrases.actions import do
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.screen.bridge import Pane
from elfenwidgets.ui.stage.level import LevelAct
from tests.kept_games import keep_progress
from tests.ui.lessonscreen import Course, act, page, play
from tests.ui.pressing import bridge_of, buttons, offered, press, texts, widgets

pytestmark = pytest.mark.usefixtures("home", "faults")

THREE = level("welcome/three-towns")


def glowing(lesson: Course) -> bool:
    """Whether something is pointed out on the board, beside all that can be picked."""
    choosing = lesson.stage.session.choosing
    return act(lesson).marks(choosing, None).legal not in (frozenset(), choosing.targets)


def solved(lesson: Course, found: Level) -> None:
    for step in found.steps:
        play(lesson, step)


def test_from_the_start_brings_back_the_position_and_wipes_out_the_hint() -> None:
    lesson = page(THREE.key)
    part = lesson.part
    play(lesson, THREE.steps[0])
    assert act(lesson).state.seats[0].boot == "lapphalya"
    press(part, t("level-hint-button"))
    assert glowing(lesson) and say(THREE.word("look")) in texts(part)
    press(part, t("level-again"))
    assert act(lesson).state == THREE.start
    assert not glowing(lesson) and say(THREE.word("look")) not in texts(part)
    press(part, t("level-hint-button"))
    assert say(THREE.word("look")) in texts(part), "the ladder begins at its lowest rung"


def test_from_the_start_a_shown_way_and_a_detour_cost_nothing() -> None:
    lesson = page(THREE.key)
    part = lesson.part
    press(part, t("choice-end"))
    press(part, t("level-take-back"))
    press(part, t("level-solution"))
    press(part, t("level-myself"))
    solved(lesson, THREE)
    assert keeping.load().stars == {THREE.key: 1}
    press(part, t("level-again"))
    solved(lesson, THREE)
    assert keeping.load().stars == {THREE.key: 3}


def test_the_best_stars_are_kept() -> None:
    lesson = page(THREE.key)
    part = lesson.part
    solved(lesson, THREE)
    press(part, t("level-again"))
    press(part, t("level-solution"))
    for _ in THREE.steps:
        press(part, t("example-forth"))
    assert "★☆☆" in texts(part)
    assert keeping.load().stars == {THREE.key: 3}
    assert "★★★" in texts(part)


def test_take_back_takes_one_step_back_and_its_hint_with_it() -> None:
    lesson = page(THREE.key)
    part = lesson.part
    play(lesson, THREE.steps[0])
    play(lesson, THREE.steps[1])
    press(part, t("level-hint-button"))
    press(part, t("choice-undo"))
    assert act(lesson).state.seats[0].boot == "lapphalya"
    assert not glowing(lesson)
    for step in THREE.steps[1:]:
        play(lesson, step)
    assert keeping.load().stars == {THREE.key: 3}


def test_to_take_back_waits_in_its_place_until_there_is_something() -> None:
    lesson = page(THREE.key)
    (tools,) = (pane for pane in widgets(lesson.part, Pane) if t("level-again") in offered(pane))
    at = [says for _, says, *_ in getattr(tools.bridge, tools.name)].index(t("choice-undo"))
    assert t("choice-undo") not in offered(tools)
    play(lesson, THREE.steps[0])
    assert list(offered(tools)).index(t("choice-undo")) == at, "where it was"
    press(lesson.part, t("choice-undo"))
    assert act(lesson).state == THREE.start
    assert t("choice-undo") not in buttons(lesson.part)


@pytest.mark.parametrize("key", ["u", "Backspace"])
def test_to_take_back_by_a_key_waits_as_well_and_leaves_what_is_told(key: str) -> None:
    lesson = page(THREE.key)
    press(lesson.part, t("level-hint-button"))
    lesson.stage.session.key(key)
    assert glowing(lesson) and say(THREE.word("look")) in texts(lesson.part)
    press(lesson.part, t("level-solution"))
    lesson.stage.session.key(key)
    assert t("example-forth") in buttons(lesson.part), "the solution goes on"
    press(lesson.part, t("level-again"))
    press(lesson.part, t("choice-end"))
    assert t("level-take-back") in buttons(lesson.part)
    lesson.stage.session.key(key)
    assert act(lesson).view.actions, "a wrong move is taken back, as ever"


def test_a_move_wipes_out_the_glow_of_a_hint() -> None:
    lesson = page(THREE.key)
    part = lesson.part
    press(part, t("level-hint-button"))
    play(lesson, THREE.steps[0])
    assert not glowing(lesson)


def test_a_wrong_move_is_looked_at_before_it_is_taken_back() -> None:
    lesson = page(THREE.key)
    part = lesson.part
    press(part, t("choice-end"))
    assert not act(lesson).view.actions
    assert buttons(part).count(t("level-take-back")) == 1
    assert t("level-hint-button") not in buttons(part)
    press(part, t("level-take-back"))
    assert act(lesson).state == THREE.start


def test_a_refused_move_is_offered_until_the_level_is_solved() -> None:
    lesson = page("welcome/bare-road")
    part = lesson.part
    (offer,) = [said for said in buttons(part) if said.startswith("Try: ")]
    press(part, offer)
    while not act(lesson).finished:
        assert isinstance(lesson.stage.act, LevelAct)
        play(lesson, lesson.stage.act._attempt.hint().action or THREE.steps[0])
    assert t("level-solved") in texts(part)
    assert [said for said in buttons(part) if said.startswith("Try: ")] == []


def test_whatever_is_brought_back_that_is_no_progress_is_told_in_one_sentence() -> None:
    kept = progress.Progress(stars={THREE.key: 2})
    keep_progress(kept)
    part = page("progress").part
    (box,) = widgets(part, w.Textarea)
    whole = kept.export()
    for text in ("", "   \n", "nonsense", "elf1:", "elf1:00000000", whole[1:], whole + whole, "ü"):
        box.value = text
        press(part, t("course-import"))
        assert texts(part).count(say("progress-broken")) == 1, text
        assert keeping.load() == kept
    box.value = f"\n {whole[:20]} \n{whole[20:]}\n"
    press(part, t("course-import"))
    assert say("progress-broken") not in texts(part) and t("course-imported") in texts(part)


def test_what_is_brought_back_adds_to_what_is_there() -> None:
    keep_progress(progress.Progress(stars={THREE.key: 1, "plan/bare": 3}))
    part = page("progress").part
    (box,) = widgets(part, w.Textarea)
    box.value = progress.Progress(stars={THREE.key: 3, "plan/bare": 1}).export()
    press(part, t("course-import"))
    assert keeping.load().stars == {THREE.key: 3, "plan/bare": 3}


def test_only_the_next_step_of_a_first_level_glows_unasked() -> None:
    for found in catalogue.lessons()[1].levels[1:]:
        lesson = page(found.key)
        assert not glowing(lesson), found.key


def places(lesson: Course) -> list[str]:
    return [said for _, said in act(lesson).tools()]


def test_a_button_keeps_its_place_from_the_start_to_the_end_of_a_level() -> None:
    lesson = page(THREE.key)
    first = places(lesson)[0]
    press(lesson.part, t("choice-end"))
    assert places(lesson)[0] == first == t("level-again")
    press(lesson.part, first)
    assert act(lesson).state == THREE.start
    press(lesson.part, t("level-solution"))
    assert places(lesson)[0] == first
    press(lesson.part, t("level-myself"))
    solved(lesson, THREE)
    assert act(lesson).finished and places(lesson)[0] == first


def test_the_hand_keeps_its_place_when_its_last_card_is_spent() -> None:
    lesson = page(THREE.key)
    solved(lesson, THREE)
    assert act(lesson).state.seats[0].hand == ()
    assert "elfen-no-rack" not in lesson.stage.box._dom_classes


def test_whoever_keeps_a_counter_sees_what_lies_in_the_display() -> None:
    lesson = page("finish/display-stays")
    assert act(lesson).view.phase == "keep" and "display" in act(lesson).needs


@pytest.mark.parametrize(
    ("key", "last"),
    [("welcome/three-towns", "choice-end"), ("plan/place", "choice-pass")],
)
def test_what_goes_on_stands_before_what_ends_the_turn(key: str, last: str) -> None:
    lesson = page(key)
    assert [says for _, says, *_ in bridge_of(lesson.part).choices][-1] == t(last)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("journey/gap", "now-plan-counter"),
        ("plan/no-counters", "now-plan-obstacle"),
        ("plan/second-obstacle", "now-plan-obstacle"),
    ],
)
def test_only_what_can_be_placed_is_spoken_of(key: str, said: str) -> None:
    lesson = page(key)
    assert act(lesson).now(lesson.stage.session.choosing).startswith(t(said))


def test_a_step_is_named_by_its_town_and_by_its_way_where_there_are_two() -> None:
    assert do(THREE.steps[0]) == "go to Lapphálya for 1 giant pig"
    over_land = level("welcome/bare-road").steps[0]
    assert do(over_land) == "go to Beata (plains) for 1 dragon"
