"""The command that writes the lessons as plain HTML pages: `elfenwidgets pages --out FOLDER`."""

import argparse
from pathlib import Path

from elfenwidgets.commands.files import make_folder, write
from elfenwidgets.commands.terminal import say
from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.play.usage import one_of
from elfenwidgets.text import language, languages, speaking, t
from elfenwidgets.ui.course.text.static_pages import pages, pictures


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    folder = t("option-folder-metavar")
    parser.add_argument("--out", type=Path, required=True, metavar=folder, help=t("option-out"))
    known = ", ".join(languages())
    usual = language()
    about = t("option-language", known=known, usual=usual)
    parser.add_argument("--language", default=usual, metavar="L", help=about)


def run(options: argparse.Namespace) -> int:
    """Write a page for each lesson and one that leads to them, in every language; the exit status.

    Those in the language asked for, else in that of the terminal, stand at the top.

    Raises:
        UsageError: there is no such language, or the pages cannot be written.
    """
    one_of("command-no-language", name=options.language, known=languages())
    make_folder(options.out)  # first: what takes a while is not made for nothing
    with speaking(options.language):
        made: dict[str, str | bytes] = {**pages(), **pictures()}
    for name, content in made.items():
        make_folder((options.out / name).parent)
        write(options.out / name, content)
    say(t("command-pages", path=str(options.out), n=len(lessons())))
    return 0
