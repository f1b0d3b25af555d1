"""How well a placement finds out what a reader knows: simulated learners.

    python -m benchmarks.placement [learners]

A line for each kind of learners: of the lessons that they are told to leave out, the share that
they do not know; of those that they know, the share that they may leave out; items, and seconds by
the count of the program, mean and most. They guess and slip as the program supposes, as three
answers let them, or slip more often than it supposes.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from statistics import mean

from elfenwidgets.lessons.placement import sitting
from elfenwidgets.lessons.placement.diagnosis import PlacementItem

SKILLS = range(len(sitting.lessons()))

Part = Callable[[Random], set[int]]
Way = Callable[[PlacementItem], PlacementItem]


def in_order(rng: Random) -> set[int]:
    """All lessons up to one."""
    return set(range(rng.randrange(len(SKILLS) + 1)))


def with_holes(rng: Random) -> set[int]:
    """Most lessons up to one."""
    return {skill for skill in in_order(rng) if rng.random() < 0.8}


def any_part(rng: Random) -> set[int]:
    """So many lessons, and any of them."""
    return set(rng.sample(SKILLS, rng.randrange(len(SKILLS) + 1)))


def by_coin(rng: Random) -> set[int]:
    """Each lesson or not, by the toss of a coin."""
    return {skill for skill in SKILLS if rng.random() < 0.5}


def as_supposed(item: PlacementItem) -> PlacementItem:
    """As the program supposes."""
    return item


def by_lot(item: PlacementItem) -> PlacementItem:
    """One of three answers; moves by chance hit still less often."""
    return replace(item, guess=1 / 3 if item.guess > 1 / 3 else 0.15)


def careless(item: PlacementItem) -> PlacementItem:
    """More slips than the program supposes."""
    return replace(item, slip=item.slip + 0.1)


PARTS: tuple[Part, ...] = (in_order, with_holes, any_part, by_coin)
WAYS: tuple[Way, ...] = (as_supposed, by_lot, careless)


def sat(knows: set[int], rng: Random, way: Way) -> dict[str, bool]:
    """What somebody answers, from the first item to the last."""
    answers: dict[str, bool] = {}
    able = sum(1 << skill for skill in knows)
    seed = rng.randrange(10**6)
    while (key := sitting.upcoming(answers, seed)) is not None:
        item = way(sitting.items()[key])
        right = 1 - item.slip if able & item.needs == item.needs else item.guess
        answers[key] = rng.random() < right
    return answers


def learners(part: Part, way: Way, count: int) -> Iterator[tuple[set[int], dict[str, bool]]]:
    """What each of so many learners knows, and answers."""
    for number in range(count):
        rng = Random(f"{part.__name__}/{way.__name__}/{number}")
        knows = part(rng)
        yield knows, sat(knows, rng, way)


def left_out(answers: dict[str, bool]) -> set[int]:
    """The places of the lessons that may be left out."""
    return {sitting.lessons().index(lesson) for lesson in sitting.known(answers)}


def main() -> None:
    """Print the figures."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    print(
        f"{'know':12}{'answer':13}{'wrongly':>8}{'found':>7}{'items':>7}{'seconds':>9}{'most':>6}"
    )
    for way in WAYS:
        for part in PARTS:
            every = list(learners(part, way, count))
            named = [(knows, left_out(answers)) for knows, answers in every]
            told = sum(len(out) for _, out in named)
            wrong = sum(len(out - knows) for knows, out in named)
            knew = sum(len(knows) for knows, _ in named)
            took = [sitting.seconds(answers) for _, answers in every]
            print(
                f"{part.__name__:12}{way.__name__:13}{wrong / max(told, 1):8.1%}"
                f"{(told - wrong) / max(knew, 1):7.0%}"
                f"{mean(len(answers) for _, answers in every):7.1f}{mean(took):9.0f}{max(took):6}"
            )


if __name__ == "__main__":
    main()
