"""Where a reader stands among the steps of the course."""

from elfenwidgets.lessons import catalogue, puzzles
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.learned.milestones import own_game_over
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.lessons.own_setting import EDITION
from elfenwidgets.lessons.places import place
from elfenwidgets.lessons.step import Step
from elfenwidgets.rules.state import State
from elfenwidgets.ui.stage.reading import CHART


def every() -> tuple[Step, ...]:
    """All steps of the course, in order."""
    return tuple(step for lesson in catalogue.lessons() for step in lesson.steps)


def lesson(name: str) -> Lesson | None:
    """The lesson of a key or a number; None: there is none."""
    found = (each for each in catalogue.lessons() if name in (each.key, str(each.number)))
    return next(found, None)


def find(name: str) -> Step | None:
    """The step of an address, or the first one of a lesson's; None: there is none."""
    found = place(name)
    return None if found is None else found.step


def beside(step: Step, by: int) -> Step | None:
    """The step so many after this one, or before it; None: the course begins or ends there."""
    steps = every()
    at = steps.index(step) + by
    return steps[at] if 0 <= at < len(steps) else None


def position_before(step: Step) -> State | None:
    """The position that stands on the board when a step brings none of its own."""
    mine = catalogue.lesson(step.lesson).steps
    starts = [each.start for each in mine[: mine.index(step)] if each.start is not None]
    return starts[-1] if starts else None


def tells_prices(lesson: Lesson) -> bool:
    """Whether the reader has met the chart in a lesson or in one before it."""
    read = (each for each in catalogue.lessons() if each.number <= lesson.number)
    return any(CHART in step.points for each in read for step in each.steps)


def note_known(progress: Progress, lesson: Lesson) -> None:
    """Remember that the reader has shown to know a lesson."""
    progress.note(_known(lesson.key), Verdict("right"))


def known(lesson: Lesson, progress: Progress) -> bool:
    """Whether the reader has shown to know a lesson."""
    return progress.answers.get(_known(lesson.key), False)


def _known(key: str) -> str:
    """The key under which it is remembered, as a question is."""
    return f"{key}?known"


def done(step: Step, progress: Progress) -> bool | None:
    """Whether the task of a step is done; None: there is nothing to be done.

    A level is solved, a question answered, a go of a drill ended, each puzzle of a row solved, the
    piece of the own game played. All of a lesson is done that the reader has shown to know.
    """
    if progress.answers.get(_known(step.lesson), False):
        return None if step.kind in ("read", "example") else True
    match step.kind:
        case "level":
            return step.key in progress.stars
        case "question" | "drill":
            return progress.answers.get(step.key, False)
        case "game":
            assert step.piece is not None
            course = step.piece.edition == EDITION
            return progress.answers.get(step.key, False) or (course and own_game_over(progress))
        case "puzzles":
            return unsolved(step, progress) is None
    return None


def unsolved(step: Step, progress: Progress) -> int | None:
    """The first puzzle of a row that is not solved, counted from 0; None: all are."""
    keys = enumerate(puzzles.key(kind, seed) for kind, seed in step.puzzles)
    return next((number for number, key in keys if key not in progress.stars), None)


def left(lesson: Lesson, progress: Progress) -> tuple[Step, ...]:
    """The steps of a lesson with a task that is not done yet."""
    return tuple(step for step in lesson.steps if done(step, progress) is False)


def stands(lesson: Lesson, progress: Progress) -> tuple[int, int]:
    """How many of a lesson's tasks are done, and of how many."""
    tasks = [won for step in lesson.steps if (won := done(step, progress)) is not None]
    return sum(tasks), len(tasks)


def ahead(progress: Progress) -> Step | None:
    """The first step still to be done, but a new lesson from what is read first; None: all is."""
    found = next((step for step in every() if done(step, progress) is False), None)
    if found is None:
        return None
    whole = catalogue.lesson(found.lesson)
    won, _ = stands(whole, progress)
    return found if won else whole.steps[0]
