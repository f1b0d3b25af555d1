"""The command that opens the puzzles: `elfenwidgets puzzles [PUZZLE]`."""

import argparse

from elfenwidgets.commands.options import serving_arguments
from elfenwidgets.commands.play import PORT, serve
from elfenwidgets.play.coaching.puzzles import KINDS, parse, today
from elfenwidgets.play.usage import UsageError
from elfenwidgets.text import language, t


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    metavar = t("option-puzzle-metavar")
    parser.add_argument("puzzle", nargs="?", metavar=metavar, help=t("option-puzzle"))
    serving_arguments(parser, PORT)


def run(options: argparse.Namespace) -> int:
    """Serve the home, opened at the puzzles, until it is stopped; the exit status.

    Raises:
        UsageError: there is no such puzzle, or it cannot be served.
    """
    parts = () if options.puzzle is None else tuple(options.puzzle.split("/"))
    if parts and parse(parts) is None:
        known = ", ".join([today().isoformat(), *(f"{kind}/1" for kind in KINDS)])
        raise UsageError("command-no-puzzle", name=options.puzzle, known=known)
    serve(options, f"{language()}/puzzles.ipynb", ("puzzles", *parts))
    return 0
