"""What the notebook of the analysis says: each plot, and what one sees in it."""

import base64
from struct import unpack_from
from typing import TYPE_CHECKING, Any

from IPython.display import Markdown, display

from elfenwidgets.markup import Html, html
from elfenwidgets.play.analysis.figures import ALL
from elfenwidgets.play.analysis.games import BOT, EDITIONS, GAMES
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.text import t
from elfenwidgets.ui.course.further import opening
from elfenwidgets.ui.phrases import language_choice, words
from elfenwidgets.ui.study import plots
from elfenwidgets.ui.study.histogram import DARK

if TYPE_CHECKING:
    from pandas import DataFrame, Series

SHORT = "riogrande-2015"
"""The edition of three rounds."""

FEW_ROADS = 2


class Seen:
    """A plot and the sentences under it, which are also its words for who cannot see it."""

    def __init__(self, png: bytes, said: str) -> None:
        self.png = png
        self.said = said

    def _ipython_display_(self) -> None:
        display({"text/html": self._image(), "text/plain": self.said}, raw=True)  # type: ignore[no-untyped-call]
        display(Markdown(self.said))  # type: ignore[no-untyped-call]

    def _image(self) -> Html:
        """The plot in an SVG, which knows what goes on around it: in the dark it does not glare."""
        width, height = unpack_from(">II", self.png, 16)  # of a PNG's first part
        size = html("width='{}' height='{}'", width, height)
        pixels = base64.b64encode(self.png).decode()
        svg = html(
            "<svg xmlns='http://www.w3.org/2000/svg' {0}><style>{1}</style>"
            "<image {0} href='data:image/png;base64,{2}'/></svg>",
            size,
            DARK,
            pixels,
        )
        return html('<img alt="{}" src="data:image/svg+xml,{}">', self.said, svg)


def summary() -> str:
    """What was played, and how far it can be trusted, as Markdown."""
    count = GAMES * len(EDITIONS) * len(SEATS)
    return t("analysis-about", games=count, each=GAMES, editions=len(EDITIONS), bot=BOT)


def about() -> Markdown:
    """``summary``, as notebooks of before show it."""
    language_choice.settle()
    return opening(summary())


def start_player(figures: "DataFrame") -> Seen:
    """``figures.start_player`` as a plot."""
    language_choice.settle()
    labels = [t("analysis-all") if name == ALL else str(name) for name in figures.index]
    heights = {"wins": t("analysis-more-wins"), "pieces": t("analysis-more-pieces")}

    def draw(panels: Any) -> None:
        for axes, (name, height) in zip(panels, heights.items(), strict=True):
            plots.upright(axes, figures, name, labels)
            axes.set(xlabel=t("analysis-players"), ylabel=plots.title(height))

    whole = figures.iloc[-1]
    said = t(
        "analysis-start",
        sign=_sign(whole, "wins"),
        wins=_interval(whole, "wins", 1),
        pieces=_interval(whole, "pieces", 2),
    )
    return Seen(plots.png((8, 3.2), 2, draw), said)


def scores(figures: "DataFrame") -> Seen:
    """``figures.scores`` as a plot."""
    language_choice.settle()
    labels = [t(f"edition-{key}") for key in EDITIONS]

    def draw(panels: Any) -> None:
        plots.lines(panels[0], figures.loc[list(EDITIONS)], "score", labels)
        panels[0].set(xlabel=t("analysis-players"), ylabel=t("analysis-score"))

    whole, usual, short = (figures.loc[key] for key in (ALL, EDITIONS[0], SHORT))
    said = t(
        "analysis-scores",
        few=_interval(whole.iloc[0], "score", 1),
        many=_interval(whole.iloc[-1], "score", 1),
        edition=t(f"edition-{SHORT}"),
        lost=_number((usual["score"] - short["score"]).mean(), 1),
    )
    return Seen(plots.png((8, 4), 1, draw), said)


def left_out(figures: "DataFrame") -> Seen:
    """``figures.left_out`` as a plot; towns that few roads lead to stand out."""
    language_choice.settle()
    names = [words.town(str(town)) for town in figures.index]
    few = figures["roads"] <= FEW_ROADS

    def draw(panels: Any) -> None:
        plots.bars(panels[0], figures, "missed", names, few, t("analysis-few", roads=FEW_ROADS))
        panels[0].set(xlabel=t("analysis-missed"), ylabel=t("analysis-town"))

    said = t(
        "analysis-left-out",
        town=names[0],
        missed=_interval(figures.iloc[0], "missed", 0),
        roads=FEW_ROADS,
        few=_number(figures.loc[few, "missed"].mean(), 0),
        other=_number(figures.loc[~few, "missed"].mean(), 0),
    )
    return Seen(plots.png((8, 5), 1, draw), said)


def counters(placed: "DataFrame", kept: "DataFrame") -> Seen:
    """``figures.counters`` for counters placed and kept, as two plots."""
    language_choice.settle()
    names = [words.kind(str(kind)) for kind in placed.index]

    def draw(panels: Any) -> None:
        for axes, figures in zip(panels, (placed, kept), strict=True):
            plots.kinds(axes, figures, "pieces", names)
            axes.set(xlabel=plots.title(t("analysis-slope")), ylabel=t("analysis-kind"))
        panels[0].set_title(t("analysis-placed"))
        panels[1].set_title(t("analysis-kept"))

    said = (
        t("analysis-placed-seen", **_clear(placed)),
        t("analysis-kept-seen", **_clear(kept)),
        t("analysis-no-cause"),
    )
    return Seen(plots.png((8, 3.2), 2, draw), " ".join(said))


def _clear(figures: "DataFrame") -> dict[str, str | int]:
    """The kinds whose interval leaves zero out, and how many they are."""
    clear = figures[figures["pieces_low"] * figures["pieces_high"] > 0]
    kinds = [
        f"{words.kind(str(kind))} {_interval(row, 'pieces', 2)}" for kind, row in clear.iterrows()
    ]
    return {"n": len(kinds), "kinds": words.both(kinds)}


def _sign(figures: "Series[Any]", name: str) -> str:
    """Whether a figure is more than nothing, less, or its interval does not say."""
    if figures[f"{name}_low"] > 0:
        return "more"
    return "less" if figures[f"{name}_high"] < 0 else "unclear"


def _interval(figures: "Series[Any]", name: str, digits: int) -> str:
    """A figure with the ends of its interval."""
    return t(
        "analysis-interval",
        mean=_number(figures[name], digits),
        low=_number(figures[f"{name}_low"], digits),
        high=_number(figures[f"{name}_high"], digits),
    )


def _number(value: float, digits: int) -> str:
    return plots.number(value, f"0.{'0' * digits}" if digits else "0")
