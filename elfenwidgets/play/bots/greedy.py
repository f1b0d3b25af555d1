"""A bot that looks one action ahead and measures it by its own best journey."""

import random
from collections import Counter
from collections.abc import Collection
from functools import partial
from math import fsum

from elfenwidgets.play.bots import explain
from elfenwidgets.play.bots.choice import Choice, plainly
from elfenwidgets.play.bots.evaluation import harm
from elfenwidgets.play.bots.gold import medium
from elfenwidgets.play.journeys.best_journey import Found, Value, for_view, search, task
from elfenwidgets.play.journeys.network import WORTH, Network, best_cards
from elfenwidgets.play.journeys.placements import Prospect, over_new_roads
from elfenwidgets.rules import ending
from elfenwidgets.rules.actions import Draw, EndMove, Keep, Pass, Place, PlaceObstacle
from elfenwidgets.rules.board import COUNTERS
from elfenwidgets.rules.state import HAND_LIMIT, without
from elfenwidgets.rules.view import OwnView
from elfenwidgets.rules.vocabulary import CounterKind

LABELS = 200
"""How far each journey is looked into while planning."""

AHEAD = 2000
"""How far all journeys after a placement are looked into together, to leave most of them alone."""


class GreedyBot:
    """Draws what suits its hand, places what helps its own journey most, and goes that journey."""

    name = "greedy"

    def choose(self, view: OwnView, rng: random.Random) -> Choice:
        """One of ``view.actions``; they must not be empty."""
        if view.gold is not None:
            return medium.choose(view, view.gold, rng)
        match view.phase:
            case "draw":
                return draw(view)
            case "plan":
                return _Planner(view).choose(rng)
            case "travel":
                return _move(view)
            case "keep":
                return keep(view)
        return Choice(view.actions[0])


def draw(view: OwnView) -> Choice:
    """The counter for which most cards wait; the pile is worth what a kind is on average."""
    hand, held = view.me.hand, Counter(view.me.counters)

    def liking(kind: CounterKind) -> float:
        return hand.count(kind) / (1 + held[kind]) + WORTH[kind] / 200

    blind = fsum(map(liking, COUNTERS)) / len(COUNTERS)
    draws = [action for action in view.actions if isinstance(action, Draw)]
    best = max(draws, key=lambda draw: liking(draw.counter) if draw.counter else blind)
    return Choice(best, partial(explain.of_draw, view, best))


def _move(view: OwnView) -> Choice:
    """The next step of the best journey; at its end the cards that are worth least go."""
    journey = for_view(view)
    if journey.steps:
        step = journey.steps[0]
        ahead = [step.to for step in journey.steps]
        return Choice(step, partial(explain.of_move, view, step, ahead))
    end = EndMove(view.seat, without(journey.left, best_cards(journey.left, HAND_LIMIT)))
    return Choice(end, partial(explain.of_end, view, end))


def keep(view: OwnView) -> Choice:
    """The counter that goes furthest, the more so the more cards there are for it."""
    hand = view.me.hand
    keeps = [action for action in view.actions if isinstance(action, Keep)]
    best = max(keeps, key=lambda keep: WORTH[keep.counter] + 40 * hand.count(keep.counter))
    return Choice(best, partial(explain.of_keep, view, best))


class _Planner:
    """One turn of planning."""

    def __init__(self, view: OwnView) -> None:
        self._view = view
        self._me = view.me
        self._last_round = ending.is_last(view)
        self._task, self._network = task(view), Network.of(view)

    def choose(self, rng: random.Random) -> Choice:
        """What helps; else the obstacle; else any counter but the last, which is kept."""
        view = self._view
        now = search(self._network, self._task, LABELS)
        best = self._best_placement(now, rng)
        if best is not None and best[0] > now.value:
            return Choice(best[1], partial(explain.of_place, view, best[1]))
        hinder = obstacle(view, {leg.step.via for leg in now.legs})
        if hinder is not None:
            return Choice(hinder, partial(explain.of_obstacle, view, hinder))
        if best is not None and (self._last_round or self._me.held > 1):
            return Choice(best[1], partial(explain.of_place, view, best[1]))
        stop = next(action for action in view.actions if isinstance(action, Pass))
        kept = self._me.held == 1 and not self._last_round
        return plainly(stop, "pass-keep" if kept else "pass-done")

    def _best_placement(self, now: Found, rng: random.Random) -> tuple[Value, Place] | None:
        """The placement with the best journey after it; ties: an open counter, then chance.

        A counter closes no way, so no journey becomes worse than ``now``. One search for all says
        which of them need one of their own: few.
        """
        places = [action for action in self._view.actions if isinstance(action, Place)]
        if not places:
            return None
        rng.shuffle(places)
        places.sort(key=lambda place: place.secret)
        ahead, proved = over_new_roads(self._view, Prospect(now.value, now.towns), AHEAD)
        proved = proved and now.proved
        best = now.value, places[0]
        for place in places:
            road, counter = place.road, place.counter
            if proved and ahead[road, counter].value <= best[0]:
                continue
            after = self._network.placed(road, counter)
            value = search(after, self._task, LABELS, floor=best[0]).value
            if value > best[0]:
                best = value, place
        return best


def obstacle(view: OwnView, needed: Collection[str]) -> PlaceObstacle | None:
    """The obstacle where it probably hurts the others most, off the roads ``needed``."""
    actions = [
        action
        for action in view.actions
        if isinstance(action, PlaceObstacle) and action.road not in needed
    ]
    return max(actions, key=lambda action: harm(view, action.road), default=None)
