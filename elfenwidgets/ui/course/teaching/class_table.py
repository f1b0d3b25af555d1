"""The table of a class: how far each pupil is in each lesson, and what most stumble over."""

from collections.abc import Sequence

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.learned import handed_in
from elfenwidgets.lessons.learned.handed_in import HandedIn
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.question import Question
from elfenwidgets.markup import Html, html
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.kit.markup import wide
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import notice

MOST = 200
"""Pupils in one table."""
HARDEST = 5
"""What most stumble over is told of so many levels and questions."""


def table(pupils: Sequence[HandedIn]) -> Html:
    """Everything about a class as HTML; a sentence for each pupil whose text cannot be read."""
    if not pupils:
        return notice(t("teach-class-none"))
    shown = [_named(each, number) for number, each in enumerate(pupils[:MOST], 1)]
    faults = [notice(_fault(each)) for each in shown if each.progress is None]
    if len(pupils) > MOST:
        faults.append(notice(t("teach-class-many", most=MOST)))
    lessons = catalogue.lessons()
    head = Html().join(
        html('<th scope="col" title="{}">{}</th>', say(each.title), each.number) for each in lessons
    )
    rows = Html().join(
        html('<tr><th scope="row">{}</th>{}</tr>', name, _cells(lessons, progress))
        for name, progress in sorted(
            ((each.name, each.progress) for each in shown if each.progress is not None),
            key=lambda row: row[0].casefold(),
        )
    )
    listed = html(
        '<table class="elfen-class"><thead><tr><th scope="col">{}</th>{}'
        '<th scope="col">{}</th></tr></thead><tbody>{}</tbody></table>',
        t("teach-class-pupil"),
        head,
        t("teach-class-all"),
        rows,
    )
    return Html().join(faults) + (wide(listed, t("teach-class")) + _hard(shown) if rows else Html())


def _named(pupil: HandedIn, number: int) -> HandedIn:
    """The same under a name, if there was none."""
    name = pupil.name or t("teach-class-unnamed", n=number)
    return HandedIn(name, pupil.progress, pupil.fault)


def _fault(pupil: HandedIn) -> str:
    """Why a pupil's text cannot be read, and what to do."""
    if pupil.fault == "progress-newer":
        return t("teach-class-other", name=pupil.name)
    return t("teach-class-bad", name=pupil.name)


def _cells(lessons: Sequence[Lesson], progress: Progress) -> Html:
    stands = [steps.stands(lesson, progress) for lesson in lessons]
    stands.append((sum(done for done, _ in stands), sum(of for _, of in stands)))
    return Html().join(_cell(done, of) for done, of in stands)


def _cell(done: int, of: int) -> Html:
    """So much is done of so much; nothing where nothing was begun."""
    said = t("teach-class-done", n=done, of=of) if done else ""
    whole = Html(' class="elfen-whole"') if of and done == of else ""
    return html("<td{}>{}{}</td>", whole, "✓ " if whole else "", said)


def _hard(pupils: Sequence[HandedIn]) -> Html:
    """The levels and questions that most have not put right yet."""
    known = [
        (title, count)
        for key, count in handed_in.stumbled(pupils).items()
        if (title := _title(key)) is not None
    ]
    rows = Html().join(
        html("<li>{}: {}</li>", title, t("teach-class-stumbled", n=count))
        for title, count in known[:HARDEST]
    )
    return html("<h3>{}</h3><ul>{}</ul>", t("teach-class-hard"), rows) if rows else Html()


def _title(key: str) -> str | None:
    """What a level or a question is called, with its lesson; None: there is none."""
    item = catalogue.items().get(key)
    if not isinstance(item, Level | Question):
        return None
    said = item.word("title" if isinstance(item, Level) else "ask")
    lesson = catalogue.lesson(item.lesson)
    return f"{lesson.number} · {say(said)}"
