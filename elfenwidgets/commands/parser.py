"""argparse in the language of the terminal."""

import argparse
import sys
from pathlib import Path
from typing import Any

from elfenwidgets.commands import terminal
from elfenwidgets.text import t

DIGITS = 18

FILES = {"bash": "_shtab_compgen_files", "zsh": "_files"}
"""What shtab has a shell complete names of files by: its ``FILE``, without loading it."""


def number(text: str) -> int:
    """A whole number of a sensible size.

    Raises:
        ArgumentTypeError: it is none.
    """
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= DIGITS):
        value = text if len(text) <= 30 else f"{text[:30]}…"
        raise argparse.ArgumentTypeError(t("argument-no-number", value=value, digits=DIGITS))
    return int(text)


class Parser(argparse.ArgumentParser):
    """A parser whose every word comes from the Fluent files; shells complete what is a path."""

    def add_argument(self, *names: Any, **how: Any) -> argparse.Action:
        """Add an argument as argparse does."""
        action = super().add_argument(*names, **how)
        if action.type is Path:
            action.complete = FILES  # type: ignore[attr-defined]  # shtab looks for it there
        return action

    def _print_message(self, message: str, file: Any = None) -> None:
        terminal.write(message, file or sys.stderr)


def speak() -> None:
    """Let argparse say what it says itself in the language in use.

    It looks its words up with gettext, whose catalogues are compiled files. These are few: a
    function in the place of its own does. What a newer Python may say beside them stays English.
    """
    said = {
        "usage: ": t("argument-usage") + " ",
        "options": t("argument-options"),
        "positional arguments": t("argument-positional"),
        "show this help message and exit": t("argument-help"),
        "%(prog)s: error: %(message)s\n": t(
            "argument-error", prog="%(prog)s", message="%(message)s"
        )
        + "\n",
        "argument %(argument_name)s: %(message)s": t(
            "argument-about", argument="%(argument_name)s", message="%(message)s"
        ),
        "the following arguments are required: %s": t("argument-required", missing="%s"),
        "unrecognized arguments: %s": t("argument-unknown", words="%s"),
        "expected one argument": t("argument-one"),
        "expected at least one argument": t("argument-some"),
        "not allowed with argument %s": t("argument-not-with", other="%s"),
        "ambiguous option: %(option)s could match %(matches)s": t(
            "argument-ambiguous", option="%(option)s", matches="%(matches)s"
        ),
        "ignored explicit argument %r": t("argument-takes-none", value="%r"),
        "invalid choice: %(value)r (choose from %(choices)s)": t(
            "argument-choice", value="%(value)r", choices="%(choices)s"
        ),
        "unknown parser %(parser_name)r (choices: %(choices)s)": t(
            "argument-choice", value="%(parser_name)r", choices="%(choices)s"
        ),
    }
    argparse._ = lambda words: said.get(words, words)  # type: ignore[attr-defined]
