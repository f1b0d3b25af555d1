"""What the painters draw with: the part of ipycanvas' ``Canvas`` that they use, and sprites."""

from collections.abc import Sequence
from typing import Any, Protocol


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
