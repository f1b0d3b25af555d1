"""Every place of the course by name: its lessons, and the steps in them."""

from dataclasses import dataclass

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.step import Kind, Step

FORMER_PARTS: dict[str, Kind | None] = {
    "read": None,
    "free": None,
    "know": None,
    "level": "level",
    "example": "example",
    "play": "game",
    "questions": "question",
}
"""The parts that lessons had before they were rows of steps, with the kind of step that has taken
their place; None: the lesson's beginning. Bookmarks and edited notebooks still name them."""


@dataclass(frozen=True)
class CoursePlace:
    """Where to open the course: a ``lesson``, at the step of a ``key`` or at its start."""

    lesson: Lesson
    key: str = ""

    @property
    def name(self) -> str:
        """The name by which ``place`` finds it again."""
        return self.key or self.lesson.key

    @property
    def step(self) -> Step:
        """The step to show."""
        return catalogue.steps()[self.key] if self.key else self.lesson.steps[0]


def place(name: str) -> CoursePlace | None:
    """What somebody who types a name jumps to; None: nothing is called so.

    ``"plan"`` or ``"7"`` is a lesson, ``"plan/bare"`` a level, ``"travel?limit"`` a question,
    ``"finish/game-keep"`` a step; ``"plan/play"`` is where the reader's own game is played there.
    What follows an example, as in ``"travel!wagon/1"``, once counted steps in it.
    """
    wanted = name.strip().casefold()
    step = catalogue.step(wanted)
    if step is not None:
        return _at(step)
    found = catalogue.find(wanted)
    if isinstance(found, Lesson):
        return CoursePlace(found)
    if isinstance(found, Exercise):
        return CoursePlace(catalogue.lesson(found.lesson))
    if found is not None:
        return _at(catalogue.steps()[found.key])
    start, _, part = wanted.rpartition("/")
    whole = catalogue.find(start) if start else None
    if isinstance(whole, Lesson) and part in FORMER_PARTS:
        steps = (each for each in whole.steps if each.kind == FORMER_PARTS[part])
        first = next(steps, None)
        return CoursePlace(whole) if first is None else _at(first)
    example = catalogue.step(start) if part.isdecimal() else None
    return None if example is None else _at(example)


def places() -> tuple[CoursePlace, ...]:
    """Every lesson and every step, in order."""
    return tuple(
        each
        for lesson in catalogue.lessons()
        for each in (CoursePlace(lesson), *(CoursePlace(lesson, step.key) for step in lesson.steps))
    )


def _at(step: Step) -> CoursePlace:
    return CoursePlace(catalogue.lesson(step.lesson), step.key)
