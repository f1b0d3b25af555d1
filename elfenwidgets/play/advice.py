"""What each placement is worth to the viewer's own best journey."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple

from elfenwidgets.play.routes import BUDGET, Journey, for_view
from elfenwidgets.play.search import Value
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
    proved = now.proved
    after: dict[Place | PlaceObstacle, Prospect] = {}
    known: dict[tuple[str, str], Prospect] = {}
    for action in view.actions:
        if isinstance(action, Place):
            key = action.counter, action.road
            if key not in known:
                journey = journey_after(view, action, budget)
                known[key] = Prospect(journey.value, journey.towns)
                proved = proved and journey.proved
            after[action] = known[key]
        elif isinstance(action, PlaceObstacle) and action.road not in used:
            after[action] = Prospect(now.value, now.towns)
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
