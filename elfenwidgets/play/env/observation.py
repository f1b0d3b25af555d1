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

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType

from elfenwidgets.play.fast.codes import OBSTACLED, SPOT_OF
from elfenwidgets.play.fast.position import Position, Switches
from elfenwidgets.play.fast.tables import PIECE, cards_in
from elfenwidgets.play.journeys.network import SHIFT, TOWNS
from elfenwidgets.rules.board import BOARD, COUNTERS, TRANSPORTS
from elfenwidgets.rules.edition import CHOICES
from elfenwidgets.rules.engine import SEATS, TURN_RULES
from elfenwidgets.rules.phases.deal import DISPLAY
from elfenwidgets.rules.state import all_counters

PHASES = (*TURN_RULES, "over")
"""The phases in which somebody acts, and the end."""


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
    "boot": (len(TOWNS), 1),
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


def observe(position: Position, seat: int) -> bytes:
    """The row for a seat, a byte a number, as long as LARGEST.

    It is put together from parts, most of them looked up: all tell what that seat may know.

    >>> from elfenwidgets.play.fast import from_state
    >>> from elfenwidgets.rules.position import position
    >>> row = observe(from_state(position(at="virst", hand="raft", players=2)), 0)
    >>> list(row[SLICES["hand"]])
    [0, 0, 0, 0, 0, 0, 1]
    """
    seats, laid, winners = position.seats, position.laid, position.winners or ()
    count, me, over = len(seats), seats[seat], position.winners is not None
    pile = _COUNTERS - DISPLAY - len(laid)
    chairs = []
    for other in seats[seat:] + seats[:seat]:
        pile -= cards_in(other.open + other.secret)
        chairs.append(
            _seat(
                other.boot,
                other.pieces,
                cards_in(other.hand),
                other.open,
                cards_in(other.secret),
                other.obstacle,
                other.town_card if over or other is me else -1,
                over and seats.index(other) in winners,
            )
        )
    stage = _stage(
        position.switches,
        position.round,
        position.phase.name,
        (position.start - seat) % count,
        -1 if over else (position.turn - seat) % count,
    )
    return b"".join(
        (
            stage,
            _counters(position.display),
            bytes((pile, _size(position.stack), position.done)),
            _roads(laid, position.lying),
            cards_by_kind(me.hand),
            _counters(me.secret),
            *chairs,
            _EMPTY_CHAIRS[count],
        )
    )


# The parts are as large as can be while nearly all of them are met again: a look-up takes as long
# for a large one.
@lru_cache(maxsize=1 << 12)
def _stage(switches: Switches, number: int, phase: str, start: int, turn: int) -> bytes:
    """The rules, the round, the phase, and the chairs of the start player and of who acts."""
    edition = switches.edition
    return bytes(
        [
            edition.rounds,
            edition.hand == "deal_8",
            edition.display == "dealt_anew",
            edition.give_back == "after_planning",
            *(edition.lake_cost[lake] for lake in BOARD.lakes),
            *(lake in edition.boatmen for lake in BOARD.lakes),
            edition.town_cards,
            edition.town_card_tie == "cards",
            *_one_of(CHOICES["early_end"], edition.early_end),
            edition.caravan_only_if_unable,
            number,
            *_one_of(PHASES, phase),
            *_one_of(range(_CHAIRS), start),
            *_one_of(range(_CHAIRS), turn),
        ]
    )


@lru_cache(maxsize=1 << 14)
def _seat(
    boot: int,
    pieces: int,
    cards: int,
    counters: int,
    secrets: int,
    obstacle: bool,
    town_card: int,
    won: bool,
) -> bytes:
    """What is seen of a seat; ``town_card`` is -1 where it has none, or none to be seen."""
    collected = [pieces >> i & 1 for i in range(len(TOWNS)) if PIECE[i]]
    seen = bytes([*collected, cards, *_counters(counters), secrets, obstacle])
    return _BOOT[boot] + seen + _TOWN_CARD[town_card] + bytes([won])


def _roads(laid: Sequence[int], lying: bytearray) -> bytearray:
    """What lies on the roads: written each time, for maps are seldom met again."""
    row = bytearray(_ROADS)
    for spot in laid:
        what = lying[spot]
        row[_COUNTER_AT[spot] + (what >> 2)] = 1  # a kind's shift is four times its number
        if what & OBSTACLED:
            row[_OBSTACLE_AT[spot]] = 1
    return row


def _one_of(names: Sequence[object], name: object) -> bytes:
    return bytes([name == each for each in names])


_COUNTERS = len(all_counters())
_BOOT = [b"\1" + _one_of(TOWNS, town) for town in TOWNS]
_TOWN_CARD = [*(_one_of(BOARD.town_cards, town) for town in TOWNS), bytes(len(BOARD.town_cards))]
"""By the town's number; the last, by -1, for no card and one that is not to be seen."""
_ROADS = len(BOARD.roads) * (len(COUNTERS) + 1)
_COUNTER_AT = {SPOT_OF[road.id]: i * len(COUNTERS) for i, road in enumerate(BOARD.roads)}
_OBSTACLE_AT = {
    SPOT_OF[road.id]: i for i, road in enumerate(BOARD.roads, len(BOARD.roads) * len(COUNTERS))
}
_SEAT_SIZE = sum(size for size, _ in _SEAT.values())
_EMPTY_CHAIRS = [bytes(_SEAT_SIZE * (_CHAIRS - count)) for count in range(_CHAIRS + 1)]


@cache
def _counters(packed: int) -> bytes:
    return bytes([packed >> SHIFT[kind] & 15 for kind in COUNTERS])


@lru_cache(maxsize=1 << 14)
def cards_by_kind(packed: int) -> bytes:
    """How many cards of each kind a packed hand has, in the order of TRANSPORTS."""
    return bytes([packed >> SHIFT[kind] & 15 for kind in TRANSPORTS])


@lru_cache(maxsize=1 << 12)
def _size(packed: int) -> int:
    return sum(cards_by_kind(packed))
