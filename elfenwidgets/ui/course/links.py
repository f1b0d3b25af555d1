"""Where a page of the course is to be opened: at what its address says."""

import os
from pathlib import Path
from urllib.parse import parse_qs, quote

from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.places import CoursePlace, place
from elfenwidgets.text import language, languages
from elfenwidgets.ui.kit.address import parts
from elfenwidgets.ui.kit.place import Address

COURSE = "00-course.ipynb"
"""The first page of the course."""


def beside(name: str) -> str:
    """What leads to a notebook in the language in use, from the one that runs.

    That lies in a language's folder, or is the home above them.
    """
    above = "../" if Path.cwd().name in languages() else ""
    return f"{above}{language()}/{name}"


def to(name: str) -> str:
    """The link to a lesson or a step, ``../en/06-plan.ipynb?at=plan/block``; ``""``: none."""
    found = place(name)
    assert found is not None, name
    if not reachable():
        return ""
    return beside(found.lesson.notebook) + (f"?at={quote(found.key)}" if found.key else "")


def start(lesson: Lesson) -> CoursePlace:
    """The place in a lesson that the page's address asks for, as ``?at=plan/bare``; else its start.

    Voilà hands the question on; in JupyterLab nobody asks.
    """
    found = place("/".join(address()))
    return found if found is not None and found.lesson is lesson else CoursePlace(lesson)


def reachable() -> bool:
    """Whether another notebook can be opened from here: Voilà that shows one alone has no other.

    It shows that one in place of its list; our own server has the home there, above all languages.
    """
    alone = "/voila/render/" not in os.environ.get("SCRIPT_NAME", "/voila/render/")
    return not alone or Path.cwd().name not in languages()


def address() -> Address:
    """What the page's address asks for, in parts; ``()``: nothing."""
    question = parse_qs(os.environ.get("QUERY_STRING", ""))
    asked = question.get("at", [""])[-1]
    return parts(asked)
