"""Where the viewer can get to: towns that several steps lead to, and what their journeys cost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from elfenwidgets.rules.actions import Move, Place
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks, PriceTag, ways
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.narrowing import Choosing

if TYPE_CHECKING:
    from elfenwidgets.play.journeys.best_journey import Journey
    from elfenwidgets.play.journeys.reachable import Reach


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
