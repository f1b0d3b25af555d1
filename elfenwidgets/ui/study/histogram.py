"""A small plot, drawn by ourselves: how often each number came up."""

from collections import Counter
from collections.abc import Sequence
from html import escape

from elfenwidgets.text import t
from elfenwidgets.ui.drawing.theme import INK, PAPER, TINTS
from elfenwidgets.ui.kit.html_parts import picture
from elfenwidgets.ui.phrases import language_choice, words

WIDTH, HEIGHT, FOOT, SIDE, RIM = 600, 260, 52, 34, 12

DARK = "@media(prefers-color-scheme:dark){svg{filter:brightness(.75)}}"
"""Where everything around it is dark, a sheet is not to glare."""


class Chart:
    """A chart as an image; what it shows stands in words beside it (``alt``), too."""

    def __init__(self, svg: str, alt: str) -> None:
        self.svg, self.alt = svg, alt

    def __repr__(self) -> str:
        return self.alt

    def _repr_html_(self) -> str:
        return picture(self.svg, self.alt)


def bars(numbers: Sequence[int], across: str = "", up: str = "") -> Chart:
    """A bar for each number from the smallest to the largest, as high as it is frequent.

    ``across`` and ``up`` are the titles of the axes.
    """
    language_choice.settle()
    titles = across or t("bars-across"), up or t("bars-up")
    counts = Counter(numbers)
    span = range(min(counts), max(counts) + 1) if counts else range(0)
    drawn = axis_titles(*titles)
    step = (WIDTH - SIDE - RIM) / max(1, len(span))
    for place, number in enumerate(span):
        height = (HEIGHT - FOOT - 26) * counts[number] / max(counts.values())
        x, y = SIDE + place * step, HEIGHT - FOOT - height
        middle = f"{x + step / 2:.1f}"
        drawn += f'<text x="{middle}" y="{HEIGHT - FOOT + 18}">{number}</text>'
        if counts[number]:
            drawn += (
                f'<rect x="{x + 3:.1f}" y="{y:.1f}" width="{step - 6:.1f}" height="{height:.1f}" '
                f'rx="3" fill="{TINTS["elfcycle"]}" stroke="{INK}"/>'
                f'<text x="{middle}" y="{y - 5:.1f}">{counts[number]}</text>'
            )
    each = words.row([t("bars-each", number=n, count=counts[n]) for n in span])
    said = t("bars-seen", bottom=titles[0], side=titles[1], bars=each)
    return Chart(sheet(drawn), said)


def axis_titles(across: str, up: str) -> str:
    """What the axes are called."""
    middle = (HEIGHT - FOOT) / 2
    return (
        f'<text x="{(WIDTH + SIDE) / 2}" y="{HEIGHT - 12}">{escape(across)}</text>'
        f'<text x="22" y="{middle}" transform="rotate(-90 22 {middle})">{escape(up)}</text>'
    )


def sheet(drawn: str) -> str:
    """A chart as SVG."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="Georgia, serif" font-size="14" text-anchor="middle" fill="{INK}">'
        f"<style>{DARK}</style>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{PAPER}"/>{drawn}</svg>'
    )
