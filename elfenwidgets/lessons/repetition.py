"""What to try again: drawn from what went wrong."""

import random
from collections.abc import Iterator

from elfenwidgets.lessons.catalogue import items, taught
from elfenwidgets.lessons.progress import Progress


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
