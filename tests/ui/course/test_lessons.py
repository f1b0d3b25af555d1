"""The parts of a lesson without a browser: what is shown, where its board goes, what it says."""

import ipywidgets as w
import pytest

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.places import parts
from elfenwidgets.play import user_files
from elfenwidgets.text import languages, t
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.learn import learn
from elfenwidgets.ui.phrases.course_words import say
from tests.ui.lessonscreen import page, play
from tests.ui.pressing import press, texts, widgets

pytestmark = pytest.mark.usefixtures("home", "faults")

LESSONS = catalogue.lessons()


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_every_part_of_a_lesson_can_be_shown(lesson: Lesson) -> None:
    shown = page(lesson.key)
    for name in parts(lesson):
        part = getattr(shown, name)()
        assert isinstance(part, Part) and repr(part) == f"{lesson.key}: {name}"
    assert repr(shown) == f"learn({lesson.key!r})"


def test_a_lesson_has_one_board_however_many_parts_are_shown() -> None:
    lesson = page("travel")
    shown = [getattr(lesson, name)() for name in parts(lesson.lesson)]
    boards = [x for part in shown for x in widgets(part) if "elfen-board" in x._dom_classes]
    assert len(boards) == 1


def test_the_board_goes_where_it_is_called() -> None:
    lesson = page("travel")
    free, levels = lesson.free(), lesson.level(2)
    assert "elfen-stage" in {c for x in widgets(free) for c in getattr(x, "_dom_classes", ())}
    call = widgets(levels, w.Button)[0]
    call.click()
    assert "elfen-stage" in {c for x in widgets(levels) for c in getattr(x, "_dom_classes", ())}
    assert say(lesson.lesson.levels[1].word("goal")) in texts(levels)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", catalogue.items())
def test_whatever_is_named_opens(key: str, language: str) -> None:
    user_files.keep_setting("language", language)
    assert texts(page(key).whole())


def test_what_has_no_such_name_is_said() -> None:
    found = learn("nowhere")
    assert isinstance(found, Part)
    assert "nowhere" in texts(found)


def test_what_one_knows_comes_with_the_stars() -> None:
    lesson = page("plan")
    levels, known = lesson.level(), lesson.know()
    for step in lesson.lesson.levels[0].steps:
        play(lesson, step)
    assert levels and "★★★" in texts(known)


def test_the_looks_are_switched() -> None:
    lesson = page("plan")
    read, free = lesson.read(), lesson.free()
    press(read, t("look-loud"))
    assert "elfen-loud" in free._dom_classes
    press(read, t("look-calm"))
    assert "elfen-loud" not in free._dom_classes
    assert t("hands-title") not in texts(free)
    press(read, t("look-hands"))
    assert t("hands-title") in texts(free)
    press(read, t("look-hide-hands"))
    assert t("hands-title") not in texts(free)
