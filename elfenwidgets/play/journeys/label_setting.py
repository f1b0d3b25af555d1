"""Label-setting: every way to spend a hand of travel cards, without following the worse ones.

The search behind the best journey, the value of single placements, and the bots' plans with all
their counters. They differ in the steps that they offer and in the objective that picks labels.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple, Protocol

from elfenwidgets.play.journeys import breath
from elfenwidgets.play.journeys.bound import Bound
from elfenwidgets.play.journeys.network import (
    COUNTERS_AT,
    HAND,
    NO_LAST_RESORTS,
    NUMBER,
    TOWN,
    TOWN_AT,
    TOWNS,
    Arc,
    LastResorts,
    pack,
)
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.state import Cards

_NO_TOWN = ~(TOWN << TOWN_AT)
# 16 leaves 1 when divided by it: a packed hand leaves the number of its cards, and less the cards
# left it leaves how many are owed, unless these are fifteen or more.
_BASE = 15

Layer = dict[int, list[int]]
"""The labels with the same number of cards left, by place: sets of goals collected, as bits."""

NEIGHBOURS = [sorted({NUMBER[c.other(town)] for c in BOARD.leaving(town)}) for town in TOWNS]


class Steps(Protocol):
    """The steps out of a town, by its number with, above its five bits, the counters held."""

    def __getitem__(self, held: int, /) -> tuple[Arc, ...]: ...


class Objective(Protocol):
    """What a search looks for: which labels it follows, and which is the best."""

    bound: Bound
    """Upper bound on the goals that may still follow."""

    away: list[int]
    """What it costs in goals to end in each town."""

    def select(self, place: int, left: int, labels: list[int], layer: Layer) -> list[int]:
        """Those of the ``labels`` at a place that are worth following; the best is noted."""
        ...


class Label(NamedTuple):
    """A journey so far: ``left`` cards at a ``place``, and the goals collected, as bits."""

    left: int
    place: int
    goals: int

    @classmethod
    def start(cls, boot: str, hand: Cards) -> "Label":
        """Where a search begins, without counters."""
        return cls(len(hand), pack(hand) | NUMBER[boot] << TOWN_AT, 0)


class Leg(NamedTuple):
    """A step of a journey; ``wild``: by caravan or boatmen.

    ``given`` are cards of the step's kind, packed: by the chart those paid; by a caravan those
    that caravans before it must have taken, so that the price is no longer in hand.
    """

    step: Arc
    wild: bool
    given: int


class Search:
    """Label-setting search from one place; it runs at once.

    A label is a place, how many cards are left, and the goals collected. Every step costs a card,
    so labels with more cards are complete before those with fewer; of those at the same place only
    the sets that no other one contains are followed, and of those what the objective selects.

    Caravans and boatmen owe cards: the packed hand loses only what the chart asks for, and has more
    cards than are left; which ones went is settled at the end. Where caravans are a last resort,
    one goes only if those owed can be what the price lacks: so many leave the hand for good. On a
    road with two counters both prices have to lack some: those caravans are ``last_resorts``.

    Once ``budget`` labels have been followed it is a beam search: of the places with the same
    number of cards left it follows the ``width`` most promising; ``proved`` is False then.
    ``followed`` counts the labels: the measure of the work.
    """

    def __init__(
        self,
        start: Label,
        goals: int,
        steps: Steps,
        objective: Objective,
        budget: float = float("inf"),
        width: int = 0,
        last_resorts: LastResorts = NO_LAST_RESORTS,
    ) -> None:
        breath.take()
        self.start, self.proved, self.followed = start, True, 0
        self._goals, self._steps, self._last_resorts = goals, steps, last_resorts
        self._layers: list[Layer] = [{} for _ in range(start.left + 1)]
        self._layers[start.left][start.place] = [start.goals]
        self._run(objective, budget, width)

    def _run(self, objective: Objective, budget: float, width: int) -> None:
        layers, goals, steps, select = self._layers, self._goals, self._steps, objective.select
        for left in range(self.start.left, -1, -1):
            layer = layers[left]
            self._land(left, layer)
            places: Iterable[tuple[int, list[int]]] = layer.items()
            if self.followed > budget and len(layer) > width:
                self.proved = False
                best = _most_promising(layer, left, objective)[:width]
                places = [(place, layer[place]) for place in best]
            for place, labels in places:
                layer[place] = kept = select(place, left, labels, layer)
                self.followed += len(kept)
                if not kept or not left:
                    continue
                rest, hand = place & _NO_TOWN, place & HAND
                # All the time goes here: named fields and a call to add labels would double it.
                # Lists of labels are shared between places, so none is ever changed.
                single = len(kept) == 1  # nearly always
                for bit, entry, shift, cost, wild, last_resort, _ in steps[place >> TOWN_AT]:
                    have = hand >> shift & 15
                    by_card = have >= cost and cost <= left
                    if not by_card and (not wild or wild > left):
                        continue
                    if not bit & goals:
                        new = kept
                    elif single:
                        new = [kept[0] | bit]
                    else:
                        new = [got | bit for got in kept]
                    if by_card:
                        there = rest + entry - (cost << shift)
                        reached = layers[left - cost]
                        known = reached.get(there)
                        reached[there] = new if known is None or known == new else known + new
                        if not wild or wild > left:
                            continue
                    there = rest + entry
                    if last_resort and have >= cost:
                        spare = have - cost
                        if (hand - left) % _BASE <= spare:
                            continue
                        there -= spare + 1 << shift
                    reached = layers[left - wild]
                    known = reached.get(there)
                    reached[there] = new if known is None or known == new else known + new

    def _land(self, left: int, layer: Layer) -> None:
        """Add what comes in another way than by steps, before the layer is followed: caravans."""
        if self._last_resorts:
            for place, labels in layer.items():
                for there, leg in self._caravans(place, left):
                    bit, reached = leg.step.bit & self._goals, self._layers[left - leg.step.wild]
                    reached[there] = [*reached.get(there, []), *(got | bit for got in labels)]

    def _caravans(self, place: int, left: int) -> Iterator[tuple[int, Leg]]:
        """The places that the last resorts lead to, each with the leg that leads there."""
        hand = place & HAND
        for step, fares in self._last_resorts.get(place >> TOWN_AT & TOWN, ()):
            gone = [(shift, (hand >> shift & 15) - cost + 1) for shift, cost in fares]
            given = sum(count << shift for shift, count in gone if count > 0)
            lacking = sum(count for _, count in gone if count > 0)
            if step.wild <= left and lacking <= (hand - left) % _BASE and self._may(step, place):
                yield (place & _NO_TOWN) + step.entry - given, Leg(step, True, given)

    def _may(self, step: Arc, place: int) -> bool:
        """Whether a last resort is open at a place; in Elfengold a witch may be needed."""
        return True

    @cached_property
    def arrivals(self) -> int:
        """The towns to which any journey comes with a card left, as bits."""
        found = 0
        for layer in self._layers[1:]:
            for place in layer:
                found |= 1 << (place >> TOWN_AT & TOWN)
        return found

    def journey(self, end: Label) -> list[Leg]:
        """The steps of a journey that ends with one of the labels.

        Only where the steps that hold with the counters at the start are all that there are.
        """
        found: list[Leg] = []
        while end != self.start:
            end, leg = next(self._before(end))
            found.append(leg)
        return found[::-1]

    def _before(self, label: Label) -> Iterator[tuple[Label, Leg]]:
        """The labels before, each with the step that leads from it."""
        left, place, goals = label
        town = place >> TOWN_AT & TOWN
        bit = 1 << town
        goal = bit & self._goals
        for start in NEIGHBOURS[town]:
            there = place & _NO_TOWN | start << TOWN_AT
            for step in self._steps[self.start.place >> COUNTERS_AT << 5 | start]:
                if step.bit != bit:
                    continue
                for more, leg in _payments(step, place >> step.shift & 15, self.start.left - left):
                    before = there + leg.given + step.counter
                    owed = ((before & HAND) - left - more) % _BASE
                    if leg.wild and leg.given >> step.shift > owed:
                        continue
                    for collected in self._layers[left + more].get(before, ()):
                        if collected | goal == goals:
                            yield Label(left + more, before, collected), leg
        for town, caravans in self._last_resorts.items():
            for more in {caravan.step.wild for caravan in caravans}:
                if left + more < len(self._layers):
                    yield from self._before_caravan(label, town, left + more)

    def _before_caravan(self, label: Label, town: int, more: int) -> Iterator[tuple[Label, Leg]]:
        """The labels in a town, with ``more`` cards, from which a last resort leads to one."""
        for place, labels in self._layers[more].items():
            if place >> TOWN_AT & TOWN != town:
                continue
            for there, leg in self._caravans(place, more):
                if (there, more - leg.step.wild) == (label.place, label.left):
                    for collected in labels:
                        if collected | leg.step.bit & self._goals == label.goals:
                            yield Label(more, place, collected), leg


def _most_promising(layer: Layer, left: int, objective: Objective) -> list[int]:
    """The places of a layer, those first that may come to most."""
    bound, away, more = objective.bound, objective.away, left << TOWN_AT
    ranked = [
        (
            (max(map(int.bit_count, labels)) if len(labels) > 1 else labels[0].bit_count())
            - away[place >> TOWN_AT & TOWN]
            + bound[place & HAND | more],
            place,
        )
        for place, labels in layer.items()
    ]
    ranked.sort(reverse=True)
    return [place for _, place in ranked]


def _payments(step: Arc, have: int, spent: int) -> Iterator[tuple[int, Leg]]:
    """How a step may have been paid after which ``have`` cards of its kind are in hand.

    Each with the number of cards that were in hand before, in addition; ``spent`` were so in all.
    """
    _, _, shift, cost, wild, last_resort, _ = step
    if cost <= spent:
        yield cost, Leg(step, False, cost << shift)
    if not wild or wild > spent:
        return
    if not last_resort or have < cost:
        yield wild, Leg(step, True, 0)
    if last_resort and have == cost - 1:
        for given in range(1, spent - wild + 1):
            yield wild, Leg(step, True, given << shift)


def maximal(labels: list[int]) -> list[int]:
    """Those of some sets of bits that no other one contains, the largest first.

    Of sets as large as each other, the smaller number first, whatever the order of a ``set``.
    """
    largest = 0
    for goals in labels:
        both = largest | goals
        if both == goals:
            largest = goals
        elif both != largest:
            break
    else:
        return [largest]  # nearly always
    kept: list[int] = []
    for goals in sorted(sorted(set(labels)), key=int.bit_count, reverse=True):
        for other in kept:
            if goals & other == goals:
                break
        else:
            kept.append(goals)
    return kept
