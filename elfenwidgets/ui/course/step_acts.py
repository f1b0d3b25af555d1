"""The activity that each kind of step is."""

from collections.abc import Callable

from elfenwidgets.lessons.attempt import Attempt
from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Step
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import State
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.example import ExampleAct
from elfenwidgets.ui.stage.game_piece import GameAct
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.question import QuestionAct
from elfenwidgets.ui.stage.reading import ReadAct


def act(step: Step, before: State | None, memory: Memory, review: Callable[[], None]) -> Act:
    """What is done in a step; ``before`` is the position that the step before it showed.

    ``review`` opens the review of the reader's own game.
    """
    if step.piece is not None:
        return GameAct(str(step.says), step.piece, memory, review)
    state = step.start or before or position()
    match step.item:
        case Level() as level:
            return LevelAct(Attempt(level), memory)
        case Question() as question:
            return QuestionAct(question, memory, state, step.points)
        case Example() as example:
            return ExampleAct(example)
    return ReadAct(str(step.says), state, step.points)
