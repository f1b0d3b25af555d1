"""The command that opens the lessons: `elfenwidgets learn [LESSON]`, as pages or as notebooks."""

import argparse
from importlib import import_module

from elfenwidgets.commands.play import PORT, prepare
from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.places import Place, place
from elfenwidgets.play.usage import UsageError
from elfenwidgets.ui.course import links


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument(
        "lesson", nargs="?", help="name or number of a lesson, or a place in one, such as plan/bare"
    )
    parser.add_argument(
        "--port", type=int, help=f"port to serve on (default: {PORT}, or a free one)"
    )
    parser.add_argument("--no-browser", action="store_true", help="don't open a browser")
    parser.add_argument("--lab", action="store_true", help="open the notebooks in JupyterLab")


def run(options: argparse.Namespace) -> int:
    """Serve the lessons until they are stopped; the exit status.

    Raises:
        UsageError: there is no such lesson, or it cannot be served.
    """
    there = None if options.lesson is None else _place(options.lesson)
    page = links.COURSE if there is None else links.file(there.lesson)
    sockets = prepare(page, options.port)
    # Each of the two takes a second to load: only the one that is wanted.
    server = import_module("elfenwidgets.ui." + ("lab" if options.lab else "voila"))
    try:
        # JupyterLab hands no question on: there the lesson opens at its start.
        address = page if there is None or options.lab else links.address(there)
        server.serve(sockets, not options.no_browser, address)
    except OSError as error:
        raise UsageError("command-unserved", reason=str(error)) from error
    return 0


def _place(name: str) -> Place:
    found = place(name)
    if found is None:
        known = ", ".join(lesson.key for lesson in catalogue.lessons())
        raise UsageError("command-no-lesson", name=name, known=known)
    return found
