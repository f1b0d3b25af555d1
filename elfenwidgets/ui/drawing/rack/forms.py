"""How the rack is laid out: in a row below the board or upright, with the display or without."""

from collections.abc import Mapping
from typing import NamedTuple

from elfenwidgets.ui.drawing.layout import Box

_TILE = 46.0
_CARD = 53.0
_BOOT = (56.0, 48.0)


class Zone(NamedTuple):
    """Where things lie side by side: from ``left`` to ``right``, their middles at ``y``.

    They are ``size`` wide unless there are too many for that.
    """

    left: float
    right: float
    y: float
    size: float


class Form(NamedTuple):
    """How a rack is laid out: the size of its frame, and the zone of each kind of thing.

    ``words`` says where which word stands, by its left end and base line; ``town`` where the town
    card begins, by its top left corner, and how wide it may be; ``rule`` is a line between what is
    everybody's and what is one's own: a rectangle.
    """

    frame: tuple[int, int]
    display: Zone | None
    counters: Zone
    cards: Zone
    boot: Box
    town: tuple[float, float, float]
    words: Mapping[str, tuple[float, float]]
    rule: tuple[float, float, float, float] | None = None


ROW = (
    Form(
        (920, 120),
        None,
        Zone(12, 318, 68, _TILE),
        Zone(336, 762, 70, _CARD),
        Box(884, 84, *_BOOT),
        (776, 24, 136),
        {"counters": (12, 18), "hand": (336, 18), "town_card": (776, 18)},
    ),
    Form(
        (920, 120),
        Zone(12, 384, 68, _TILE),
        Zone(414, 680, 25, 38),
        Zone(414, 834, 82, 44),
        Box(884, 84, *_BOOT),
        (696, 10, 216),
        {"display": (12, 18)},
        (398, 10, 1, 100),
    ),
)
"""A row below the board, without the display and with it."""

STACK = (
    Form(
        (460, 146),
        None,
        Zone(10, 300, 33, _TILE),
        Zone(10, 450, 102, _CARD),
        Box(424, 34, *_BOOT),
        (310, 18, 82),
        {},
    ),
    Form(
        (460, 204),
        Zone(10, 390, 33, _TILE),
        Zone(10, 300, 92, _TILE),
        Zone(10, 450, 160, _CARD),
        Box(424, 92, *_BOOT),
        (310, 76, 82),
        {},
        (10, 62, 440, 1),
    ),
)
"""For an upright screen: one thing above the other, without the display and with it."""


def form(display: bool, upright: bool = False) -> Form:
    """The layout of a rack, with or without the ``display``, in a row or ``upright``."""
    return (STACK if upright else ROW)[display]
