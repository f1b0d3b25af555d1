"""The front page of the course: the way on, every lesson with where one stands, and what else."""

from collections.abc import Callable
from html import escape

from elfenwidgets.lessons import catalogue
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.further import further
from elfenwidgets.ui.course.review_row import waiting
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import Message, told

REVIEW, PROGRESS, TEACHER = "review", "progress", "teacher"


class FrontPage:
    """``box`` is the widget.

    ``lead`` is called with where a button leads within the course, ``look`` with ``"loud"`` or
    ``"hands"`` when a class wants the projector view or all hands, or no more of them.
    """

    def __init__(
        self,
        guard: Guard,
        memory: Memory,
        lead: Callable[[Address], None],
        look: Callable[[str], None],
    ) -> None:
        self._memory, self._lead = memory, lead
        self._head, self._said = w.HTML(classes="elfen-text"), w.HTML(classes="elfen-text")
        self._on = Buttons(guard, self._go, "elfen-onward")
        self._lessons = Buttons(guard, self._go, "elfen-lessons")
        self._about = w.HTML(classes="elfen-text")
        self._others = Buttons(guard, self._go, "elfen-lessons")
        self._more = Buttons(guard, self._go, "elfen-tools")
        self._further = w.HTML(classes="elfen-text")
        self._looks = Buttons(guard, look, "elfen-tools")
        self.look(False, False)
        children = [self._head, self._on.box, self._said, self._lessons.box]
        children += [self._about, self._others.box, self._more.box, self._looks.box, self._further]
        self.box = w.VBox(children, classes="elfen-course-front")

    def show(self, at: str, said: Message | None = None) -> None:
        """Write it; ``at`` is the step where the reader was last, if any."""
        progress = self._memory.read()
        trouble = Message(self._memory.trouble) if self._memory.trouble else None
        self._said.value = "".join(told(each) for each in (said, trouble) if each)
        self._head.value = (
            f"<h1>{escape(t('course-title'))}</h1>"
            f'<p class="elfen-purpose">{escape(t("course-about"))}</p>'
        )
        begun = bool(at or progress.stars or progress.answers)
        there = steps.find(at) if at else None
        there = there or steps.ahead(progress) or steps.every()[0]
        title = say(catalogue.lesson(there.lesson).title)
        onward = t("course-go-on", title=title) if begun else t("course-begin", title=title)
        self._on.show(((there.key, onward),))
        lessons = catalogue.lessons()
        self._lessons.show([(x.key, self._card(x)) for x in lessons if not x.more])
        self._others.show([(x.key, self._card(x)) for x in lessons if x.more])
        self._about.value = f"<h2>{escape(t('course-more'))}</h2>"
        repeat = len(waiting(progress))
        review = t("course-review", n=repeat) if repeat else t("review-title")
        more = ((REVIEW, review), (PROGRESS, t("course-progress")), (TEACHER, t("teacher-title")))
        self._more.show(more)
        self._further.value = further()

    def look(self, loud: bool, hands: bool) -> None:
        """Say what the buttons for a class do now."""
        views = t("look-calm") if loud else t("look-loud")
        self._looks.show(
            (("loud", views), ("hands", t("look-hide-hands") if hands else t("look-hands")))
        )

    def _card(self, lesson: catalogue.Lesson) -> str:
        done, of = steps.stands(lesson, self._memory.read())
        sign = "✓ " if of and done == of else ""
        about = t("course-stands", minutes=lesson.minutes, n=done, of=of)
        return f"{lesson.number} {say(lesson.title)}\n{sign}{about}"

    def _go(self, name: str) -> None:
        self._lead(tuple(name.split("/")))
