"""Names of puzzles: a day's is its date, ``2026-11-21``; the third of a kind is ``trip/3``."""

from collections.abc import Sequence
from datetime import UTC, date, datetime

from elfenwidgets.play.coaching.puzzles import KINDS, of_kind

FIRST = date(2000, 1, 1)
"""The first day that has a puzzle: somewhere the way back has to end."""


def today() -> date:
    """The day by universal time, so that everywhere it is the same puzzle's."""
    return datetime.now(UTC).date()


def parse(parts: Sequence[str]) -> date | tuple[str, int] | None:
    """The day, or the kind and the number from 0, that a name's parts mean; None: no puzzle has it.

    A day has a name from when its puzzle is out.
    """
    match parts:
        case (day,):
            return _day(day)
        case (kind, number) if kind in KINDS and _few(number):
            return (kind, int(number) - 1) if 0 < int(number) <= len(of_kind(kind)) else None
        case _:
            return None


def _day(text: str) -> date | None:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if FIRST <= day <= today() else None


def _few(text: str) -> bool:
    """Whether it is a number that need not be long to read."""
    return text.isascii() and text.isdecimal() and len(text) < 5
