"""The steps of a lesson in order, and where the reader stands among them."""

from collections.abc import Iterator

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.progress import Progress
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Piece, Step
from elfenwidgets.rules.state import State


def of(lesson: Lesson) -> tuple[Step, ...]:
    """The steps of a lesson."""
    return tuple(_thin(lesson))


def _thin(lesson: Lesson) -> Iterator[Step]:
    setting = lesson.levels[0].setting if lesson.levels else None
    yield Step(lesson.key, "read", "read", lesson.text[0], setting, ("boot",))
    for level in lesson.levels:
        yield Step(lesson.key, level.name, "level", item=level)
    for example in lesson.examples:
        yield Step(lesson.key, f"see-{example.name}", "example", item=example)
    if lesson.key == "deal":
        yield Step(
            lesson.key,
            "own",
            "game",
            lesson.purpose,
            piece=Piece(1, ("deal", "draw_secret", "draw")),
        )
        yield Step(
            lesson.key,
            "own2",
            "game",
            lesson.purpose,
            piece=Piece(1, ("plan", "travel", "keep", "summary")),
        )
        yield Step(
            lesson.key,
            "own3",
            "game",
            lesson.purpose,
            piece=Piece(2, ("plan", "travel", "keep", "summary")),
        )
        yield Step(
            lesson.key,
            "own4",
            "game",
            lesson.purpose,
            piece=Piece(4, ("plan", "travel", "keep", "summary", "review")),
        )
    for question in lesson.questions:
        yield Step(lesson.key, f"ask-{question.name}", "question", setting=setting, item=question)


def every() -> tuple[Step, ...]:
    """All steps of the course, in order."""
    return tuple(step for lesson in catalogue.lessons() for step in of(lesson))


def find(lesson: str, name: str = "") -> Step | None:
    """The step of a lesson's key and its own name, or the lesson's first; None: no such."""
    found = (step for step in every() if step.lesson == lesson and name in ("", step.name))
    return next(found, None)


def beside(step: Step, by: int) -> Step | None:
    """The step so many after this one, or before it; None: the course begins or ends there."""
    steps = every()
    at = steps.index(step) + by
    return steps[at] if 0 <= at < len(steps) else None


def shown_before(step: Step) -> State | None:
    """The position that stands on the board when a step brings none of its own."""
    mine = of(catalogue.lesson(step.lesson))
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
    tasks = [won for step in of(lesson) if (won := done(step, progress)) is not None]
    return sum(tasks), len(tasks)


def ahead(progress: Progress) -> Step | None:
    """The first step that is still to be done; None: everything is."""
    return next((step for step in every() if done(step, progress) is False), None)
