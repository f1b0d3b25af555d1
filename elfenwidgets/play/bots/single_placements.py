"""Single-placement values: the best journey's evaluation for each counter that may be placed."""

from collections.abc import Iterable

from elfenwidgets.play.bots.plan_search import Evaluated, Traveller, bound
from elfenwidgets.play.journeys.counters import PLACEMENTS, OneCounter, Placement, placement
from elfenwidgets.play.journeys.label_setting import Search
from elfenwidgets.play.journeys.network import Network


def single_placements(
    who: Traveller, network: Network, taken: Iterable[str], own: Iterable[str]
) -> tuple[float, dict[Placement, float]]:
    """The evaluation of the best journey now, and of the best one over each placement, in towns.

    Placements are of the kinds ``own``, on roads that are not ``taken``. One that no journey near
    the best one uses has no entry: it is worth as much as now.
    """
    closed, kinds = frozenset(taken), frozenset(own)
    open_to = [p for p in PLACEMENTS if p.counter in kinds and p.road not in closed]
    objective = Evaluated(bound(network, kinds, who.outlook.towns), who.outlook)
    Search(who.start, who.outlook.towns, OneCounter(network, open_to), objective)
    values = {placement(number): value for number, (value, _) in objective.best.items()}
    now = values.pop(None)
    return now, {made: value for made, value in values.items() if made is not None}
