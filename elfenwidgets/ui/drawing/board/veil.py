"""Painting what of the map is out of play: the country beyond a border, and the ways out."""

from functools import cache
from math import dist

from elfenwidgets.rules.board import BOARD, Half, part
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.geometry import Line
from elfenwidgets.ui.drawing.pen import Pen, stroke
from elfenwidgets.ui.drawing.theme import INK, PAPER

_PALE = 0.72
_WAY = 17
"""How wide the ways that lead out are covered: a road with its rims."""
_AROUND = 50
"""So near a town nothing is covered."""


def paint_veil(pen: Pen, view: View) -> None:
    """Cover what is out of play, and draw the border; nothing where the whole map is in play."""
    half = view.edition.half
    if half is None:
        return
    border, out = _border(half), _ways_out(half)
    width, height = layout.FRAME
    pen.line_cap = pen.line_join = "round"
    stroke(pen, _WAY, PAPER, _PALE)
    pen.stroke_line_segments([[(round(x), round(y)) for x, y in line] for line in out])
    pen.fill_style = PAPER
    pen.fill_rect(border, 0, width - border, height)
    for each in ((5, PAPER, 0.9), (2, INK, 0.8)):
        stroke(pen, *each)
        pen.set_line_dash((11, 8))
        pen.stroke_line_segments([[(border, 0), (border, height)]])
    pen.set_line_dash(())
    pen.global_alpha = 1


@cache
def _border(half: Half) -> int:
    """Halfway between the names furthest east of the towns in play, and west of all others."""
    east = max(name.x + name.width / 2 for name in map(layout.ribbon, half.towns))
    others = map(layout.ribbon, BOARD.towns.keys() - set(half.towns))
    return round((east + min(name.x - name.width / 2 for name in others)) / 2)


@cache
def _ways_out(half: Half) -> tuple[Line, ...]:
    """What of the ways that lead out lies on this side of the border, but for the towns' names."""
    border, towns = _border(half), [layout.town(town)[:2] for town in half.towns]
    found = []
    for id in sorted(part(half).outside):
        line = tuple(
            point
            for point in layout.way(id)
            if point[0] < border and all(dist(point, town) > _AROUND for town in towns)
        )
        if len(line) > 1:
            found.append(line)
    return tuple(found)
