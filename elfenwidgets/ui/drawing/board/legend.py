"""Samples of what is drawn on the board, for legends: ways of each kind, the lines of journeys."""

from elfenwidgets.markup import Html, html
from elfenwidgets.ui.drawing.board.journey_lines import DASHED, SOLID
from elfenwidgets.ui.drawing.theme import INK


def _line(data: str, color: str, width: float, dash: str = "") -> Html:
    dashes = html(' stroke-dasharray="{}"', dash) if dash else ""
    return html('<path d="{}" stroke="{}" stroke-width="{:g}"{}/>', data, color, width, dashes)


_WAY = "M4 10H76"
_ROAD = _line(_WAY, INK, 10) + _line(_WAY, "#FBF1D8", 7.4)
_LEAVES = Html().join(
    html(
        '<ellipse cx="{x}" cy="{y}" rx="3.6" ry="2" fill="#4F7A3A" '
        'transform="rotate({} {x} {y})"/>',
        7 * (y - 10),
        x=x,
        y=y,
    )
    for x, y in zip(range(12, 76, 11), (5, 15) * 3, strict=False)
)
_ZIGZAG = "".join(f"L{4 + 4 * i} {12.6 if i % 2 else 7.4}" for i in range(1, 19))
_CHEVRONS = "".join(f"M{x} 6.5L{x + 5} 10L{x} 13.5" for x in (14, 34, 54))

_SIGNS = {
    "plain": _ROAD,
    "forest": _ROAD + _LEAVES,
    "desert": _ROAD + _line("M8 10H74", "#7A5514", 3.6, ".1 8"),
    "mountain": _ROAD + _line(f"M4 10{_ZIGZAG}", "#5A5048", 1.7),
    "river": _line(_WAY, "#2F6E94", 12)
    + _line(_WAY, "#8FC0DA", 9.6)
    + _line(_CHEVRONS, "#12405E", 1.8),
    "lake": Html('<rect x="2" y="1" width="76" height="18" rx="7" fill="#A9CBDB"/>')
    + _line("M8 10H74", "#fff", 2.6, "6 6"),
}

KINDS = tuple(_SIGNS)
"""The kinds of connections, roads first."""


def of_way(kind: str) -> Html:
    """A piece of a connection of that kind, as SVG."""
    return html(
        '<svg viewBox="0 0 80 20" width="80" height="20" aria-hidden="true" '
        'focusable="false"><g fill="none" stroke-linecap="round">{}</g></svg>',
        _SIGNS[kind],
    )


def of_journey(line: str) -> Html:
    """A sample of a journey's line, ``"solid"`` or ``"dashed"``, as SVG."""
    rim, color, dash = (
        ("#FFFFFF", SOLID, "")
        if line == "solid"
        else (INK, DASHED, Html(' stroke-dasharray="9 6"'))
    )
    return html(
        '<svg class="elfen-sample" viewBox="0 0 46 12" width="46" height="12" '
        'aria-hidden="true">'
        '<path d="M5 6H41" stroke="{}" stroke-width="9" stroke-linecap="round"/>'
        '<path d="M5 6H41" stroke="{}" stroke-width="4.6"{}/></svg>',
        rim,
        color,
        dash,
    )
