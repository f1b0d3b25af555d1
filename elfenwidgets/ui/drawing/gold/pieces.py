"""Painting what lies on the map in Elfengold alone: gold values, double roads, pieces, monsters."""

from collections.abc import Set as AbstractSet
from functools import cache
from math import dist

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.geometry import along
from elfenwidgets.ui.drawing.layout import Box
from elfenwidgets.ui.drawing.pen import Pen

COIN = 17.0
ITEM = 24.0
HALF = 26.0
"""The width of a counter that shares its road with another, and how far it lies from the middle."""
_ASIDE = (8.0, 5.0)

_PARTS = (0.3, 0.36, 0.42, 0.5, 0.58, 0.64, 0.7)


def coin(town: str) -> Box:
    """Where the gold value of a town lies: above its picture."""
    x, y, _, height = layout.town(town)
    return Box(x, y - height / 2 - 2, COIN, COIN)


@cache
def monster(water: str) -> Box:
    """Where a sea monster lies: on the line of the water, away from towns, names and the price."""
    way = layout.way(water)
    ends = BOARD.connections[water]
    apart = [layout.price_tag(water), *map(layout.town, (ends.a, ends.b))]
    apart += map(layout.ribbon, (ends.a, ends.b))

    def room(part: float) -> float:
        spot, _ = along(way, part)
        return min(dist(spot, box[:2]) for box in apart)

    x, y = along(way, max(_PARTS, key=room))[0]
    return Box(x, y, ITEM, ITEM)


def halves(road: str) -> tuple[Box, Box]:
    """Where the two counters of a double road lie."""
    x, y, _, _ = layout.slot(road)
    aside, down = _ASIDE
    return Box(x - aside, y - down, HALF, HALF), Box(x + aside, y + down, HALF, HALF)


def gold_piece(road: str) -> Box:
    """Where a gold piece lies: in the place of an obstacle, for it is never beside one."""
    x, y, _, _ = layout.obstacle(road)
    return Box(x, y, ITEM, ITEM)


def paint_values(pen: Pen, gold: GoldView) -> None:
    """A small coin with its number at each town that has a value."""
    for town, value in sorted(gold.values.items()):
        x, y, width, _ = coin(town)
        pen.sprite(f"coin-{value}", x, y, width)


def paint_items(pen: Pen, gold: GoldView, flying: AbstractSet[tuple[str, str]]) -> None:
    """Second counters, gold pieces and sea monsters, but for what is ``flying``."""
    for road, kind in sorted(gold.doubles.items()):
        if ("double", road) not in flying:
            x, y, width, _ = halves(road)[1]
            pen.sprite(f"tile-{kind}", x, y, width)
    for road in sorted(gold.gold_pieces):
        if ("gold_piece", road) not in flying:
            x, y, width, _ = gold_piece(road)
            pen.sprite("tile-gold_piece", x, y, width)
    for water in sorted(gold.monsters):
        if ("sea_monster", water) not in flying:
            x, y, width, _ = monster(water)
            pen.sprite("tile-sea_monster", x, y, width)
