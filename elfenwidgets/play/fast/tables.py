"""The board in numbers, and what is legal looked up instead of worked out.

A plain module also where the others are compiled: big tables take a compiler minutes.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, Generic, TypeVar

from elfenwidgets.play.fast.codes import (
    BOATMEN,
    DRAW,
    END,
    KEEP,
    KEEP_SECRET,
    KIND_AT,
    LEAF,
    LEAVES,
    OBSTACLED,
    PLACE,
    SECRET,
    SHIFT,
    SPOT_OF,
    STEP_AT,
    STEP_OF,
    STEPS,
)
from elfenwidgets.play.network import NUMBER, TOWNS, Alone, pack, picks
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, Connection
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.state import HAND_LIMIT, all_cards, all_counters
from elfenwidgets.rules.travel import CARAVAN as CARAVAN_CARDS
from elfenwidgets.rules.travel import price

CAPITAL: Final = NUMBER[BOARD.capital]
PIECE: Final = [0 if town == BOARD.capital else 1 << i for i, town in enumerate(TOWNS)]
"""The bit of each town's piece among the collected; Elvenhold has none (S2)."""
ALL_PIECES: Final = sum(PIECE)
DISTANCE: Final = [[BOARD.distance(a, b) for b in TOWNS] for a in TOWNS]
TO: Final = [NUMBER[STEPS[step][1]] if step in STEPS else CAPITAL for step in range(128)]
"""The town to which each step leads."""
ALL_CARDS: Final = pack(all_cards())
ALL_COUNTERS: Final = pack(all_counters())
UNITS: Final = {shift: [1 << shift] * 15 for shift in SHIFT.values()}
"""Units of each kind, to take some from."""
BY_NAME: Final = [SHIFT[kind] for kind in sorted(SHIFT)]
"""The kinds in the order in which a shuffle sorts them first."""

T = TypeVar("T")


class Memo(dict[int, T], Generic[T]):
    """A table that grows by what is asked for."""

    def __init__(self, make: Callable[[int], T]) -> None:
        self._make = make

    def __missing__(self, key: int) -> T:
        value = self[key] = self._make(key)
        return value


def kinds_in(packed: int) -> tuple[int, ...]:
    """The shifts of the kinds in a packed hand, each once."""
    return tuple(shift for shift in SHIFT.values() if packed >> shift & 15)


# What may be placed, leaf by leaf. A kind goes over all roads of a leaf or over none.
Rows = list[tuple[int, ...]]
Leaves = list[Rows]
TERRAINS: Final = [BOARD.connections[roads[0]].kind for roads in LEAVES]
FREE: Final = [(1 << len(roads)) - 1 for roads in LEAVES]
"""The roads without a counter when none has one."""
BITS: Final = [[1 << i for i in range(LEAF) if free >> i & 1] for free in range(1 << LEAF)]
"""The single bits of a subset of a leaf's roads."""


def _going(counters: int, leaf: int) -> tuple[int, ...]:
    return tuple(
        shift for shift in kinds_in(counters) if TERRAINS[leaf] in CHART[COUNTERS[shift // 4]]
    )


@cache
def _code(leaf: int, bit: int, shift: int, secret: int) -> int:
    """The code of a placement: always the same object, for the processor's memory is small."""
    return PLACE | secret | shift << KIND_AT | leaf << LEAF | bit


@cache
def _rows(leaf: int, kinds: tuple[int, ...], secret: int) -> Rows:
    """The placements of some kinds on a leaf, by its free roads."""
    return [
        tuple(_code(leaf, bit, shift, secret) for bit in BITS[free] for shift in kinds)
        for free in range(FREE[leaf] + 1)
    ]


def _leaves(secret: int) -> Memo[Leaves]:
    return Memo(
        lambda counters: [
            _rows(leaf, _going(counters, leaf), secret) for leaf in range(len(LEAVES))
        ]
    )


OPEN_PLACES: Final = _leaves(0)
"""By the open counters held: for each leaf, by its free roads, the codes of all placements."""
SECRET_PLACES: Final = _leaves(SECRET)

DRAWS: Final = Memo(lambda display: [DRAW, *(DRAW | 1 << shift for shift in kinds_in(display))])
"""What may be drawn, by the display."""
KEEPS: Final = Memo(lambda counters: [KEEP | 1 << shift for shift in kinds_in(counters)])
KEEPS_SECRET: Final = Memo(lambda counters: [KEEP_SECRET | code for code in KEEPS[counters]])

THREES: Final = Memo(lambda hand: picks(hand, CARAVAN_CARDS))
"""The payments of a caravan, by the hand (P5.8)."""
FOURS: Final = Memo(lambda hand: picks(hand, CARAVAN_CARDS + 1))
"""The same with an obstacle (P5.9)."""
ENDS: Final = Memo(
    lambda hand: tuple([END | cut for cut in picks(hand, max(0, cards_in(hand) - HAND_LIMIT))])
)
"""The ways to end a move, by the hand (P5.12)."""


def cards_in(hand: int) -> int:
    """How many cards a packed hand has; at most fourteen."""
    return hand % 15  # sixteen leaves one: the sum of the digits


# The ways out of each town.
RoadOut = tuple[int, int, list[int]]
WaterOut = tuple[int, int]


def _road_out(road: str, to: str) -> RoadOut:
    prices = [0] * 32
    for kind in COUNTERS:
        base = CHART[kind].get(BOARD.connections[road].kind, 0)
        prices[SHIFT[kind]], prices[SHIFT[kind] | OBSTACLED] = base, base + 1
    step = STEP_OF[road, to] << STEP_AT
    return SPOT_OF[road], step, prices


ROADS_OUT: Final[list[list[RoadOut]]] = [
    [_road_out(c.id, c.other(town)) for c in BOARD.leaving(town) if c.is_road] for town in TOWNS
]
"""For each town its roads: the spot, the step's code without a payment, and what it costs in
cards of its kind, by what lies there."""


def waters_out(edition: Edition) -> list[list[WaterOut]]:
    """For each town its rivers and lakes: the code by rafts; by boatmen without payment, or 0."""

    def way(connection: Connection, town: str) -> WaterOut:
        cost = price(Alone(edition), connection, town)
        assert cost is not None
        step = STEP_OF[connection.id, connection.other(town)] << STEP_AT
        by_boat = BOATMEN | step if connection.lake in edition.boatmen else 0
        return step | cost.cards << SHIFT["raft"], by_boat

    return [[way(c, town) for c in BOARD.leaving(town) if not c.is_road] for town in TOWNS]
