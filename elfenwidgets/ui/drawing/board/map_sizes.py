"""The map at three sizes: one that is shown small has larger names and arrows on its rivers.

The names that are part of the drawing are 13 frame pixels high, which is 6 CSS pixels where the map
is shown 560 wide. A small map has plain labels instead; data/board/names.json says where.
"""

import json
import re
from collections.abc import Iterable
from functools import cache

from elfenwidgets.markup import NOTHING, Html, html
from elfenwidgets.paths import DATA
from elfenwidgets.rules.board import BOARD
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.geometry import Line, along, length
from elfenwidgets.ui.drawing.layout import MAP, Box, text_width, way
from elfenwidgets.ui.drawing.theme import FONT, INK

PLACES = DATA / "board" / "names.json"
"""The middles of the larger names, by size; elfenwidgets.authoring.map.name_places writes it."""

DRAWN = 13
LARGER = (17, 22)
"""The heights of names in frame pixels: of those in the drawing, and of the labels."""

ARROW = ((5.5, "#FFFFFF", 0.75), (2.6, "#12405E", 1.0))
"""The strokes of an arrow that says where a river flows: width, colour, alpha."""

_UP_TO = {22: 660, 17: 860}  # CSS pixels of the map's width: names are 10 or more of those high
_DRAWN_ARROWS = re.compile(r'<path d="[^"]*" fill="none" stroke="#12405E"[^>]*/>')
_DRAWN_NAME = re.compile(r'<g class="name">.*?</text></g>', re.DOTALL)


def size_for(width: float) -> int:
    """How high names are, in frame pixels, on a map shown ``width`` CSS pixels wide."""
    return next((size for size, limit in _UP_TO.items() if width < limit), DRAWN)


def sizes() -> list[tuple[int, float | None]]:
    """The sizes of names, each with the width below which a map has them; the last has no limit."""
    return [*_UP_TO.items(), (DRAWN, None)]


def sized(id: str, size: int, x: float, y: float) -> Box:
    """The label of a town with its middle at (x, y)."""
    return Box(x, y, text_width(BOARD.towns[id].name, size) + 10, size + 5)


def box(id: str, size: int) -> Box:
    """Where a town's name lies."""
    return layout.ribbon(id) if size == DRAWN else _labels(size)[id]


@cache
def _labels(size: int) -> dict[str, Box]:
    places = json.loads(PLACES.read_text(encoding="utf-8"))[str(size)]
    return {id: sized(id, size, *place) for id, place in places.items()}


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


def map_svg(size: int) -> bytes:
    """The map with names of a size, and with arrows on its rivers that are as easy to see."""
    if size == DRAWN:
        return MAP.read_bytes()
    svg = _DRAWN_ARROWS.sub("", _DRAWN_NAME.sub("", MAP.read_text(encoding="utf-8")))
    drawn = NOTHING.join(_label(id, box, size) for id, box in _labels(size).items())
    more = html("{}{}</svg>", _arrows(size), drawn)
    return svg.replace("</svg>", more).encode()


def _arrows(size: int) -> Html:
    rivers = (id for id, each in BOARD.connections.items() if each.kind == "river")
    data = "".join(
        "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in arrow) for arrow in arrows(rivers, size)
    )
    return NOTHING.join(
        html(
            '<path d="{}" fill="none" stroke="{}" stroke-width="{}" '
            'stroke-opacity="{}" stroke-linecap="round" stroke-linejoin="round"/>',
            data,
            color,
            width,
            alpha,
        )
        for width, color, alpha in ARROW
    )


def _label(id: str, box: Box, size: int) -> Html:
    x, y, width, height = box
    return html(
        '<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" '
        'rx="5" fill="#FFF8E6" fill-opacity=".92" stroke="{ink}" stroke-width="1"/>'
        '<text x="{x:g}" y="{line:g}" font-family=\'{font}\' font-size="{size}" '
        'text-anchor="middle" textLength="{inner:g}" lengthAdjust="spacingAndGlyphs" '
        'fill="{ink}">{name}</text>',
        left=x - width / 2,
        top=y - height / 2,
        width=width,
        height=height,
        x=x,
        line=y + 0.34 * size,
        inner=width - 10,
        size=size,
        font=Html(FONT),  # noqa: S704  its quotes are not those around it
        ink=INK,
        name=BOARD.towns[id].name,
    )
