"""What is on offer on the board, where it lies and what it means, for the page to point out."""

from collections.abc import Iterator
from typing import Any

from elfenwidgets.rules.actions import Move, Place
from elfenwidgets.rules.board import BOARD, CHART
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing import layout, town_names
from elfenwidgets.ui.drawing.layout import Box
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.far_towns import far_towns, ways
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.prompts import label

Offer = dict[str, Any]
"""``says``; ``spots``, boxes that mean it; ``lines``, ways that mean it or ``far`` lead there."""


def offers(view: View, choosing: Choosing, far: bool) -> list[Offer]:
    """All roads and towns that may be picked now; ``far``: towns several steps away, too.

    Positions are in frame pixels, whole ones. Nothing is in it but what the ``view`` shows.
    """
    return list(_offers(view, choosing, far))


def _offers(view: View, choosing: Choosing, far: bool) -> Iterator[Offer]:
    for target in sorted(choosing.targets):
        if target.kind == "road":
            connection = BOARD.connections[target.name]
            slots = (layout.slot(target.name),) if connection.is_road else ()
            spots = [_spot(box) for box in (*slots, layout.price(target.name))]
            lines = layout.trace(target.name)
            yield {"says": _road(target, view, choosing), "spots": spots, "lines": lines}
        elif target.kind == "town":
            moves = [a for a in choosing.left if isinstance(a, Move) and a.to == target.name]
            said = dict.fromkeys(label(Target("road", move.via), view, choosing) for move in moves)
            yield {"says": "\n".join(said), "spots": town_spots(target.name), "lines": ()}
    if far:
        for town, journey in sorted(far_towns(view, choosing).items()):
            lines = tuple(line for way in ways(journey, view) for line in layout.trace(way.via))
            says = label(Target("town", town), view, choosing)
            yield {"says": says, "spots": town_spots(town), "lines": lines, "far": True}


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


def town_spots(town: str) -> list[tuple[int, int, int, int]]:
    """The boxes that mean a town: its vignette with a margin, and its name."""
    box = layout.town(town)
    return [
        _spot(box._replace(width=box.width + 18, height=box.height + 18)),
        _spot(town_names.box(town, town_names.DRAWN)),
    ]


def _spot(box: Box) -> tuple[int, int, int, int]:
    return round(box.x), round(box.y), round(box.width), round(box.height)
