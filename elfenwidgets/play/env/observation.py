"""What an agent observes: the view of its seat as one row of small whole numbers, none negative.

The row begins with the table, in this order; "one of" is a row of zeros with a 1 in one place:

============= ==== ======= ====================================================================
name          size largest what the numbers mean
============= ==== ======= ====================================================================
rounds        1    4       how many rounds the edition has (S7)
deal_8        1    1       1: eight new cards a round, whatever was kept (P1.2)
dealt_anew    1    1       1: the display is dealt anew each round (P6.4)
after_plan    1    1       1: counters are given back before the boots move (P6.3)
lake_cost     2    2       rafts for a step over each lake, as ``BOARD.lakes`` lists them (T9)
boatmen       2    1       1: boatmen cross that lake (P5.10)
town_cards    1    1       1: town cards are in play (S9)
tie_by_cards  1    1       1: more cards decide between equal scores with town cards (E4)
early_end     3    1       one of the three ways to end early (E3), as in ``CHOICES``
strict        1    1       1: no caravan for who can pay the chart's price (P5.8)
round         1    4       the round
phase         6    1       one of PHASES
start         6    1       one of the seats: the start player, counted from the observer
turn          6    1       one of the seats: who acts; all 0 when the game is over
display       6    5       counters of each kind in the display
pile          1    48      face-down counters
stack         1    72      face-down travel cards
done          1    18      turns taken in the phase; in planning, passes in a row
roads         210  1       for each of the 35 roads one of the six kinds, or none: its counter
obstacles     35   1       1: an obstacle lies on the road
hand          7    12      the observer's travel cards of each kind
secret        6    2       the observer's secret counters of each kind
============= ==== ======= ====================================================================

Six seats follow, the observer's first and then clockwise; a chair that nobody sits on is all 0:

============= ==== ======= ====================================================================
there         1    1       1: somebody sits here
boot          21   1       one of the towns: where the boot is
pieces        20   1       for each town but Elvenhold 1: its piece is collected
cards         1    12      travel cards in hand
open          6    5       open counters of each kind
secrets       1    2       secret counters
obstacle      1    1       1: the obstacle is still there
town_card     12   1       one of the towns with a card; all 0: none, or not to be seen
won           1    1       1: the game is over and this seat has won, alone or with others
============= ==== ======= ====================================================================

Towns, roads and kinds come in the order of ``BOARD`` and ``COUNTERS`` (hand: ``TRANSPORTS``). The
row holds what a ``View`` holds, except for the legal actions, which are the action mask, and the
number of the observer's own chair, which changes nothing in the game.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from types import MappingProxyType

from elfenwidgets.rules.board import BOARD, COUNTERS, TRANSPORTS
from elfenwidgets.rules.edition import CHOICES, Edition
from elfenwidgets.rules.engine import SEATS, TURN_RULES
from elfenwidgets.rules.view import SeatView, View

PHASES = (*TURN_RULES, "over")
"""The phases in which somebody acts, and the end."""

_TOWNS = tuple(BOARD.towns)
_CHAIRS = SEATS[-1]

# name -> (size, largest)
_TABLE = {
    "rounds": (1, 4),
    "deal_8": (1, 1),
    "dealt_anew": (1, 1),
    "after_plan": (1, 1),
    "lake_cost": (len(BOARD.lakes), 2),
    "boatmen": (len(BOARD.lakes), 1),
    "town_cards": (1, 1),
    "tie_by_cards": (1, 1),
    "early_end": (len(CHOICES["early_end"]), 1),
    "strict": (1, 1),
    "round": (1, 4),
    "phase": (len(PHASES), 1),
    "start": (_CHAIRS, 1),
    "turn": (_CHAIRS, 1),
    "display": (len(COUNTERS), 5),
    "pile": (1, 48),
    "stack": (1, 72),
    "done": (1, 18),
    "roads": (len(BOARD.roads) * len(COUNTERS), 1),
    "obstacles": (len(BOARD.roads), 1),
    "hand": (len(TRANSPORTS), 12),
    "secret": (len(COUNTERS), 2),
}
_SEAT = {
    "there": (1, 1),
    "boot": (len(_TOWNS), 1),
    "pieces": (len(BOARD.piece_towns), 1),
    "cards": (1, 12),
    "open": (len(COUNTERS), 5),
    "secrets": (1, 2),
    "obstacle": (1, 1),
    "town_card": (len(BOARD.town_cards), 1),
    "won": (1, 1),
}


def _layout() -> Iterator[tuple[str, int, int]]:
    yield from ((name, *shape) for name, shape in _TABLE.items())
    for chair in range(_CHAIRS):
        yield from ((f"{name}_{chair}", *shape) for name, shape in _SEAT.items())


def _slices() -> Iterator[tuple[str, slice]]:
    begin = 0
    for name, size, _ in _layout():
        yield name, slice(begin, begin + size)
        begin += size


SLICES: Mapping[str, slice] = MappingProxyType(dict(_slices()))
"""Where each name lies in the row; those of a seat end in its place, ``boot_0`` the observer's."""

