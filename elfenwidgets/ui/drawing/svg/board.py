"""The board as one SVG, without a browser, and the part of it that a picture shows."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.layout import FRAME, MAP, Box, ribbon, slot, town
from elfenwidgets.ui.drawing.marks import QUIET, Marks
from elfenwidgets.ui.drawing.picture import Picture
from elfenwidgets.ui.drawing.svg.pen import SvgPen

Crop = tuple[int, int, int, int]
"""Left, top, width and height on the map; as wide for its height as the whole map is."""

LEAST = 380
"""So wide is a picture at least, or one would not know where it is."""

WIDEST = 560
"""Up to this width a picture shows the counters that lie elsewhere, too."""

MARGIN = 14


def board_svg(view: View, colors: Sequence[str], marks: Marks = QUIET) -> str:
    """The map with everything that lies on it, as SVG text of 1142 x 550.

    ``colors`` are the players' colours by seat.
    """
    pen = SvgPen()
    Picture(view, colors, marks).paint_board(pen)
    return board_map().replace("</svg>", f"{pen}</svg>")


@cache
def board_map() -> str:
    """The painted map alone, as SVG text."""
    return MAP.read_text(encoding="utf-8")


def crop(view: View, names: Iterable[str] = (), least: int = LEAST) -> Crop:
    """The part of the map with the towns and ways of these names, and with everybody's boots.

    It is ``least`` wide at least.
    """
    wanted = [*names, *(seat.boot for seat in view.seats)]
    needed = [box for name in wanted for box in _boxes(name)]
    more = [slot(name) for name in view.counters]
    wider = _around([*needed, *more], least)
    return wider if wider[2] <= WIDEST else _around(needed, least)


def _boxes(name: str) -> Iterator[Box]:
    """What belongs to a town or a way: a town's vignette and name, a way's counter and ends."""
    if name in BOARD.towns:
        yield from (town(name), ribbon(name))
    else:
        way = BOARD.connections[name]
        yield from (slot(name), *_boxes(way.a), *_boxes(way.b))


def _around(boxes: list[Box], least: int) -> Crop:
    left = min(box.x - box.width / 2 for box in boxes) - MARGIN
    right = max(box.x + box.width / 2 for box in boxes) + MARGIN
    top = min(box.y - box.height / 2 for box in boxes) - MARGIN
    bottom = max(box.y + box.height / 2 for box in boxes) + MARGIN
    whole, high = FRAME
    width = min(whole, max(least, right - left, (bottom - top) * whole / high))
    height = width * high / whole
    x = min(max(0, (left + right - width) / 2), whole - width)
    y = min(max(0, (top + bottom - height) / 2), high - height)
    return round(x), round(y), round(width), round(height)
