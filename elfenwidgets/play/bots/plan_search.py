"""Beam search for a plan: a journey over counters that lie there or are still to be placed."""

from collections.abc import Callable, Iterable
from functools import cache
from math import inf
from typing import NamedTuple, Protocol

from elfenwidgets.play.bots.evaluation import Outlook
from elfenwidgets.play.journeys.best_journey import NOWHERE
from elfenwidgets.play.journeys.bound import Bound
from elfenwidgets.play.journeys.counters import (
    ANY,
    OwnCounters,
    Placement,
    pack,
    spending,
)
from elfenwidgets.play.journeys.label_setting import Label, Layer, Leg, Search, maximal
from elfenwidgets.play.journeys.network import (
    COUNTER_OF,
    COUNTERS_AT,
    HAND,
    NUMBER,
    TOWN,
    TOWN_AT,
    Entries,
    Network,
    bits,
    entries,
)
from elfenwidgets.rules import ending
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.state import Cards
from elfenwidgets.rules.view import OwnView
from elfenwidgets.rules.vocabulary import CounterKind

SLACK = 1
"""How many towns fewer than the most a journey may collect and still be looked at: it may end
where the next round begins better."""


class Judging(Protocol):
    """What judges a journey's end: an Outlook, or that of another game."""

    @property
    def towns(self) -> int:
        """The towns missing, as bits."""

    @property
    def rounds(self) -> int:
        """The rounds to come."""

    def judge(self) -> Callable[[int, int, int], float]:
        """The evaluation by the town of the end, the towns collected, and the cards left."""


class Traveller(NamedTuple):
    """Who travels: ``start`` is the boot and the hand, ``outlook`` judges the journey's end."""

    start: Label
    outlook: Judging


def traveller(view: OwnView, seat: int, hand: Cards, fine: bool = False) -> Traveller:
    """The traveller at a seat, whose ``hand`` is known or imagined.

    ``fine`` chooses the factors of the evaluation.
    """
    sits = view.seats[seat]
    outlook = Outlook(
        bits(view.edition.board.missing(sits.pieces)),
        ending.rounds_to_come(view),
        _number(ending.home(view, seat)),
        _number(ending.home_with_all(view, seat)),
        fine,
    )
    return Traveller(Label.start(sits.boot, hand), outlook)


def viewer(view: OwnView, fine: bool = False) -> Traveller:
    """The viewer as a traveller; ``fine`` chooses the factors of the evaluation."""
    return traveller(view, view.seat, view.me.hand, fine)


def closed_roads(view: OwnView) -> frozenset[str]:
    """The roads on which no counter is placed any more: out of play, or with one (P4.2)."""
    return view.edition.board.outside | view.counters.keys()


def _number(home: str | None) -> int:
    return -1 if home is None else NUMBER[home]


class Evaluated:
    """The objective of a plan: ``best`` is the highest evaluation of an end, ``end`` its label.

    It follows journeys that can come near the most towns found so far.
    """

    def __init__(self, bound: Bound, outlook: Judging) -> None:
        self.bound, self.away = bound, NOWHERE
        self.best, self.end = -inf, (0, 0, 0)
        self._worth, self._most = outlook.judge(), 0

    def select(self, place: int, left: int, labels: list[int], layer: Layer) -> list[int]:
        """The labels that may come near the most towns."""
        if len(labels) > 1:
            labels = maximal(labels)  # the first has most, the last fewest
        most = labels[0].bit_count()
        near = self._most - SLACK
        if most > self._most:
            self._most = most
        if labels[-1].bit_count() < near:
            near -= self.bound[place & HAND | left << TOWN_AT]
            if most < near:
                return []
            if len(labels) > 1:
                labels = [got for got in labels if got.bit_count() >= near]
        town = place >> TOWN_AT & TOWN
        for got in labels:
            value = self._worth(town, got, left)
            if value > self.best:
                self.best, self.end = value, (left, place, got)
        return labels


class Plan:
    """The best journey of a traveller, by the evaluation of its end.

    ``own`` are counters that may be placed on the way, each once, on roads that are not ``taken``.
    With a ``width`` it is a beam search from the start; without, every journey is looked at that
    can come near the most towns. ``best`` is the evaluation, ``legs`` are the steps, ``end`` is the
    label; ``work`` counts the labels followed.
    """

    def __init__(
        self,
        who: Traveller,
        network: Network,
        own: Iterable[CounterKind] = (),
        taken: Iterable[str] = (),
        width: int | None = None,
    ) -> None:
        self.who, self.work = who, 0
        kinds, roads, closed = tuple(own), frozenset(taken), set[Placement]()
        while twice := self._search_without(closed, network, kinds, roads, width):
            closed |= twice

    def _search_without(
        self,
        closed: set[Placement],
        network: Network,
        own: tuple[CounterKind, ...],
        taken: frozenset[str],
        width: int | None,
    ) -> set[Placement]:
        """Search; the counters for roads on which the journey has placed another one (P4.2)."""
        start, outlook = self.who
        objective = Evaluated(bound(network, own, outlook.towns), outlook)
        begin = start._replace(place=start.place + pack(own))
        steps = OwnCounters(network, own, taken, closed) if own else network.steps
        budget, kept = (inf, 0) if width is None else (0, width)
        last = network.last_resorts
        self._search = Search(begin, outlook.towns, steps, objective, budget, kept, last)
        self.work += self._search.followed
        self.best, self.end = objective.best, Label(*objective.end)
        self._legs: list[Leg] | None = None
        spent = pack(own) - (self.end.place >> COUNTERS_AT << COUNTERS_AT)
        if sum([bool(spent & ANY[kind]) for kind in set(own)]) < 2:
            return set()
        kinds: dict[str, CounterKind] = {}
        return {
            placement
            for placement in self.placements()
            if kinds.setdefault(placement.road, placement.counter) != placement.counter
        }

    @property
    def legs(self) -> list[Leg]:
        """The steps of the best journey."""
        if self._legs is None:
            self._legs = self._search.journey(self.end)
        return self._legs

    def placements(self) -> list[Placement]:
        """The counters to be placed for the best journey, in its order."""
        found = [leg.step for leg in self.legs if leg.step.counter]
        return list(dict.fromkeys(Placement(step.via, COUNTER_OF[step.shift]) for step in found))

    def comes_to(self, road: str) -> bool:
        """Whether any journey comes to an end of a road with a card left: else it is nothing."""
        connection = BOARD.connections[road]
        ends = 1 << NUMBER[connection.a] | 1 << NUMBER[connection.b]
        return bool(self._search.arrivals & ends)


def bound(network: Network, own: Iterable[CounterKind], towns: int) -> Bound:
    """The bound for the steps of a network and those of all own counters."""
    return Bound.of(towns, network.entries, *map(_openings, dict.fromkeys(own)))


@cache
def _openings(counter: CounterKind) -> Entries:
    """The towns that counters of a kind may open."""
    return entries(step for out in spending(False, counter) for _, step in out)
