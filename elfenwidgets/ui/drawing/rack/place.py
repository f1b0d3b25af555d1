"""A thing on the rack."""

from typing import NamedTuple

from elfenwidgets.ui.drawing.layout import Box
from elfenwidgets.ui.drawing.targets import Target

CARD_SHAPE = 76 / 53
"""The height of a card, in widths."""


class RackPlace(NamedTuple):
    """A thing on the rack: what it means, where it lies, and its sprite.

    ``number`` equal ones lie there, one upon the other; ``heap`` is written on a thing of which so
    many lie exactly upon each other.
    """

    target: Target
    box: Box
    sprite: str
    number: int = 1
    heap: int = 1
