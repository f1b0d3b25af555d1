"""A small plot, drawn by ourselves: how often each number came up."""

from collections import Counter
from collections.abc import Sequence

from elfenwidgets.markup import Html, html
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.theme import INK, PAPER, TINTS
from elfenwidgets.ui.kit.html_parts import picture
from elfenwidgets.ui.phrases import language_choice, words

WIDTH, HEIGHT, FOOT, SIDE, RIM = 600, 260, 52, 34, 12

DARK = "@media(prefers-color-scheme:dark){svg{filter:brightness(.75)}}"
"""Where everything around it is dark, a sheet is not to glare."""


class Chart:
    """A chart as an image; what it shows stands in words beside it (``alt``), too."""

    def __init__(self, svg: Html, alt: str) -> None:
        self.svg, self.alt = svg, alt

    def __repr__(self) -> str:
        return self.alt

    def _repr_html_(self) -> Html:
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
        middle = x + step / 2
        drawn += html('<text x="{:.1f}" y="{}">{}</text>', middle, HEIGHT - FOOT + 18, number)
        if counts[number]:
            drawn += html(
                '<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" rx="3" fill="{}" '
                'stroke="{}"/>',
                x + 3,
                y,
                step - 6,
                height,
                TINTS["elfcycle"],
                INK,
            )
            drawn += html('<text x="{:.1f}" y="{:.1f}">{}</text>', middle, y - 5, counts[number])
    each = words.row([t("bars-each", number=n, count=counts[n]) for n in span])
    said = t("bars-seen", bottom=titles[0], side=titles[1], bars=each)
    return Chart(sheet(drawn), said)


def axis_titles(across: str, up: str) -> Html:
    """What the axes are called."""
    return html(
        '<text x="{middle}" y="{foot}">{across}</text>'
        '<text x="22" y="{side}" transform="rotate(-90 22 {side})">{up}</text>',
        middle=(WIDTH + SIDE) / 2,
        foot=HEIGHT - 12,
        across=across,
        side=(HEIGHT - FOOT) / 2,
        up=up,
    )


def sheet(drawn: Html) -> Html:
    """A chart as SVG."""
    return html(
        '<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        'font-family="Georgia, serif" font-size="14" text-anchor="middle" fill="{ink}">'
        "<style>{dark}</style>"
        '<rect width="{width}" height="{height}" rx="10" fill="{paper}"/>{drawn}</svg>',
        width=WIDTH,
        height=HEIGHT,
        ink=INK,
        dark=DARK,
        paper=PAPER,
        drawn=drawn,
    )
