"""How long a lesson takes: what is told, against what there is to read, to press, to think about.

Reading: 238 English words a minute (M. Brysbaert, How many words do we read per minute?, 2019). A
press: 2.65 seconds to decide, to point and to click, as the keystroke-level model has it (Card,
Moran and Newell, 1980). The thinking is ours: ten seconds a level, five a question.
"""

import math

import pytest

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.lessons.drill import GO
from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.own.sample import sample
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Step
from elfenwidgets.rules import Action, Move, Place
from elfenwidgets.rules.notation import parse
from elfenwidgets.text import said_in

WORDS_A_MINUTE = 238
PRESS, LEVEL, QUESTION = 2.65, 10, 5  # seconds
DRILL_WORDS = 6  # in each question of a drill


def presses(action: Action) -> int:
    """A counter and its road, a town and what is paid; all else is pressed once."""
    return 2 if isinstance(action, Move | Place) else 1


def seconds(here: Step) -> float:
    """What a step takes without a mistake, the press on "Go on" included."""
    keys: tuple[str, ...] = (here.says,) if here.says and here.kind != "drill" else ()
    words, pressed, thought = 0, 1, 0
    match here.item:
        case Level() as level:
            keys += tuple(level.word(part) for part in ("title", "goal", "learned"))
            pressed += sum(presses(parse(each)) for each in level.solution)
            thought = LEVEL
        case Question() as question:
            keys = (question.word("ask"), *question.answers, question.word(f"why-{question.right}"))
            pressed += 1
            thought = QUESTION
        case Example() as example:
            keys = (example.title, *example.captions)
            pressed += len(example.steps)
    if here.piece is not None:
        pressed += sum(presses(action) for action in sample(here.piece)[1])
    if here.kind == "drill":
        words, pressed = GO * DRILL_WORDS, pressed + GO
    words += sum(len(said_in("en", key).split()) for key in keys)
    return 60 * words / WORDS_A_MINUTE + PRESS * pressed + thought


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.key)
def test_no_lesson_takes_longer_than_it_says(lesson: Lesson) -> None:
    assert lesson.minutes >= math.floor(sum(map(seconds, lesson.steps)) / 60 + 0.5)


def test_the_first_whole_round_is_over_by_the_ninth_minute() -> None:
    assert sum(lesson.minutes for lesson in lessons()[:2]) <= 9


def test_the_first_round_of_ones_own_is_over_within_an_hour() -> None:
    before = [lesson for lesson in lessons() if lesson.number < 9]
    assert before[-1].phase is not None, "one's own first round ends in the eighth lesson"
    assert sum(lesson.minutes for lesson in before) <= 60
