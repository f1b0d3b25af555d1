"""What is asked for by a name that nothing in the course has: the nearest, by name and title."""

import pytest

from elfenwidgets.lessons.beside import beyond
from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.lessons.places import place
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.course.unknown import LONGEST, unknown
from elfenwidgets.ui.learn import check, hint, learn, solution
from elfenwidgets.ui.phrases.course_words import say
from tests.ui.pressing import texts

pytestmark = pytest.mark.usefixtures("home", "faults")


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("pln", "plan"),
        ("plan/xyz", "plan"),
        ("Plan the travel route", "plan"),
        ("Town card", "town-cards"),
        ("travel/limt", "travel?limit"),
        ("python:legl", "python:legal"),
        ("analysis:game", "analysis:games"),
    ],
)
def test_the_nearest_name_is_said_with_its_title(name: str, nearest: str) -> None:
    assert place(name) is None
    assert place(nearest) or nearest in beyond.exercises()
    assert f"Closest is {nearest}: “" in unknown(name).text


@pytest.mark.parametrize("language", languages())
def test_a_title_in_ones_own_language_finds_its_lesson(language: str) -> None:
    use(language)
    for lesson in lessons():
        title = say(lesson.title)
        said = t("learn-unknown-near", name=title[:-1], at=lesson.key, title=title)
        assert unknown(title[:-1]).text == said


@pytest.mark.parametrize("name", ["", str(len(lessons()) + 1), "0", "qqqq", "—", "<b>"])
def test_where_nothing_is_near_one_is_told_how_lessons_are_called(name: str) -> None:
    said = unknown(name).text
    assert f"numbers from 1 to {len(lessons())}" in said and "welcome is “First steps”" in said


def test_of_a_long_name_the_beginning_is_repeated() -> None:
    assert "q" * LONGEST in unknown("q" * 999).text
    assert "q" * (LONGEST + 1) not in unknown("q" * 999).text


def test_a_cell_of_a_notebook_says_the_same() -> None:
    said = unknown("python:legl").text
    for cell in (check("python:legl", 1), hint("python:legl"), solution("python:legl")):
        assert said in texts(cell)
    shown = learn("pln", "en")
    assert "Closest is plan" in texts(shown)
