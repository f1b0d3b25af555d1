"""What is to be repeated, in a review or before a lesson, one thing after the other."""

import secrets
from collections.abc import Callable, Sequence
from datetime import date

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.learned import repetition
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.lessons.question import Question
from elfenwidgets.rules.position import position
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.question import QuestionAct

COUNT = 5
"""How much comes back at once."""


def waiting(progress: Progress) -> tuple[str, ...]:
    """The levels and questions to come back to: what is due today, and what went wrong."""
    due = repetition.due(progress, date.today())
    drawn = repetition.draw(progress, COUNT, secrets.randbelow(10**6))
    return tuple(key for key in dict.fromkeys((*due, *drawn)) if _item(key) is not None)


def row(keys: Sequence[str], memory: Memory, enter: Callable[[Act], None]) -> Act:
    """The activity of the first of the ``keys``; ``enter`` is called with each that follows."""
    item, more = _item(keys[0]), keys[1:]
    onward = (lambda: enter(row(more, memory, enter))) if more else None
    if isinstance(item, Level):
        again = item.variant(secrets.randbelow(10**6))
        return RepeatedLevel(Attempt(again), memory, onward)
    assert isinstance(item, Question)
    step = catalogue.steps().get(item.key)
    state = (step and (step.start or steps.position_before(step))) or position()
    return QuestionAct(item, memory, state, step.points if step else (), onward)


def _item(key: str) -> Level | Question | None:
    item = catalogue.items().get(key)
    return item if isinstance(item, Level | Question) else None


class RepeatedLevel(LevelAct):
    """A level that came back: solved, its statements weigh less."""

    def _note(self, found: Verdict) -> None:
        super()._note(found)
        if found.kind == "solved":
            self._memory.change(lambda progress: repetition.make_good(progress, self.level.key))
