"""The board in numbers, and what is legal looked up instead of worked out."""

from functools import cache
from typing import Final, final

from elfenwidgets.play.fast.codes import (
    BOATMEN,
    CARAVAN,
    DRAW,
    END,
    KEEP,
    KIND_AT,
    LEAF,
    LEAVES,
    OBSTACLE,
    OBSTACLED,
    PLACE,
    SPOT_OF,
    WAY,
    WAY_AT,
    WAYS,
)
from elfenwidgets.play.journeys.network import NUMBER, SHIFT, TOWNS, BareMap, pack, picks
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, Connection
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.phases.travel import CARAVAN as CARAVAN_CARDS
from elfenwidgets.rules.phases.travel import price
from elfenwidgets.rules.state import HAND_AT_START, HAND_LIMIT, all_cards, all_counters

CAPITAL: Final = NUMBER[BOARD.capital]
PIECE: Final = [0 if town == BOARD.capital else 1 << i for i, town in enumerate(TOWNS)]
"""The bit of each town's piece among the collected; Elvenhold has none (S2)."""
ALL_PIECES: Final = sum(PIECE)
TO: Final = [[NUMBER[town], *[NUMBER[c.other(town)] for c in WAYS[town]]] for town in TOWNS]
"""The towns to which the ways out of each town lead; the first is way 1."""
ALL_CARDS: Final = pack(all_cards())
ALL_COUNTERS: Final = pack(all_counters())
UNITS: Final = [
    (SHIFT[kind], [[1 << SHIFT[kind]] * number for number in range(16)]) for kind in sorted(SHIFT)
]
"""For each kind its shift and, by number, as many units of it; in the order in which a shuffle
sorts the kinds first."""

Codes = tuple[int, ...]

BY_FOUR: Final = OBSTACLED
BY_BOAT: Final = 2


def kinds_in(packed: int) -> tuple[int, ...]:
    """The shifts of the kinds in a packed hand, each once."""
    return tuple(shift for shift in SHIFT.values() if packed >> shift & 15)


# What may be placed, leaf by leaf. A kind goes over all roads of a leaf or over none.
Rows = list[Codes]
TERRAINS: Final = [BOARD.connections[roads[0]].kind for roads in LEAVES]
FREE: Final = [(1 << len(roads)) - 1 for roads in LEAVES]
"""The roads without a counter when none has one."""
DIGIT: Final = 8
MOST: Final = (1 << DIGIT) - 1
"""No more can be placed than the largest digit says: 35 roads for six kinds."""
LAST: Final = len(LEAVES) - 1
ON_LEAVES: Final = [
    [place for place in range(1 << LEAF) if free >> place & 1] for free in range(1 << (1 << LEAF))
]
"""The places of a subset of a leaf's roads."""
ROAD_ON: Final = [1 << DIGIT * leaf for leaf in range(len(LEAVES))]
"""A road on each leaf."""
OPEN: Final = sum(len(roads) << DIGIT * leaf for leaf, roads in enumerate(LEAVES))
"""How many roads are without a counter on each leaf when none has one, as digits of a number."""
NOTHING: Final = 255
"""What lies on a road where no counter does: more than any shift."""
BARE_MAP: Final = bytearray([NOTHING] * (len(LEAVES) << LEAF))
"""By the spot, what lies there when nothing does."""


