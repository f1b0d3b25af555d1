"""The command that opens the lessons as pages: `elfenwidgets learn [LESSON]`."""

import argparse
from importlib import import_module

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.play.usage import UsageError, one_sentence
from elfenwidgets.ui.command import PORT, prepare

COURSE = "00-course.ipynb"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("lesson", nargs="?", help="its name or number (else the whole course)")
    parser.add_argument("--port", type=int, help=f"port to serve on (else {PORT}, or a free one)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


@one_sentence
def run(options: argparse.Namespace) -> int:
    """Serve the lessons until they are stopped; the exit status, 2 with a sentence if not."""
    page = COURSE if options.lesson is None else _page(options.lesson)
    sockets = prepare(page, options.port)
    server = import_module("elfenwidgets.ui.voila")  # it takes a second to load
    try:
        server.serve(sockets, not options.no_browser, page)
    except OSError as error:
        raise UsageError(f"The lessons cannot be served: {error}.") from error
    return 0


def _page(name: str) -> str:
    found = catalogue.find(name)
    if found is None:
        known = ", ".join(lesson.key for lesson in catalogue.lessons())
        raise UsageError(f"No lesson is called {name}: there are {known}.")
    lesson = found if isinstance(found, Lesson) else catalogue.lesson(found.lesson)
    return f"{lesson.number:02}-{lesson.key}.ipynb"
