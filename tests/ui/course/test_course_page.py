"""The course without a browser: its steps, their addresses, its board."""

from functools import partial
from pathlib import Path

import ipywidgets as w
import pytest

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.learned import keeping
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.play import library
from elfenwidgets.rules.board import BOARD
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.front_page import TEACHER
from elfenwidgets.ui.course.learn_place import NAME
from elfenwidgets.ui.course.notebook.lesson import NotebookLesson
from elfenwidgets.ui.learn import learn
from elfenwidgets.ui.phrases.course_words import say, stars
from elfenwidgets.ui.stage.level import LevelAct
from tests.kept_games import keep_progress
from tests.ui.lessonscreen import act, address, onward, page, title
from tests.ui.pressing import buttons, press, tell, texts, widgets

pytestmark = pytest.mark.usefixtures("home", "faults")

EVERY = steps.every()


# Steps and their addresses


def test_every_step_has_an_address_of_its_own() -> None:
    assert len({step.key for step in EVERY}) == len(EVERY)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", catalogue.lessons(), ids=lambda lesson: lesson.key)
def test_every_step_opens_by_its_address(lesson: catalogue.Lesson, language: str) -> None:
    library.keep_setting("language", language)
    use(language)
    course = page()
    for number, step in enumerate(lesson.steps, 1):
        course.go(address(step))
        said = texts(course.part)
        assert t("step-number", n=number, of=len(lesson.steps)) in said, step.key
        assert say(lesson.title) in said
    use("en")


def test_every_step_points_at_what_there_is() -> None:
    course = page("welcome")
    for step in EVERY:
        course.go(address(step))
        pointed = act(course).marks(course.stage.session.choosing, None).legal
        towns = {each.name for each in pointed if each.kind == "town"}
        roads = {each.name for each in pointed if each.kind == "road"}
        assert towns <= BOARD.towns.keys() and roads <= BOARD.connections.keys(), step.key


def test_a_sentence_about_the_chart_points_at_it_and_one_about_the_score_shows_it() -> None:
    course = page("roads/read-terrain")
    assert [x for x in widgets(course.part) if "elfen-pointed" in x._dom_classes]
    course.go((NAME, "welcome", "read-rounds"))
    assert t("score-pieces", n=0, of=20) in texts(course.part)
    assert not [x for x in widgets(course.part) if "elfen-pointed" in x._dom_classes]


def test_a_lesson_ends_with_what_one_knows_now_and_leads_to_the_next_and_back_again() -> None:
    lesson, following = catalogue.lesson("welcome"), catalogue.lessons()[1]
    keep_progress(Progress({lesson.levels[0].key: 2}, {lesson.questions[0].key: True}))
    course = page(lesson.steps[-1].key)
    onward(course)
    said = texts(course.part)
    assert t("lesson-end") in said and all(say(key) in said for key in lesson.objectives)
    assert stars(2) in said and t("lesson-won", stars=2, of=lesson.stars) in said
    assert t("lesson-right", n=1, of=len(lesson.questions)) in said
    assert say(following.purpose) in said and title(following.key) not in said
    press(course.part, t("lesson-onward", title=title(following.key)))
    assert t("step-number", n=1, of=len(following.steps)) in texts(course.part)
    press(course.part, t("example-back"))
    assert course.noted == [address(lesson.steps[-1])]


def test_the_end_of_a_lesson_says_what_was_left_out_and_leads_there() -> None:
    lesson = catalogue.lesson("roads")
    left, *done = lesson.levels
    kept = Progress({level.key: 1 for level in done}, {each.key: True for each in lesson.questions})
    keep_progress(kept)
    course = page("roads/done")
    assert t("lesson-left", n=2) in texts(course.part) and t("notebook-drill") in buttons(
        course.part
    )
    press(course.part, say(left.word("title")))
    assert say(left.word("goal")) in texts(course.part)
    keep_progress(Progress(kept.stars | {left.key: 1}, kept.answers | {"roads/drill-price": True}))
    course.go((NAME, "roads", "done"))
    assert t("lesson-all-done") in texts(course.part)


def test_after_the_end_of_a_lesson_the_front_page_goes_on_with_the_next() -> None:
    page("welcome/done")
    assert t("course-go-on", title=title("first-round")) in buttons(page().part)


def test_all_steps_are_played_on_one_board() -> None:
    course = page("welcome")
    boards = set()
    for _ in catalogue.lesson("welcome").steps:
        boards |= {x for x in widgets(course.part) if "elfen-board" in x._dom_classes}
        onward(course)
    press(course.part, t("lesson-onward", title=title(catalogue.lessons()[1].key)))
    boards |= {x for x in widgets(course.part) if "elfen-board" in x._dom_classes}
    assert len(boards) == 1


