"""What the commands share: the suffix of a record, and a sentence for what was asked wrongly."""

import argparse
import sys
from collections.abc import Callable
from functools import wraps

SUFFIX = ".elf.json"

Run = Callable[[argparse.Namespace], int]


class UsageError(Exception):
    """What is wrong with what was asked, in one sentence."""

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows of it: the sentence alone."""
        return [str(self)]


def one_sentence(run: Run) -> Run:
    """``run``, with a UsageError said on stderr and the exit status 2 instead of a traceback."""

    @wraps(run)
    def said(options: argparse.Namespace) -> int:
        try:
            return run(options)
        except UsageError as error:
            print(error, file=sys.stderr)
            return 2

    return said
