"""The towns of one person's games, one after the other: a plot drawn by our own pen as SVG."""

from collections.abc import Sequence
from statistics import fmean

from elfenwidgets.markup import Html, html
from elfenwidgets.rules.board import BOARD
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.svg.pen import SvgPen

NEWEST = 60
"""So many games are drawn."""

_WIDTH, _HEIGHT = 760, 190
_LEFT, _RIGHT, _TOP, _FOOT = 38, 12, 12, 12
_STEP = 5
_MOST = len(BOARD.piece_towns)


def towns_plot(course: Sequence[tuple[int, bool]]) -> Html:
    """An SVG with a dot for each game, full where it was won, and the mean as a dashed line."""
    course = course[-NEWEST:]
    pen = SvgPen()
    pen.fill_style = pen.stroke_style = "currentColor"
    pen.font, pen.text_align, pen.text_baseline = "13px system-ui", "right", "middle"
    for towns in range(0, _MOST + 1, _STEP):
        pen.fill_text(str(towns), _LEFT - 8, _y(towns))
        pen.global_alpha = 0.25
        pen.stroke_line_segments([[(_LEFT, _y(towns)), (_WIDTH - _RIGHT, _y(towns))]])
        pen.global_alpha = 1
    mean = _y(fmean(towns for towns, _ in course))
    pen.set_line_dash((6, 5))
    pen.stroke_line_segments([[(_LEFT, mean), (_WIDTH - _RIGHT, mean)]])
    pen.set_line_dash(())
    pen.line_width = 2
    dots = [(_x(place, len(course)), _y(towns), won) for place, (towns, won) in enumerate(course)]
    for wanted, draw in ((True, pen.fill_circles), (False, pen.stroke_circles)):
        found = [(x, y) for x, y, won in dots if won is wanted]
        draw([x for x, _ in found], [y for _, y in found], 5)
    return html(
        '<svg class="elfen-plot" viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>',
        _WIDTH,
        _HEIGHT,
        t("statistics-plot"),
        pen,
    )


def _x(place: int, games: int) -> int:
    return round(_LEFT + (_WIDTH - _LEFT - _RIGHT) * (place + 0.5) / games)


def _y(towns: float) -> int:
    return round(_HEIGHT - _FOOT - (_HEIGHT - _TOP - _FOOT) * towns / _MOST)
