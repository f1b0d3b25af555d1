"""What else is on a lesson's board: examples, the free board, the land, the own game."""

import re

import pytest

from elfenwidgets.lessons import progress
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.course.lesson_page import LessonPage
from elfenwidgets.ui.drawing.targets import OBSTACLE, PILE, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.stage.own_game import TableAct
from tests.ui.lessonscreen import act, page, play
from tests.ui.pressing import buttons, press, texts

pytestmark = pytest.mark.usefixtures("home", "faults")

FOREST = "forest:feodor-lapphalya"
ROAD = "mountain:grangor-mahdavikia"


def hurry(lesson: LessonPage) -> None:
    """Stop as soon as one may, and else do what comes first."""
    actions = act(lesson).view.actions
    stops = [action for action in actions if action.e in ("pass", "end_move")]
    play(lesson, (stops or actions)[0])


def game(lesson: LessonPage) -> TableAct:
    """The game on the lesson's stage."""
    found = act(lesson)
    assert isinstance(found, TableAct)
    return found


def test_an_example_goes_back_and_forth() -> None:
    lesson = page("travel!dragons")
    part = lesson.example()
    captions = [say(key) for key in lesson.lesson.examples[1].captions]
    assert captions[0] in texts(part) and t("example-back") not in buttons(part)
    press(part, t("example-forth"))
    press(part, t("example-forth"))
    assert captions[2] in texts(part) and t("example-forth") not in buttons(part)
    press(part, t("example-back"))
    assert captions[1] in texts(part)


def test_the_free_board_explains_what_the_rules_refuse() -> None:
    lesson = page("travel")
    part = lesson.free()
    boot = act(lesson).state.actor.boot
    lesson.stage.pick(Target("road", ROAD))
    refusal = Refusal("P5.1", "not-from-here", {"road": ROAD, "town": boot})
    assert f'role="alert">{words.refusal(refusal)}</p>' in texts(part)


LAND = [
    (Target("road", FOREST), ["Feodor", "Lapphálya"], ["dragon"]),
    (Target("road", "river:elvenhold-rivinia"), ["Elvenhold", "Rivinia"], []),
    (Target("road", "lake:elvenhold-virst"), ["Elvenhold", "Virst"], []),
    (Target("road", "desert:feodor-throtmanni"), ["Feodor", "Throtmanni"], ["dragon", "elfcycle"]),
    (Target("town", "feodor"), ["Feodor", "Throtmanni", "Rivinia", "Lapphálya"], []),
    (Target("display", "dragon"), [], ["dragon"]),
    (Target("counter", "unicorn"), [], ["unicorn"]),
    (Target("card", "raft"), [], ["raft"]),
]
"""What is touched, the towns that its sentence names, and the kinds of counters or cards."""


@pytest.mark.parametrize("language", languages())
def test_the_land_says_what_lies_where(language: str) -> None:
    lesson = page("map")
    part = lesson.free()
    use(language)
    heard = set()
    for target, towns, kinds in LAND:
        lesson.stage.pick(target)
        (said,) = re.findall(r'class="elfen-told" role="status">(.*?)</p>', texts(part))
        assert [town for town in towns if town not in said] == [], said
        named = [words.kind(kind).lower() for kind in kinds]
        assert [kind for kind in named if kind not in said.lower()] == [], said
        heard.add(said)
    assert len(heard) == len(LAND), "each thing has a sentence of its own"
    for target, key in ((OBSTACLE, "land-obstacle"), (PILE, "land-pile")):
        lesson.stage.pick(target)
        assert t(key) in texts(part)


@pytest.mark.parametrize(("language", "said"), [("en", "or 2 dragons"), ("de", "oder 2 Drachen")])
def test_the_prices_of_a_road_are_a_choice_and_no_bill(language: str, said: str) -> None:
    lesson = page("map")
    part = lesson.free()
    use(language)
    lesson.stage.pick(Target("road", FOREST))
    assert said in texts(part)


def test_the_journey_goes_from_lesson_to_lesson() -> None:
    lesson = page("deal")
    part = lesson.play()
    assert say("journey-first") in texts(part)
    assert not act(lesson).view.actions, "first the cards are dealt"
    press(part, t("play-deal"))
    assert say("journey-yours") in texts(part)
    for name in ("draw-secret", "draw", "plan", "travel", "finish"):
        lesson = page(name)
        part = lesson.play()
        if game(lesson).done:  # nothing to decide
            continue
        assert say("journey-yours") in texts(part), name
        for _ in range(60):
            if game(lesson).done:
                break
            hurry(lesson)
        said = "play-done-round" if name == "finish" else "play-done"
        assert t(said) in texts(part), name
    again = page("draw").play()
    assert say("journey-again") in texts(again)


def test_a_page_that_is_behind_shows_the_newer_game_and_does_not_overwrite_it() -> None:
    press(page("deal").play(), t("play-deal"))
    first = page("draw-secret")
    first.play()
    hurry(first)
    ahead, behind = page("draw"), page("draw")
    ahead.play()
    shown = behind.play()
    ahead.stage.pick(PILE)
    kept = progress.load().journey
    behind.stage.pick(Target("display", act(behind).state.display[0]))
    assert progress.load().journey == kept
    assert t("play-elsewhere") in texts(shown)
    assert act(behind).state == act(ahead).state
    behind.stage.pick(PILE)
    assert progress.load().journey != kept
    assert t("play-elsewhere") not in texts(shown), "it is said once"


def test_a_page_that_is_behind_deals_no_new_game_over_the_newer_one() -> None:
    one, other = page("deal").play(), page("deal").play()
    press(one, t("play-deal"))
    kept = progress.load().journey
    press(other, t("play-deal"))
    assert progress.load().journey == kept
    assert t("play-elsewhere") in texts(other) and say("journey-yours") in texts(other)
    press(other, t("play-deal-again"))
    assert progress.load().journey != kept
    assert t("play-elsewhere") not in texts(other)


def test_out_of_order_a_fitting_position_is_offered() -> None:
    assert say("journey-ahead") in texts(page("travel").play())
    assert progress.load().journey is None


def test_in_the_guided_round_the_bots_say_why() -> None:
    lesson = page("round")
    part = lesson.play()
    heard = 0
    for _ in range(200):
        if game(lesson).done:
            break
        hurry(lesson)
        heard += texts(part).count("<q>")
    assert t("guided-done") in texts(part)
    assert heard > 10
