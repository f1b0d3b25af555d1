"""Every way to spend a hand of travel cards, over counters that lie there or are still to come."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from elfenwidgets.play.bots.evaluation import worth
from elfenwidgets.play.journeys.label_setting import maximal
from elfenwidgets.play.journeys.network import NUMBER, Network, pack
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, TRANSPORTS
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.state import Cards
from elfenwidgets.rules.travel import CARAVAN, Roads

ROADS = tuple(road.id for road in BOARD.roads)
ROAD = {road: i for i, road in enumerate(ROADS)}
ENDS = [(NUMBER[road.a], NUMBER[road.b]) for road in BOARD.roads]
KIND = {kind: i for i, kind in enumerate(TRANSPORTS)}
PRICES = [[CHART[kind].get(road.kind, 0) for road in BOARD.roads] for kind in COUNTERS]
"""By the number of a kind and of a road; 0 where it cannot go."""

COUNTER = [1 << 4 * (len(TRANSPORTS) + i) for i in range(len(COUNTERS))]
"""One counter of a kind in a purse: a packed hand and, above it, the counters one may place."""

Step = tuple[int, int, int, int, int, int]
"""To which town, over which road (-1: water), the place of its kind in a hand, the cards it costs,
those of a caravan (0: there is none), and the counter that has to be placed first (0: none)."""

Steps = list[list[Step]]
"""The steps out of each town."""

Label = tuple[int, int, int]
"""Cards left, the place (a town and, above its five bits, a purse), the towns collected."""


class Spot(NamedTuple):
    """A kind of counter, by number, for a road, by number."""

    road: int
    kind: int


class Traveller(NamedTuple):
    """Who travels: where the boot stands, the cards, the towns missing, what is to come.

    ``fine`` is whose outlook on the rounds to come is the fine one.
    """

    boot: int
    hand: int
    cards: int
    towns: int
    rounds: int
    home: int = -1
    fine: bool = False


def steps_of(roads: Roads) -> Steps:
    """The steps over the counters that lie on the roads, and over water."""
    steps = list(_waters(roads.edition))
    for road, kind in roads.counters.items():
        steps = laid(steps, Spot(ROAD[road], KIND[kind]), road in roads.obstacles)
    return steps


@lru_cache(maxsize=64)
def _waters(edition: Edition) -> tuple[list[Step], ...]:
    network = Network.of(_Bare(edition, {}, frozenset()))
    return tuple(
        [(step.to, -1, step.shift, step.cost, step.wild, 0) for step in steps]
        for steps in network.steps
    )


class _Bare(NamedTuple):
    edition: Edition
    counters: Mapping[str, str]
    obstacles: frozenset[str]


def laid(steps: Steps, spot: Spot, obstacle: bool = False) -> Steps:
    """The steps once a counter lies on a road, alone or with an obstacle."""
    road, kind = spot
    cost, wild = PRICES[kind][road] + obstacle, CARAVAN + obstacle
    a, b = ENDS[road]
    steps = steps[:]
    for start, end in ((a, b), (b, a)):
        others = [step for step in steps[start] if step[1] != road]
        steps[start] = [*others, (end, road, 4 * kind, cost, wild, 0)]
    return steps


def with_own(steps: Steps, taken: Iterable[int], own: Iterable[int]) -> Steps:
    """The steps with those that the counters of the kinds ``own`` may open on free roads."""
    closed = set(taken)
    more = [out[:] for out in steps]
    for kind in dict.fromkeys(own):
        for road, price in enumerate(PRICES[kind]):
            if price and road not in closed:
                a, b = ENDS[road]
                more[a].append((b, road, 4 * kind, price, CARAVAN, COUNTER[kind]))
                more[b].append((a, road, 4 * kind, price, CARAVAN, COUNTER[kind]))
    return more


def numbers(counters: Cards) -> list[int]:
    """The numbers of counters' kinds."""
    return [KIND[kind] for kind in counters]


