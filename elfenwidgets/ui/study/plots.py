"""The plots of the analysis: a dot for each figure, a line for its 95% interval."""

from collections.abc import Callable, Sequence
from io import BytesIO
from textwrap import fill
from typing import TYPE_CHECKING, Any

from babel.numbers import format_decimal

from elfenwidgets.play.usage import load
from elfenwidgets.text import language
from elfenwidgets.ui.drawing.theme import INK, PAPER, PLAYERS, TINTS

if TYPE_CHECKING:
    from pandas import DataFrame, Series

SERIES = (("blue", "o"), ("red", "s"), ("green", "^"), ("purple", "D"))
"""The colour and the mark of each line of a plot."""

_STYLE = {
    "font.family": "DejaVu Serif",
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "axes.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.titlesize": 10,
    "figure.facecolor": PAPER,
    "legend.frameon": False,
    "lines.linewidth": 1.6,
}
_DPI = 110
_LINE = 34  # letters
_COLORS = 128  # notebooks are to be small, and so few look the same


def png(size: tuple[float, float], panels: int, draw: Callable[[Any], None]) -> bytes:
    """What ``draw`` makes of so many panels side by side, as a PNG; ``size`` in inches."""
    matplotlib = load("matplotlib", "analysis")
    with matplotlib.rc_context(_STYLE):
        figure = load("matplotlib.figure", "analysis").Figure(size, layout="constrained")
        draw(figure.subplots(1, panels, squeeze=False)[0])
        painted, small = BytesIO(), BytesIO()
        figure.savefig(painted, dpi=_DPI)
    pillow = load("PIL.Image", "analysis")
    pillow.open(painted).convert("RGB").quantize(_COLORS).save(small, "PNG", optimize=True)
    return small.getvalue()


def upright(axes: Any, figures: "DataFrame", name: str, labels: Sequence[str]) -> None:
    """The figure ``name`` of each row, side by side, against a line at zero."""
    places = range(len(figures))
    axes.axhline(0, color=INK, linewidth=0.8, linestyle=":")
    axes.errorbar(
        places, figures[name], yerr=_arms(figures, name), fmt="o", capsize=3, color=PLAYERS["blue"]
    )
    axes.set_xticks(places, labels)
    _speak(axes.yaxis)


def lines(axes: Any, figures: "DataFrame", name: str, labels: Sequence[str]) -> None:
    """The figure ``name`` over the second level of the index, one line for each of the first."""
    groups = figures.groupby(level=0, sort=False)
    for place, ((_, group), label, (color, mark)) in enumerate(
        zip(groups, labels, SERIES, strict=True)
    ):
        players = group.index.get_level_values(1)
        axes.errorbar(
            players + 0.06 * (place - (len(labels) - 1) / 2),
            group[name],
            yerr=_arms(group, name),
            fmt=f"{mark}-",
            capsize=3,
            color=PLAYERS[color],
            label=label,
        )
    axes.set_xticks(sorted(set(figures.index.get_level_values(1))))
    axes.legend()
    _speak(axes.yaxis)


def bars(
    axes: Any, figures: "DataFrame", name: str, labels: Sequence[str], told: Any, why: str
) -> None:
    """A bar for each row, the first at the top; those that are ``told`` apart, and ``why``."""
    places = range(len(figures))
    look = {"edgecolor": INK, "ecolor": INK, "capsize": 2, "xerr": _arms(figures, name)}
    drawn = axes.barh(places, figures[name], color=TINTS["raft"], **look)
    for bar in (bar for bar, each in zip(drawn, told, strict=True) if each):
        bar.set(facecolor=PLAYERS["red"], hatch="//", label=why)
        why = ""
    axes.set_yticks(places, labels)
    axes.invert_yaxis()
    axes.margins(y=0.01)
    axes.set_xlim(left=0)
    axes.legend()
    _speak(axes.xaxis)


def kinds(axes: Any, figures: "DataFrame", name: str, labels: Sequence[str]) -> None:
    """The figure of each kind of counter in a row of its own, against a line at zero."""
    axes.axvline(0, color=INK, linewidth=0.8, linestyle=":")
    for place, (kind, row) in enumerate(figures.iterrows()):
        axes.plot([row[f"{name}_low"], row[f"{name}_high"]], [place] * 2, color=INK)
        axes.plot(row[name], place, "o", markersize=9, color=TINTS[str(kind)], markeredgecolor=INK)
    axes.set_yticks(range(len(figures)), labels)
    axes.set_ylim(len(figures) - 0.5, -0.5)
    _speak(axes.xaxis)


def title(said: str) -> str:
    """The title of an axis, in lines that are not longer than it."""
    return fill(said, _LINE)


def number(value: float, pattern: str) -> str:
    """A number as the reader's language writes it, with a real minus sign."""
    return str(format_decimal(value, pattern, locale=language())).replace("-", "−")


def _arms(figures: "DataFrame", name: str) -> "list[Series[float]]":
    """How far the interval reaches down and up."""
    return [figures[name] - figures[f"{name}_low"], figures[f"{name}_high"] - figures[name]]


def _speak(axis: Any) -> None:
    """Numbers as the reader's language writes them."""
    axis.set_major_formatter(lambda value, _: number(value, "0.##"))
