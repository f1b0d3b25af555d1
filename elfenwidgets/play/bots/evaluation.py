"""What the end of a round is worth: the towns collected, and those that may still follow."""

import json
from functools import cache, lru_cache
from typing import NamedTuple

from elfenwidgets.paths import DATA
from elfenwidgets.play.journeys.network import NUMBER, TOWNS
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.state import HAND_LIMIT

CAPITAL = NUMBER[BOARD.capital]
EVERYWHERE = (1 << len(TOWNS)) - 1 - (1 << CAPITAL)
"""The towns that have a piece, a bit each."""

DISTANCE = [[BOARD.distance(a, b) for b in TOWNS] for a in TOWNS]

FILE = DATA / "outlook.json"
"""The factors, by outlook ("rough" or "fine") and rounds to come, up to three."""

TIE = 0.12
"""What a card in hand at the end of the game is worth, in towns: it decides ties (E2)."""


class Factors(NamedTuple):
    """What the towns to come depend on; fitted to games between bots by ``benchmarks/outlook.py``.

    ``base`` is a constant. The others are factors: of the number of towns missing and of its
    square; of the length of the shortest tree that joins them; of the distance from the boot to
    the nearest of them, and of the sum of the distances to all. A fine outlook also knows what it
    is worth that just this town is missing, or the boot's place, by the numbers of towns.
    """

    base: float
    each: float
    square: float
    tree: float
    nearest: float
    away: float
    missing: tuple[float, ...] = (0.0,) * len(TOWNS)
    boot: tuple[float, ...] = (0.0,) * len(TOWNS)


@cache
def factors(fine: bool, rounds: int) -> Factors:
    """The factors for so many rounds to come."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))["fine" if fine else "rough"][str(rounds)]
    for towns in ("missing", "boot"):
        if towns in kept:
            kept[towns] = tuple(map(kept[towns].__getitem__, TOWNS))
    return Factors(**kept)


def missing(pieces: frozenset[str]) -> int:
    """The towns that are not among ``pieces``, as bits."""
    found = EVERYWHERE
    for town in pieces:
        found &= ~(1 << NUMBER[town])
    return found


@lru_cache(maxsize=1 << 18)
def tree(towns: int) -> int:
    """The length of the shortest tree that joins some towns, in connections (Prim 1957)."""
    if not towns:
        return 0
    first = towns.bit_length() - 1
    row = DISTANCE[first]
    near = {town: row[town] for town in range(first) if towns >> town & 1}
    length = 0
    while near:
        nearest = min(near, key=near.__getitem__)
        length += near.pop(nearest)
        row = DISTANCE[nearest]
        for town, distance in near.items():
            if row[town] < distance:
                near[town] = row[town]
    return length


@lru_cache(maxsize=1 << 19)
def to_come(boot: int, towns: int, rounds: int, fine: bool = False) -> float:
    """How many of the missing ``towns`` one collects on average in the ``rounds`` to come."""
    if not towns or not rounds:
        return 0.0
    of = factors(fine, min(rounds, 3))
    row = DISTANCE[boot]
    missed = [town for town in range(len(TOWNS)) if towns >> town & 1]
    distances = [row[town] for town in missed]
    count = len(missed)
    value = of.base + of.each * count + of.square * count**2 + of.tree * tree(towns)
    value += of.nearest * min(distances) + of.away * sum(distances)
    value += of.boot[boot] + sum([of.missing[town] for town in missed])
    return min(value, count)


def worth(
    boot: int, collected: int, towns: int, left: int, rounds: int, home: int, fine: bool
) -> float:
    """What it is worth to end a round at ``boot``, in towns.

    ``collected`` of the ``towns`` missing are new, ``left`` cards are in hand, ``rounds`` are to
    come; ``home`` is the town on the town card, -1 without; ``fine`` chooses the outlook.
    """
    value = float(collected.bit_count())
    if rounds:
        return value + to_come(boot, towns & ~collected, rounds, fine) + 1e-4 * left
    if home >= 0:
        value -= DISTANCE[boot][home]
    return value + TIE * min(left, HAND_LIMIT)
