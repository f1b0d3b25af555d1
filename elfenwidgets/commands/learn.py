"""The command that opens the course: `elfenwidgets learn [PLACE]`, as pages or as notebooks."""

import argparse

from elfenwidgets.commands.options import serving_arguments
from elfenwidgets.commands.play import PORT, serve
from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.places import CoursePlace, place
from elfenwidgets.play.usage import UsageError
from elfenwidgets.text import language, t
from elfenwidgets.ui.course import links


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    metavar = t("option-lesson-metavar")
    parser.add_argument("lesson", nargs="?", metavar=metavar, help=t("option-lesson"))
    serving_arguments(parser, PORT)


def run(options: argparse.Namespace) -> int:
    """Serve the home, opened at the course, until it is stopped; the exit status.

    Raises:
        UsageError: there is no such place, or it cannot be served.
    """
    there = None if options.lesson is None else _place(options.lesson)
    name = links.COURSE if there is None else there.lesson.notebook
    address = ("learn",) if there is None else ("learn", *there.name.split("/"))
    serve(options, f"{language()}/{name}", address)
    return 0


def _place(name: str) -> CoursePlace:
    found = place(name)
    if found is None:
        known = ", ".join(lesson.key for lesson in catalogue.lessons())
        raise UsageError("command-no-lesson", name=name, known=known)
    return found