class Ways:
    """All journeys of a traveller, and the best one: its worth and the label it ends with.

    A label with more cards left is complete before those with fewer; of the labels at the same
    place only the sets of towns that no other contains are followed. Caravans owe cards of any
    kind: the purse keeps what the chart asks for. ``own`` are counters that may be placed on the
    way, each once. Journeys that cannot come near the most towns found so far are dropped.
    """

    def __init__(
        self, who: Traveller, steps: Steps, own: Iterable[int] = (), width: int = 0
    ) -> None:
        self.who = who
        self._steps = steps
        purse = who.hand + sum([COUNTER[kind] for kind in own])
        self._layers: list[dict[int, set[int]]] = [{} for _ in range(who.cards + 1)]
        self._layers[who.cards][who.boot | purse << 5] = {0}
        self._width = width
        self._reaches: dict[int, int] = {}
        self._kinds: dict[int, bool] = {}
        for out in steps:
            for step in out:
                self._kinds[step[2]] = self._kinds.get(step[2], False) or step[3] == 1
        self._on = 0
        self.best = -100.0
        self.end: Label = (who.cards, who.boot | purse << 5, 0)
        self._run()

    def _run(self) -> None:
        who, layers, all_steps = self.who, self._layers, self._steps
        towns, rounds, home, fine = who.towns, who.rounds, who.home, who.fine
        most = 0
        for left in range(who.cards, -1, -1):
            layer = layers[left]
            if self._width and len(layer) > self._width:
                layer = self._promising(layer, left)
            for place, sets in layer.items():
                if len(sets) > 1:
                    sets = layer[place] = maximal(sets)
                town, purse = place & 31, place >> 5
                if left:
                    self._on |= 1 << town
                near = most - SLACK - self._reach(purse, left)
                kept = []
                top = 0
                for got in sets:
                    count = got.bit_count()
                    if count >= near:
                        kept.append(got)
                        if count > top:
                            top = count
                        value = worth(town, got, towns, left, rounds, home, fine)
                        if value > self.best:
                            self.best, self.end = value, (left, place, got)
                if not left or not kept:
                    continue
                for to, _, shift, cost, wild, counter in all_steps[town]:
                    if counter and not purse & counter * 15:
                        continue
                    goal = 1 << to & towns
                    new = [got | goal for got in kept] if goal else kept
                    if goal and top >= most:
                        most = max(most, max([got.bit_count() for got in new]))
                    if cost <= left and purse >> shift & 15 >= cost:
                        add(layers[left - cost], to | (purse - (cost << shift) - counter) << 5, new)
                    if wild and wild <= left:
                        add(layers[left - wild], to | (purse - counter) << 5, new)

    def comes_to(self, road: int) -> bool:
        """Whether any journey comes to an end of a road with a card left: else it is nothing."""
        a, b = ENDS[road]
        return bool(self._on >> a & 1 or self._on >> b & 1)

    def _promising(self, layer: dict[int, set[int]], left: int) -> dict[int, set[int]]:
        order = [
            (max([got.bit_count() for got in sets]) + self._reach(place >> 5, left), place)
            for place, sets in layer.items()
        ]
        order.sort(reverse=True)
        return {place: layer[place] for _, place in order[: self._width]}

    def _reach(self, purse: int, left: int) -> int:
        """No fewer towns than so many cards can still reach."""
        key = purse & 0xFFFFFFF | left << 28
        known = self._reaches.get(key)
        if known is None:
            ones = twos = 0
            for shift, cheap in self._kinds.items():
                have = purse >> shift & 15
                if cheap:
                    ones += have
                else:
                    twos += have // 2
            ones = min(ones, left)
            twos = min(twos, (left - ones) // 2)
            known = self._reaches[key] = ones + twos + (left - ones - 2 * twos) // 3
        return known

    def journey(self) -> list[tuple[Step, bool]]:
        """The steps of the best journey, each with whether it goes by caravan or by boatmen."""
        found: list[tuple[Step, bool]] = []
        label = self.end
        while (last := self._last(label)) is not None:
            label, step, wild = last
            found.append((step, wild))
        return found[::-1]

    def _last(self, label: Label) -> tuple[Label, Step, bool] | None:
        """The label before, and the step from it; None for the start."""
        left, place, got = label
        town, purse = place & 31, place >> 5
        goal = 1 << town & self.who.towns
        for start, out in enumerate(self._steps):
            for step in out:
                if step[0] != town:
                    continue
                _, _, shift, cost, wild, counter = step
                for pay, card in ((cost, cost << shift), (wild, 0)):
                    if not pay or left + pay > self.who.cards:
                        continue
                    before = start | (purse + card + counter) << 5
                    for sets in self._layers[left + pay].get(before, ()):
                        if sets | goal == got:
                            return (left + pay, before, sets), step, not card
        return None


def add(layer: dict[int, set[int]], place: int, sets: list[int]) -> None:
    """Add labels at a place."""
    there = layer.get(place)
    if there is None:
        layer[place] = set(sets)
    else:
        there.update(sets)


SLACK = 1
"""How many towns fewer than the most a journey may collect and still be looked at: it may end
where the next round begins better."""


def spots(journey: Iterable[tuple[Step, bool]]) -> list[Spot]:
    """The counters to be placed for a journey, in its order."""
    found = []
    for (_, road, _, _, _, counter), _ in journey:
        if counter:
            found.append(Spot(road, COUNTER.index(counter)))
    return list(dict.fromkeys(found))


def traveller(
    boot: str,
    hand: Cards,
    towns: int,
    rounds: int,
    home: str | None = None,
    fine: bool = False,
) -> Traveller:
    """A traveller by names; ``home`` counts in the last round alone (E4)."""
    at_home = -1 if home is None or rounds else NUMBER[home]
    return Traveller(NUMBER[boot], pack(hand), len(hand), towns, rounds, at_home, fine)
