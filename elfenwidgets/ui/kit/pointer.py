"""The mouse, as the page tells of it: whether a press is the second half of a double click.

Only the browser knows, and says so before it says what was pressed. A press that hits nothing says
no more: so what was told soon holds no longer.
"""

from math import inf
from time import monotonic

SOON = 0.5
"""Seconds within which what was pressed follows."""

_told = -inf


def tell() -> None:
    """The page says that what comes next is the second half of a double click."""
    global _told
    _told = monotonic()


def again() -> bool:
    """Whether what is pressed now is; asked once for each press."""
    global _told
    told, _told = _told, -inf
    return monotonic() - told < SOON
