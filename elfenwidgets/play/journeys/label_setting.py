"""Label-setting: every way to spend a hand of travel cards, without following the worse ones."""

import heapq
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field
from typing import NamedTuple

from elfenwidgets.play.journeys.bound import Bound, Fare
from elfenwidgets.play.journeys.network import (
    NUMBER,
    TOWNS,
    Network,
    Step,
    bits,
    pack,
    picks,
    worth,
)
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.state import Cards

WIDTH = 10
"""How many groups of labels are followed from each number of cards once the budget is spent."""


Key = tuple[int, int, int]
"""Where a boot may stand: the town's number, the packed hand, and how many cards it may keep.

The last is less than the hand holds where caravans are owed.
"""

Origin = tuple[Key, Step, int, bool]
"""How a place was reached: from where, by which step, the cards paid, packed (0: owed), and whether
they are those of a caravan or of boatmen."""


class Paid(NamedTuple):
    """A step of the best journey; ``cards`` are packed, 0 while a caravan or boatmen are owed."""

    step: Step
    cards: int
    wild: bool


@dataclass(slots=True)
class Group:
    """The labels of one key: the sets of goals collected on the ways there, as bits."""

    sets: set[int] = field(default_factory=set)
    origins: list[Origin] = field(default_factory=list)


Layers = list[dict[Key, Group]]
"""The groups by how many cards are left."""


class Value(NamedTuple):
    """What a journey is worth: the goals less the distance from home, the cards left, their worth.

    They count in this order.
    """

    score: int
    left: int
    worth: int


@dataclass(frozen=True, slots=True)
class Trace:
    """The best journey found: its value, the goals collected, and the steps that lead to it."""

    value: Value
    towns: int
    steps: tuple[Paid, ...]
    proved: bool


