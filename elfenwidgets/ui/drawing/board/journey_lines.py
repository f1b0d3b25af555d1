"""Two journeys drawn on the board, told apart by their strokes as well as by their colours."""

from collections.abc import Sequence

from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.geometry import Line, along, beside
from elfenwidgets.ui.drawing.marks import JourneyStep
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.theme import INK

SOLID, DASHED = "#0B3F8C", "#FFD23F"
"""A dark line within a white one; light dashes upon a dark one."""

_SIDE = 5.5  # so far from the middle of a way, each on its side
_HEAD = 0.76  # where on its way an arrowhead lies

Segments = list[list[tuple[int, int]]]


def paint_tracks(pen: Pen, solid: Sequence[JourneyStep], dashed: Sequence[JourneyStep]) -> None:
    """The journey ``solid`` as a line and ``dashed`` in dashes, with arrowheads."""
    pen.line_cap = pen.line_join = "round"
    pen.global_alpha = 1
    if dashed:
        lines, heads = _lines(dashed, -_SIDE), _heads(dashed, -_SIDE)
        _stroke(pen, lines + heads, 8, INK)
        pen.line_cap = "butt"
        _stroke(pen, lines, 4, DASHED, (9, 6))
        pen.line_cap = "round"
        _stroke(pen, heads, 3.6, DASHED)
    if solid:
        lines = _lines(solid, _SIDE) + _heads(solid, _SIDE)
        _stroke(pen, lines, 8, "#FFFFFF")
        _stroke(pen, lines, 4.5, SOLID)


def _stroke(
    pen: Pen, lines: Segments, width: float, color: str, dash: Sequence[float] = ()
) -> None:
    pen.set_line_dash(dash)
    pen.line_width = width
    pen.stroke_style = color
    pen.stroke_line_segments(lines)
    pen.set_line_dash([])


def _lines(ways: Sequence[JourneyStep], side: float) -> Segments:
    """Each way once, however often it is used."""
    used = dict.fromkeys(way.via for way in ways)
    return [_whole(beside(piece, side)) for id in used for piece in layout.trace(id)]


def _heads(ways: Sequence[JourneyStep], side: float) -> Segments:
    """An arrowhead for each direction in which a way is used."""
    found = []
    for via, start in dict.fromkeys(ways):
        line = beside(layout.way(via), side)
        if not layout.begins_in(via, start):
            line = tuple(reversed(line))
        (x, y), (dx, dy) = along(line, _HEAD)
        tip = (x + 5 * dx, y + 5 * dy)
        left, right = ((x - 4 * dx + s * 6 * dy, y - 4 * dy - s * 6 * dx) for s in (1, -1))
        found.append(_whole((left, tip, right)))
    return found


def _whole(line: Line) -> list[tuple[int, int]]:
    return [(round(x), round(y)) for x, y in line]