def _kinds_over(counters: int, leaf: int) -> tuple[int, ...]:
    return tuple(
        shift for shift in kinds_in(counters) if TERRAINS[leaf] in CHART[COUNTERS[shift // 4]]
    )


@cache
def _code(leaf: int, place: int, shift: int, secret: int) -> int:
    """The code of a placement: always the same object, for the processor's memory is small."""
    return PLACE | secret | shift << KIND_AT | leaf << LEAF | place


@cache
def _rows(leaf: int, kinds: tuple[int, ...], secret: int) -> Rows:
    """The placements of some kinds on a leaf, by its free roads."""
    return [
        tuple(_code(leaf, place, shift, secret) for place in ON_LEAVES[free] for shift in kinds)
        for free in range(FREE[leaf] + 1)
    ]


@final
class Places:
    """Where some counters held may be placed, leaf by leaf.

    ``rows`` are the codes of all placements by the leaf's free roads; ``kinds`` are the codes
    without the road's place on the leaf, and ``numbers`` how many kinds go over each leaf, as the
    digits of a number, the first leaf highest.
    """

    __slots__ = ("kinds", "numbers", "rows")

    def __init__(self, counters: int, secret: int) -> None:
        kinds = [_kinds_over(counters, leaf) for leaf in range(len(LEAVES))]
        self.rows: Final = [_rows(leaf, each, secret) for leaf, each in enumerate(kinds)]
        digits = [len(each) << DIGIT * (LAST - leaf) for leaf, each in enumerate(kinds)]
        self.numbers: Final[int] = sum(digits)
        self.kinds: Final = [
            [_code(leaf, 0, shift, secret) for shift in each] for leaf, each in enumerate(kinds)
        ]

    def size(self, open_roads: int) -> int:
        """How many placements there are, with as many open roads on the leaves as the digits say.

        Kinds times roads, leaf by leaf: in the product of the two numbers, one of which has its
        digits the other way round, the digit in the middle is the sum of these.
        """
        return self.numbers * open_roads >> DIGIT * LAST & MOST

    def nth(self, free: list[int], index: int) -> int:
        """One of them; worked out, for the rows are too many for the processor's memory."""
        for leaf, kinds in enumerate(self.kinds):
            roads = ON_LEAVES[free[leaf]]
            number: int = len(kinds)
            size = number * len(roads)
            if index < size:
                return kinds[index % number] | roads[index // number]
            index -= size
        raise IndexError(index)


@cache
def places(counters: int, secret: int) -> Places:
    """Where open counters may be placed, or with SECRET secret ones."""
    return Places(counters, secret)


OBSTACLES: Final[list[Codes]] = [(OBSTACLE | spot,) for spot in range(len(LEAVES) << LEAF)]
"""By the spot: the obstacle on it."""


@cache
def draws(display: int) -> list[int]:
    """What may be drawn, by the display."""
    return [DRAW, *[DRAW | 1 << shift for shift in kinds_in(display)]]


@cache
def keeps(counters: int, secret: int) -> list[int]:
    """The counters that may be kept, with KEEP_SECRET of the secret ones."""
    return [KEEP | secret | 1 << shift for shift in kinds_in(counters)]


@cache
def _same_object(code: int) -> int:
    """The code of a payment: hands share the object, which saves memory."""
    return code


def way_code(how: int) -> int:
    """The code of a way and how it is gone, without the payment."""
    return (BOATMEN if how & BY_BOAT else CARAVAN) | how >> 2 << WAY_AT


@final
class Purse:
    """What the cards of a hand pay for.

    ``ends`` are the ways to end a move (P5.12), ``threes`` and ``fours`` any three cards and any
    four. A way and ``how`` it is gone are a number: the way from bit 2 on, and 0 for three
    cards (P5.8), BY_FOUR (P5.9) or BY_BOAT (P5.10). By that number, ``paid`` holds what ``pay``
    gave.
    """

    __slots__ = ("ends", "fours", "paid", "threes")

    def __init__(self, hand: int) -> None:
        self.ends: Final[Codes] = _payments(END, picks(hand, max(0, cards_in(hand) - HAND_LIMIT)))
        self.threes: Final[Codes] = _payments(0, picks(hand, CARAVAN_CARDS))
        self.fours: Final[Codes] = _payments(0, picks(hand, CARAVAN_CARDS + 1))
        self.paid: Final[list[Codes]] = [()] * (WAY << 2)

    def pay(self, how: int) -> Codes:
        """The codes that pay for a way with any cards."""
        codes = _payments(way_code(how), self.fours if how & BY_FOUR else self.threes)
        self.paid[how] = codes
        return codes


def _payments(code: int, payments: Codes) -> Codes:
    return tuple([_same_object(code | cards) for cards in payments])


_PURSES: Final[dict[int, Purse]] = {}


def purse(hand: int) -> Purse:
    """The purse of a hand; it is kept for hands of up to eight cards, of which there are 6,435.

    Where editions deal hands of twelve, the larger ones would fill the memory.
    """
    try:
        return _PURSES[hand]
    except KeyError:
        new = Purse(hand)
        if cards_in(hand) <= HAND_AT_START:
            _PURSES[hand] = new
        return new


def cards_in(hand: int) -> int:
    """How many cards a packed hand has; at most fourteen."""
    return hand % 15  # sixteen leaves one: the sum of the digits


# The ways out of each town. ``how`` is one of the numbers of ``Purse.paid``.
@final
class RoadOut:
    """A road out of a town: by what lies there, its price in cards and the step that pays it."""

    __slots__ = ("how", "prices", "spot", "steps")

    def __init__(self, connection: Connection, way: int) -> None:
        self.spot: Final[int] = SPOT_OF[connection.id]
        self.how: Final[int] = way << 2
        self.prices: Final = [0] * 32
        self.steps: Final[list[Codes]] = [()] * 32
        for kind in COUNTERS:
            for obstacle in (0, OBSTACLED):
                shift = SHIFT[kind]
                cards = CHART[kind].get(connection.kind, 0) + obstacle << shift
                self.prices[shift | obstacle] = cards
                self.steps[shift | obstacle] = (way << WAY_AT | cards,)


@final
class WaterOut:
    """A river or lake out of a town: the step by raft, its price, and how boatmen go, or 0."""

    __slots__ = ("by_boat", "price", "step")

    def __init__(self, connection: Connection, way: int, town: str, edition: Edition) -> None:
        cost = price(BareMap(edition), connection, town)
        assert cost is not None
        self.price: Final[int] = cost.cards << SHIFT["raft"]
        self.step: Final[Codes] = (way << WAY_AT | self.price,)
        self.by_boat: Final[int] = way << 2 | BY_BOAT if connection.lake in edition.boatmen else 0


ROADS_OUT: Final[list[list[RoadOut]]] = [
    [RoadOut(c, way) for way, c in enumerate(WAYS[town], 1) if c.is_road] for town in TOWNS
]
CARDS_OF: Final = [15 << (lying & ~OBSTACLED) for lying in range(32)]
"""By what lies on a road: the bits of the cards of its kind in a packed hand."""


def waters_out(edition: Edition) -> list[list[WaterOut]]:
    """For each town its rivers and lakes."""
    return [
        [WaterOut(c, way, town, edition) for way, c in enumerate(WAYS[town], 1) if not c.is_road]
        for town in TOWNS
    ]
