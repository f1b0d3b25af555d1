"""The activity that each kind of step is."""

from collections.abc import Callable

from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Step
from elfenwidgets.play.coaching.puzzles import puzzle
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import State
from elfenwidgets.text import t
from elfenwidgets.ui.course.steps import unsolved
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.drill import DrillAct
from elfenwidgets.ui.stage.example import ExampleAct
from elfenwidgets.ui.stage.games.game_piece import GameAct
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.puzzle import PuzzleAct
from elfenwidgets.ui.stage.question import QuestionAct
from elfenwidgets.ui.stage.reading import ReadAct


def act(
    step: Step,
    before: State | None,
    memory: Memory,
    enter: Callable[[Act], None],
    review: Callable[[], None],
    turn: Callable[[], None],
) -> Act:
    """What is done in a step; ``before`` is the position that the step before it showed.

    ``enter`` brings in what follows within the step, ``review`` that of the reader's own game;
    ``turn`` shows what has changed by itself.
    """
    if step.piece is not None:
        return GameAct(str(step.says), step.key, step.piece, memory, review, turn)
    if step.drill is not None:
        return DrillAct(step.drill, step.key, memory, step.without)
    if step.puzzles:
        return _puzzle(step, unsolved(step, memory.read()) or 0, memory, enter)
    state = step.start or before or position()
    match step.item:
        case Level() as level:
            return LevelAct(Attempt(level), memory)
        case Question() as question:
            return QuestionAct(question, memory, state, step.points)
        case Example() as example:
            return ExampleAct(example)
    return ReadAct(str(step.says), state, step.points)


def _puzzle(step: Step, number: int, memory: Memory, enter: Callable[[Act], None]) -> Act:
    """A puzzle of a row; what leads on brings in the one after it."""
    kind, seed = step.puzzles[number]
    of, mixed = len(step.puzzles), len({kind for kind, _ in step.puzzles}) > 1
    called = t("puzzles-title") if mixed else t(f"puzzle-kind-{kind}")  # that is the answer's half
    kicker = t("puzzles-number", kind=called, n=number + 1, of=of)
    more = number + 1 < of
    onward = (lambda: enter(_puzzle(step, number + 1, memory, enter))) if more else None
    return PuzzleAct(puzzle(kind, seed), memory, kicker, onward, named=not mixed)
