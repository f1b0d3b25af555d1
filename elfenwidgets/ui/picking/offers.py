"""What is on offer on the board and what it means, for the page to point out."""

from collections.abc import Iterator
from typing import Any

from elfenwidgets.rules.actions import Move, Place
from elfenwidgets.rules.board import BOARD, CHART
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.far_towns import far_towns, ways
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.prompts import label

Offer = dict[str, Any]
"""The ``id`` of what may be picked and what it ``says``; ``via`` are the ways to a far town."""


def offers(view: View, choosing: Choosing, far: bool) -> list[Offer]:
    """All roads and towns that may be picked now; ``far``: towns several steps away, too.

    Nothing is in it but what the ``view`` shows.
    """
    return list(_offers(view, choosing, far))


def _offers(view: View, choosing: Choosing, far: bool) -> Iterator[Offer]:
    for target in sorted(choosing.targets):
        if target.kind == "road":
            yield {"id": target.id, "says": _road(target, view, choosing)}
        elif target.kind == "town":
            moves = [a for a in choosing.left if isinstance(a, Move) and a.to == target.name]
            said = dict.fromkeys(label(Target("road", move.via), view, choosing) for move in moves)
            yield {"id": target.id, "says": "\n".join(said)}
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
