"""A bot that plans with all its counters, and for what follows the round."""

import random
from functools import partial

from elfenwidgets.play.bots import explain, greedy
from elfenwidgets.play.bots.choice import Choice, plainly
from elfenwidgets.play.bots.gold import hard
from elfenwidgets.play.bots.plan_search import Plan, closed_roads, viewer
from elfenwidgets.play.bots.single_placements import single_placements
from elfenwidgets.play.journeys.best_journey import settled
from elfenwidgets.play.journeys.counters import Placement
from elfenwidgets.play.journeys.network import Network, best_cards
from elfenwidgets.rules import ending
from elfenwidgets.rules.actions import EndMove, Pass, Place
from elfenwidgets.rules.state import HAND_LIMIT, without
from elfenwidgets.rules.view import OwnView

GAIN = 0.02
"""What a placement has to bring, in towns, to be better than none."""


class PlannerBot:
    """Looks for the journey that ends best over all the counters that it holds.

    Of those that the journey needs, it first places the one that helps most by itself. Elfengold it
    plays by ``gold.hard``.
    """

    name = "planner"

    def choose(self, view: OwnView, rng: random.Random) -> Choice:
        """One of ``view.actions``; they must not be empty."""
        if view.gold is not None:
            return hard.choose(view, view.gold, rng)
        match view.phase:
            case "draw":
                return greedy.draw(view)
            case "plan":
                return _plan(view, rng)
            case "travel":
                return move(view)
            case "keep":
                return greedy.keep(view)
        return Choice(view.actions[0])


def _plan(view: OwnView, rng: random.Random) -> Choice:
    """What the journey needs; else what helps; else the obstacle; else a counter to spare."""
    counters, who, network = view.me.counters, viewer(view), Network.of(view)
    taken = closed_roads(view)
    now, after = single_placements(who, network, taken, counters)
    needed = Plan(who, network, counters, taken).placements()
    helpful = needed or [made for made, value in after.items() if value > now + GAIN]
    if helpful:
        return placing(view, max(helpful, key=lambda made: (after.get(made, now), made)))
    hinder = greedy.obstacle(view, {leg.step.via for leg in Plan(who, network).legs})
    if hinder is not None:
        return Choice(hinder, partial(explain.of_obstacle, view, hinder))
    spare = [action for action in view.actions if isinstance(action, Place)]
    if spare and (ending.is_last(view) or len(counters) > 1):
        place = rng.choice(spare)
        return Choice(place, partial(explain.of_place, view, place))
    return plainly(Pass(view.seat), "pass-keep" if counters else "pass-done")


def placing(view: OwnView, made: Placement) -> Choice:
    """The placement of a counter on a road, an open one where there is one; planned for later."""
    place = Place(view.seat, made.counter, made.counter not in view.me.open, made.road)
    return Choice(place, partial(explain.of_place, view, place, planned=True))


def move(view: OwnView, fine: bool = False) -> Choice:
    """The next step of the journey that ends best; at its end the cards worth least go."""
    me = view.me
    plan = Plan(viewer(view, fine), Network.of(view))
    _, moves = settled(me.hand, plan.legs, plan.end.left, view.seat)
    if not moves:
        end = EndMove(view.seat, without(me.hand, best_cards(me.hand, HAND_LIMIT)))
        return Choice(end, partial(explain.of_end, view, end))
    ahead = [move.to for move in moves]
    return Choice(moves[0], partial(explain.of_move, view, moves[0], ahead))
