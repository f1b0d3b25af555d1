"""A lesson in a notebook: each cell shows one of its steps, on a board of its own."""

from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.step import Kind
from elfenwidgets.ui.course.notebook import course_page
from elfenwidgets.ui.course.notebook.cell import StepCell
from elfenwidgets.ui.course.text import lesson_text
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.html_parts import spoken
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.kit.saved_progress import Memory

Which = int | str
"""A step of its kind, by name or counted from 1."""


class NotebookLesson:
    """A ``lesson``; shown as a whole it is the course page, opened ``at`` an address."""

    def __init__(self, lesson: Lesson, at: Address) -> None:
        self.lesson = lesson
        self._at = at

    def __repr__(self) -> str:
        return f"learn({self.lesson.key!r})"

    def _repr_mimebundle_(self, **options: object) -> object:
        return self._page(self._at)._repr_mimebundle_(**options)

    def level(self, which: Which = 1) -> Part:
        """A level."""
        return self._step("level", which)

    def question(self, which: Which = 1) -> Part:
        """A question."""
        return self._step("question", which)

    def example(self, which: Which = 1) -> Part:
        """A worked example."""
        return self._step("example", which)

    def drill(self, which: Which = 1) -> Part:
        """A drill."""
        return self._step("drill", which)

    def game(self, which: Which = 1) -> Part:
        """A piece of the reader's own game."""
        return self._step("game", which)

    def puzzles(self, which: Which = 1) -> Part:
        """Puzzles of a kind."""
        return self._step("puzzles", which)

    def read(self) -> Part:
        """The lesson from its first step, one screen a step."""
        return self._page((self.lesson.key,))

    # What notebooks of before call.
    free, play, questions = read, game, question

    def know(self) -> Part:
        """What the reader knows now, with the stars."""
        said = lesson_text.summary(self.lesson, Memory().read())
        return Part(f"{self.lesson.key}: know", [w.Prose(spoken() + said)])

    def _page(self, at: Address) -> Part:
        return course_page.page(at).called(course_page.lesson(self.lesson))

    def _step(self, kind: Kind, which: Which) -> Part:
        steps = [step for step in self.lesson.steps if step.kind == kind]
        for number, step in enumerate(steps, 1):
            if which in (number, step.name):
                return StepCell(step).part
        return self.read()
