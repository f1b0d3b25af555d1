"""What is written into the terminal: any letter, whatever it can show, and nothing but letters."""

import os
import sys
import unicodedata
from io import TextIOWrapper
from typing import TextIO

INTERRUPTED = 130  # what a shell expects after Ctrl-C
CLOSED = 141  # what a shell expects of a command whose reader has gone


class Unwritten(Exception):
    """The output cannot be written, and why: an OSError."""

    def __init__(self, reason: OSError) -> None:
        super().__init__(reason)
        self.reason = reason


def prepare() -> None:
    """Let no letter be refused, and have an output where the shell has closed it."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def say(*lines: str) -> None:
    """Print lines.

    Raises:
        Unwritten: the output is full, or nobody reads it any more.
    """
    write("".join(f"{line}\n" for line in lines), sys.stdout)


def complain(sentence: str) -> None:
    """Print a line about what is wrong.

    Raises:
        Unwritten: it cannot be printed.
    """
    write(f"{sentence}\n", sys.stderr)


def write(text: str, stream: TextIO) -> None:
    """Write text as it can be shown.

    Raises:
        Unwritten: it cannot be written.
    """
    try:
        stream.write(escape_signs(text))
        stream.flush()
    except OSError as error:
        raise Unwritten(error) from error


def escape_signs(text: str) -> str:
    """The text with each sign that steers a terminal, or is half a letter, spelled out."""
    return "".join(
        letter.encode("unicode_escape").decode()
        if letter not in "\n\t" and unicodedata.category(letter) in ("Cc", "Cf", "Cs")
        else letter
        for letter in text
    )


def give_up() -> None:
    """Let Python end in peace although an output does not take what is left for it."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
