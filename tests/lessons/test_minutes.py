"""How long a lesson takes: what its page tells is what there is to read and to press.

Two hundred words a minute, for much of it is read by children and in a second language (238 are
what adults read in their own: M. Brysbaert, How many words do we read per minute?, 2019), and five
seconds a press, thinking included: twice the 2.65 that deciding, pointing and clicking alone take
by the keystroke-level model (Card, Moran and Newell, 1980).
"""

import pytest

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.lessons.drill import GO
from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.own.sample import decisions
from elfenwidgets.lessons.own_setting import SETTINGS
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Piece, Step
from elfenwidgets.play.coaching.puzzles import of_kind
from elfenwidgets.rules import Action, Move, Place
from elfenwidgets.rules.notation import parse
from elfenwidgets.text import said_in

WORDS_A_MINUTE, PRESS = 200, 5  # seconds

DRILL_WORDS = 6  # in each question of a drill
NOW_WORDS = 12  # what can be done now, told at each decision of a game
LINE_WORDS = 8  # what another did, in a line; with its reason twice as many
PUZZLE_WORDS = 30  # the goal of a puzzle and what came of it
SUMMARY_WORDS = 25  # what a round has brought
REVIEW_WORDS = 200  # as much of the review of a game as most will read

MOST = 90
"""Minutes up to the last round with help."""


def presses(action: Action) -> int:
    """A counter and its road, a town and what is paid; all else is pressed once."""
    return 2 if isinstance(action, Move | Place) else 1


def of_game(piece: Piece) -> tuple[int, int]:
    """Words and presses of a piece of the own game: all that the reader decides in its phases."""
    mine = [each for state, each in decisions(piece) if state.phase in piece.phases]
    line = LINE_WORDS * (2 if piece.round > 1 else 1)
    words = len(mine) * (NOW_WORDS + line * len(SETTINGS[piece.edition].bots))
    words += SUMMARY_WORDS * ("summary" in piece.phases) + REVIEW_WORDS * ("review" in piece.phases)
    return words, sum(map(presses, mine)) + ("deal" in piece.phases)


def seconds(here: Step) -> float:
    """What a step takes without a mistake, the press on "Go on" included."""
    keys: tuple[str, ...] = (here.says,) if here.says and here.kind != "drill" else ()
    words, pressed = 0, 1
    match here.item:
        case Level() as level:
            keys += tuple(level.word(part) for part in ("title", "learned"))
            pressed += sum(presses(parse(each)) for each in level.solution)
        case Question() as question:
            keys = (question.word("ask"), *question.answers, question.word(f"why-{question.right}"))
            pressed += 1
        case Example() as example:
            keys = (example.title, *example.captions)
            pressed += len(example.steps)
    if here.piece is not None:
        words, more = of_game(here.piece)
        pressed += more
    for kind, seed in here.puzzles:
        puzzle = next(each for each in of_kind(kind) if each.seed == seed)
        steps = puzzle.par if puzzle.kind.travels else 1  # else one thing is placed
        words, pressed = words + PUZZLE_WORDS, pressed + 1 + 2 * steps
    if here.kind == "drill":
        words, pressed = GO * DRILL_WORDS, pressed + GO
    words += sum(len(said_in("en", key).split()) for key in keys)
    return 60 * words / WORDS_A_MINUTE + PRESS * pressed


def minutes(lesson: Lesson) -> float:
    return sum(map(seconds, lesson.steps)) / 60


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.key)
def test_a_lesson_takes_as_long_as_it_says(lesson: Lesson) -> None:
    if lesson.exercises:  # nobody counts how long programming takes
        assert lesson.minutes > minutes(lesson)
    else:
        assert lesson.minutes == round(minutes(lesson))


def test_the_first_whole_round_is_over_by_the_ninth_minute() -> None:
    assert sum(lesson.minutes for lesson in lessons()[:2]) <= 9


def test_the_first_round_of_ones_own_is_over_within_an_hour() -> None:
    before = [lesson for lesson in lessons() if lesson.number < 9]
    assert before[-1].phase is not None, "one's own first round ends in the eighth lesson"
    assert sum(map(minutes, before)) <= 60


def test_all_that_is_taught_takes_an_hour_and_a_half() -> None:
    assert sum(minutes(lesson) for lesson in lessons() if lesson.number < 12) <= MOST
