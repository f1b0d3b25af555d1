"""The notebooks of the course, written from its lessons in every language.

``python -m elfenwidgets.authoring.notebooks`` writes them; what they show is painted and run once.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from elfenwidgets.authoring.notebooks import pages, study
from elfenwidgets.authoring.notebooks.cells import Cell, notebook
from elfenwidgets.authoring.notebooks.lesson import LessonCells
from elfenwidgets.authoring.notebooks.pictures import Drawings
from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.text import DEFAULT, language, languages, t, use
from elfenwidgets.ui.course.further import ANALYSIS, ENVIRONMENT
from elfenwidgets.ui.course.links import COURSE, file
from elfenwidgets.ui.phrases.course_words import say

GAME = "play.ipynb"
"""The notebook that opens the home, above those of all languages."""

Made = dict[str, dict[str, Any]]
"""Notebooks by their path in the folder of notebooks."""


def notebooks(*codes: str) -> tuple[Made, Drawings]:
    """The notebooks, with digests in the place of pictures, and the drawings that these mean.

    They are in the languages of the ``codes``, or in all. What only running them gives, they lack.
    """
    made: Made = {}
    drawings: Drawings = {}
    spoken = language()
    for each in codes or languages():
        use(each)
        made |= {
            f"{each}/{name}": notebook(title, [*cells]) for name, title, cells in _all(drawings)
        }
    use(DEFAULT)
    made[GAME] = notebook("Elfenland", [*pages.game(drawings)])
    use(spoken)
    return made, drawings


def _all(drawings: Drawings) -> Iterator[tuple[str, str, Iterable[Cell]]]:
    """The name, title and cells of each notebook in the language in use."""
    yield COURSE, t("course-title"), pages.front(drawings)
    for lesson in lessons():
        yield file(lesson), say(lesson.title), LessonCells(lesson, drawings).cells()
    yield "review.ipynb", t("review-title"), pages.review(drawings)
    yield "teacher.ipynb", t("teacher-title"), pages.teacher(drawings)
    yield "puzzles.ipynb", t("puzzles-title"), pages.puzzles(drawings)
    yield ANALYSIS, t("analysis-title"), study.analysis()
    yield ENVIRONMENT, t("environment-title"), study.environment()
