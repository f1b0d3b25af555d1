"""The board in numbers, and what is legal looked up instead of worked out."""

from collections.abc import Callable
from functools import cache
from typing import Final, Generic, TypeVar

from elfenwidgets.play.fast.codes import (
    BOATMEN,
    CARAVAN,
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
    WAY,
    WAY_AT,
    WAYS,
)
from elfenwidgets.play.network import NUMBER, TOWNS, Alone, pack, picks
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, Connection
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.state import HAND_AT_START, HAND_LIMIT, all_cards, all_counters
from elfenwidgets.rules.travel import CARAVAN as CARAVAN_CARDS
from elfenwidgets.rules.travel import price

CAPITAL: Final = NUMBER[BOARD.capital]
PIECE: Final = [0 if town == BOARD.capital else 1 << i for i, town in enumerate(TOWNS)]
"""The bit of each town's piece among the collected; Elvenhold has none (S2)."""
ALL_PIECES: Final = sum(PIECE)
DISTANCE: Final = [[BOARD.distance(a, b) for b in TOWNS] for a in TOWNS]
TO: Final = [[NUMBER[town], *(NUMBER[c.other(town)] for c in WAYS[town])] for town in TOWNS]
"""The towns to which the ways out of each town lead; the first is way 1."""
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

Codes = tuple[int, ...]


class Payments(Memo[Codes]):
    """By the hand: the codes that take ``size`` cards of any kind out of it.

    Kept for hands of up to eight cards: there are 6,435. Where editions deal hands of twelve, the
    larger ones would fill the memory.
    """

    def __init__(self, code: int, size: Callable[[int], int]) -> None:
        coded: dict[int, int] = {}  # each code is one object, which hands share
        super().__init__(
            lambda hand: tuple(
                coded.setdefault(code | cards, code | cards) for cards in picks(hand, size(hand))
            )
        )

    def __missing__(self, hand: int) -> Codes:
        return super().__missing__(hand) if cards_in(hand) <= HAND_AT_START else self._make(hand)


ENDS: Final = Payments(END, lambda hand: max(0, cards_in(hand) - HAND_LIMIT))
"""The ways to end a move (P5.12)."""


def _by_way(size: int) -> dict[int, Payments]:
    codes = [way << WAY_AT | how for way in range(1, WAY) for how in (CARAVAN, BOATMEN)]
    return {code: Payments(code, lambda _: size) for code in (0, *codes)}


THREES: Final = _by_way(CARAVAN_CARDS)
"""By the way and how it is gone: what any three cards pay for; by 0, the payments alone (P5.8).

Boatmen ask for as many cards as a caravan (P5.10)."""
FOURS: Final = _by_way(CARAVAN_CARDS + 1)
"""The same for any four (P5.9)."""


def cards_in(hand: int) -> int:
    """How many cards a packed hand has; at most fourteen."""
    return hand % 15  # sixteen leaves one: the sum of the digits


# The ways out of each town.
RoadOut = tuple[int, int, list[int]]
WaterOut = tuple[int, int]


def _road_out(connection: Connection, way: int) -> RoadOut:
    prices = [0] * 32
    for kind in COUNTERS:
        base = CHART[kind].get(connection.kind, 0)
        prices[SHIFT[kind]], prices[SHIFT[kind] | OBSTACLED] = base, base + 1
    return SPOT_OF[connection.id], way << WAY_AT, prices


ROADS_OUT: Final[list[list[RoadOut]]] = [
    [_road_out(c, way) for way, c in enumerate(WAYS[town], 1) if c.is_road] for town in TOWNS
]
"""For each town its roads: the spot, the way's code, and what it costs in cards of its kind by what
lies there."""


def waters_out(edition: Edition) -> list[list[WaterOut]]:
    """For each town its rivers and lakes: the code by rafts; by boatmen without payment, or 0."""

    def water(town: str, way: int, connection: Connection) -> WaterOut:
        cost = price(Alone(edition), connection, town)
        assert cost is not None
        code = way << WAY_AT
        by_boat = code | BOATMEN if connection.lake in edition.boatmen else 0
        return code | cost.cards << SHIFT["raft"], by_boat

    return [
        [water(town, *numbered) for numbered in enumerate(WAYS[town], 1) if not numbered[1].is_road]
        for town in TOWNS
    ]
