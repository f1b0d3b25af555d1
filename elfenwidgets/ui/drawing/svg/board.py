"""The whole board as one SVG, for a page or a file, without a browser."""

from collections.abc import Sequence
from functools import cache

from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.board.highlights import paint_glow, paint_marks
from elfenwidgets.ui.drawing.board.pieces import paint_pieces
from elfenwidgets.ui.drawing.board.veil import paint_veil
from elfenwidgets.ui.drawing.layout import MAP
from elfenwidgets.ui.drawing.marks import QUIET, Marks
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.svg.pen import SvgPen


def board_svg(view: View, colors: Sequence[str], marks: Marks = QUIET) -> str:
    """The map with everything that lies on it, as SVG text of 1142 x 550.

    ``colors`` are the players' colours by seat.
    """
    pen = SvgPen()
    paint_board(pen, view, colors, marks)
    return board_map().replace("</svg>", f"{pen}</svg>")


def paint_board(pen: Pen, view: View, colors: Sequence[str], marks: Marks) -> None:
    """Everything that lies on the map."""
    paint_veil(pen, view)
    paint_glow(pen, colors, marks)
    paint_pieces(pen, view, colors)
    paint_marks(pen, marks)


@cache
def board_map() -> str:
    """The painted map alone, as SVG text."""
    return MAP.read_text(encoding="utf-8")
