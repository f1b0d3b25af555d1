"""What a reader has achieved, as HTML: the milestones, and a page of them to print."""

from datetime import date
from html import escape

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.learned.milestones import MILESTONES, bots_beaten, reached
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.play import library
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import Message, told


def milestones(progress: Progress) -> frozenset[str]:
    """Those that are reached, by the lessons and by the games of the library."""
    try:
        beaten = bots_beaten(library.results())
    except library.Unavailable:
        beaten = frozenset()  # what the lessons tell holds all the same
    return frozenset(reached(progress, beaten))


def strip(progress: Progress) -> str:
    """The milestones that are reached, and the next one, in a line; nothing before the first."""
    have = milestones(progress)
    following = [name for name in MILESTONES if name not in have][:1]
    return _list([name for name in MILESTONES if name in have] + following, have) if have else ""


def listed(progress: Progress) -> str:
    """All milestones, those still ahead among them."""
    return f"<h2>{escape(t('course-milestones'))}</h2>{_list(MILESTONES, milestones(progress))}"


def sheet(progress: Progress, trouble: str = "") -> Part:
    """One page to print: room for a name, the milestones, the lessons that are done, the day."""
    done = [
        f"<li>{escape(words.label(str(each.number)))} {escape(say(each.title))}</li>"
        for each in catalogue.lessons()
        if (won := steps.stands(each, progress))[1] and won[0] == won[1]
    ]
    lessons = f"<h2>{escape(t('sheet-lessons'))}</h2><ul>{''.join(done)}</ul>" if done else ""
    print_it = f'<button type="button" class="elfen-print">{escape(t("sheet-print"))}</button>'
    html = (
        f"{told(Message(trouble)) if trouble else ''}{print_it}"
        '<article class="elfen-sheet-to-print elfen-print-achieved">'
        f"<h1>{escape(t('sheet-title'))}</h1>"
        f'<p class="elfen-name-line">{escape(t("sheet-name"))}</p>{listed(progress)}{lessons}'
        f"<p>{escape(t('sheet-date', date=date.today()))}</p></article>"
    )
    return Part("achieved", [w.HTML(html, classes="elfen-text")])


def _list(names: "list[str] | tuple[str, ...]", have: frozenset[str]) -> str:
    rows = "".join(
        f"<li{'' if name in have else ' class=elfen-ahead'}>"
        f"<span aria-hidden=true>{'✓' if name in have else '○'}</span> "
        f"{escape(t(f'milestone-{name}'))}</li>"
        for name in names
    )
    return f'<ul class="elfen-milestones" aria-label="{escape(t("course-milestones"))}">{rows}</ul>'
