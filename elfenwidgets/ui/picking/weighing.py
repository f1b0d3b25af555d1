"""What a placement would make of the viewer's best journey, in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from elfenwidgets.rules.actions import Place, PlaceObstacle
from elfenwidgets.rules.view import OwnView
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import OBSTACLE, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.narrowing import Choosing

LABELS = 2000
"""How far journeys are looked into: it has to be quick."""


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
