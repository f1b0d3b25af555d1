"""A bot that plans with all its counters, and for what follows the round."""

import random

from elfenwidgets.play.bots import explain, greedy, journeys
from elfenwidgets.play.bots.choice import Choice, because
from elfenwidgets.play.bots.openings import openings
from elfenwidgets.play.bots.ways import ROAD, ROADS, Spot, Ways, numbers, spots, steps_of, with_own
from elfenwidgets.rules.actions import Pass, Place
from elfenwidgets.rules.board import COUNTERS
from elfenwidgets.rules.view import OwnView

GAIN = 0.02
"""What a placement has to bring, in towns, to be better than none."""


class PlannerBot:
    """Looks for the journey that ends best over all the counters that it holds.

    Of those that the journey needs, it first places the one that helps most by itself.
    """

    name = "planner"

    def choose(self, view: OwnView, rng: random.Random) -> Choice:
        """One of ``view.actions``; they must not be empty."""
        match view.phase:
            case "draw":
                return greedy.draw(view)
            case "plan":
                return _plan(view, rng)
            case "travel":
                return journeys.move(view)
            case "keep":
                return greedy.keep(view)
        return Choice(view.actions[0], because("draw-secret"))


def _plan(view: OwnView, rng: random.Random) -> Choice:
    """What the journey needs; else what helps; else the obstacle; else a counter to spare."""
    counters, who, steps = own_counters(view), journeys.viewer(view), steps_of(view)
    taken = [ROAD[road] for road in view.counters]
    now, after = openings(who, steps, taken, counters)
    needed = spots(Ways(who, with_own(steps, taken, counters), counters).journey())
    helpful = needed or [spot for spot, value in after.items() if value > now + GAIN]
    if helpful:
        best = max(helpful, key=lambda spot: (after.get(spot, now), spot))
        return placing(view, best)
    journey = Ways(who, steps).journey()
    hinder = greedy.obstacle(view, {ROADS[step[1]] for step, _ in journey if step[1] >= 0})
    if hinder is not None:
        return Choice(hinder, explain.of_obstacle(view, hinder))
    spare = [action for action in view.actions if isinstance(action, Place)]
    if spare and (not who.rounds or len(counters) > 1):
        place = rng.choice(spare)
        return Choice(place, explain.of_place(view, place))
    return Choice(Pass(view.seat), because("pass-keep" if counters else "pass-done"))


def own_counters(view: OwnView) -> list[int]:
    """The numbers of the kinds of the viewer's counters."""
    return numbers((*view.me.open, *view.me.secret))


def placing(view: OwnView, spot: Spot) -> Choice:
    """The placement of a counter on a road, an open one where there is one; planned for later."""
    kind = COUNTERS[spot.kind]
    place = Place(view.seat, kind, kind not in view.me.open, ROADS[spot.road])
    return Choice(place, explain.of_place(view, place, planned=True))
