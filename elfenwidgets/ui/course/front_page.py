"""The front page of the course: the way on, every lesson with where one stands, and what else."""

from collections.abc import Callable
from functools import partial

from elfenwidgets.lessons import catalogue
from elfenwidgets.markup import Html, html
from elfenwidgets.text import t
from elfenwidgets.ui.course import milestones, steps
from elfenwidgets.ui.course.further import further
from elfenwidgets.ui.course.review_row import waiting
from elfenwidgets.ui.course.text.lesson_text import course_about
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.address import parts
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import Message

QUICK = "quick"
"""The address of the quick way within the course."""

PLACEMENT = "placement"
"""The address where a reader shows which lessons are known already."""

REVIEW, PROGRESS, ACHIEVED, TEACHER = "review", "progress", "achieved", "teacher"
LOOKS = ("loud", "hands")
"""What a class may want of the course: large type and map, and everybody's hands."""


class FrontPage:
    """The front page of the course, a widget in ``box``.

    ``lead`` is called with where a button leads within the course, ``look`` with one of LOOKS when
    a class wants it no more; the teacher's page begins it.
    """

    def __init__(
        self,
        guard: Guard,
        memory: Memory,
        lead: Callable[[Address], None],
        look: Callable[[str], None],
    ) -> None:
        self._memory, self._lead = memory, lead
        self._head, self._notice = w.Prose(), w.Prose()
        self._on = Buttons(guard, self._go, "elfen-onward")
        self._way = [Buttons(guard, self._go, f"elfen-{name}") for name in ("past", "now", "ahead")]
        way = w.Box([each.box for each in self._way], classes="elfen-way")
        self._about = w.Prose()
        self._others = Buttons(guard, self._go, "elfen-lessons")
        self._mine = Buttons(guard, self._go, "elfen-tools")
        self._class = Buttons(guard, look, "elfen-tools")
        self._milestones = w.Prose()
        self._further = w.Prose()
        head = w.HBox([self._head, self._on.box], classes="elfen-course-head")
        self._row = row = w.HBox(classes="elfen-course-tools")
        self.look(False, False)
        aside = w.VBox([self._milestones, row, self._about, self._others.box, self._further])
        both = w.Box([way, aside], classes="elfen-way-and-more")
        self.box = w.VBox([head, self._notice, both], classes="elfen-course-front")

    def show(self, at: str, said: Message | None = None) -> None:
        """Write it; ``at`` is the step where the reader was last, if any."""
        progress = self._memory.read()
        trouble = Message(self._memory.trouble) if self._memory.trouble else None
        self._notice.value = Html().join(each.html for each in (said, trouble) if each)
        self._head.value = html(
            '<h1>{}</h1><p class="elfen-purpose">{}</p>', t("course-title"), course_about()
        )
        self._milestones.value = milestones.strip(progress)
        begun = bool(at or progress.stars or progress.answers)
        there = steps.find(at) if at else None
        there = there or steps.ahead(progress) or steps.every()[0]
        title = say(catalogue.lesson(there.lesson).title)
        onward = t("course-go-on", title=title) if begun else t("course-begin", title=title)
        new = ((QUICK, t("front-first")), (PLACEMENT, t("placement-button")))
        self._on.show(((there.key, onward), *(() if begun else new)))
        more = [lesson for lesson in catalogue.lessons() if lesson.more]
        now = catalogue.lesson(there.lesson).number
        usual = [each for each in catalogue.lessons() if not each.more]
        past: list[tuple[str, str]] = []
        ahead: list[tuple[str, str]] = []
        for each in usual:
            (past if each.number < now else ahead).append((each.key, self._card(each, " · ")))
        here = [(each.key, self._card(each)) for each in usual if each.number == now]
        for buttons, shown in zip(self._way, (past, here, ahead[len(here) :]), strict=True):
            buttons.show(shown)
        self._others.show([(lesson.key, self._card(lesson)) for lesson in more])
        self._about.value = html("<h2>{}</h2>", t("course-more"))
        repeat = len(waiting(progress))
        review = t("course-review", n=repeat) if repeat else t("review-title")
        asked = (
            ((PLACEMENT, t("placement-tool")),)
            if begun and any(map(partial(steps.left, progress=progress), usual))
            else ()
        )
        self._mine.show(((REVIEW, review), (PROGRESS, t("course-progress")), *asked))
        self._further.value = further()

    def look(self, loud: bool, hands: bool) -> None:
        """Offer to end what a class has wanted."""
        ends = ((loud, "loud", t("look-calm")), (hands, "hands", t("look-hide-hands")))
        self._class.show([(name, said) for on, name, said in ends if on])
        self._row.children = [*([self._class.box] if loud or hands else []), self._mine.box]

    def _card(self, lesson: catalogue.Lesson, between: str = "\n") -> str:
        progress = self._memory.read()
        done, of = steps.stands(lesson, progress)
        sign = "✓ " if of and done == of else ""
        about = t("course-stands", minutes=lesson.minutes, n=done, of=of)
        if steps.known(lesson, progress):  # it was passed by, and its tasks were not done
            about = t("course-minutes", n=lesson.minutes)
        return f"{lesson.number} {say(lesson.title)}{between}{sign}{about}"

    def _go(self, name: str) -> None:
        self._lead(parts(name))
