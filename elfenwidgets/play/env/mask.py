"""The action mask of a position, and the way back from a number to what is played."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

import numpy as np

from elfenwidgets.play.env.numbering import MEANINGS, Meaning
from elfenwidgets.play.env.observation import cards_by_kind
from elfenwidgets.play.fast.codes import END, SPOT_OF, WAY, WAY_AT, WAYS, encode
from elfenwidgets.play.fast.position import Position
from elfenwidgets.play.fast.tables import BY_BOAT, cards_in, way_code
from elfenwidgets.play.fast.travel import ways
from elfenwidgets.play.journeys.network import TOWNS, pack, unpack_counters
from elfenwidgets.rules.actions import (
    Action,
    Draw,
    DrawSecret,
    Keep,
    Pass,
    Place,
    PlaceObstacle,
)
from elfenwidgets.rules.board import BOARD, TRANSPORTS
from elfenwidgets.rules.phases.travel import CARAVAN
from elfenwidgets.rules.state import HAND_LIMIT

Mask = bytearray | memoryview
"""A byte for each number of MEANINGS. Bytes are set in it far sooner than in an array."""


def write(position: Position, mask: Mask) -> None:
    """Set a mask: 1 for what the seat in turn may do, 0 for all else.

    >>> from elfenwidgets.play.fast import from_state
    >>> from elfenwidgets.rules.position import position
    >>> mask = bytearray(len(MEANINGS))
    >>> write(from_state(position(at="virst", phase="travel", hand="raft", players=2)), mask)
    >>> [MEANINGS[number] for number, legal in enumerate(mask) if legal]
    [('move', 'river:virst-ixara', 'ixara'), ('end', ())]
    """
    mask[:] = _NOTHING
    if position.winners is None:
        _WRITERS[position.phase.name](position, mask)


def code(position: Position, number: int) -> int:
    """The code in ``play.fast`` of an action that is legal in a position."""
    known = _CODES[number]
    if known is not None:
        return known
    me = position.seats[position.turn]
    if number in _ENDS:
        remainder = _REMAINDERS[number - _ENDS.start]
        return END | (me.hand - remainder if remainder else 0)
    if number in _CARAVANS:
        way, payment = divmod(number - _CARAVANS.start, len(_PAYMENTS))
        by_boat = WAYS[TOWNS[me.boot]][way].lake is not None
        return way_code(way + 1 << 2 | (BY_BOAT if by_boat else 0)) | _PAYMENTS[payment]
    steps, _, _ = ways(position)
    return next(step for (step,) in steps if _STEPS[me.boot][step >> WAY_AT & WAY] == number)


def _numbers(name: str) -> range:
    """The numbers of a group."""
    mine = [number for number, (group, *_) in enumerate(MEANINGS) if group == name]
    return range(mine[0], mine[-1] + 1)


_PLACEMENTS, _CARAVANS, _ENDS = _numbers("place"), _numbers("caravan"), _numbers("end")
_PASS = MEANINGS.index(("pass",))
_NOTHING = bytes(len(MEANINGS))

_PAYMENTS = [pack(cards) for _, way, cards in map(MEANINGS.__getitem__, _CARAVANS) if way == 0]
"""What any three cards pay, and then any four: the caravans of each way out of a town."""
_THREE = sum(cards_in(payment) == CARAVAN for payment in _PAYMENTS)
_REMAINDERS = [pack(cards) for _, cards in map(MEANINGS.__getitem__, _ENDS)]
_STEPS = [
    [-1, *(MEANINGS.index(("move", way.id, way.other(town))) for way in WAYS[town])]
    for town in TOWNS
]
"""By a town's number and a way out of it, from 1 on: the number of the step paid by the chart."""


def _code(meaning: Meaning) -> int | None:
    """The code of what is played in the same way everywhere; None: it depends on the position."""
    action: Action
    match meaning:
        case ("secret",):
            action = DrawSecret(0)
        case ("draw", "pile"):
            action = Draw(0, "pile")
        case ("draw", kind):
            action = Draw(0, "display", kind)
        case ("place", kind, secret, road):
            action = Place(0, kind, secret, road)
        case ("obstacle", road):
            action = PlaceObstacle(0, road)
        case ("pass",):
            action = Pass(0)
        case ("keep", kind, secret):
            action = Keep(0, kind, secret)
        case _:
            return None
    return encode(action, BOARD.capital)


