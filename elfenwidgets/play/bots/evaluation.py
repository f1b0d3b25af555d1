"""Evaluation functions: what the end of a round is worth, in towns, and a road to the others."""

import json
from collections.abc import Callable
from functools import cache, lru_cache
from math import fsum
from typing import NamedTuple

from elfenwidgets.paths import DATA
from elfenwidgets.play.journeys.network import DISTANCE, TOWNS
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.state import HAND_LIMIT
from elfenwidgets.rules.view import OwnView

FILE = DATA / "outlook.json"
"""The factors, by outlook ("rough" or "fine") and rounds to come, up to three."""

TIE = 0.12
"""What a card in hand at the end of the game is worth, in towns: it decides ties (E2)."""

LATER = 1e-4
"""What it is worth before the last round, in towns: no more than among equals."""


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


@lru_cache(maxsize=1 << 8)
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


@lru_cache(maxsize=1 << 10)
def to_come(boot: int, towns: int, rounds: int, fine: bool = False) -> float:
    """How many of the missing ``towns`` one collects on average in the ``rounds`` to come."""
    if not towns or not rounds:
        return 0.0
    of = factors(fine, min(rounds, 3))
    row = DISTANCE[boot]
    missed = [town for town in range(len(TOWNS)) if towns >> town & 1]
    distances = [row[town] for town in missed]
    count = len(missed)
    value = [of.base, of.each * count, of.square * count**2, of.tree * tree(towns)]
    value += [of.nearest * min(distances), of.away * sum(distances), of.boot[boot]]
    value += [of.missing[town] for town in missed]
    return min(fsum(value), count)


class Outlook(NamedTuple):
    """What a traveller's journey is judged by.

    ``towns`` are those missing, as bits, ``rounds`` those to come. The boot's distance counts from
    the town ``home`` if the game is over after this round, and from ``home_with_all`` if the
    journey collects all that is missing; -1 where it does not count. ``fine`` chooses the factors.
    """

    towns: int
    rounds: int
    home: int = -1
    home_with_all: int = -1
    fine: bool = False

    def judge(self) -> Callable[[int, int, int], float]:
        """The evaluation function: 0 to 20 towns, less what is lost by the distance.

        It takes the town where a journey ends, which of the missing towns it has collected, as
        bits, and how many cards are left.
        """
        towns, rounds, at_the_end, with_all, fine = self

        def worth(boot: int, collected: int, left: int) -> float:
            rest = towns & ~collected
            home = at_the_end if rest else with_all
            if home >= 0:
                return collected.bit_count() - DISTANCE[boot][home] + TIE * min(left, HAND_LIMIT)
            if rounds:
                return collected.bit_count() + to_come(boot, rest, rounds, fine) + LATER * left
            return collected.bit_count() + TIE * min(left, HAND_LIMIT)

        return worth


def harm(view: OwnView, road: str) -> float:
    """How much others may want a road: it ends near their boots, in towns new to them.

    Elvenhold counts as one: that bots play better by looking there less has not been found in two
    thousand games.
    """
    others = (seat for i, seat in enumerate(view.seats) if i != view.seat)
    ends = (BOARD.connections[road].a, BOARD.connections[road].b)
    return fsum(
        (town not in seat.pieces) / (1 + BOARD.distance(seat.boot, town))
        for seat in others
        for town in ends
    )
