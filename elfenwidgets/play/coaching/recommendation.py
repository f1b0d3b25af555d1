"""Recommendation: what to do now and the journey behind it, from what the viewer knows."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import NamedTuple

from elfenwidgets.play.bots.evaluation import to_come
from elfenwidgets.play.bots.greedy import GreedyBot
from elfenwidgets.play.bots.plan_search import Plan, closed_roads, viewer
from elfenwidgets.play.bots.planner import PlannerBot
from elfenwidgets.play.journeys.best_journey import for_view, task
from elfenwidgets.play.journeys.label_setting import Leg
from elfenwidgets.play.journeys.network import TOWN, TOWN_AT, TOWNS, Network
from elfenwidgets.play.journeys.placements import advice
from elfenwidgets.rules.actions import Action, Place, PlaceObstacle
from elfenwidgets.rules.ending import is_last
from elfenwidgets.rules.view import OwnView


class Hop(NamedTuple):
    """A step of a journey: the connection and the town that it leads to."""

    via: str
    to: str


def recommended_action(view: OwnView) -> Action:
    """What to do now, in a view that has actions.

    In the last round that is what makes the own journey best. Before it, it is what the bot does
    that plans with all its counters and for the rounds to come; but no counter is kept back that
    makes the journey longer, and the obstacle is saved, as the course teaches.

    >>> from elfenwidgets.rules import view
    >>> from elfenwidgets.rules.position import position
    >>> seen = view(position(at="virst", phase="travel", hand="raft", players=2), 0)
    >>> recommended_action(seen).to
    'ixara'
    """
    if is_last(view):
        return _helpful(view, cards=True) or _greedy(view)
    if view.phase == "travel" and _looking_ahead(view) is None:
        return _greedy(view)
    saving = tuple(each for each in view.actions if not isinstance(each, PlaceObstacle))
    action = PlannerBot().choose(replace(view, actions=saving), Random(0)).action
    if view.phase != "plan" or isinstance(action, Place):
        return action
    return _helpful(view, cards=False) or action


def recommended_journey(view: OwnView) -> tuple[Hop, ...]:
    """The journey that ``recommended_action`` goes, over the counters that lie on the roads.

    >>> from elfenwidgets.rules import view
    >>> from elfenwidgets.rules.position import position
    >>> seen = view(position(at="virst", phase="travel", hand="raft", players=2), 0)
    >>> recommended_journey(seen)
    (Hop(via='river:virst-ixara', to='ixara'),)
    """
    ahead = None if is_last(view) else _looking_ahead(view)
    if ahead is not None:
        return ahead
    return tuple(Hop(step.via, step.to) for step in for_view(view).steps)


def _greedy(view: OwnView) -> Action:
    return GreedyBot().choose(view, Random(0)).action


def _helpful(view: OwnView, cards: bool) -> Place | None:
    """The counter that helps the own journey most: by towns, or else by ``cards`` saved as well."""
    if view.phase != "plan":
        return None
    said = advice(view)
    places = [action for action in said.after if isinstance(action, Place)]
    best = max(places, key=lambda p: (said.after[p].value, not p.secret), default=None)
    if best is None:
        return None
    now, then = said.now, said.after[best]
    return best if (then.value > now.value if cards else then.towns > now.towns) else None


def _looking_ahead(view: OwnView) -> tuple[Hop, ...] | None:
    """The journey that ends best for the rounds to come.

    None: it leaves towns out only because it trusts that all that is missing will be collected
    later, wherever it ends.
    """
    plan = Plan(viewer(view), Network.of(view))
    hops = _hops(plan.legs)
    if new_towns(view, hops) < for_view(view).towns:
        _, place, collected = plan.end
        outlook = plan.who.outlook
        missing = outlook.towns & ~collected
        if to_come(place >> TOWN_AT & TOWN, missing, outlook.rounds) >= missing.bit_count():
            return None
    return hops


def planned_journey(view: OwnView) -> tuple[Hop, ...]:
    """The journey that ends best where all the viewer's counters may be placed for it."""
    plan = Plan(viewer(view), Network.of(view), view.me.counters, closed_roads(view))
    return _hops(plan.legs)


def new_towns(view: OwnView, hops: Iterable[Hop]) -> int:
    """How many towns a journey collects."""
    return len(task(view).goals & {hop.to for hop in hops})


def _hops(legs: Iterable[Leg]) -> tuple[Hop, ...]:
    return tuple(Hop(leg.step.via, TOWNS[leg.step.to]) for leg in legs)