_CODES = [_code(meaning) for meaning in MEANINGS]
_NUMBER_OF = {code: number for number, code in enumerate(_CODES) if code is not None}


def _by_code(position: Position, mask: Mask) -> None:
    """Where few actions are legal, and each has one code: the drawing and the keeping phases."""
    for each in position.phase.legal(position):
        mask[_NUMBER_OF[each]] = 1


def _plan(position: Position, mask: Mask) -> None:
    me = position.seats[position.turn]
    legal = _placements(me.open, me.secret)
    for spot in position.laid:
        legal &= _ELSEWHERE[spot]
    mask[_PLACEMENTS.start : _PLACEMENTS.stop] = legal.to_bytes(len(_PLACEMENTS), "little")
    mask[_PASS] = 1
    if me.obstacle:
        for each in position.bare:
            mask[_NUMBER_OF[each]] = 1


@lru_cache(maxsize=1 << 14)
def _placements(opened: int, secret: int) -> int:
    """The placements of the counters in hand, wherever their kinds can go, as ``_flags``."""
    found = 0
    for kind in unpack_counters(opened):
        found |= _LOTS[kind, False]
    for kind in unpack_counters(secret):
        found |= _LOTS[kind, True]
    return found


def _flags(flags: Iterable[bool]) -> int:
    """A byte for each placement in one number: on such a small set no array is quicker."""
    return int.from_bytes(bytes(flags), "little")


_LOTS = {
    lot: _flags(MEANINGS[n][1:3] == lot for n in _PLACEMENTS)
    for lot in dict.fromkeys(MEANINGS[n][1:3] for n in _PLACEMENTS)
}
"""By the kind of counter, open or secret: its placements."""
_ELSEWHERE = {
    SPOT_OF[road.id]: _flags(MEANINGS[n][3] != road.id for n in _PLACEMENTS) for road in BOARD.roads
}
"""By the spot of a road: the placements on all others."""


def _travel(position: Position, mask: Mask) -> None:
    me = position.seats[position.turn]
    steps, threes, fours = ways(position)
    three, four, ends = _paying(me.hand)
    mask[_ENDS.start : _ENDS.stop] = ends
    numbers = _STEPS[me.boot]
    for (step,) in steps:
        mask[numbers[step >> WAY_AT & WAY]] = 1
    for how in threes:
        begin = _CARAVANS.start + ((how >> 2) - 1) * len(_PAYMENTS)
        mask[begin : begin + _THREE] = three
    for how in fours:
        begin = _CARAVANS.start + ((how >> 2) - 1) * len(_PAYMENTS) + _THREE
        mask[begin : begin + len(_PAYMENTS) - _THREE] = four


@lru_cache(maxsize=1 << 13)
def _paying(hand: int) -> tuple[bytes, bytes, bytes]:
    """What a hand pays a caravan of three with, one of four, and the ends of its move."""
    payable = (((_wide(hand) | _HIGH) - _WANTED) & _HIGH == _HIGH).tobytes()
    caravans, kept = payable[: len(_PAYMENTS)], payable[len(_PAYMENTS) + 1 :]
    few = cards_in(hand) <= HAND_LIMIT
    ends = b"\1" + bytes(len(kept)) if few else b"\0" + kept
    return caravans[:_THREE], caravans[_THREE:], ends


def _wide(packed: int) -> int:
    """Packed cards with a byte for each kind, whose highest bit is free."""
    return int.from_bytes(cards_by_kind(packed), "little")


_HIGH = int.from_bytes(b"\x80" * len(TRANSPORTS), "little")
_WANTED = np.array([_wide(cards) for cards in (*_PAYMENTS, *_REMAINDERS)])
"""Whoever has all of these cards leaves every highest bit alone when they are taken away."""


_WRITERS: Mapping[str, Callable[[Position, Mask], None]] = {
    "draw_secret": _by_code,
    "draw": _by_code,
    "plan": _plan,
    "travel": _travel,
    "keep": _by_code,
}
