"""The notebooks of the course, written from its lessons in every language.

``python -m elfenwidgets.authoring.notebooks`` writes them; cells that show what they give are run.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from elfenwidgets.authoring.notebooks import pages, study
from elfenwidgets.authoring.notebooks.cells import Cell, notebook
from elfenwidgets.authoring.notebooks.lesson import LessonCells
from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.text import DEFAULT, languages, speaking, t
from elfenwidgets.ui.course.further import ANALYSIS, ENVIRONMENT
from elfenwidgets.ui.course.links import COURSE
from elfenwidgets.ui.phrases.course_words import say

GAME = "play.ipynb"
"""The notebook that opens the home, above those of all languages."""

Made = dict[str, dict[str, Any]]
"""Notebooks by their path in the folder of notebooks."""


def notebooks(*codes: str) -> Made:
    """The notebooks in the languages of the ``codes``, or in all.

    What only running them gives, they lack.
    """
    made: Made = {}
    for each in codes or languages():
        with speaking(each):
            made |= {f"{each}/{name}": notebook(title, [*cells]) for name, title, cells in _all()}
    with speaking(DEFAULT):
        made[GAME] = notebook("Elfenland", [*pages.game()])
    return made


def _all() -> Iterator[tuple[str, str, Iterable[Cell]]]:
    """The name, title and cells of each notebook in the language in use."""
    yield COURSE, t("course-title"), pages.front()
    for lesson in lessons():
        yield lesson.notebook, say(lesson.title), LessonCells(lesson).cells()
    yield "review.ipynb", t("review-title"), pages.review()
    yield "teacher.ipynb", t("teacher-title"), pages.teacher()
    yield "puzzles.ipynb", t("puzzles-title"), pages.puzzles()
    yield ANALYSIS, t("analysis-title"), study.analysis()
    yield ENVIRONMENT, t("environment-title"), study.environment()
