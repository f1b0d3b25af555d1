"""What to ask again: what is due, what went wrong, and a warm-up for a lesson."""

import random
from collections.abc import Iterator
from datetime import date

from elfenwidgets.lessons.catalogue import Lesson, items, lessons, taught
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.question import CHOICES, Question

WARM_UP = 2
"""Questions or levels at the start of a lesson."""

PROOFS = 3
"""Questions that pass a lesson: "I know this"."""


def due(progress: Progress, day: date) -> tuple[str, ...]:
    """The levels, questions and drill cells to come back to on a day, the most urgent first.

    A level that teaches a statement which refused something since, in a lesson or in a real game,
    is due at once if it has ever been solved.
    """
    today = day.toordinal()
    urgent = {key: kept.due - today for key, kept in progress.recall.items() if kept.due <= today}
    for rule, count in progress.refusals.items():
        for key in _levels(rule):
            if key in progress.recall:
                urgent[key] = min(urgent.get(key, 0), 0) - count
    known = (key for key in urgent if key in items() or key.startswith("drill:"))
    return tuple(sorted(known, key=lambda key: (urgent[key], key)))


def warm_up(progress: Progress, lesson: Lesson, day: date) -> tuple[str, ...]:
    """Two short things from lessons before this one; what is due first, then the weakest.

    What was answered on the same day is still warm. Drill cells are left to the drill, and so are
    levels of many steps.
    """
    before = {item.key for each in lessons() for item in each.items if each.number < lesson.number}
    short = [
        key
        for key in before
        if isinstance(item := items()[key], Question) or (isinstance(item, Level) and item.par <= 2)
    ]
    cold = {key: kept for key, kept in progress.recall.items() if kept.last < day.toordinal()}
    asked = [key for key in due(progress, day) if key in short and key in cold]
    others = [key for key in short if key in cold and key not in asked]
    others.sort(key=lambda key: (cold[key].stability, key))
    return tuple((*asked, *others)[:WARM_UP])


def proofs(lesson: Lesson, seed: int | str) -> tuple[str, ...]:
    """Three questions that somebody who knows the lesson can answer; fewer where it has fewer."""
    questions = [question.key for question in lesson.questions]
    random.Random(f"{lesson.key}/{seed}").shuffle(questions)
    return tuple(questions[:PROOFS])


def order(question: Question, seed: int | str) -> tuple[int, ...]:
    """The answers of a question, counted from 1, in the order in which they are shown."""
    numbers = list(CHOICES)
    random.Random(f"{question.key}/{seed}").shuffle(numbers)
    return tuple(numbers)


def waiting(progress: Progress) -> dict[str, int]:
    """The levels, questions and exercises to come back to, with the weight of each.

    What went wrong counts by how often; a statement that refused something, in a lesson or in a
    real game, brings back the levels that teach it.
    """
    found = {key: 2 * count for key, count in progress.mistakes.items() if key in items()}
    for rule, count in progress.refusals.items():
        for key in _levels(rule):
            found[key] = found.get(key, 0) + count
    return found


def draw(progress: Progress, count: int, seed: int | str) -> tuple[str, ...]:
    """So many keys of ``waiting``, or as many as there are; what weighs more comes sooner.

    The same seed and the same progress give the same draw.
    """
    left, rng = waiting(progress), random.Random(f"{seed}/review")
    drawn: list[str] = []
    while left and len(drawn) < count:
        keys = sorted(left)
        chosen = rng.choices(keys, [left[key] for key in keys])[0]
        drawn.append(chosen)
        del left[chosen]
    return tuple(drawn)


def make_good(progress: Progress, key: str) -> None:
    """A level drawn here was solved: the statements that it teaches weigh less."""
    for rule in [rule for rule in progress.refusals if key in _levels(rule)]:
        progress.learned(rule)


def _levels(rule: str) -> Iterator[str]:
    """The levels that teach a statement."""
    return iter(taught().get(rule, ()))
