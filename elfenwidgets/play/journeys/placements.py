"""What each placement is worth to the viewer's own best journey."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple

from elfenwidgets.play.journeys.best_journey import (
    BUDGET,
    WIDTH,
    Exact,
    Journey,
    Task,
    Value,
    for_view,
    task,
)
from elfenwidgets.play.journeys.bound import Bound, Fare
from elfenwidgets.play.journeys.counters import OneCounter, Placement, placement
from elfenwidgets.play.journeys.label_setting import Label, Layer, Search
from elfenwidgets.play.journeys.network import COUNTERS_AT, Network, bits, over
from elfenwidgets.rules.actions import Place, PlaceObstacle
from elfenwidgets.rules.view import View

_PLACE = (1 << COUNTERS_AT) - 1


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

    ``budget`` is the number of labels that may be followed for the journey now, and again for all
    journeys after a placement together. For the steps of one ask ``journey_after``.

    Raises:
        ValueError: the view is a spectator's.

    >>> from elfenwidgets.rules import view
    >>> from elfenwidgets.rules.position import position
    >>> found = advice(view(position(hand="elfcycle", open="elfcycle", players=2), 0))
    >>> found.now.towns, max(prospect.towns for prospect in found.after.values())
    (0, 1)
    """
    now = for_view(view, budget)
    used = {step.via for step in now.steps}
    prospects, proved = over_new_roads(view, Prospect(now.value, now.towns), budget)
    after: dict[Place | PlaceObstacle, Prospect] = {}
    for action in view.actions:
        if isinstance(action, Place):
            after[action] = prospects[action.road, action.counter]
        elif isinstance(action, PlaceObstacle) and action.road not in used:
            after[action] = Prospect(now.value, now.towns)
    return Advice(now, MappingProxyType(after), now.proved and proved)


def journey_after(view: View, action: Place | PlaceObstacle, budget: int = BUDGET) -> Journey:
    """The viewer's best journey once ``action`` is done.

    Raises:
        ValueError: the view is a spectator's.

    >>> from elfenwidgets.rules import view
    >>> from elfenwidgets.rules.position import position
    >>> state = position(at="feodor", phase="plan", hand="dragon dragon", open="dragon", players=2)
    >>> place = Place(0, "dragon", False, "forest:feodor-lapphalya")
    >>> journey_after(view(state, 0), place).towns
    1
    """
    if isinstance(action, Place):
        counters = {**view.counters, action.road: action.counter}
        return for_view(replace(view, counters=counters), budget)
    return for_view(replace(view, obstacles=view.obstacles | {action.road}), budget)


def over_new_roads(
    view: View, now: Prospect, budget: int
) -> tuple[dict[tuple[str, str], Prospect], bool]:
    """What the best journey comes to after each Place, by road and counter; whether it is proved.

    One search for all. A counter takes nothing away, so only journeys better than ``now`` are
    looked for. A road whose price is not in hand is one for caravans, whatever the counter: all
    such counters are one placement.
    """
    mine, network = task(view), Network.of(view)
    alike: dict[tuple[str, Fare | None], Placement] = {}
    made: dict[tuple[str, str], Placement] = {}
    for action in view.actions:
        if isinstance(action, Place):
            fare = _fare(mine, network.strict, action)
            like = alike.setdefault((action.road, fare), Placement(action.road, action.counter))
            made[action.road, action.counter] = like
    start, goals = Label.start(mine.boot, mine.hand), bits(mine.goals)
    bound = Bound.of(goals, network.entries)
    objective = _EachPlacement(
        bound, bound.with_road({fare for _, fare in alike if fare}), mine, start, now.value
    )
    run = Search(start, goals, OneCounter(network, alike.values()), objective, budget, WIDTH)
    better = objective.better()
    return {key: better.get(like, now) for key, like in made.items()}, run.proved


def _fare(mine: Task, strict: bool, place: Place) -> Fare | None:
    """What the road will cost; None where the hand cannot pay it."""
    step = next(iter(over(strict, place.road, place.counter).values()))
    return (step.shift, step.cost) if mine.hand.count(place.counter) >= step.cost else None


class _EachPlacement:
    """The objective that looks for the best journey after each of several placements."""

    def __init__(self, bound: Bound, wider: Bound, mine: Task, start: Label, floor: Value) -> None:
        self._tight, self._mine, self._start, self._floor = bound, mine, start, floor
        self._before = Exact(wider, mine.home, start, floor)
        self.bound, self.away = wider, self._before.away
        self._after: dict[int, Exact] = {}

    def select(self, place: int, left: int, labels: list[int], layer: Layer) -> list[int]:
        """The labels from which something better than without a placement may follow.

        After a placement the boot has been at both ends of its road: there are no goals left for
        which to use it again, so a label that is matched by one without placement is dropped.
        """
        number = place >> COUNTERS_AT
        if not number:
            return self._before.select(place, left, labels, layer)
        if matched := layer.get(place & _PLACE):
            labels = [
                goals for goals in labels if not any(goals & other == goals for other in matched)
            ]
            if not labels:
                return labels
        after = self._after.get(number)
        if after is None:
            after = Exact(self._tight, self._mine.home, self._start, self._floor)
            self._after[number] = after
        return after.select(place, left, labels, layer)

    def better(self) -> dict[Placement | None, Prospect]:
        """The best journey after each placement that leads to a better one."""
        return {
            placement(number): Prospect(after.best, after.end.goals.bit_count())
            for number, after in self._after.items()
            if after.end != self._start
        }
