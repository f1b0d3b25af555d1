"""What lies on roads and on water, and where: counters, obstacles and the items of Elfengold."""

from collections.abc import Iterator
from typing import NamedTuple

from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.layout import Box


class Laid(NamedTuple):
    """A tile on a way, and as what it lies there.

    That is ``"counter"``, ``"obstacle"``, which a tree is, too, and in Elfengold ``"double"``, the
    second counter of a road, ``"gold_piece"`` or ``"sea_monster"``.
    """

    role: str
    way: str
    tile: str


def on_ways(view: View) -> Iterator[Laid]:
    """All that lies there, in the order in which it is painted."""
    gold = view.gold
    for road, kind in sorted(view.counters.items()):
        yield Laid("counter", road, kind)
    for road in sorted(view.obstacles):
        yield Laid("obstacle", road, "obstacle" if gold is None else "tree")
    if gold is not None:
        for road, kind in sorted(gold.doubles.items()):
            yield Laid("double", road, kind)
        for road in sorted(gold.gold_pieces):
            yield Laid("gold_piece", road, "gold_piece")
        for water in sorted(gold.monsters):
            yield Laid("sea_monster", water, "sea_monster")


def place(view: View, role: str, way: str) -> Box:
    """Where on a way that lies, of which there need be none now."""
    match role:
        case "counter" if view.gold is None or way not in view.gold.doubles:
            return layout.slot(way)
        case "counter" | "double":
            return layout.halves(way)[role == "double"]
        case "obstacle":
            return layout.obstacle(way)
        case "gold_piece":
            return layout.gold_piece(way)
        case _:
            return layout.monster(way)
