"""What each placement is worth to the viewer's own best journey."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple

from elfenwidgets.play.journeys.best_journey import BUDGET, Journey, for_view, task
from elfenwidgets.play.journeys.bound import Fare
from elfenwidgets.play.journeys.label_setting import Search, Trace, Value
from elfenwidgets.play.journeys.network import Alone, Network, Step, over, pack
from elfenwidgets.rules.actions import Place, PlaceObstacle
from elfenwidgets.rules.view import View


class Prospect(NamedTuple):
    """What a best journey comes to: the value that prospects compare by, and its new towns."""

    value: Value
    towns: int


@dataclass(frozen=True, slots=True)
class Advice:
    """The best journey ``now``, and what the best one comes to ``after`` each legal placement.

    ``after`` has an entry for each Place, and for each PlaceObstacle off the journey now, in the
    order of the view's actions. No placement of a counter makes the journey worse; an obstacle off
    it leaves it as it is, and one on it has no entry. ``proved`` is False where the budget ran
    out: some journeys may be better than is said.
    """

    now: Journey
    after: Mapping[Place | PlaceObstacle, Prospect]
    proved: bool


def advice(view: View, budget: int = BUDGET) -> Advice:
    """What each placement among ``view.actions`` is worth to the viewer's best journey.

    ``budget`` is the number of labels that may be followed for each journey. For the steps of a
    journey after a placement ask ``journey_after``.

    Raises:
        ValueError: the view is a spectator's.
    """
    now = for_view(view, budget)
    used = {step.via for step in now.steps}
    over_new_road = _over_new_roads(view, now.value, budget)
    after: dict[Place | PlaceObstacle, Prospect] = {}
    for action in view.actions:
        if isinstance(action, Place):
            trace = over_new_road[action.counter, action.road]
            better = trace if trace.value > now.value else now
            after[action] = Prospect(better.value, better.towns)
        elif isinstance(action, PlaceObstacle) and action.road not in used:
            after[action] = Prospect(now.value, now.towns)
    proved = now.proved and all(trace.proved for trace in over_new_road.values())
    return Advice(now, MappingProxyType(after), proved)


def journey_after(view: View, action: Place | PlaceObstacle, budget: int = BUDGET) -> Journey:
    """The viewer's best journey once ``action`` is done.

    Raises:
        ValueError: the view is a spectator's.
    """
    if isinstance(action, Place):
        counters = {**view.counters, action.road: action.counter}
        return for_view(replace(view, counters=counters), budget)
    return for_view(replace(view, obstacles=view.obstacles | {action.road}), budget)


def _over_new_roads(view: View, now: Value, budget: int) -> dict[tuple[str, str], Trace]:
    """For each counter and road of a Place the best journey of those better than ``now``.

    A counter takes nothing away, so it is enough to go on from where the roads of now lead to its
    ends. All placements share that one search; and a road whose cards are not in hand is one for
    caravans, whatever the counter.
    """
    mine, network = task(view), Network.of(view)
    hand = pack(mine.hand)
    roads = {
        (place.counter, place.road): over(
            Alone(view.edition, {place.road: place.counter}), place.road
        )
        for place in view.actions
        if isinstance(place, Place)
    }
    fares = {key: _fare(steps, hand) for key, steps in roads.items()}
    search = Search(network, *mine, budget, now, {fare for fare in fares.values() if fare})
    search.run()
    found: dict[tuple[str, Fare | None], Trace] = {}
    for key, steps in roads.items():
        road, fare = key[1], fares[key]
        if (road, fare) not in found:
            found[road, fare] = search.with_road(steps).run()
    return {key: found[key[1], fare] for key, fare in fares.items()}


def _fare(steps: Mapping[int, Step], hand: int) -> Fare | None:
    """What a road costs, the same both ways; None if a packed hand cannot pay it."""
    step = next(iter(steps.values()))
    return (step.shift, step.cost) if hand >> step.shift & 15 >= step.cost else None
