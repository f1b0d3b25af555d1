"""What is on offer on the board and what it means, for the page to point out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from elfenwidgets.rules.actions import EndMove, Move, Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD, CHART
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import DISCARD, END, OBSTACLE, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.far_towns import far_towns
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.prompts import label

if TYPE_CHECKING:
    from elfenwidgets.ui.picking.weighing import Weighing

Offer = dict[str, Any]
"""The ``id`` of what may be picked and what it ``says``; ``via`` are the ways to a far town."""


def offers(
    view: View, choosing: Choosing, far: bool, weighing: Weighing | None = None
) -> list[Offer]:
    """All roads and towns that may be picked now, and where cards may be discarded.

    ``far``: towns several steps away, too; with a ``weighing`` also what placements make of the
    best journey. Nothing is in it but what the ``view`` shows.
    """
    return list(_offers(view, choosing, far, weighing))


def _offers(
    view: View, choosing: Choosing, far: bool, weighing: Weighing | None
) -> Iterator[Offer]:
    changes = {} if weighing is None else _changes(choosing, weighing)
    for target in sorted(choosing.targets):
        if target.kind == "road":
            said = [_road(target, view, choosing), changes.get(target.name)]
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
            via = tuple(Target("road", step.via).id for step in journey.steps)
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


def _changes(choosing: Choosing, weighing: Weighing) -> Mapping[str, str]:
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