LARGEST: tuple[int, ...] = tuple(most for _, size, most in _layout() for _ in range(size))
"""The largest value of each number of the row."""


def observe(view: View) -> list[int]:
    """The row for a seat's view, as long as LARGEST.

    Raises:
        ValueError: it is the view of somebody who only watches.

    >>> from elfenwidgets.rules import view
    >>> from elfenwidgets.rules.position import position
    >>> seen = view(position(at="virst", phase="travel", hand="raft", players=2), 0)
    >>> len(observe(seen)) == len(LARGEST)
    True
    """
    if view.seat is None:
        raise ValueError("only a seat at the table observes")
    count = len(view.seats)
    clockwise = [view.seats[(view.seat + i) % count] for i in range(count)]
    won = view.result.winners if view.result else ()
    row = [*_rules(view.edition), *_board(view, view.seat)]
    for chair, seat in enumerate(clockwise):
        row += _seat(seat, (view.seat + chair) % count in won)
    return row + [0] * (len(LARGEST) - len(row))


def _rules(edition: Edition) -> Iterable[int]:
    yield edition.rounds
    yield edition.hand == "deal_8"
    yield edition.display == "dealt_anew"
    yield edition.give_back == "after_planning"
    yield from (edition.lake_cost[lake] for lake in BOARD.lakes)
    yield from (lake in edition.boatmen for lake in BOARD.lakes)
    yield edition.town_cards
    yield edition.town_card_tie == "cards"
    yield from _one_of(CHOICES["early_end"], edition.early_end)
    yield edition.caravan_only_if_unable


def _board(view: View, seat: int) -> Iterable[int]:
    me, count = view.seats[seat], len(view.seats)
    turn = None if view.turn is None else (view.turn - seat) % count
    return chain(
        [view.round],
        _one_of(PHASES, view.phase),
        _one_of(range(_CHAIRS), (view.start - seat) % count),
        _one_of(range(_CHAIRS), turn),
        map(view.display.count, COUNTERS),
        [view.pile, view.stack, view.done],
        *(_one_of(COUNTERS, view.counters.get(road.id)) for road in BOARD.roads),
        (road.id in view.obstacles for road in BOARD.roads),
        map((me.hand or ()).count, TRANSPORTS),
        map((me.secret or ()).count, COUNTERS),
    )


def _seat(seat: SeatView, won: bool) -> Iterable[int]:
    return chain(
        [1],
        _one_of(_TOWNS, seat.boot),
        (town in seat.pieces for town in BOARD.piece_towns),
        [seat.cards],
        map(seat.open.count, COUNTERS),
        [seat.secrets, seat.obstacle],
        _one_of(BOARD.town_cards, seat.town_card),
        [won],
    )


@cache
def _one_of(names: Sequence[object], name: object) -> tuple[int, ...]:
    return tuple(int(name == each) for each in names)
