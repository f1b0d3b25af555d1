"""What lies around the lessons: notebooks for students of AI, the teacher's page, old names."""

import re

import ipywidgets as w
import pytest

from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.play import library
from elfenwidgets.text import languages, t
from elfenwidgets.ui.course.further import ANALYSIS, ENVIRONMENT, PACKAGES
from elfenwidgets.ui.course.teaching import binder_link
from elfenwidgets.ui.learn import course, teacher
from tests.ui.pressing import texts, widgets

pytestmark = pytest.mark.usefixtures("home", "faults")


@pytest.mark.parametrize("language", languages())
def test_the_course_leads_on_to_the_notebooks_for_students_of_ai(language: str) -> None:
    library.keep_setting("language", language)
    said = texts(course())
    assert t("course-further") in said
    for notebook, title in ((ANALYSIS, t("analysis-title")), (ENVIRONMENT, t("environment-title"))):
        (card,) = re.findall(rf'<a href="{language}/{notebook}"[^>]*>(.*?)</a>', said)
        assert title in card and "pip install 'elfenwidgets[" in card and "Binder" in card
        assert (NOTEBOOKS / language / notebook).is_file()


def test_a_notebook_whose_packages_are_missing_is_no_link_but_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(PACKAGES, "env", ("gymnasium", "no_such_package"))
    said = texts(course())
    assert f'href="en/{ANALYSIS}"' in said and ENVIRONMENT not in said
    assert t("course-lacks", command="pip install 'elfenwidgets[env]'") in said


@pytest.mark.parametrize(
    ("address", "where"),
    [
        ("https://github.com/ann/elves", "gh/ann/elves/HEAD"),
        (" github.com/ann/elves.git/ ", "gh/ann/elves/HEAD"),
        ("git@github.com:ann/elves.git", "gh/ann/elves/HEAD"),
        ("https://github.com/ann/elves/tree/a/b", "gh/ann/elves/a%2Fb"),
        ("https://gitlab.com/school/class/elves", "gl/school%2Fclass%2Felves/HEAD"),
        ("https://gitlab.com/ann/elves/-/tree/main", "gl/ann%2Felves/main"),
        (
            "https://code.example.org/ann/elves",
            "git/https%3A%2F%2Fcode.example.org%2Fann%2Felves/HEAD",
        ),
    ],
)
def test_a_link_to_binder_is_made_from_the_address_of_a_copy(address: str, where: str) -> None:
    link = binder_link.link(address)
    assert link is not None
    start, _, place_there = link.partition("?urlpath=")
    assert start == f"https://mybinder.org/v2/{where}"
    assert place_there == "voila%2Frender%2Fnotebooks%2Fen%2F00-course.ipynb"


@pytest.mark.parametrize("address", ["", "nonsense", "ann/elves", "https://github.com/ann", "<b>"])
def test_what_is_no_address_makes_no_link(address: str) -> None:
    assert binder_link.link(address) is None


def test_the_teacher_makes_the_link_for_a_class() -> None:
    part = teacher()
    (field,) = widgets(part, w.Text)
    field.value = "<b>nowhere</b>"
    assert "elfen-alarm" in texts(part) and "mybinder.org/v2" not in texts(part)
    field.value = "https://github.com/ann/elves"
    link = binder_link.link(field.value)
    assert link is not None and link in texts(part)
    assert library.settings()["binder"] == link
