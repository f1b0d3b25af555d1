"""Where the viewer can get to, by which journeys, and what a placement would make of that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from elfenwidgets.rules.actions import Move, Place, PlaceObstacle
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks, PriceTag, ways
from elfenwidgets.ui.drawing.targets import OBSTACLE, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.narrowing import Choosing

if TYPE_CHECKING:
    from elfenwidgets.play.journeys.best_journey import Journey
    from elfenwidgets.play.journeys.reachable import Reach


LABELS = 2000
"""How far journeys are looked into: it has to be quick."""


def within_reach(view: View) -> Reach:
    """The towns that the hand reaches now: while planning, and in the viewer's own move."""
    if isinstance(view, OwnView) and (view.phase == "plan" or _moving(view)):
        from elfenwidgets.play.journeys.reachable import reachable  # no game begins with a journey

        return reachable(view)
    return {}


def far_towns(view: View, choosing: Choosing) -> Reach:
    """Those of the towns within reach to which no single pick leads."""
    if choosing.picks:
        return {}
    near = {target.name for target in choosing.targets if target.kind == "town"}
    return {town: journey for town, journey in within_reach(view).items() if town not in near}


def _moving(view: View) -> bool:
    return view.phase == "travel" and any(isinstance(action, Move) for action in view.actions)


def reach_gained(
    view: View, choosing: Choosing, focus: Target | None
) -> Mapping[str, frozenset[str]]:
    """By counter, the towns that come within reach by the placement that is being chosen.

    Empty unless the road is known: it is picked, or the keyboard is on it.
    """
    if view.phase != "plan" or not choosing.picks or not isinstance(view, OwnView):
        return {}
    placements = [a for a in choosing.with_focus(focus).left if isinstance(a, Place)]
    if len({action.road for action in placements}) != 1:
        return {}
    from elfenwidgets.play.journeys.reachable import reachable, reachable_after

    now = reachable(view).keys()
    by_counter = {action.counter: action for action in placements}
    return {
        counter: frozenset(reachable_after(view, action).keys() - now)
        for counter, action in by_counter.items()
    }


def reach_gained_in_words(view: View, choosing: Choosing, focus: Target | None) -> str:
    """The same in a sentence; nothing where nothing comes within reach."""
    found = reach_gained(view, choosing, focus)
    said = {
        counter: words.both([words.town(town) for town in sorted(towns)])
        for counter, towns in found.items()
        if towns
    }
    if len(found) == 1 and said:
        return t("reach-opens", towns=next(iter(said.values())))
    each = [
        t("reach-opens-of", counter=words.kind(counter), towns=towns)
        for counter, towns in said.items()
    ]
    return t("reach-opens-each", each=words.row(each)) if each else ""


def with_trip(marks: Marks, trip: Journey, view: View) -> Marks:
    """What is pointed out, with the line of a journey and what each of its ways costs."""
    assert view.me is not None  # nobody else has a journey
    prices = {
        step.via: PriceTag(len(step.cards), step.cards[0] if step.how == "card" else "caravan")
        for step in trip.steps
    }
    return replace(marks, prices=prices, solid=ways(view.me.boot, trip.steps))


def price_in_words(journey: Journey) -> str:
    """What a journey costs in all: the cards that it takes."""
    return words.cards(card for step in journey.steps for card in step.cards)


class Weighing:
    """The new towns of the best journey, ``now`` and ``after`` a placement that is legal."""

    def __init__(self, view: OwnView) -> None:
        from elfenwidgets.play.journeys.best_journey import (
            for_view,  # no game begins with a journey
        )
        from elfenwidgets.play.journeys.placements import advice

        self.view = view
        self._after: dict[Place | PlaceObstacle, int] = {}
        if view.gold is None:
            found = advice(view, LABELS)
            self.now = found.now.towns
            self._after = {action: each.towns for action, each in found.after.items()}
        else:  # journeys are worth coins, too: what is asked for is looked for
            self.now = for_view(view, LABELS).towns

    def after(self, action: Place | PlaceObstacle) -> int:
        """The towns once ``action`` is done."""
        if action not in self._after:
            from elfenwidgets.play.journeys.placements import journey_after

            self._after[action] = journey_after(self.view, action, LABELS).towns
        return self._after[action]


def outlook(choosing: Choosing, focus: Target | None, weighing: Weighing | None) -> str:
    """What the placement that is being chosen does to the viewer's best journey; else ""."""
    if weighing is None or not choosing.picks:
        return ""
    left, now = choosing.with_focus(focus).left, weighing.now
    placements = [action for action in left if isinstance(action, Place | PlaceObstacle)]
    if len({action.road for action in placements}) != 1:
        return t("outlook-now", towns=now)
    then: dict[str, int] = {}
    for action in placements:
        thing = words.kind(action.counter) if isinstance(action, Place) else t("obstacle")
        then.setdefault(thing, weighing.after(action))
    if len(then) == 1:
        (towns,) = then.values()
        return t("outlook-with", towns=now, then=towns)
    each = [t("outlook-of", thing=thing, towns=towns) for thing, towns in then.items()]
    return t("outlook-with-each", towns=now, each=words.row(each))


def changes(choosing: Choosing, weighing: Weighing) -> Mapping[str, str]:
    """What the placements that are left do to the best journey, by road."""
    after: dict[str, dict[str, int]] = {}
    for action in choosing.left:
        if isinstance(action, Place | PlaceObstacle):
            thing = action.counter if isinstance(action, Place) else OBSTACLE.kind
            after.setdefault(action.road, {})[thing] = weighing.after(action)
    return {road: _change(weighing.now, towns) for road, towns in after.items()}


def _change(now: int, after: Mapping[str, int]) -> str:
    """What placing one of several things does: of them, the one that does most."""
    counters = {thing: towns for thing, towns in after.items() if thing != OBSTACLE.kind} or after
    best = max(counters, key=lambda thing: counters[thing])
    if counters[best] == now:
        return t("preview-as-before", n=now)
    if len(counters) == 1:
        return t("preview-change", before=now, n=counters[best])
    return t("preview-change-by", before=now, n=counters[best], counter=words.kind(best))
