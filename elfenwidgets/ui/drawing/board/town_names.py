"""The towns' names at three sizes: a map that is shown small has larger ones, in other places.

The names that are part of the drawing are 13 frame pixels high, which is 6 CSS pixels where the map
is shown 560 wide. A small map has plain labels instead; data/board/names.json says where.
"""

import json
import re
from functools import cache
from html import escape

from elfenwidgets.paths import DATA
from elfenwidgets.rules.board import BOARD
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.board import river_arrows
from elfenwidgets.ui.drawing.layout import MAP, Box, text_width
from elfenwidgets.ui.drawing.theme import FONT, INK

PLACES = DATA / "board" / "names.json"
"""The middles of the larger names, by size; elfenwidgets.authoring.map.name_places writes it."""

DRAWN = 13
LARGER = (17, 22)
"""The heights of names in frame pixels: of those in the drawing, and of the labels."""

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


def map_svg(size: int) -> bytes:
    """The map with names of a size, and with arrows on its rivers that are as easy to see."""
    if size == DRAWN:
        return MAP.read_bytes()
    svg = _DRAWN_ARROWS.sub("", _DRAWN_NAME.sub("", MAP.read_text(encoding="utf-8")))
    drawn = "".join(_label(id, box, size) for id, box in _labels(size).items())
    return svg.replace("</svg>", f"{_arrows(size)}{drawn}</svg>").encode()


def _arrows(size: int) -> str:
    rivers = (id for id, way in BOARD.connections.items() if way.kind == "river")
    data = "".join(
        "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in arrow)
        for arrow in river_arrows.arrows(rivers, size)
    )
    return "".join(
        f'<path d="{data}" fill="none" stroke="{color}" stroke-width="{width}" '
        f'stroke-opacity="{alpha}" stroke-linecap="round" stroke-linejoin="round"/>'
        for width, color, alpha in river_arrows.STROKES
    )


def _label(id: str, box: Box, size: int) -> str:
    x, y, width, height = box
    return (
        f'<rect x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width:g}" height="{height:g}" '
        f'rx="5" fill="#FFF8E6" fill-opacity=".92" stroke="{INK}" stroke-width="1"/>'
        f'<text x="{x:g}" y="{y + 0.34 * size:g}" font-family=\'{FONT}\' font-size="{size}" '
        f'text-anchor="middle" textLength="{width - 10:g}" lengthAdjust="spacingAndGlyphs" '
        f'fill="{INK}">{escape(BOARD.towns[id].name)}</text>'
    )
