"""The road network as a journey sees it: steps from town to town, and hands as packed numbers."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import chain, combinations
from types import MappingProxyType
from typing import NamedTuple

from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, TRANSPORTS
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.gold.phases.travel import any_cards as gold_any_cards
from elfenwidgets.rules.gold.phases.travel import prices
from elfenwidgets.rules.phases.travel import (
    AnyCards,
    GoldRoads,
    Price,
    Roads,
    any_cards,
    caravan,
    price,
)
from elfenwidgets.rules.state import Cards, Counters, sort
from elfenwidgets.rules.vocabulary import CounterKind, Transport

TOWNS = tuple(BOARD.towns)
NUMBER = {town: i for i, town in enumerate(TOWNS)}

DISTANCE = [[BOARD.distance(a, b) for b in TOWNS] for a in TOWNS]
"""The distance of E4 between two towns, in connections."""

SHIFT = {kind: 4 * i for i, kind in enumerate(TRANSPORTS)}
"""A packed hand has four bits for the number of cards of each kind."""

KIND_OF = {shift: kind for kind, shift in SHIFT.items()}
COUNTER_OF = {SHIFT[kind]: kind for kind in COUNTERS}

# A place in a search is one number: a packed hand, above it the town, and above that the counters
# that may still be placed, as the steps count them.
TOWN_AT = 4 * len(SHIFT)
COUNTERS_AT = TOWN_AT + 5
HAND = (1 << TOWN_AT) - 1
TOWN = 31


class Arc(NamedTuple):
    """A step into a town: ``cost`` cards of the kind at ``shift``, or ``wild`` cards of any kind.

    ``wild`` is 0 where neither caravans nor boatmen go; ``last_resort`` says that they go only for
    who cannot pay ``cost``. ``bit`` is the town's among the goals; ``entry`` is what a place gets
    by the step: the town, less the counter that is placed for it.
    """

    bit: int
    entry: int
    shift: int
    cost: int
    wild: int
    last_resort: bool
    via: str

    @property
    def to(self) -> int:
        """The number of the town."""
        return self.bit.bit_length() - 1

    @property
    def counter(self) -> int:
        """The counter that is placed for the step, in a place; 0: none has to be."""
        return (self.to << TOWN_AT) - self.entry

    def placing(self, counter: int) -> "Arc":
        """The same step where ``counter`` has to be placed for it."""
        return self._replace(entry=self.entry - counter)


def _arc(to: int, via: str, cost: Price, wild: AnyCards | None) -> Arc:
    most, last_resort = (wild.cards, wild.last_resort) if wild else (0, False)
    return Arc(1 << to, to << TOWN_AT, SHIFT[cost.kind], cost.cards, most, last_resort, via)


class LastResort(NamedTuple):
    """The caravan over a double road for who can pay neither price (P5.8, G5.4).

    ``step`` has what the caravan takes; ``prices`` are the shift and the number of cards of each.
    """

    step: Arc
    prices: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, step: Arc, costs: Iterable[Price], wild: AnyCards) -> "LastResort":
        """That of a road over which ``step`` leads."""
        prices = tuple((SHIFT[cost.kind], cost.cards) for cost in costs)
        return cls(step._replace(wild=wild.cards), prices)


LastResorts = Mapping[int, tuple[LastResort, ...]]
"""The caravans of strict double roads, by the number of the town where each begins."""

NO_LAST_RESORTS: LastResorts = MappingProxyType({})

Entries = Mapping[int, tuple[int, int]]
"""By the shift of a kind: the towns entered for one card of it, and all towns entered, as bits."""


def entries(steps: Iterable[Arc]) -> Entries:
    """The towns that some steps enter."""
    found: dict[int, tuple[int, int]] = {}
    for bit, _, shift, cost, *_ in steps:
        cheap, entered = found.get(shift, (0, 0))
        found[shift] = cheap | bit if cost == 1 else cheap, entered | bit
    return found


class BareMap(NamedTuple):
    """A map that is empty but for some counters."""

    edition: Edition
    counters: Mapping[str, CounterKind] = MappingProxyType({})
    obstacles: frozenset[str] = frozenset()
    gold: GoldRoads | None = None


@dataclass(frozen=True)
class Network:
    """The steps out of each town, by its number in TOWNS.

    ``strict``: caravans are a last resort (P5.8). Those over a double road are no steps then, but
    ``last_resorts``, which lack two prices.
    """

    steps: tuple[tuple[Arc, ...], ...]
    strict: bool
    last_resorts: LastResorts

    @cached_property
    def entries(self) -> Entries:
        """The towns that its steps enter."""
        return entries(chain.from_iterable(self.steps))

    @classmethod
    def of(cls, roads: Roads) -> "Network":
        """The network of the counters and obstacles that lie on the roads now."""
        strict, gold = roads.edition.caravan_only_if_unable, roads.gold
        steps = [list(steps) for steps in _water(roads.edition)]
        if gold is not None:
            _add_gold(steps, roads, gold)
        for road, counter in sorted(roads.counters.items()):
            for town, step in over(strict, road, counter, road in roads.obstacles).items():
                alone = gold is None or road not in gold.doubles or not strict
                steps[town].append(step if alone else step._replace(wild=0))
        last = NO_LAST_RESORTS if gold is None or not strict else _last_resorts(roads, gold)
        return cls(tuple(map(tuple, steps)), strict, last)

    def placed(self, road: str, counter: CounterKind, obstacle: bool = False) -> "Network":
        """This network once ``counter`` lies on ``road``, alone or with an obstacle."""
        steps = list(self.steps)
        for town, step in over(self.strict, road, counter, obstacle).items():
            others = [other for other in steps[town] if other.via != road]
            steps[town] = (*others, step)
        return replace(self, steps=tuple(steps))


def _add_gold(steps: list[list[Arc]], roads: Roads, gold: GoldRoads) -> None:
    """Add to steps over water what sea monsters cost, and the second counters of double roads."""
    for water in gold.monsters:
        connection = BOARD.connections[water]
        for start, end in ((connection.a, connection.b), (connection.b, connection.a)):
            (cost,), wild = prices(roads, connection, start), gold_any_cards(roads, connection)
            town = NUMBER[start]
            others = [step for step in steps[town] if step.via != water]
            steps[town] = [*others, _arc(NUMBER[end], water, cost, wild)]
    for road, counter in sorted(gold.doubles.items()):
        strict = roads.edition.caravan_only_if_unable
        for town, step in over(strict, road, counter, road in roads.obstacles).items():
            steps[town].append(step._replace(wild=0))  # the first counter has the caravan


def _last_resorts(roads: Roads, gold: GoldRoads) -> LastResorts:
    """The caravans over the double roads of Elfengold, where these are strict."""
    found: dict[int, list[LastResort]] = {}
    for road in sorted(gold.doubles):
        way = BOARD.connections[road]
        for start, end in ((way.a, way.b), (way.b, way.a)):
            costs, wild = prices(roads, way, start), gold_any_cards(roads, way)
            assert wild is not None  # it is a road
            step = _arc(NUMBER[end], road, costs[0], None)
            found.setdefault(NUMBER[start], []).append(LastResort.of(step, costs, wild))
    return {town: tuple(each) for town, each in found.items()}


@lru_cache(maxsize=1 << 12)
def over(
    strict: bool, road: str, counter: CounterKind, obstacle: bool = False
) -> Mapping[int, Arc]:
    """The steps over a road that has a counter, by the number of the town where each begins."""
    connection = BOARD.connections[road]
    cost = Price(counter, CHART[counter][connection.kind], int(obstacle))
    wild = caravan(strict, int(obstacle))
    a, b = NUMBER[connection.a], NUMBER[connection.b]
    return {start: _arc(end, road, cost, wild) for start, end in ((a, b), (b, a))}


@lru_cache(maxsize=64)
def _water(edition: Edition) -> tuple[tuple[Arc, ...], ...]:
    """The steps over rivers and lakes out of each town: nothing that is played changes them."""
    return tuple(tuple(_afloat(edition, town)) for town in TOWNS)


def _afloat(edition: Edition, town: str) -> Iterator[Arc]:
    for connection in BOARD.leaving(town):
        if connection.id not in edition.board.connections:
            continue
        water = None if connection.is_road else price(BareMap(edition), connection, town)
        if water is not None:
            wild = any_cards(BareMap(edition), connection)
            yield _arc(NUMBER[connection.other(town)], connection.id, water, wild)


def bits(towns: Iterable[str]) -> int:
    """Towns as one number: a bit for each."""
    return sum([1 << NUMBER[town] for town in towns])


def pack(cards: Iterable[Transport]) -> int:
    """Cards as one number."""
    return sum([1 << SHIFT[card] for card in cards])


def unpack(hand: int) -> Cards:
    """The sorted cards of a packed hand."""
    return tuple(kind for kind in TRANSPORTS for _ in range(hand >> SHIFT[kind] & 15))


def unpack_counters(held: int) -> Counters:
    """The sorted counters of a packed number of them."""
    return tuple(kind for kind in COUNTERS for _ in range(held >> SHIFT[kind] & 15))


@lru_cache(maxsize=1 << 11)
def picks(hand: int, size: int) -> tuple[int, ...]:
    """The different ways to take ``size`` cards out of a packed hand."""
    return tuple({pack(cards): None for cards in combinations(unpack(hand), size)})


def _worth(kind: Transport) -> int:
    water = [c for c in BOARD.connections.values() if not c.is_road]
    if kind == "raft":
        return sum(3 if connection.kind == "river" else 2 for connection in water)
    return sum(4 // CHART[kind][road.kind] for road in BOARD.roads if road.kind in CHART[kind])


WORTH = {kind: _worth(kind) for kind in TRANSPORTS}
"""What a card is worth on the empty map: the steps that it pays for, both ways, in half steps."""


def best_cards(cards: Iterable[Transport], count: int) -> Cards:
    """The ``count`` cards that are worth most."""
    return sort(sorted(cards, key=WORTH.__getitem__, reverse=True)[:count])


@lru_cache(maxsize=1 << 7)
def worth(hand: int, count: int) -> int:
    """What the ``count`` best cards of a packed hand are worth together."""
    return sum(WORTH[card] for card in best_cards(unpack(hand), count))
