"""Roads, rivers and ferries on the map, each kind told by its drawing as well as its colour."""

import re
from collections.abc import Sequence
from math import atan2, cos, degrees, radians, sin
from random import Random

from elfenwidgets.authoring.map.scatter import shift
from elfenwidgets.rules.board import BOARD, Connection
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.geometry import Line, Point, along, beside, evenly, length, smooth
from elfenwidgets.ui.drawing.theme import INK

CREAM = "#FBF1D8"
RIVER, BANK = "#8FC0DA", "#2F6E94"


def path(line: Sequence[Point], closed: bool = False) -> str:
    """A line as SVG path data: tenths of a pixel, relative to save room."""
    x, y = (round(v * 10) for v in line[0])
    data = f"M{x / 10:g} {y / 10:g}l"
    for point in line[1:]:
        nx, ny = (round(v * 10) for v in point)
        data += f"{(nx - x) / 10:g} {(ny - y) / 10:g} "
        x, y = nx, ny
    data = _short(data)
    return data + "z" if closed else data


def _short(data: str) -> str:
    """The same path data in fewer letters."""
    return re.sub(r"(?<!\d)0\.", ".", data).replace(" -", "-").strip()


def reached(connection: Connection) -> Line:
    """A way's line, drawn on into both towns so that it comes out from under their pictures."""
    points = [tuple(p) for p in layout.DRAWING["connections"][connection.id]["path"]]
    ends = [layout.town(connection.a), layout.town(connection.b)]
    if _gap(points[0], ends[0]) > _gap(points[0], ends[1]):
        ends.reverse()
    first, last = (_towards(points[i], ends[i]) for i in (0, -1))
    return smooth([first, *points, last], 6)


def _gap(point: Point, box: layout.Box) -> float:
    return abs(point[0] - box.x) + abs(point[1] - box.y)


def _towards(point: Point, box: layout.Box) -> Point:
    return point[0] + (box.x - point[0]) * 0.7, point[1] + (box.y + 8 - point[1]) * 0.7


def roads(rng: Random) -> str:
    """All roads: first their ink, then their cream, so that they run into each other."""
    lines = {
        c.id: shift(evenly(line, max(8, int(length(line) / 9))), rng, 0.35)
        for c in BOARD.roads
        if (line := reached(c))
    }
    paths = "".join(path(line) for line in lines.values())
    signs = "".join(_SIGNS[c.kind](layout.way(c.id)) for c in BOARD.roads)
    return (
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{paths}" stroke="{CREAM}" stroke-width="13" opacity=".5"/>'
        f'<path d="{paths}" stroke="{INK}" stroke-width="8.4"/>'
        f'<path d="{paths}" stroke="{CREAM}" stroke-width="6"/>{signs}</g>'
    )


def _plain(line: Line) -> str:
    return ""


def _forest(line: Line) -> str:
    """Leaves at both edges, in turn."""
    leaves = ""
    count = int(length(line) / 7)
    for i in range(1, count):
        (x, y), (dx, dy) = along(line, i / count)
        side = 4.2 if i % 2 else -4.2
        px, py = x + dy * side, y - dx * side
        turn = degrees(atan2(dy, dx)) + (-60 if i % 2 else 60)
        leaves += f"M{px:.1f} {py:.1f}{_leaf(round(turn / 15) * 15)}"
    return f'<path d="{leaves}" fill="#5F8A48" stroke="{INK}" stroke-width=".5"/>'


_LEAF = ((1.5, -2.6), (5.4, -1.4)), ((-1.8, 3), (-5.4, 1.4))
"""Two curves: the point that each bends to, and its end, from where it begins."""


def _leaf(turn: float) -> str:
    """A leaf turned by so many degrees; of few turns many are the same, and pack well."""
    across, down = cos(radians(turn)), sin(radians(turn))
    turned = (
        round(part, 1) + 0.0
        for curve in _LEAF
        for x, y in curve
        for part in (x * across - y * down, x * down + y * across)
    )
    return _short("q" + " ".join(f"{part:g}" for part in turned)) + "z"


def _desert(line: Line) -> str:
    """Large dots in the middle."""
    return f'<path d="{path(line)}" stroke="#7A5514" stroke-width="3.1" stroke-dasharray=".1 6.2"/>'


def _mountain(line: Line) -> str:
    """A zigzag from edge to edge."""
    count = int(length(line) / 4.4)
    middle = evenly(line, count + 1)
    sides = beside(middle, 2.3), beside(middle, -2.3)
    zigzag = [sides[i % 2][i] for i in range(count + 1)]
    return f'<path d="{path(zigzag)}" stroke="#5A5048" stroke-width="1.5"/>'


_SIGNS = {"plain": _plain, "forest": _forest, "desert": _desert, "mountain": _mountain}


def rivers(rng: Random) -> str:
    """All rivers, a little wider downstream, with chevrons the way they flow."""
    drawn = ""
    for connection in BOARD.connections.values():
        if connection.kind != "river":
            continue
        line = shift(evenly(reached(connection), 26), rng, 0.5)
        body = (*_bank(line, 1), *reversed(_bank(line, -1)))
        drawn += (
            f'<path d="{path(body, closed=True)}" fill="{RIVER}" stroke="{BANK}" '
            'stroke-width="1.2" stroke-linejoin="round"/>'
        )
        drawn += (
            f'<path d="{_chevrons(layout.way(connection.id))}" fill="none" stroke="#12405E" '
            'stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>'
        )
    return drawn


def _bank(line: Line, side: int) -> Line:
    left = beside(line, side)
    last = len(line) - 1
    return tuple(
        (x + (bx - x) * (3.2 + 1.9 * i / last), y + (by - y) * (3.2 + 1.9 * i / last))
        for i, ((x, y), (bx, by)) in enumerate(zip(line, left, strict=True))
    )


def _chevrons(line: Line) -> str:
    data = ""
    count = max(3, int(length(line) / 17))
    for i in range(count):
        (x, y), (dx, dy) = along(line, (i + 0.5) / count)
        tip = (x + dx * 2.4, y + dy * 2.4)
        back = [(x - dx * 2 + dy * s * 2.7, y - dy * 2 - dx * s * 2.7) for s in (1, -1)]
        data += path((back[0], tip, back[1]))
    return data


def ferries() -> str:
    """White dashes over the lake, and a boat in the middle."""
    drawn = ""
    for connection in BOARD.connections.values():
        if connection.kind == "lake":
            line = path(layout.way(connection.id))
            x, y, _, _ = layout.slot(connection.id)
            drawn += (
                f'<g fill="none" stroke-linecap="round"><path d="{line}" stroke="{BANK}" '
                'stroke-width="4.2" stroke-dasharray="5 8" opacity=".75"/>'
                f'<path d="{line}" stroke="#fff" stroke-width="2.6" stroke-dasharray="5 8"/></g>'
                f'<use href="#boat" x="{x:g}" y="{y:g}"/>'
            )
    return drawn


SYMBOLS = {
    "boat": (
        '<path d="M-12 5Q0 9 12 5 12 8 8 9H-8Q-12 8-12 5z" fill="#fff" opacity=".55"/>'
        '<g stroke="#3B2E27" stroke-width="1" stroke-linejoin="round">'
        '<path d="M-9 2H9L6 7H-6z" fill="#BE9263"/><path d="M0 2V-10" fill="none"/>'
        '<path d="M1.5-10Q8-6 7.5 0H1.5zM-1.5-8Q-6-5-6.5 0H-1.5z" fill="#FFFDF6"/></g>'
    ),
}
"""Symbols of the ways."""
