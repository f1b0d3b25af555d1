"""Every action of the game as a whole number, the same for all editions and numbers of players.

Roads, counters and cards come in the order of ``BOARD.roads``, ``COUNTERS`` and ``TRANSPORTS``:

========= ======== ============================================================================
numbers   name     what is done
========= ======== ============================================================================
0         secret   draw the face-down counter of phase 2 (P2.1)
1-7       draw     draw from the face-down stack, or a counter of one of the six kinds from the
                   display (P3.2)
8-353     place    place a counter (P4.1): each kind open, then each kind secret, on each road
                   whose terrain it can go over
354-388   obstacle place the obstacle on one of the 35 roads (P4.6)
389       pass     place nothing (P4.1)
390-485   move     one step at the price of the chart: each connection from a to b, then from b
                   to a (P5.3-P5.5)
486-2543  caravan  one step for any cards, by caravan or with the boatmen (P5.8-P5.10): each of
                   the seven ways out of a town, as ``BOARD.leaving`` lists them, for each three
                   cards and then each four
2544-2754 end      end the move: nothing is cut, or the four cards that stay in hand (P5.12)
2755-2766 keep     keep one counter (P6.3): each kind open, then each kind secret
========= ======== ============================================================================

What a number leaves unsaid is in the view: whose turn it is, how many cards the chart asks for,
which town a way leads out of, which cards are cut when four are to stay. So every legal action of
a view has a number of its own.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement as multisets
from typing import Any, assert_never

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
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, TRANSPORTS
from elfenwidgets.rules.gold.actions import GoldAction, of_elfengold
from elfenwidgets.rules.phases.travel import CARAVAN
from elfenwidgets.rules.state import HAND_LIMIT, without
from elfenwidgets.rules.view import View

Meaning = tuple[Any, ...]
"""What a number says: the name of its group, then what sets it apart within the group."""


def _meanings() -> Iterator[Meaning]:
    lots = [(kind, secret) for secret in (False, True) for kind in COUNTERS]
    ways = range(max(len(BOARD.leaving(town)) for town in BOARD.towns))
    yield ("secret",)
    yield from (("draw", source) for source in ("pile", *COUNTERS))
    for kind, secret in lots:
        for road in BOARD.roads:
            if road.kind in CHART[kind]:
                yield "place", kind, secret, road.id
    yield from (("obstacle", road.id) for road in BOARD.roads)
    yield ("pass",)
    for each in BOARD.connections.values():
        yield "move", each.id, each.b
        yield "move", each.id, each.a
    for way in ways:
        for size in (CARAVAN, CARAVAN + 1):
            yield from (("caravan", way, cards) for cards in multisets(TRANSPORTS, size))
    yield "end", ()
    yield from (("end", kept) for kept in multisets(TRANSPORTS, HAND_LIMIT))
    yield from (("keep", kind, secret) for kind, secret in lots)


MEANINGS: tuple[Meaning, ...] = tuple(_meanings())
"""What each number says."""

_NUMBERS = {meaning: number for number, meaning in enumerate(MEANINGS)}


def number(view: View, action: Action) -> int:
    """The number of an action that is legal in ``view``.

    Raises:
        ValueError: no number says it, so it is legal nowhere.
    """
    meaning = _meaning(view, action)
    if meaning not in _NUMBERS:
        raise ValueError(f"no number says {action}")
    return _NUMBERS[meaning]


def _meaning(view: View, action: Action) -> Meaning:
    match action:
        case DrawSecret():
            return ("secret",)
        case Draw(_, source, counter):
            return "draw", counter or source
        case Place(_, counter, secret, road):
            return "place", counter, secret, road
        case PlaceObstacle(_, road):
            return "obstacle", road
        case Move(_, via, to, _, "card"):
            return "move", via, to
        case Move(_, via, _, cards, _):
            ways = BOARD.leaving(view.seats[action.seat].boot)
            return "caravan", ways.index(BOARD.connections[via]), cards
        case EndMove(seat, discard):
            hand = view.seats[seat].hand
            return "end", without(hand, discard) if hand and discard else ()
        case Keep(_, counter, secret):
            return "keep", counter, secret
        case Pass():
            return ("pass",)
        case GoldAction():
            raise of_elfengold(action)
        case _:
            assert_never(action)
