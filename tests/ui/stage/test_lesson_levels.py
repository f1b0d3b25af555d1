"""Levels without a browser: solved, refused, gone astray, helped along."""

from dataclasses import replace
from operator import attrgetter

import pytest

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.learned import keeping
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.rules.actions import Move, Place
from elfenwidgets.rules.notation import parse
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.course.learn_place import NAME
from elfenwidgets.ui.drawing.targets import LAND, Target
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.actions import do
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.stage.level import LevelAct
from tests.there import there
from tests.ui.lessonscreen import Course, act, page, play
from tests.ui.pressing import buttons, press, texts

pytestmark = pytest.mark.usefixtures("home", "faults")


def boot(lesson: Course) -> str:
    """The town where the reader's boot stands."""
    return act(lesson).state.seats[0].boot


def ends(level: Level) -> list[str]:
    """The towns that the solution comes to, in order."""
    return [step.to for step in level.steps if isinstance(step, Move)]


LEVELS = [item for item in catalogue.items().values() if isinstance(item, Level)]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_a_level_is_solved_with_its_solution_and_gives_three_stars(level: Level) -> None:
    lesson = page(level.key)
    part = lesson.part
    for step in level.steps:
        act(lesson).play(step)
        lesson.stage.turn()
    assert say(level.word("learned")) in texts(part)
    assert keeping.load().stars == {level.key: 3}


def test_a_level_is_played_by_picks() -> None:
    lesson = page("plan/place")
    part = lesson.part
    for step in catalogue.level("plan/place").steps:
        play(lesson, step)
    assert t("level-solved") in texts(part) and "★★★" in texts(part)


def test_what_one_holds_is_there_in_words_for_those_who_see_no_rack() -> None:
    told = texts(page("welcome/first-step").part)
    assert '<p class="rack-alt">Your cards: 1 giant pig.</p>' in told


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_a_rival_whose_journey_counts_has_open_cards_and_no_other_has(level: Level) -> None:
    """P4.6, P5.4: without them nobody could reckon which road the rival cannot pay for."""
    told = act(page(level.key)).heading()
    rival = level.start.seats[1].hand if "rival_trip" in level.goal else ()
    assert told.count("elfen-icon") == len(rival)


def test_a_refused_move_is_explained_and_has_not_happened() -> None:
    lesson = page("plan/place")
    part = lesson.part
    lesson.stage.session.pick(Target("counter", "dragon"))
    lesson.stage.session.pick(Target("road", "river:elvenhold-rivinia"))
    assert "(P4.4)" in texts(part)
    assert act(lesson).view.counters == {}


def test_a_wrong_move_is_shown_and_taken_back() -> None:
    lesson = page("welcome/first-step")
    part = lesson.part
    press(part, t("choice-end"))
    assert say("level-welcome-first-step-wrong-end") in texts(part)
    assert not act(lesson).view.actions
    press(part, t("level-take-back"))
    assert act(lesson).view.actions
    assert keeping.load().mistakes == {"welcome/first-step": 1}


def test_only_the_next_step_glows_in_the_first_level_of_a_lesson() -> None:
    lesson = page("welcome/first-step")
    marks = act(lesson).marks(lesson.stage.session.choosing, None)
    road = Target("road", "plain:elvenhold-lapphalya")
    assert marks.legal == {Target("town", "lapphalya"), road}


@pytest.mark.parametrize(
    "level",
    [each for each in LEVELS if each.setting.get("phase") == "travel"],
    ids=attrgetter("key"),
)
def test_the_steps_that_one_can_take_are_golden_and_have_their_price(level: Level) -> None:
    """T1-T9, P5.3, P5.4: as at the table, and no others; a level that is marked shows the next."""
    lesson = page(level.key)
    marks = act(lesson).marks(lesson.stage.session.choosing, None)
    steps = [move for move in act(lesson).view.actions if isinstance(move, Move)]
    golden = {target.name for target in marks.legal if target.kind == "road"}
    assert golden == {move.via for move in steps} or (level.marked and len(golden) == 1)
    for move in steps:
        if move.how == "card":
            price = marks.prices[move.via]
            assert (price.cost, price.kind) == (len(move.cards), move.cards[0])


def test_a_hint_for_one_counter_makes_no_road_golden_for_another() -> None:
    lesson = page("plan/place")
    press(lesson.part, t("level-hint-button"))
    for kind in ("giant_pig", "dragon"):
        lesson.stage.session.pick(Target("counter", kind))
        choosing = lesson.stage.session.choosing
        golden = act(lesson).marks(choosing, None).legal
        assert golden and golden <= choosing.targets


def test_the_ladder_has_three_rungs_and_then_the_solution() -> None:
    lesson = page("welcome/three-towns")
    part, level = lesson.part, lesson.lesson.levels[1]
    press(part, t("level-hint-button"))
    assert say(level.word("look")) in texts(part)
    assert act(lesson).marks(lesson.stage.session.choosing, None).legal
    press(part, t("level-hint-button"))
    assert f"({level.statements[0]})" in texts(part)
    press(part, t("level-hint-button"))
    assert "1 giant pig" in texts(part)


def test_the_last_rung_is_played_on_the_board() -> None:
    lesson = page("welcome/three-towns")
    level = lesson.lesson.levels[1]
    for _ in range(3):
        press(lesson.part, t("level-hint-button"))
    assert boot(lesson) == ends(level)[0]


