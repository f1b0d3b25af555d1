"""A lesson in a notebook: each of its parts, shown by a cell, is the course page opened there."""

from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.text import language
from elfenwidgets.ui.course import alone, lesson_text
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.kit.saved_progress import Memory


class NotebookLesson:
    """A ``lesson``, opened ``at`` an address of the course where it is shown as a whole."""

    def __init__(self, lesson: Lesson, at: Address) -> None:
        self.lesson = lesson
        self._at = at

    def __repr__(self) -> str:
        return f"learn({self.lesson.key!r})"

    def _repr_mimebundle_(self, **options: object) -> object:
        return alone.page(self._at)._repr_mimebundle_(**options)

    def read(self) -> Part:
        """The lesson from its first step."""
        return alone.page((self.lesson.key,))

    free = read

    def level(self, number: int = 1) -> Part:
        """A level, counted from 1."""
        return self._first("level", number)

    def example(self, number: int = 1) -> Part:
        """A worked example, counted from 1."""
        return self._first("example", number)

    def play(self) -> Part:
        """The first piece of the reader's own game."""
        return self._first("game")

    def questions(self) -> Part:
        """The first question."""
        return self._first("question")

    def know(self) -> Part:
        """What the reader knows now, with the stars."""
        said = lesson_text.known(self.lesson, Memory().read())
        mark = f'<span data-language="{language()}"></span>'
        return Part(f"{self.lesson.key}: know", [w.HTML(mark + said, classes="elfen-text")])

    def _first(self, kind: str, number: int = 1) -> Part:
        steps = [step for step in self.lesson.steps if step.kind == kind]
        chosen = steps[number - 1 : number] or [self.lesson.steps[0]]
        return alone.page(tuple(chosen[0].key.split("/")))
