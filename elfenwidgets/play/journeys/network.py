"""The roads as a journey sees them: steps from town to town, and hands as packed numbers."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType
from typing import NamedTuple

from elfenwidgets.rules.board import BOARD, CHART, TRANSPORTS, Connection
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.state import Cards, sort
from elfenwidgets.rules.travel import BOATMEN, CARAVAN, Roads, price

TOWNS = tuple(BOARD.towns)
NUMBER = {town: i for i, town in enumerate(TOWNS)}

_SHIFT = {kind: 4 * i for i, kind in enumerate(TRANSPORTS)}
"""A packed hand has four bits for the number of cards of each kind."""


class Step(NamedTuple):
    """A way to ``to``: ``cost`` cards of the kind at ``shift``, or ``wild`` cards of any kind.

    ``wild`` is 0 where neither caravans nor boatmen go; ``last_resort`` says that it may be
    chosen only by who cannot pay ``cost``.
    """

    to: int
    via: str
    shift: int
    cost: int
    wild: int
    last_resort: bool


@dataclass(frozen=True)
class Network:
    """The steps out of each town, by its number in TOWNS; ``strict``: some are last resorts."""

    steps: tuple[tuple[Step, ...], ...]
    strict: bool

    @classmethod
    def of(cls, roads: Roads) -> "Network":
        """The network of the counters and obstacles that lie on the roads now."""
        steps = [list(steps) for steps in _water(roads.edition)]
        for road in roads.counters:
            for town, step in over(roads, road).items():
                steps[town].append(step)
        return cls(tuple(map(tuple, steps)), roads.edition.caravan_only_if_unable)

    def plus(self, more: Mapping[int, Step]) -> "Network":
        """This network with one more step out of some towns."""
        steps = list(self.steps)
        for town, step in more.items():
            steps[town] = (*steps[town], step)
        return Network(tuple(steps), self.strict)

    def after(self, roads: Roads, road: str) -> "Network":
        """This network once ``roads``, which differ from before in one road alone, are so."""
        changed = BOARD.connections[road]
        steps = list(self.steps)
        for town in (changed.a, changed.b):
            steps[NUMBER[town]] = _steps(roads, town)
        return Network(tuple(steps), self.strict)


class Alone(NamedTuple):
    """A map that is empty but for some counters."""

    edition: Edition
    counters: Mapping[str, str] = MappingProxyType({})
    obstacles: frozenset[str] = frozenset()


def over(roads: Roads, road: str) -> Mapping[int, Step]:
    """The steps over a road that has a counter, by the number of the town where each begins."""
    return _over(roads.edition, road, roads.counters[road], road in roads.obstacles)


@lru_cache(maxsize=1 << 12)
def _over(edition: Edition, road: str, counter: str, obstacle: bool) -> Mapping[int, Step]:
    connection = BOARD.connections[road]
    alone = Alone(edition, {road: counter}, frozenset((road,) if obstacle else ()))
    ends = (connection.a, connection.b)
    return {NUMBER[town]: step for town in ends for step in _step(alone, connection, town)}


@lru_cache(maxsize=64)
def _water(edition: Edition) -> tuple[tuple[Step, ...], ...]:
    """The steps over rivers and lakes out of each town: nothing that is played changes them."""
    return tuple(_steps(Alone(edition), town) for town in TOWNS)


def _steps(roads: Roads, town: str) -> tuple[Step, ...]:
    return tuple(step for c in BOARD.leaving(town) for step in _step(roads, c, town))


def _step(roads: Roads, connection: Connection, start: str) -> Iterator[Step]:
    cost = price(roads, connection, start)
    if cost is None:
        return
    wild = 0
    if connection.is_road:
        wild = CARAVAN + cost.obstacle
    elif connection.lake in roads.edition.boatmen:
        wild = BOATMEN
    last_resort = connection.is_road and roads.edition.caravan_only_if_unable
    to = NUMBER[connection.other(start)]
    yield Step(to, connection.id, _SHIFT[cost.kind], cost.cards, wild, last_resort)


def bits(towns: Iterable[str]) -> int:
    """Towns as one number: a bit for each."""
    return sum(1 << NUMBER[town] for town in towns)


def pack(cards: Iterable[str]) -> int:
    """Cards as one number."""
    return sum(1 << _SHIFT[card] for card in cards)


def unpack(hand: int) -> Cards:
    """The sorted cards of a packed hand."""
    return tuple(kind for kind in TRANSPORTS for _ in range(hand >> _SHIFT[kind] & 15))


@lru_cache(maxsize=1 << 14)
def picks(hand: int, size: int) -> tuple[int, ...]:
    """The different ways to take ``size`` cards out of a packed hand."""
    return tuple({pack(cards): None for cards in combinations(unpack(hand), size)})


def _worth(kind: str) -> int:
    water = [c for c in BOARD.connections.values() if not c.is_road]
    if kind == "raft":
        return sum(3 if connection.kind == "river" else 2 for connection in water)
    return sum(4 // CHART[kind][road.kind] for road in BOARD.roads if road.kind in CHART[kind])


WORTH = {kind: _worth(kind) for kind in TRANSPORTS}
"""What a card is worth on the empty map: the steps that it pays for, both ways, in half steps."""


def best_cards(cards: Iterable[str], count: int) -> Cards:
    """The ``count`` cards that are worth most."""
    return sort(sorted(cards, key=WORTH.__getitem__, reverse=True)[:count])


@lru_cache(maxsize=1 << 14)
def worth(hand: int, count: int) -> int:
    """What the ``count`` best cards of a packed hand are worth together."""
    return sum(WORTH[card] for card in best_cards(unpack(hand), count))
