"""The map in a few lines, for paper: it costs little ink, and a copier shows each terrain.

What is printed holds it as a picture of points, which authoring draws: a PDF writes lines anew each
time that they are shown, a picture once.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from math import dist

from elfenwidgets.markup import NOTHING, Html, html
from elfenwidgets.paths import DATA
from elfenwidgets.rules.board import BOARD, TERRAINS
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.geometry import Point, along
from elfenwidgets.ui.drawing.layout import FRAME, ribbon, way

PICTURE = DATA / "board" / "plain.png"
"""The plain map as a picture; elfenwidgets.authoring.plain_picture draws it."""

DRAWN = "drawn"
"""The name of the note in it that says from which drawing it is."""

STROKES = {
    "plain": html('stroke="#7c8f3c" stroke-width="3"'),
    "forest": html('stroke="#1e5c2a" stroke-width="8"'),
    "desert": html(
        'stroke="#b97f00" stroke-width="6" stroke-dasharray="1 10" stroke-linecap="round"'
    ),
    "mountain": html('stroke="#4a4038" stroke-width="9" stroke-dasharray="2 4"'),
    "river": html('stroke="#2b7bb3" stroke-width="3"'),
    "lake": html('stroke="#2b7bb3" stroke-width="3" stroke-dasharray="9 7"'),
}
"""How the ways of each kind are drawn."""


@cache
def plain_map() -> Html:
    """Ways, arrows of the rivers, and towns with their names, as a group of SVG."""
    width, height = FRAME
    drawn = [html('<rect width="{}" height="{}" fill="#fff" stroke="#999"/>', width, height)]
    for connection in BOARD.connections.values():
        middle = way(connection.id)
        # A way may lead from either town to the other.
        ends = [layout.town(end)[:2] for end in (connection.a, connection.b)]
        first, last = sorted(ends, key=lambda end: dist(end, middle[0]))
        whole = [first, *middle, last]
        drawn.append(_line(whole, STROKES[connection.kind]))
        if connection.kind == "river":
            drawn.append(_arrow(connection.id))
    for town in BOARD.towns.values():
        at = layout.town(town.id)
        name = ribbon(town.id)
        drawn.append(
            html(
                '<circle cx="{:g}" cy="{:g}" r="20" fill="#fff" stroke="#666"/>'
                '<text stroke="#fff" stroke-width="5" x="{:g}" y="{:g}">{}</text>',
                *at[:2],
                name.x,
                name.y,
                town.name,
            )
        )
    return html(
        '<g font-family="Georgia, serif" font-size="23" text-anchor="middle" '
        'dominant-baseline="central" paint-order="stroke" stroke-linejoin="round">{}</g>',
        NOTHING.join(drawn),
    )


def digest() -> str:
    """What tells one drawing of the map from another."""
    return sha256(plain_map().encode()).hexdigest()


def sample(kind: str) -> Html:
    """A bit of a way of a kind, for a legend."""
    return html(
        '<svg class="elfen-sample" width="48" height="14" aria-hidden="true">{}</svg>',
        _line([(2, 7), (46, 7)], STROKES[kind]),
    )


SAMPLED = (*TERRAINS, "river", "lake")
"""What a legend shows."""


def _line(points: Sequence[Point], stroke: Html) -> Html:
    through = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
    return html('<polyline points="{}" fill="none" {}/>', through, stroke)


def _arrow(river: str) -> Html:
    """The way that the water flows."""
    (x, y), (dx, dy) = along(way(river), 0.5)
    tip = f"{x + 9 * dx:.0f},{y + 9 * dy:.0f}"
    left = f"{x - 7 * (dx + dy):.0f},{y - 7 * (dy - dx):.0f}"
    right = f"{x - 7 * (dx - dy):.0f},{y - 7 * (dy + dx):.0f}"
    return html('<polygon points="{} {} {}" fill="#2b7bb3"/>', tip, left, right)
