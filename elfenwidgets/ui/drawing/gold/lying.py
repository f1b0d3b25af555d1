"""What lies where in Elfengold alone: market, auction, coins, and what is laid on the map."""

from collections.abc import Iterator
from typing import Any

from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.gold.pieces import halves
from elfenwidgets.ui.drawing.layout import Box
from elfenwidgets.ui.drawing.targets import GOLD, Target


def second(road: str) -> Box:
    """Where the second counter of a road lies."""
    return halves(road)[1]


def counter(gold: GoldView, road: str) -> Box:
    """Where the first counter of a road lies."""
    return halves(road)[0] if road in gold.doubles else layout.slot(road)


def on_roads(gold: GoldView) -> Iterator[tuple[str, str, str]]:
    """By its way, what lies there beside counters and trees, and as what."""
    for road, kind in gold.doubles.items():
        yield road, kind, "double"
    for road in gold.gold_pieces:
        yield road, "gold_piece", "gold_piece"
    for water in gold.monsters:
        yield water, "sea_monster", "sea_monster"


def elsewhere(view: View, gold: GoldView) -> Iterator[tuple[Any, ...]]:
    """What lies elsewhere, as the fields of a Thing."""
    for seat, each in enumerate(gold.seats):
        own = seat == view.seat
        yield from each.coins * [("coin", "", "seat", seat)]
        for laid in each.open:
            yield ("tile", laid, "seat", seat, Target("counter", laid) if own else "")
        if own:
            for kept in each.secret or ():
                yield ("tile", kept, "seat", seat, Target("secret", kept))
            for item in each.drawn or ():
                yield ("tile", item, "drawn", seat, Target("drawn", item))
            yield from (each.witches or 0) * [
                ("card", "witch", "seat", seat, Target("card", "witch"))
            ]
    for card in gold.market:
        yield ("card", card, "market", "", Target("market", card))
    yield from gold.gold_pile * [("card", "gold", "gold", "", GOLD)]
    for item in gold.row:
        yield ("tile", item, "row")
    yield from gold.gathered * [("coin", "", "move")]
