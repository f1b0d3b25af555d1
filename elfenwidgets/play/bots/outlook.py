"""What the end of a round is worth: the towns collected, and those that may still follow."""

from functools import lru_cache

from elfenwidgets.play.network import NUMBER, TOWNS
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.state import HAND_LIMIT

CAPITAL = NUMBER[BOARD.capital]
EVERYWHERE = (1 << len(TOWNS)) - 1 - (1 << CAPITAL)
"""The towns that have a piece, a bit each."""

DISTANCE = [[BOARD.distance(a, b) for b in TOWNS] for a in TOWNS]

FUTURE = {
    3: (3.209, 1.012, -0.422, -0.638, 0.022),
    2: (3.312, 0.886, -0.390, -0.462, -0.007),
    1: (1.648, 0.793, -0.189, -0.252, -0.094),
}
"""Towns to come by the rounds to come: a constant, and a factor for each of

- the number of towns missing,
- the length of the shortest tree that joins them,
- the distance from the boot to the nearest of them,
- the sum of the distances from the boot to all of them.

Fitted to games between four greedy bots by ``benchmarks/outlook.py``.
"""

TIE = 0.12
"""What a card in hand at the end of the game is worth, in towns: it decides ties (E2)."""


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
def to_come(boot: int, towns: int, rounds: int) -> float:
    """How many of the missing ``towns`` one collects on average in the ``rounds`` to come."""
    if not towns or not rounds:
        return 0.0
    base, each, length, nearest, away = FUTURE[min(rounds, 3)]
    row = DISTANCE[boot]
    distances = [row[town] for town in range(len(row)) if towns >> town & 1]
    count = len(distances)
    value = base + each * count + length * tree(towns)
    return min(value + nearest * min(distances) + away * sum(distances), count)


def worth(boot: int, collected: int, towns: int, left: int, rounds: int, home: int) -> float:
    """What it is worth to end a round at ``boot``, in towns.

    ``collected`` of the ``towns`` missing are new, ``left`` cards are in hand, ``rounds`` are to
    come; ``home`` is the town on the town card, -1 without.
    """
    value = float(collected.bit_count())
    if rounds:
        return value + to_come(boot, towns & ~collected, rounds) + 1e-4 * left
    if home >= 0:
        value -= DISTANCE[boot][home]
    return value + TIE * min(left, HAND_LIMIT)