class Search:
    """A search from one boot with one hand.

    A label is a town, a hand and the set of goals collected. Every step costs a card, so labels
    with more cards are complete before those with fewer; of those with the same town and hand only
    the sets that no other one contains are followed, and of those only what can still reach the
    best journey known.

    Where caravans are free, a caravan just owes cards: the hand loses nothing but what the chart
    asks for, and which cards the caravans took is settled at the end. Where they are a last resort
    it matters what one holds, so each way to pay is followed.

    With a ``floor`` only journeys worth more are looked for; where there is none, the trace has
    the floor's value and no steps. ``fares`` are those of roads that may be added: labels that are
    worth following over one of them are kept.
    """

    def __init__(
        self,
        network: Network,
        boot: str,
        hand: Cards,
        goals: Iterable[str],
        home: str | None = None,
        budget: int = 1 << 60,
        floor: Value | None = None,
        fares: Collection[Fare] = (),
    ) -> None:
        self._network = network
        self._goals = bits(goals)
        self._away = [BOARD.distance(town, home) if home else 0 for town in TOWNS]
        self._rise = 2 if home else 1  # the most that one step adds to the score
        self._budget = budget
        self._proved = True
        self._tight = Bound.of(network, self._goals)
        self._bound = self._tight.with_road(fares)
        start = (NUMBER[boot], pack(hand), len(hand))
        self._layers: Layers = [{} for _ in range(len(hand) + 1)]
        self._before: Layers = [{} for _ in range(len(hand) + 1)]
        self._layers[len(hand)][start] = Group({0})
        self._visited: dict[int, list[tuple[Key, Group]]] = defaultdict(list)
        self._best = floor or Value(-self._away[NUMBER[boot]], -1, 0)
        self._end = (start, 0)

    def run(self) -> Trace:
        """The best journey."""
        spent = 0
        for layer in reversed(self._layers):
            groups: Iterable[tuple[Key, Group]] = layer.items()
            if spent > self._budget and len(layer) > WIDTH:
                groups = heapq.nlargest(WIDTH, groups, key=self._promise)
                self._proved = False
            for key, group in groups:
                self._visit(key, group)
                spent += len(group.sets)
        return Trace(self._best, self._end[1].bit_count(), self._steps(), self._proved)

    def with_road(self, steps: Mapping[int, Step]) -> "Search":
        """Once this search has run: one for journeys that are better by a road that was not there.

        ``steps`` are the two ways over the road by the towns where they begin; its fare must be
        among ``fares`` if the hand can pay it. Only labels from beyond the road are followed. They
        have been at both its ends, so there are no goals left for which to use it again.
        """
        more = copy(self)
        more._network = self._network.plus(steps)
        more._bound = self._tight
        more._before = self._layers
        more._layers = [{} for _ in self._layers]
        more._visited = defaultdict(list)
        for town, step in steps.items():
            for key, group in self._visited[town]:
                more._take(key, group.sets, step)
        return more

    def _visit(self, key: Key, group: Group) -> None:
        """Keep the labels that are worth following, note the best, and take every step."""
        town, hand, left = key
        best = self._best
        away = self._away[town]
        most = self._bound[hand, left] - max(0, away - left)
        hopeful = []
        for goals in group.sets:
            score = goals.bit_count()
            if score + most > best.score or (
                score + most == best.score
                and left - (best.score - score + away) // self._rise >= best.left
            ):
                hopeful.append(goals)
        if before := hopeful and self._before[left].get(key):
            hopeful = [goals for goals in hopeful if not contained(goals, before.sets)]
        group.sets = maximal(hopeful)
        if not group.sets:
            return
        self._visited[town].append((key, group))
        top = max(group.sets, key=int.bit_count)
        if (top.bit_count() - away, left) >= best[:2]:
            value = Value(top.bit_count() - away, left, worth(hand, left))
            if value > best:
                self._best, self._end = value, (key, top)
        for step in self._network.steps[town]:
            self._take(key, group.sets, step)

    def _take(self, key: Key, sets: set[int], step: Step) -> None:
        """Every way to pay for a step."""
        _, hand, left = key
        to, _, shift, cost, wild, last_resort = step
        able = left >= cost and hand >> shift & 15 >= cost
        if able:
            paid = cost << shift
            self._reach((to, hand - paid, left - cost), sets, (key, step, paid, False))
        if not wild or left < wild:
            return
        if not self._network.strict:
            self._reach((to, hand, left - wild), sets, (key, step, 0, True))
        elif not (able and last_resort):
            for paid in picks(hand, wild):
                self._reach((to, hand - paid, left - wild), sets, (key, step, paid, True))

    def _reach(self, key: Key, sets: set[int], origin: Origin) -> None:
        layer = self._layers[key[2]]
        group = layer.get(key)
        if group is None:
            group = layer[key] = Group()
        goal = 1 << key[0] & self._goals
        group.sets.update([goals | goal for goals in sets] if goal else sets)
        group.origins.append(origin)

    def _promise(self, entry: tuple[Key, Group]) -> int:
        (town, hand, left), group = entry
        return max(map(int.bit_count, group.sets)) - self._away[town] + self._bound[hand, left]

    def _steps(self) -> tuple[Paid, ...]:
        """The way to the best label, found backwards."""
        found: list[Paid] = []
        key, goals = self._end
        while last := self._last(key, goals):
            (key, step, cards, wild), goals = last
            found.append(Paid(step, cards, wild))
        return tuple(reversed(found))

    def _last(self, key: Key, goals: int) -> tuple[Origin, int] | None:
        """How a label was reached, and the goals collected until then; None for the start."""
        goal = 1 << key[0] & self._goals
        for group in self._groups(key):
            for origin in group.origins:
                for before in self._groups(origin[0]):
                    for collected in before.sets:
                        if collected | goal == goals:
                            return origin, collected
        return None

    def _groups(self, key: Key) -> Iterator[Group]:
        """The labels of a key, those found before a road was added among them."""
        for layers in (self._layers, self._before):
            if key in layers[key[2]]:
                yield layers[key[2]][key]


def contained(goals: int, sets: Iterable[int]) -> bool:
    """Whether one of some sets of bits contains the set ``goals``."""
    return any(goals & other == goals for other in sets)


def maximal(sets: Collection[int]) -> set[int]:
    """Those of some sets of bits that no other one contains."""
    if len(sets) < 2:
        return set(sets)
    kept: list[int] = []
    for goals in sorted(sets, key=int.bit_count, reverse=True):
        if not contained(goals, kept):
            kept.append(goals)
    return set(kept)
