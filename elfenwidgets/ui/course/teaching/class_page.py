"""The class as a table: how far each pupil is in each lesson, and what most stumble over.

It is made of what the pupils have handed in, or of the library that they share.
"""

from collections.abc import Sequence

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.learned import handed_in
from elfenwidgets.lessons.learned.handed_in import HandedIn
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.question import Question
from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.runtime import in_browser
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons, Files, upload
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.html_parts import wide
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import notice

MOST = 200
"""Pupils in one table."""
HARDEST = 5
"""What most stumble over is told of so many levels and questions."""


class ClassPage:
    """The page on which a teacher sees how far a class has got.

    ``box`` is the widget. Nothing of what is shown is kept.
    """

    def __init__(self, guard: Guard) -> None:
        self._texts = w.Textarea(placeholder=t("teach-class-paste"))
        files = upload(guard, t("teach-class-files"), self._read, multiple=True)
        self._tools = Buttons(guard, self._use, "elfen-tools")
        about = [t("teach-class-about"), *([t("teach-class-in-browser")] if in_browser() else [])]
        lines = Html().join(html("<p>{}</p>", line) for line in about)
        head = html("<h1>{}</h1>{}", t("teach-class"), lines)
        self._shown = w.Prose()
        row = w.HBox([self._tools.box, files], classes="elfen-course-tools")
        self.box = w.VBox([w.Prose(head), self._texts, row, self._shown])
        self._offer()
        if library.teaches():
            self._live()

    def _offer(self) -> None:
        live = [("live", t("teach-class-live"))] if library.teaches() else []
        self._tools.show([("show", t("teach-class-show")), *live])

    def _use(self, tool: str) -> None:
        if tool == "live":
            self._live()
        else:
            self._show(handed_in.in_text(self._texts.value))
        self._offer()

    def _live(self) -> None:
        try:
            self._show(handed_in.everyone())
        except OSError as error:
            self._shown.value = notice(keeping.unread(error))

    def _read(self, files: Files) -> None:
        self._show([each for file in files for each in handed_in.in_file(*file)])

    def _show(self, pupils: list[HandedIn]) -> None:
        self._shown.value = table(pupils)


def table(pupils: Sequence[HandedIn]) -> Html:
    """Everything about a class as HTML; a sentence for each pupil whose text cannot be read."""
    if not pupils:
        return notice(t("teach-class-none"))
    shown = [_with_name(each, number) for number, each in enumerate(pupils[:MOST], 1)]
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


def _with_name(pupil: HandedIn, number: int) -> HandedIn:
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