def test_after_the_last_step_come_its_end_and_the_front_page() -> None:
    course = page(EVERY[-1].key)
    onward(course)
    assert t("lesson-end") in texts(course.part)
    press(course.part, t("lesson-course"))
    assert t("course-title") in texts(course.part)


def test_a_press_about_the_step_before_is_none() -> None:
    """It was on its way while the next step came: it begins no further one, and ends no move."""
    course = page("welcome/three-towns")
    bridge = course.stage._controls.bridge
    for pick in ("tool:hint", "end:", "next:", "back:", ["board", 0.5, 0.5]):
        tell(bridge, bridge.decision - 1, pick=pick)
    assert course.noted == [] and act(course).view.phase == "travel"
    assert keeping.load() == Progress()
    onward(course)
    assert course.noted != [], "about this step, it leads on"


def test_nobody_types_anything_to_learn() -> None:
    course = page("welcome")
    typing = (w.Text, w.Textarea, w.Combobox)
    for step in EVERY:
        course.go(address(step))
        assert not [x for kind in typing for x in widgets(course.part, kind)], step.key


@pytest.mark.parametrize(
    "name",
    ["nowhere", "plan/nowhere", "welcome/first-step/more", "<b>", "known", "../..", "a" * 5000],
)
def test_an_address_that_leads_nowhere_is_said_on_the_front_page(name: str) -> None:
    course = page(name)
    assert "elfen-alarm" in texts(course.part) and t("course-title") in texts(course.part)
    assert "<b>" not in {x.value for x in widgets(course.part, w.HTML)}


def test_the_first_thing_is_done_after_thirty_words_at_most() -> None:
    course, words = page("welcome"), 0
    for step in catalogue.lesson("welcome").steps:
        words += len(say(str(step.says)).split())
        if isinstance(act(course), LevelAct):
            break
        onward(course)
    assert words <= 30


def test_the_list_of_lessons_is_a_way_with_one_next_step() -> None:
    keep_progress(Progress({level.key: 3 for level in catalogue.lesson("welcome").levels}))
    for each in catalogue.lesson("welcome").questions:
        keeping.update(partial(_answered, each.key))
    past, now, ahead = (
        [said for said, _ in x.options]
        for x in widgets(page().part, w.ToggleButtons)
        if {"elfen-past", "elfen-now", "elfen-ahead"} & set(x._dom_classes)
    )
    numbers = [each.number for each in catalogue.lessons() if not each.more]
    assert [int(said.split()[0]) for said in past + now + ahead] == numbers
    assert [said.split()[0] for said in past] == ["1"] and "✓" in past[0]
    assert len(now) == 1 and title("first-round") in now[0]


def _answered(key: str, progress: Progress) -> None:
    progress.answers[key] = True


def test_whoever_begins_may_take_the_quick_way() -> None:
    course = page()
    press(course.part, t("front-first"))
    assert t("quick-title") in texts(course.part)
    onward(course)
    keep_progress(Progress({"welcome/first-step": 3}))
    assert t("front-first") not in buttons(page().part)


# For a class, in a notebook, in another language


def test_a_class_sees_large_type_and_all_hands() -> None:
    course = page(TEACHER)
    press(course.part, t("look-loud"))
    course.go((NAME, TEACHER))
    press(course.part, t("look-hands"))
    course.go((NAME, "welcome", "first-step"))
    assert "elfen-loud" in course.part._dom_classes and t("hands-title") in texts(course.part)
    course.go((NAME,))
    press(course.part, t("look-calm"))
    press(course.part, t("look-hide-hands"))
    course.go((NAME, "welcome", "first-step"))
    assert "elfen-loud" not in course.part._dom_classes
    assert t("hands-title") not in texts(course.part)


def test_the_course_speaks_another_language_where_one_is() -> None:
    course = page("plan/block")
    use("de")
    course.place.speak()
    said = texts(course.part)
    assert say("level-plan-block-goal") in said and 'data-language="en"' not in said
    assert t("example-forth") == "Weiter ▸" and "Weiter ▸" in buttons(course.part)
    use("en")


@pytest.mark.parametrize("name", ["plan", "7", "plan/block"])
def test_a_notebook_shows_the_course_at_what_it_names(name: str, home: Path) -> None:
    shown = learn(name)
    assert repr(shown).startswith("learn(")
    assert isinstance(shown, NotebookLesson)
    for part in ("read", "free", "level", "example", "play", "questions", "know"):
        assert texts(getattr(shown, part)())
    bundle = shown._repr_mimebundle_()
    assert isinstance(bundle, dict) and title(shown.lesson.key) in bundle["text/plain"]
