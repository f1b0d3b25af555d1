"""Beam search for a plan: a journey over counters that lie there or are still to be placed."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from elfenwidgets.play.bots.evaluation import Outlook
from elfenwidgets.play.journeys import standing
from elfenwidgets.play.journeys.bound import Bound
from elfenwidgets.play.journeys.counters import (
    PLACEMENTS,
    OwnCounters,
    Placement,
    packed,
    spending,
)
from elfenwidgets.play.journeys.label_setting import (
    COUNTERS_AT,
    HAND,
    TOWN,
    TOWN_AT,
    Label,
    Layer,
    Leg,
    Search,
    maximal,
)
from elfenwidgets.play.journeys.network import KIND, NUMBER, Network, Step, bits, pack
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.state import Cards
from elfenwidgets.rules.view import View

SLACK = 1
"""How many towns fewer than the most a journey may collect and still be looked at: it may end
where the next round begins better."""


class Traveller(NamedTuple):
    """Who travels: ``start`` is the boot and the hand, ``outlook`` judges the journey's end."""

    start: Label
    outlook: Outlook


def traveller(view: View, seat: int, hand: Cards, fine: bool = False) -> Traveller:
    """The traveller at a seat, whose ``hand`` is known or imagined.

    ``fine`` chooses the factors of the evaluation.
    """
    sits = view.seats[seat]
    outlook = Outlook(
        bits(standing.missing(sits.pieces)),
        standing.rounds_to_come(view),
        _number(standing.home(view, seat)),
        _number(standing.home_with_all(view, seat)),
        fine,
    )
    return Traveller(Label(len(hand), pack(hand) | NUMBER[sits.boot] << TOWN_AT, 0), outlook)


def _number(home: str | None) -> int:
    return -1 if home is None else NUMBER[home]


class Evaluated:
    """The objective of the plans: ``best`` is the highest evaluation and its label, by counters.

    It follows journeys that can come near the most towns found so far.
    """

    def __init__(self, bound: Bound, outlook: Outlook) -> None:
        self._bound, self._outlook = bound, outlook
        self._most = 0
        self.best: dict[int, tuple[float, Label]] = {}

    def select(self, place: int, left: int, labels: list[int], layer: Layer) -> list[int]:
        """The labels that may come near the most towns."""
        near = self._most - SLACK - self._bound[place & HAND | left << TOWN_AT]
        kept = [got for got in labels if got.bit_count() >= near]
        if not kept:
            return kept
        if len(kept) > 1:
            kept = maximal(kept)
        town, counters = place >> TOWN_AT & TOWN, place >> COUNTERS_AT
        known = self.best.get(counters)
        best = -100.0 if known is None else known[0]
        for got in kept:
            value = self._outlook.worth(town, got, left)
            if value > best:
                best = value
                self.best[counters] = value, Label(left, place, got)
        self._most = max(self._most, max([got.bit_count() for got in kept]))
        return kept

    def promise(self, place: int, left: int, labels: list[int]) -> int:
        """The most towns by the bound."""
        most = max([got.bit_count() for got in labels])
        return most + self._bound[place & HAND | left << TOWN_AT]


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
        own: Iterable[str] = (),
        taken: Iterable[str] = (),
        width: int | None = None,
    ) -> None:
        self.who, self.work = who, 0
        own, lying = tuple(own), frozenset(taken)
        closed = {each for each in PLACEMENTS if each.road in lying} if own else set()
        while not self._found(network, own, closed, width):
            pass

    def _found(
        self, network: Network, own: tuple[str, ...], closed: set[Placement], width: int | None
    ) -> bool:
        """Search; False: two counters were for one road (P4.2), and the second is now closed."""
        start, outlook = self.who
        objective = Evaluated(bound(network, own, outlook.towns), outlook)
        begin = start._replace(place=start.place + packed(own))
        steps = OwnCounters(network, own, closed) if own else network.steps
        beam = {} if width is None else {"budget": 0, "width": width}
        self._search = Search(begin, outlook.towns, steps, objective, **beam)
        self.work += self._search.followed
        self.best, self.end = max(objective.best.values(), key=lambda found: found[0])
        self._legs: list[Leg] | None = None
        if len(set(own)) > 1:
            twice = self._placed_twice()
            closed |= twice
            return not twice
        return True

    def _placed_twice(self) -> set[Placement]:
        """Counters of the journey for roads on which it has placed another one."""
        kinds: dict[str, str] = {}
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
        return list(dict.fromkeys(Placement(step.via, KIND[step.shift]) for step in found))

    def comes_to(self, road: str) -> bool:
        """Whether any journey comes to an end of a road with a card left: else it is nothing."""
        connection = BOARD.connections[road]
        ends = 1 << NUMBER[connection.a] | 1 << NUMBER[connection.b]
        return bool(self._search.arrivals & ends)


def bound(network: Network, own: Iterable[str], towns: int) -> Bound:
    """The bound for the steps of a network and those of all own counters."""
    more = [_openings(network.strict, kind) for kind in dict.fromkeys(own)]
    return Bound.of(chain(*network.steps, *more), towns)


@lru_cache
def _openings(strict: bool, counter: str) -> tuple[Step, ...]:
    return tuple(step for out in spending(strict, counter) for _, step in out)