def test_the_solution_is_played_on_the_board_step_by_step_by_next() -> None:
    lesson = page("welcome/three-towns")
    part, level = lesson.part, lesson.lesson.levels[1]
    press(part, t("level-solution"))
    assert act(lesson).state == level.start and act(lesson).view.actions == ()
    for n, step in enumerate(level.steps, 1):
        assert lesson.noted == []
        press(part, t("example-forth"))
        said = t("level-shown", n=n, of=len(level.steps), move=do(step))
        assert said in texts(part)
        assert boot(lesson) == ends(level)[n - 1]
    assert t("level-solved") in texts(part) and keeping.load().stars == {level.key: 1}
    press(part, t("example-forth"))
    assert lesson.noted, "Next leads on to the next step of the lesson"


def test_the_solution_goes_on_from_where_one_is_and_can_be_left() -> None:
    lesson = page("welcome/three-towns")
    part, level = lesson.part, lesson.lesson.levels[1]
    play(lesson, level.steps[0])
    press(part, t("level-solution"))
    press(part, t("example-forth"))
    assert boot(lesson) == ends(level)[1]
    press(part, t("level-myself"))
    assert act(lesson).view.actions != ()


def test_a_click_on_open_land_is_answered_and_plays_nothing() -> None:
    lesson = page("welcome/three-towns")
    lesson.stage.session.pick(LAND)
    assert t("touch-land", now=lesson.stage.session.now()) in texts(lesson.part)
    assert act(lesson).state == lesson.lesson.levels[1].start
    lesson.go((NAME, *lesson.lesson.steps[0].key.split("/")))
    lesson.stage.session.pick(LAND)
    assert t("land-nothing") in texts(lesson.part)


def test_a_level_where_being_refused_is_the_lesson_offers_the_refused_move() -> None:
    lesson = page("travel/four")
    part = lesson.part
    (offer,) = [said for said in buttons(part) if said.startswith("Try: ")]
    press(part, offer)
    assert "As you see" in texts(part) and "(P5.12)" in texts(part)


def test_again_costs_nothing() -> None:
    lesson = page("welcome/three-towns")
    part = lesson.part
    play(lesson, lesson.lesson.levels[1].steps[0])
    press(part, t("level-again"))
    for step in lesson.lesson.levels[1].steps:
        play(lesson, step)
    assert "★★★" in texts(part)


def test_a_level_is_played_by_keyboard() -> None:
    lesson = page("welcome/first-step")
    part = lesson.part
    for key in ("ArrowRight", "Enter"):
        lesson.stage.session.key(key)
    assert t("level-solved") in texts(part)


@pytest.mark.parametrize(
    ("key", "counter", "roads"),
    [
        ("roads/carriers", "giant_pig", {"plain", "forest"}),
        ("plan/place", "giant_pig", {"plain", "forest"}),
        ("roads/carriers", "unicorn", {"forest", "desert", "mountain"}),
    ],
)
def test_the_roads_that_a_chosen_counter_fits_are_golden(
    key: str, counter: str, roads: set[str]
) -> None:
    """T1, T4: and no others, not even where the next step of the level glows from the start."""
    lesson = page(key)
    lesson.stage.session.pick(Target("counter", counter))
    golden = act(lesson).marks(lesson.stage.session.choosing, None).legal
    ways = [target.name for target in golden if target.kind == "road"]
    assert {way.partition(":")[0] for way in ways} == roads
    assert len(ways) > 10


@pytest.mark.parametrize("told", [False, True])
def test_a_price_names_the_caravan_only_to_whoever_knows_it(told: bool) -> None:
    level = catalogue.level("roads/dragon")
    knowing = LevelAct(Attempt(replace(level, without=frozenset())), Memory())
    trying = knowing if told else there(act(page(level.key)))
    for step in level.steps[:2]:
        trying.play(step)
    trying.play(parse("0 move forest:rivinia-throtmanni > rivinia dragon"))
    said = there(trying.message).text
    assert "2 dragons" in said and ("caravan" in said) is told


def test_a_move_to_be_refused_is_offered_where_it_can_be_tried() -> None:
    """The caravan over the obstacle starts in Dag'Amura, not in Ixara."""
    lesson = page("travel/caravan-obstacle")
    part, found = lesson.part, catalogue.level("travel/caravan-obstacle")
    assert not [said for said in buttons(part) if "Kihromah" in said and "caravan" in said]
    play(lesson, found.steps[0])
    assert [said for said in buttons(part) if "Kihromah" in said and "caravan" in said]


@pytest.mark.parametrize("language", languages())
def test_what_goes_wrong_is_called_as_its_button_says(language: str) -> None:
    """The board still shows the wrong move: nothing has been taken back yet."""
    for key, line in [("water/ferry", "0 end")]:
        use("en")
        lesson = page(key)
        part = lesson.part
        use(language)
        act(lesson).play(parse(line))
        lesson.stage.session.turn()
        button = t("level-take-back")
        assert button in buttons(part) and button in texts(part)


def test_a_town_means_the_move_that_is_to_be_tried_there() -> None:
    """The level is about the bare road to Beata, not about the river that leads there, too."""
    lesson = page("welcome/bare-road")
    lesson.stage.session.pick(Target("town", "beata"))
    assert "(P5.2)" in texts(lesson.part) and "(T8)" not in texts(lesson.part)


def test_what_the_others_do_in_a_level_is_told_as_in_a_game() -> None:
    course = page("first-round/plan")
    level = catalogue.level("first-round/plan")
    play(course, level.steps[0])
    reply = parse(there(level.replies)[0])
    assert isinstance(reply, Place)
    name, counter, road = t("bot-1"), words.kind(reply.counter), words.road(reply.road)
    told = texts(course.part)
    assert f"{name} places" in told and counter in told and road in told
    press(course.part, t("choice-undo"))
    assert f"{name} places" not in texts(course.part)
