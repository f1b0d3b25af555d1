"""The whole board as one SVG, for a page or a file, without a browser."""

from collections.abc import Sequence
from functools import cache

from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.layout import MAP
from elfenwidgets.ui.drawing.marks import QUIET, Marks
from elfenwidgets.ui.drawing.pieces import paint_glow, paint_marks, paint_pieces
from elfenwidgets.ui.drawing.svg_pen import SvgPen


def board_svg(view: View, colors: Sequence[str], marks: Marks = QUIET) -> str:
    """The map with everything that lies on it, as SVG text of 1142 x 550.

    ``colors`` are the players' colours by seat.
    """
    pen = SvgPen()
    paint_glow(pen, view, marks)
    paint_pieces(pen, view, colors)
    paint_marks(pen, view, marks)
    return _map().replace("</svg>", f"{pen}</svg>")


@cache
def _map() -> str:
    return MAP.read_text(encoding="utf-8")
