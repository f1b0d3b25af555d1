"""A step in words and as a position: what a notebook shows of it before it is run."""

from elfenwidgets.lessons.catalogue import lesson
from elfenwidgets.lessons.drill import Drill
from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.own.sample import sample
from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.lessons.puzzles import level
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Step
from elfenwidgets.play.coaching.puzzles import puzzle
from elfenwidgets.rules.position.setting import from_setting
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view
from elfenwidgets.text import t
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.positions import described


def title(step: Step) -> str:
    """What stands above a step."""
    match step.item:
        case Level() as item:
            return say(item.word("title"))
        case Example() as example:
            return t("notebook-example", title=say(example.title))
        case Question() as question:
            return say(question.word("ask"))
    match step.kind:
        case "read":
            return say(lesson(step.lesson).title)
        case "drill":
            return t("notebook-drill")
        case "puzzles":
            return t("puzzles-title")
    return t("notebook-game")


def position_of(step: Step) -> tuple[State, int] | None:
    """The position to draw, and the seat that looks at it; None: it is not about one.

    Of a drill it is that of one of its questions, of puzzles that of the first, of a piece of the
    own game one that came about in such a game.
    """
    match step.item:
        case Level() as item:
            return item.start, item.seat
        case Example() as example:
            return example.states[0], example.seat
    if step.drill is not None:
        asked = Drill(step.drill, 0, without=step.without).current
        assert asked is not None
        return from_setting(asked.setting), 0
    if step.puzzles:
        first = level(puzzle(*step.puzzles[0]))
        return first.start, first.seat
    if step.piece is not None:
        return sample(step.piece)[0], READER
    return None if step.start is None else (step.start, 0)


def sentence(step: Step) -> str:
    """The step's name and its position, for whoever sees no board."""
    there = position_of(step)
    if step.piece is not None:
        return say(str(step.says))
    if there is None or step.drill is not None:
        if step.item:
            return title(step)
        return t("seen-step", title=title(step), seen=say(str(step.says)))
    return t("seen-step", title=title(step), seen=described(view(*there)))
