"""Steps over counters that are not placed yet: one of the counters held, or all of them."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import NamedTuple

from elfenwidgets.play.journeys.network import (
    COUNTER_OF,
    COUNTERS_AT,
    TOWN,
    TOWNS,
    Arc,
    Network,
    over,
)
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS
from elfenwidgets.rules.vocabulary import CounterKind


class Placement(NamedTuple):
    """A counter of a kind for a road."""

    road: str
    counter: CounterKind


PLACEMENTS = tuple(
    Placement(road.id, counter)
    for road in BOARD.roads
    for counter in COUNTERS
    if road.kind in CHART[counter]
)
"""Every counter on every road over which it can go (P4.3)."""

_PLACED = {placement: number for number, placement in enumerate(PLACEMENTS, 1)}
"""What a place says about its placement, where one may be made; 0: none has been made yet."""

UNIT = {kind: 1 << COUNTERS_AT + 4 * i for i, kind in enumerate(COUNTERS)}
"""One counter of a kind in a place, where several may be placed."""

ANY = {kind: 15 * unit for kind, unit in UNIT.items()}
"""The bits of a place for all counters of a kind."""

ROADS_OUT = [frozenset(c.id for c in BOARD.leaving(town) if c.is_road) for town in TOWNS]
"""The roads out of each town, by its number."""


class OneCounter(dict[int, tuple[Arc, ...]]):
    """The steps of a network and those that one placement may open, by town and placement.

    A label remembers which placement it has made, and goes on with that one alone.
    """

    def __init__(self, network: Network, placements: Iterable[Placement]) -> None:
        super().__init__()
        self._network = network
        self._openings: dict[int, list[Arc]] = {}
        for placement in placements:
            for town, step in _opening(network.strict, placement).items():
                self._openings.setdefault(town, []).append(step)

    def __missing__(self, held: int) -> tuple[Arc, ...]:
        town, placed = held & TOWN, held >> 5
        steps = self._network.steps[town]
        if placed:
            road, counter = PLACEMENTS[placed - 1]
            if step := over(self._network.strict, road, counter).get(town):
                steps = (*steps, step)
        else:
            steps = (*steps, *self._openings.get(town, ()))
        self[held] = steps
        return steps


def fits(placement: Placement) -> bool:
    """Whether the counter can go over the road."""
    return placement in _PLACED


def cost_in_cards(placement: Placement) -> int:
    """How many cards the road will cost, without an obstacle."""
    step = next(iter(over(False, *placement).values()))
    return step.cost


def placement(number: int) -> Placement | None:
    """The placement of a number that stands for the counters in a place of OneCounter's."""
    return PLACEMENTS[number - 1] if number else None


@lru_cache(maxsize=1 << 10)
def _opening(strict: bool, placement: Placement) -> Mapping[int, Arc]:
    """The steps with which a placement is made, by town; they leave its number in the place."""
    steps = over(strict, *placement)
    counter = -(_PLACED[placement] << COUNTERS_AT)
    return {town: step.placing(counter) for town, step in steps.items()}


class OwnCounters(dict[int, tuple[Arc, ...]]):
    """The steps of a network and those that the counters held may open, by town and counters.

    Each counter opens a road on the way, and is spent by the step. None is for a road that is
    ``taken``, or ``closed`` to that counter.
    """

    def __init__(
        self,
        network: Network,
        kinds: Iterable[CounterKind],
        taken: AbstractSet[str],
        closed: AbstractSet[Placement],
    ) -> None:
        super().__init__()
        self._network, self._taken, self._closed = network, taken, closed
        self._kinds = tuple(dict.fromkeys(kinds))

    def __missing__(self, held: int) -> tuple[Arc, ...]:
        town, counters = held & TOWN, held >> 5 << COUNTERS_AT
        kinds = tuple([kind for kind in self._kinds if counters & ANY[kind]])
        opened = _opened(self._network.strict, kinds, town, self._taken & ROADS_OUT[town])
        if self._closed:
            opened = tuple([step for step in opened if _placing(step) not in self._closed])
        self[held] = steps = self._network.steps[town] + opened
        return steps


def _placing(step: Arc) -> Placement:
    return Placement(step.via, COUNTER_OF[step.shift])


@lru_cache(maxsize=1 << 10)
def _opened(
    strict: bool, kinds: tuple[CounterKind, ...], town: int, taken: AbstractSet[str]
) -> tuple[Arc, ...]:
    """The steps out of a town with which counters of some kinds are placed, where none is taken."""
    return tuple(
        step
        for kind in kinds
        for placement, step in spending(strict, kind)[town]
        if placement.road not in taken
    )


def pack(counters: Iterable[CounterKind]) -> int:
    """Counters as a place of an OwnCounters search holds them."""
    return sum([UNIT[kind] for kind in counters])


@lru_cache
def spending(strict: bool, counter: CounterKind) -> tuple[list[tuple[Placement, Arc]], ...]:
    """For each town the steps with which a counter is placed out of those held."""
    found: tuple[list[tuple[Placement, Arc]], ...] = tuple([] for _ in TOWNS)
    for placement in PLACEMENTS:
        if placement.counter == counter:
            for town, step in over(strict, *placement).items():
                found[town].append((placement, step.placing(UNIT[counter])))
    return found
