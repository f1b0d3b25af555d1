"""What is on offer on the board and what it means, for the page to point out."""

from collections.abc import Iterator, Mapping
from typing import Any

from elfenwidgets.rules.actions import EndMove, Move, Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD, CHART
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import DISCARD, END, OBSTACLE, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.far_towns import far_towns, ways
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.prompts import label

Offer = dict[str, Any]
"""The ``id`` of what may be picked and what it ``says``; ``via`` are the ways to a far town."""

LABELS = 500
"""How far journeys are looked into: a table is made anew with each pick."""

Towns = Mapping[str, Mapping[str, int]]
"""By road, how many towns the best journey comes to with each thing that may be placed there."""


def offers(view: View, choosing: Choosing, far: bool, weighs: bool = False) -> list[Offer]:
    """All roads and towns that may be picked now, and where cards may be discarded.

    ``far``: towns several steps away, too; ``weighs``: with what placements make of the best
    journey. Nothing is in it but what the ``view`` shows.
    """
    return list(_offers(view, choosing, far, weighs))


def _offers(view: View, choosing: Choosing, far: bool, weighs: bool) -> Iterator[Offer]:
    now, after = _weighed(view, choosing) if weighs else (0, {})
    for target in sorted(choosing.targets):
        if target.kind == "road":
            said = [_road(target, view, choosing), _change(now, after.get(target.name, {}))]
            yield {"id": target.id, "says": "\n".join(filter(None, said))}
        elif target.kind == "town":
            moves = [a for a in choosing.left if isinstance(a, Move) and a.to == target.name]
            steps = dict.fromkeys(label(Target("road", move.via), view, choosing) for move in moves)
            yield {"id": target.id, "says": "\n".join(steps)}
    if any(isinstance(action, EndMove) and action.discard for action in choosing.left):
        yield {"id": DISCARD.id, "says": label(END, view, choosing)}
    if far:
        for town, journey in sorted(far_towns(view, choosing).items()):
            target = Target("town", town)
            via = tuple(Target("road", way.via).id for way in ways(journey, view))
            yield {"id": target.id, "says": label(target, view, choosing), "via": via}


def _road(target: Target, view: View, choosing: Choosing) -> str:
    """A road's label; before a counter is chosen, what each that can lie there would cost."""
    if view.phase != "plan" or choosing.picks:
        return label(target, view, choosing)
    terrain = BOARD.connections[target.name].kind
    counters = dict.fromkeys(
        a.counter for a in choosing.left if isinstance(a, Place) and a.road == target.name
    )
    prices = [words.cards((counter,) * CHART[counter][terrain]) for counter in counters]
    if not prices:
        return t("preview-obstacle", road=words.road(target.name))
    return t("preview-counters", road=words.road(target.name), prices=words.row(prices))


def _weighed(view: View, choosing: Choosing) -> tuple[int, Towns]:
    """The towns of the best journey now, and after each placement that is left to choose.

    Elfengold's journeys are worth coins, too, and are not weighed.
    """
    placements = [a for a in choosing.left if isinstance(a, Place | PlaceObstacle)]
    if view.phase != "plan" or view.gold is not None or not placements:
        return 0, {}
    # No game begins with a journey.
    from elfenwidgets.play.journeys.placements import advice, journey_after

    found = advice(view, LABELS)
    after: dict[str, dict[str, int]] = {}
    for action in placements:
        thing = action.counter if isinstance(action, Place) else OBSTACLE.kind
        prospect = found.after.get(action) or journey_after(view, action, LABELS)
        after.setdefault(action.road, {})[thing] = prospect.towns
    return found.now.towns, after


def _change(now: int, after: Mapping[str, int]) -> str:
    """What a placement does to the best journey: of several things, the one that does most."""
    if not after:
        return ""
    counters = {thing: towns for thing, towns in after.items() if thing != OBSTACLE.kind} or after
    best = max(counters, key=lambda thing: counters[thing])
    if counters[best] == now:
        return t("preview-as-before", n=now)
    if len(counters) == 1:
        return t("preview-change", before=now, n=counters[best])
    return t("preview-change-by", before=now, n=counters[best], counter=words.kind(best))
