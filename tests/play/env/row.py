"""The observation read off a view by its table: what the quick one is held to."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain

from elfenwidgets.play.env.observation import LARGEST, PHASES
from elfenwidgets.rules import BOARD, Edition, SeatView, View
from elfenwidgets.rules.board import COUNTERS, TRANSPORTS
from elfenwidgets.rules.edition import CHOICES

_TOWNS = tuple(BOARD.towns)
_CHAIRS = 6


def observe(view: View) -> list[int]:
    """The row for the seat of a view, by its table: slow, and plain to read."""
    assert view.seat is not None
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
