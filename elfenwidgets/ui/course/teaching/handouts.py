"""What a teacher prints: for the class the chart and the map, for the lesson its plans."""

from collections.abc import Callable
from html import escape

from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import view
from elfenwidgets.text import t
from elfenwidgets.ui.course.teaching import teacher_text
from elfenwidgets.ui.course.text.lesson_text import figure
from elfenwidgets.ui.drawing.board.plain_map import SAMPLED, sample
from elfenwidgets.ui.drawing.layout import MAP
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.chart import chart_table


def chart(_: str) -> str:
    """The transportation chart, and how the ways look on paper."""
    shown = chart_table(view(position(), 0)).replace("<details", "<details open", 1)
    legend = " ".join(
        f"<span>{sample(kind)} {escape(words.terrain(kind))}</span>" for kind in SAMPLED
    )
    return f'{shown}<p class="elfen-legend">{t("sheet-legend")} {legend}</p>'


def board(place: str) -> str:
    """The painted map, from the ``place`` where it lies, or within the page."""
    if place:
        return f'<img class="elfen-picture" src="{place}" alt="{escape(t("start-title"))}">'
    return figure(MAP.read_text(encoding="utf-8"), t("start-title"))


def plans(_: str) -> str:
    """The plans for a lesson, a page each; nothing on paper leads anywhere."""
    return f"<h1>{escape(t('teach-plans'))}</h1>{teacher_text.plans(lambda _: '')}"


HANDOUTS: dict[str, Callable[[str], str]] = {"chart": chart, "map": board, "plans": plans}
"""The pages by name: ``teach-chart`` is the title of one, ``chart`` its address.

Each is made with the place where the painted map lies beside the page, ``""``: nowhere.
"""
