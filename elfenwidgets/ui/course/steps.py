"""Where a reader stands among the steps of the course."""

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.progress import Progress
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Step
from elfenwidgets.rules.state import State


def every() -> tuple[Step, ...]:
    """All steps of the course, in order."""
    return tuple(step for lesson in catalogue.lessons() for step in lesson.steps)


def find(name: str) -> Step | None:
    """The step of an address, or the first one of a lesson's; None: there is none."""
    for lesson in catalogue.lessons():
        if name in (lesson.key, str(lesson.number)):
            return lesson.steps[0]
    return catalogue.step(name)


def beside(step: Step, by: int) -> Step | None:
    """The step so many after this one, or before it; None: the course begins or ends there."""
    steps = every()
    at = steps.index(step) + by
    return steps[at] if 0 <= at < len(steps) else None


def shown_before(step: Step) -> State | None:
    """The position that stands on the board when a step brings none of its own."""
    mine = catalogue.lesson(step.lesson).steps
    starts = [each.start for each in mine[: mine.index(step)] if each.start is not None]
    return starts[-1] if starts else None


def done(step: Step, progress: Progress) -> bool | None:
    """Whether a level is solved or a question answered; None: there is nothing to be won."""
    if isinstance(step.item, Level):
        return step.item.key in progress.stars
    if isinstance(step.item, Question):
        return progress.answers.get(step.item.key, False)
    return None


def stands(lesson: Lesson, progress: Progress) -> tuple[int, int]:
    """How many of a lesson's tasks are done, and of how many."""
    tasks = [won for step in lesson.steps if (won := done(step, progress)) is not None]
    return sum(tasks), len(tasks)


def ahead(progress: Progress) -> Step | None:
    """The first step that is still to be done; None: everything is."""
    return next((step for step in every() if done(step, progress) is False), None)
