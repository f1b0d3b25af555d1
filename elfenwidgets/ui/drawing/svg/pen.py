"""A pen that writes SVG, with the names of the canvas pen: for pictures without a browser."""

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

from elfenwidgets.markup import Html
from elfenwidgets.ui.drawing.sprites import SPRITES, symbol

_ANCHOR = {"left": "start", "start": "start", "center": "middle", "right": "end", "end": "end"}
_BASELINE = {"middle": "central", "top": "hanging"}


class SvgPen:
    """Collects SVG elements; ``str(pen)`` is a group of them with the sprites they use.

    ``drawn`` are the elements, ``used`` the names of the sprites in the order of their first use.
    """

    def __init__(self) -> None:
        self.fill_style = "#000"
        self.stroke_style = "#000"
        self.global_alpha = 1.0
        self.line_width = 1.0
        self.line_cap = "butt"
        self.line_join = "miter"
        self.font = "10px sans-serif"
        self.text_align = "start"
        self.text_baseline = "alphabetic"
        self._dash: Sequence[float] = ()
        self.drawn: list[Html] = []
        self.used: dict[str, None] = {}

    def __str__(self) -> str:
        return f"<g><defs>{symbols(self.used)}</defs>{''.join(self.drawn)}</g>"

    def fill_rect(self, x: float, y: float, width: float, height: float) -> None:
        """A filled rectangle by its top left corner."""
        self._add(f"<rect {_box(x, y, width, height)} {self._fill()}/>")

    def stroke_rect(self, x: float, y: float, width: float, height: float) -> None:
        """The outline of a rectangle."""
        self._add(f"<rect {_box(x, y, width, height)} {self._stroke()}/>")

    def fill_circles(self, x: list[int], y: list[int], radius: float) -> None:
        """Filled circles of one radius."""
        self._circles(x, y, radius, self._fill())

    def stroke_circles(self, x: list[int], y: list[int], radius: float) -> None:
        """Rings of one radius."""
        self._circles(x, y, radius, self._stroke())

    def stroke_line_segments(self, points: list[list[tuple[int, int]]]) -> None:
        """Lines through points, each open."""
        for line in points:
            self._add(f'<polyline points="{_points(line)}" {self._stroke()}/>')

    def set_line_dash(self, segments: Sequence[float]) -> None:
        """The dashes of what is stroked from now on; empty: none."""
        self._dash = tuple(segments)

    def fill_text(self, text: str, x: float, y: float, max_width: float | None = None) -> None:
        """A line of text; where it would be about too wide for ``max_width`` it is squeezed."""
        style = f"font:{self.font};text-anchor:{_ANCHOR[self.text_align]}"
        if self.text_baseline in _BASELINE:
            style += f";dominant-baseline:{_BASELINE[self.text_baseline]}"
        fit = ""
        size = float(self.font.split("px")[0].split()[-1])
        if max_width is not None and len(text) * size * 0.6 > max_width:
            fit = f' textLength="{max_width:g}" lengthAdjust="spacingAndGlyphs"'
        self._add(
            f'<text x="{_short(x)}" y="{_short(y)}" style={quoteattr(style)}{fit} {self._fill()}>'
            f"{escape(text)}</text>"
        )

    def sprite(self, name: str, x: float, y: float, width: float) -> None:
        """Draw a sprite with its centre at (x, y)."""
        self.used[name] = None
        own_width, own_height, _ = SPRITES[name]
        height = width * own_height / own_width
        faint = "" if self.global_alpha == 1 else f' opacity="{_short(self.global_alpha)}"'
        box = _box(x - width / 2, y - height / 2, width, height)
        self._add(f'<use href="#sprite-{name}" {box}{faint}/>')

    def _add(self, element: str) -> None:
        self.drawn.append(Html(element))  # noqa: S704  what is a text in it was escaped

    def _circles(self, x: list[int], y: list[int], radius: float, style: str) -> None:
        for cx, cy in zip(x, y, strict=True):
            self._add(f'<circle cx="{_short(cx)}" cy="{_short(cy)}" r="{_short(radius)}" {style}/>')

    def _fill(self) -> str:
        return f'fill="{self.fill_style}"' + self._alpha()

    def _stroke(self) -> str:
        dash = f' stroke-dasharray="{" ".join(map(_short, self._dash))}"' if self._dash else ""
        return (
            f'fill="none" stroke="{self.stroke_style}" stroke-width="{_short(self.line_width)}" '
            f'stroke-linecap="{self.line_cap}" stroke-linejoin="{self.line_join}"{dash}'
            + self._alpha()
        )

    def _alpha(self) -> str:
        return "" if self.global_alpha == 1 else f' opacity="{_short(self.global_alpha)}"'


def symbols(names: Iterable[str]) -> Html:
    """What ``use`` refers to: once a page, for an id stands for one thing in it."""
    return Html("".join(map(symbol, names)))  # noqa: S704  no text is in a drawing


def _short(value: float) -> str:
    return f"{round(value, 2):g}"


def _box(x: float, y: float, width: float, height: float) -> str:
    return f'x="{_short(x)}" y="{_short(y)}" width="{_short(width)}" height="{_short(height)}"'


def _points(line: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{_short(x)},{_short(y)}" for x, y in line)
