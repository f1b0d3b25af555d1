"""A small plot, drawn by ourselves: how a number went from step to step."""

from collections.abc import Sequence

from elfenwidgets.markup import html
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.theme import PLAYERS
from elfenwidgets.ui.phrases import language_choice
from elfenwidgets.ui.study.histogram import (
    FOOT,
    HEIGHT,
    RIM,
    SIDE,
    WIDTH,
    Chart,
    axis_titles,
    sheet,
)
from elfenwidgets.ui.study.plots import number

_TOP = 26


def curve(numbers: Sequence[float], across: str = "", up: str = "") -> Chart:
    """A line through numbers of no less than 0, from the first to the last.

    ``across`` and ``up`` are the titles of the axes.
    """
    language_choice.settle()
    titles = across or t("bars-across"), up or t("bars-up")
    most = max([*numbers, 1])
    step = (WIDTH - SIDE - 4 * RIM) / max(1, len(numbers) - 1)
    points = [
        (SIDE + RIM + place * step, HEIGHT - FOOT - (HEIGHT - FOOT - _TOP) * each / most)
        for place, each in enumerate(numbers)
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    drawn = axis_titles(*titles)
    drawn += html(
        '<polyline points="{}" fill="none" stroke="{}" stroke-width="3"/>', line, PLAYERS["green"]
    )
    ends = dict.fromkeys((0, len(numbers) - 1)) if numbers else ()
    for at in ends:
        x, y = points[at]
        said = number(numbers[at], "0.0")
        drawn += html('<text x="{:.1f}" y="{:.1f}">{}</text>', x, y - 8, said)
        drawn += html('<text x="{:.1f}" y="{}">{}</text>', x, HEIGHT - FOOT + 18, at + 1)
    first, last = (number(numbers[at], "0.0") for at in (0, -1)) if numbers else ("–", "–")
    bottom, side = titles
    told = t("curve-seen", bottom=bottom, side=side, steps=len(numbers), first=first, last=last)
    return Chart(sheet(drawn), told)
