"""What else is on a lesson's board: examples, the free board, the land, the own game."""

import pytest

from elfenwidgets.lessons import catalogue, progress
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.course.lesson_page import LessonPage
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases.course_words import say
from tests.ui.lessonscreen import act, page, play
from tests.ui.pressing import buttons, press, texts

pytestmark = pytest.mark.usefixtures("home", "faults")

FOREST = "forest:feodor-lapphalya"


def hurry(lesson: LessonPage) -> None:
    """Stop as soon as one may, and else do what comes first."""
    actions = act(lesson).view.actions
    stops = [action for action in actions if action.e in ("pass", "end_move")]
    play(lesson, (stops or actions)[0])


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
    lesson.stage.pick(Target("road", "mountain:grangor-mahdavikia"))
    assert "elfen-alarm" in texts(part)


@pytest.mark.parametrize("language", languages())
def test_the_land_says_what_lies_where(language: str) -> None:
    lesson = page("map")
    part = lesson.free()
    use(language)
    for target in [
        *(Target("road", way) for way in catalogue.lesson("map").levels[0].start.counters),
        *(Target("road", way) for way in (FOREST, "river:elvenhold-rivinia")),
        *(Target("road", way) for way in ("lake:elvenhold-virst", "desert:feodor-throtmanni")),
        *(Target(*pair) for pair in (("town", "feodor"), ("display", "dragon"), ("pile", ""))),
        *(Target(*pair) for pair in (("card", "raft"), ("obstacle", ""), ("counter", "unicorn"))),
    ]:
        lesson.stage.pick(target)
        assert "elfen-told" in texts(part)


@pytest.mark.parametrize(("language", "said"), [("en", "or 2 dragons"), ("de", "oder 2 Drachen")])
def test_the_prices_of_a_road_are_a_choice_and_no_bill(language: str, said: str) -> None:
    lesson = page("map")
    part = lesson.free()
    use(language)
    lesson._stage._pick(Target("road", FOREST))
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
        if act(lesson).done:  # nothing to decide
            continue
        assert say("journey-yours") in texts(part), name
        for _ in range(60):
            if act(lesson).done:
                break
            hurry(lesson)
        said = "play-done-round" if name == "finish" else "play-done"
        assert t(said) in texts(part), name
    again = page("draw").play()
    assert say("journey-again") in texts(again)


def test_out_of_order_a_fitting_position_is_offered() -> None:
    assert say("journey-ahead") in texts(page("travel").play())
    assert progress.load().journey is None


def test_in_the_guided_round_the_bots_say_why() -> None:
    lesson = page("round")
    part = lesson.play()
    heard = 0
    for _ in range(200):
        if act(lesson).done:
            break
        hurry(lesson)
        heard += texts(part).count("<q>")
    assert t("guided-done") in texts(part)
    assert heard > 10
