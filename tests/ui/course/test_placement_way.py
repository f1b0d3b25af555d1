"""Placement on the board: what is asked, what comes of it, and what is kept."""

from typing import Any

import pytest

from elfenwidgets.lessons.learned import keeping
from elfenwidgets.lessons.placement import sitting
from elfenwidgets.play import library
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.front_page import PLACEMENT
from elfenwidgets.ui.course.placement_way import KEPT
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.stage.placement_item import PlacementLevel, PlacementQuestion
from tests.ui.lessonscreen import Course, act, page, play
from tests.ui.pressing import buttons, press, texts

pytestmark = pytest.mark.usefixtures("home", "faults")


def asked(course: Course) -> bool:
    return KEPT in library.settings() and sitting.upcoming(answers(), seed()) is not None


def answers() -> dict[str, bool]:
    found: dict[str, bool] = library.settings()[KEPT]["answers"]
    return found


def seed() -> int:
    found: int = library.settings()[KEPT]["seed"]
    return found


def do_rightly(course: Course) -> None:
    match act(course):
        case PlacementQuestion() as shown:
            press(course.part, say(shown.question.answers[shown.question.right - 1]))
        case PlacementLevel() as shown:
            for action in shown.level.steps:
                play(course, action)


def test_who_does_all_rightly_skips_what_was_shown_and_goes_on_with_the_rest() -> None:
    course = page()
    press(course.part, t("placement-button"))
    do_rightly(course)
    met = {type(act(course))}
    while asked(course):
        met.add(type(act(course)))
        do_rightly(course)
    assert met == {PlacementLevel, PlacementQuestion}
    progress, known = keeping.load(), sitting.known(answers())
    assert known and all(not steps.left(lesson, progress) for lesson in known)
    said = texts(course.part)
    assert all(say(lesson.title) in said for lesson in known)
    ahead = steps.ahead(progress)
    assert ahead is not None and ahead.lesson not in {lesson.key for lesson in known}
    assert not progress.stars, "what was shown here is no level won"
    press(course.part, next(each for each in buttons(course.part) if each.endswith("▸")))
    assert course.place._step == ahead
    course.place.open(())
    for lesson in known:
        (row,) = [each for each in buttons(course.part) if say(lesson.title) in each]
        assert row.endswith(f"✓ {t('course-minutes', n=lesson.minutes)}"), "no task was done there"


def test_who_knows_nothing_is_led_to_the_first_lesson() -> None:
    course = page(PLACEMENT)
    press(course.part, t("placement-unknown"))
    while asked(course):
        press(course.part, t("placement-unknown"))
    assert not any(answers().values()) and t("placement-none") in texts(course.part)
    assert not keeping.load().answers and not keeping.load().mistakes


def test_no_help_is_given_and_nobody_goes_on_without_an_answer() -> None:
    course = page(PLACEMENT)
    for _ in range(4):
        shown = act(course)
        assert not {"hint", "solution"} & {name for name, _ in shown.tools()}
        assert t("example-forth") not in buttons(course.part)
        press(course.part, t("placement-unknown"))


def test_a_page_that_comes_anew_goes_on_where_it_was_and_one_may_go_back() -> None:
    course = page(PLACEMENT)
    first = act(course).heading()
    press(course.part, t("placement-unknown"))
    second = act(course).heading()
    course = page(PLACEMENT)
    assert act(course).heading() == second != first
    press(course.part, t("example-back"))
    assert act(course).heading() == first and answers() == {}


@pytest.mark.parametrize(
    "kept",
    [
        *(None, 7, "x", {}, {"seed": "1", "answers": {}}, {"seed": 1, "answers": []}),
        *({"seed": 10**30, "answers": {"nowhere": True, "plan?end": 1}}, {"seed": True}),
        {"seed": 1, "answers": dict.fromkeys(sitting.items(), True)},
    ],
)
def test_whatever_is_kept_it_opens(kept: Any) -> None:
    library.keep_setting(KEPT, kept)
    course = page(PLACEMENT)
    said = texts(course.part)
    assert t("placement-title") in said or t("placement-end-title") in said
