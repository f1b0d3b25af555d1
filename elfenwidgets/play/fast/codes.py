"""An action as an int, and back.

Low bits first, an action's code is one of

    PASS                                                         pass (P4.1)
    PLACE | SECRET? | shift of the kind (5 bits) | spot (6)      a counter on a road (P4.1)
    OBSTACLE | spot (6)                                          an obstacle on a road (P4.6)
    DRAW_SECRET                                                  the face-down counter (P2.1)
    DRAW | unit (24)                                             from the display; 0: pile (P3.2)
    KEEP | KEEP_SECRET? | unit (24)                              the counter kept (P6.3)
    how (2) | way (4) | payment (28)                             one step of the boot (P5.1)
    END | discard (28)                                           the end of a move (P5.12)

A kind of card or counter is its ``shift``: where its four bits stand in a packed hand. Its
``unit`` is one card of it, ``1 << shift``. A ``spot`` is a road: the leaf of the map on which it
stands, and its place there (3 bits); all roads of a leaf have one terrain. A ``way`` is one of the
connections that leave the town of the actor's boot, from 1 on: the codes of a move have a meaning
there only. The ``seat`` of an action goes without saying.
"""

from functools import lru_cache
from typing import Final, assert_never

from elfenwidgets.play.journeys.network import COUNTER_OF, SHIFT, pack, unpack, unpack_counters
from elfenwidgets.rules.actions import (
    Action,
    Draw,
    DrawSecret,
    EndMove,
    Keep,
    Move,
    Pass,
    Place,
    PlaceObstacle,
)
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.gold.actions import GoldAction, of_elfengold

PASS: Final = 0
LEAF: Final = 3
ON_LEAF: Final = (1 << LEAF) - 1
SPOT: Final = (1 << LEAF + 3) - 1
KIND_AT: Final = LEAF + 3
KIND: Final = 31
SECRET: Final = 1 << 16
PLACE: Final = 1 << 17
OBSTACLE: Final = 1 << 18
UNIT: Final = (1 << 24) - 1
DRAW_SECRET: Final = 1 << 24
DRAW: Final = 1 << 25
KEEP: Final = 1 << 26
KEEP_SECRET: Final = 1 << 27
PAYMENT: Final = (1 << 28) - 1
WAY_AT: Final = 28
WAY: Final = 15
END: Final = WAY << WAY_AT
HOW_AT: Final = 32
CARAVAN: Final = 1 << HOW_AT
BOATMEN: Final = 2 << HOW_AT

OBSTACLED: Final = 1
"""What lies on a road is the counter's shift, or that and this bit with an obstacle."""
RAFTS: Final = 15 << 24
"""The bits of the rafts in a packed hand."""

LEAVES: Final = tuple(
    tuple(road.id for road in BOARD.roads if road.kind == terrain)[part]
    for terrain, part in (
        ("plain", slice(None)),
        ("forest", slice(0, 6)),
        ("forest", slice(6, None)),
        ("desert", slice(None)),
        ("mountain", slice(None)),
    )
)
"""The roads by terrain, up to eight on a leaf: so tables of their subsets stay small."""

SPOT_OF: Final = {
    road: leaf << LEAF | i for leaf, roads in enumerate(LEAVES) for i, road in enumerate(roads)
}
ROAD_AT: Final = {spot: road for road, spot in SPOT_OF.items()}
WAYS: Final = {town: BOARD.leaving(town) for town in BOARD.towns}
HOWS: Final = ("card", "caravan", "boatmen")


def encode(action: Action, town: str) -> int:
    """The code of an action while the actor's boot stands in ``town``.

    Raises:
        KeyError: it names a road or kind that the board has not, or has not there.

    >>> decode(encode(Pass(0), "feodor"), 0, "feodor")
    Pass(seat=0)
    """
    match action:
        case Pass():
            return PASS
        case Place(_, counter, secret, road):
            code = PLACE | SHIFT[counter] << KIND_AT | SPOT_OF[road]
            return code | SECRET if secret else code
        case PlaceObstacle(_, road):
            return OBSTACLE | SPOT_OF[road]
        case DrawSecret():
            return DRAW_SECRET
        case Draw(_, _, counter):
            return DRAW | (0 if counter is None else 1 << SHIFT[counter])
        case Keep(_, counter, secret):
            return KEEP | 1 << SHIFT[counter] | (KEEP_SECRET if secret else 0)
        case Move(_, via, to, cards, how):
            for way, connection in enumerate(WAYS[town], 1):
                if connection.id == via and connection.other(town) == to:
                    return HOWS.index(how) << HOW_AT | way << WAY_AT | pack(cards)
            raise KeyError(action)
        case EndMove(_, discard):
            return END | pack(discard)
        case GoldAction():
            raise of_elfengold(action)
        case _:
            assert_never(action)


@lru_cache(maxsize=1 << 15)
def decode(code: int, seat: int, town: str) -> Action:
    """The action of ``seat`` that a code stands for while its boot stands in ``town``.

    Raises:
        KeyError: it is no action's code.
    """
    if code > PAYMENT:
        way, cards = code >> WAY_AT & WAY, unpack(code & PAYMENT)
        if way == WAY:
            return EndMove(seat, cards)
        connection = WAYS[town][way - 1]
        return Move(seat, connection.id, connection.other(town), cards, HOWS[code >> HOW_AT])
    if code == PASS:
        return Pass(seat)
    if code == DRAW_SECRET:
        return DrawSecret(seat)
    if code < DRAW_SECRET:
        if code & OBSTACLE:
            return PlaceObstacle(seat, ROAD_AT[code & SPOT])
        kind = COUNTER_OF[code >> KIND_AT & KIND]
        return Place(seat, kind, bool(code & SECRET), ROAD_AT[code & SPOT])
    kinds = unpack_counters(code & UNIT)
    if code & KEEP:
        return Keep(seat, kinds[0], bool(code & KEEP_SECRET))
    return Draw(seat, "display", kinds[0]) if kinds else Draw(seat, "pile")
