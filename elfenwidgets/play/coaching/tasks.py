"""Tasks of one's own: a position that somebody has built, with a puzzle's question.

Par is proved as for the puzzles that are kept, when the task is opened: its link says no answer.
"""

from collections.abc import Sequence
from zlib import crc32

from elfenwidgets.play.coaching.game_review import longest
from elfenwidgets.play.coaching.puzzles import KINDS, SOLVER, Puzzle
from elfenwidgets.rules.actions import Move, Place
from elfenwidgets.rules.engine import apply, legal_actions
from elfenwidgets.rules.notation import write
from elfenwidgets.rules.position import position
from elfenwidgets.rules.position.setting import setting
from elfenwidgets.rules.position.short import pack
from elfenwidgets.rules.state import State

QUESTIONS = {"travel": "trip", "plan": "counter"}
"""What is asked for in a phase: the longest trip, or the one counter that helps most."""


class NoTask(ValueError):
    """There is nothing to find there, or what is best cannot be proved."""


def task(state: State) -> Puzzle:
    """The puzzle of the seat in turn in a position.

    Raises:
        NoTask: nobody travels or plans there, nothing brings a town, or no best answer is proved;
            or it is of Elfengold, whose tasks would be about coins, too.
    """
    kind = QUESTIONS.get(state.phase)
    if kind is None or state.gold is not None:
        raise NoTask
    words = setting(state)
    start = position(**words)
    found = _trip(start) if kind == "trip" else _counter(start)
    seed = crc32(pack(state).encode())
    return Puzzle(KINDS[kind], seed, words, found[0], found[1], found[2])


def _trip(start: State) -> tuple[int, int, tuple[str, ...]]:
    """Par, what a hasty elf collects, and a best trip."""
    journey = longest(start, SOLVER)
    if not journey.proved or not journey.towns:
        raise NoTask
    return journey.towns, hasty(start), tuple(map(write, journey.steps))


def _counter(start: State) -> tuple[int, int, tuple[str, ...]]:
    """Par, what the best trip comes to without a counter more, and a best counter."""
    base = longest(start, SOLVER)
    placed: Sequence[Place] = [each for each in legal_actions(start) if isinstance(each, Place)]
    after = {each: longest(apply(start, each), SOLVER) for each in placed}
    if not all(journey.proved for journey in (base, *after.values())):
        raise NoTask
    answer = max(placed, key=lambda each: after[each].towns, default=None)
    if answer is None or after[answer].towns <= base.towns:
        raise NoTask
    return after[answer].towns, base.towns, (write(answer),)


def hasty(state: State) -> int:
    """The towns of whoever takes the cheapest step to a new one each time, and no caravan."""
    before = len(state.seats[SOLVER].pieces)
    while steps := [
        action
        for action in legal_actions(state)
        if isinstance(action, Move)
        and action.how == "card"
        and action.to in state.edition.board.missing(state.actor.pieces)
    ]:
        state = apply(state, min(steps, key=lambda step: (len(step.cards), step.via)))
        if state.turn != SOLVER or state.phase != "travel":
            break
    return len(state.seats[SOLVER].pieces) - before
