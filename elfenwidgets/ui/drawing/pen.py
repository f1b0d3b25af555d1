"""What the painters draw with: the part of ipycanvas' ``Canvas`` that they use, and sprites."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from elfenwidgets.ui.drawing.layout import Box


class Pen(Protocol):
    """A canvas' names, so that the same painter draws on the screen and into an SVG.

    Sequences are lists: ipycanvas sends those in binary. Lines are lists of points. All in
    frame pixels.
    """

    fill_style: Any
    stroke_style: Any
    global_alpha: Any
    line_width: Any
    line_cap: Any
    line_join: Any
    font: Any
    text_align: Any
    text_baseline: Any

    def fill_rect(self, x: float, y: float, width: float, height: float) -> None:
        """A filled rectangle by its top left corner."""

    def stroke_rect(self, x: float, y: float, width: float, height: float) -> None:
        """The outline of a rectangle."""

    def fill_circles(self, x: list[int], y: list[int], radius: float) -> None:
        """Filled circles of one radius."""

    def stroke_circles(self, x: list[int], y: list[int], radius: float) -> None:
        """Rings of one radius."""

    def stroke_line_segments(self, points: list[list[tuple[int, int]]]) -> None:
        """Lines through points, each open."""

    def set_line_dash(self, segments: Sequence[float]) -> None:
        """The dashes of what is stroked from now on; empty: none."""

    def fill_text(self, text: str, x: float, y: float, max_width: float | None = None) -> None:
        """A line of text, squeezed into ``max_width`` where it is wider."""

    def sprite(self, name: str, x: float, y: float, width: float) -> None:
        """Draw the sprite ``name`` with its centre at (x, y); the only name a Canvas lacks."""


def rings(
    pen: Pen,
    boxes: Sequence[Box],
    radius: float,
    strokes: Iterable[tuple[float, str, float]],
    fill: str = "",
    alpha: float = 1,
) -> None:
    """Circles around the middles of ``boxes``, filled first, then stroked; whole pixels."""
    x = [round(box.x) for box in boxes]
    y = [round(box.y) for box in boxes]
    if fill:
        pen.global_alpha = alpha
        pen.fill_style = fill
        pen.fill_circles(x, y, radius)
    for each in strokes:
        stroke(pen, *each)
        pen.stroke_circles(x, y, radius)
    pen.global_alpha = 1


def stroke(pen: Pen, width: float, color: str, alpha: float) -> None:
    """Set how lines are drawn from now on."""
    pen.line_width = width
    pen.stroke_style = color
    pen.global_alpha = alpha
