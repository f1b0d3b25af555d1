"""Single-placement values: the best journey's evaluation for each counter that may be placed."""

from collections.abc import Iterable
from math import inf

from elfenwidgets.play.bots.plan_search import Evaluated, Judging, Traveller, bound
from elfenwidgets.play.journeys.bound import Bound
from elfenwidgets.play.journeys.counters import PLACEMENTS, OneCounter, Placement
from elfenwidgets.play.journeys.label_setting import Layer, Search
from elfenwidgets.play.journeys.network import COUNTERS_AT, Network
from elfenwidgets.rules.vocabulary import CounterKind


def single_placements(
    who: Traveller, network: Network, taken: Iterable[str], own: Iterable[CounterKind]
) -> tuple[float, dict[Placement, float]]:
    """The evaluation of the best journey now, and of the best one over each placement, in towns.

    Placements are of the kinds ``own``, on roads that are not ``taken``. One that no journey near
    the best one uses has no entry: it is worth as much as now.
    """
    closed, kinds = frozenset(taken), frozenset(own)
    open_to = [p for p in PLACEMENTS if p.counter in kinds and p.road not in closed]
    objective = _EachEvaluated(bound(network, kinds, who.outlook.towns), who.outlook)
    Search(who.start, who.outlook.towns, OneCounter(network, open_to), objective)
    now = objective.values.pop(0)
    return now, {
        PLACEMENTS[number - 1]: value for number, value in objective.values.items() if value > -inf
    }


class _EachEvaluated(Evaluated):
    """The objective that keeps the best evaluation after each placement, by its number."""

    def __init__(self, bound: Bound, outlook: Judging) -> None:
        super().__init__(bound, outlook)
        self.values: dict[int, float] = {}

    def select(self, place: int, left: int, labels: list[int], layer: Layer) -> list[int]:
        """The labels that may come near the most towns of any placement."""
        number = place >> COUNTERS_AT
        self.best = self.values.get(number, -inf)
        kept = super().select(place, left, labels, layer)
        self.values[number] = self.best
        return kept
