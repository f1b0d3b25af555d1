"""What a reader has achieved, as HTML: the milestones, and a page of them to print."""

from collections.abc import Sequence
from datetime import date

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.learned.milestones import MILESTONES, bots_beaten, chart, reached
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.html_parts import print_button, to_print
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import notice


def won(progress: Progress) -> frozenset[str]:
    """Those that are reached, by the lessons and by the games of the library."""
    try:
        beaten = bots_beaten(library.results())
    except library.Unavailable:
        beaten = frozenset()  # what the lessons tell holds all the same
    return frozenset(reached(progress, beaten))


def strip(progress: Progress) -> Html:
    """The milestones that are reached, and the next one, in a line; nothing before the first."""
    have = won(progress)
    following = [name for name in MILESTONES if name not in have][:1]
    names = [name for name in MILESTONES if name in have] + following
    return _list(names, have, progress) if have else Html()


def whole_list(progress: Progress) -> Html:
    """All milestones, those still ahead among them."""
    rows = _list(MILESTONES, won(progress), progress)
    return html("<h2>{}</h2>{}", t("course-milestones"), rows)


def sheet(progress: Progress, trouble: str = "") -> w.Widget:
    """One page to print: room for a name, the milestones, the lessons that are done, the day."""
    done = [
        html("<li>{} {}</li>", words.label(str(each.number)), say(each.title))
        for each in catalogue.lessons()
        if (won := steps.stands(each, progress))[1] and won[0] == won[1]
    ]
    lessons = html("<h2>{}</h2><ul>{}</ul>", t("sheet-lessons"), Html().join(done)) if done else ""
    page = html(
        '<h1>{title}</h1><p class="elfen-name-line">{name}</p>{milestones}{lessons}<p>{date}</p>',
        title=t("sheet-title"),
        name=t("sheet-name"),
        milestones=whole_list(progress),
        lessons=lessons,
        date=t("sheet-date", date=date.today()),
    )
    said = notice(trouble)
    shown = said + print_button() + to_print("achieved", page)
    return w.Box([w.Prose(shown)], classes="elfen-app elfen-learn")


def _list(names: Sequence[str], have: frozenset[str], progress: Progress) -> Html:
    rows = Html().join(
        html(
            "<li{}><span aria-hidden=true>{}</span> {}</li>",
            "" if name in have else " class=elfen-ahead",
            "✓" if name in have else "○",
            _sentence(name, name in have, progress),
        )
        for name in names
    )
    return html(
        '<ul class="elfen-milestones" aria-label="{}">{}</ul>', t("course-milestones"), rows
    )


def _sentence(name: str, have: bool, progress: Progress) -> str:
    """A milestone; of the chart, how much is still ahead, for that shows nowhere else."""
    if name == "chart" and not have:
        asked, prices = chart(progress)
        return t("milestone-chart-ahead", n=asked, of=prices)
    return t(f"milestone-{name}")
