"""What a teacher prints: for the class the chart and the map, for the lesson its plans."""

from collections.abc import Callable

from elfenwidgets.markup import Html, html
from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import view
from elfenwidgets.text import t
from elfenwidgets.ui.course.teaching import teacher_text
from elfenwidgets.ui.course.text.lesson_text import figure
from elfenwidgets.ui.drawing.board.plain_map import SAMPLED, sample
from elfenwidgets.ui.drawing.layout import MAP
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.chart import chart_table


def chart(_: str) -> Html:
    """The transportation chart, and how the ways look on paper."""
    shown = chart_table(view(position(), 0), opened=True)
    legend = Html(" ").join(
        html("<span>{} {}</span>", sample(kind), words.terrain(kind)) for kind in SAMPLED
    )
    return html('{}<p class="elfen-legend">{} {}</p>', shown, t("sheet-legend"), legend)


def board(place: str) -> Html:
    """The painted map, from the ``place`` where it lies, or within the page."""
    if place:
        return html('<img class="elfen-picture" src="{}" alt="{}">', place, t("start-title"))
    return figure(MAP.read_text(encoding="utf-8"), t("start-title"))


def plans(_: str) -> Html:
    """The plans for a lesson, a page each; nothing on paper leads anywhere."""
    return html("<h1>{}</h1>{}", t("teach-plans"), teacher_text.plans(lambda _: ""))


HANDOUTS: dict[str, Callable[[str], Html]] = {"chart": chart, "map": board, "plans": plans}
"""The pages by name: ``teach-chart`` is the title of one, ``chart`` its address.

Each is made with the place where the painted map lies beside the page, ``""``: nowhere.
"""
