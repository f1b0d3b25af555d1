"""The arrows that say where a river flows: larger on a small map, and anew above light."""

from collections.abc import Iterable

from elfenwidgets.ui.drawing.geometry import Line, along, length
from elfenwidgets.ui.drawing.layout import way

STROKES = ((5.5, "#FFFFFF", 0.75), (2.6, "#12405E", 1.0))
"""The strokes of an arrow: width, colour, alpha."""


def arrows(rivers: Iterable[str], names: int) -> list[Line]:
    """Arrowheads down these rivers, on a map whose names are so many frame pixels high."""
    wide = 2 + 0.32 * names  # from the middle to each side
    found: list[Line] = []
    for line in map(way, rivers):
        count = max(3, int(length(line) / (3.6 * wide)))
        for i in range(count):
            (x, y), (dx, dy) = along(line, (i + 0.5) / count)
            tip = (x + 0.8 * wide * dx, y + 0.8 * wide * dy)
            back = x - 0.6 * wide * dx, y - 0.6 * wide * dy
            left, right = (
                (back[0] + side * wide * dy, back[1] - side * wide * dx) for side in (1, -1)
            )
            found.append((left, tip, right))
    return found
