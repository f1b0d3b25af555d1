"""Where things lie on the picture of the board, and what lies under a point.

All positions are in frame pixels (1142 x 550, origin at the top left); the facts and the hand
placement are in data/board/drawing.json.
"""

import json
from collections.abc import Callable
from functools import cache
from math import dist
from typing import Any, NamedTuple

from elfenwidgets.paths import DATA
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.players import COLORS
from elfenwidgets.ui.drawing.geometry import (
    Line,
    Point,
    along,
    evenly,
    inside,
    reach,
    simplify,
    smooth,
)
from elfenwidgets.ui.drawing.targets import DISCARD, Target


class Box(NamedTuple):
    """A rectangle: its centre, width and height."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return abs(x - self.x) * 2 <= self.width and abs(y - self.y) * 2 <= self.height

    def meets(self, other: "Box") -> bool:
        """Whether they have a point in common."""
        width, height = self.width + other.width, self.height + other.height
        return Box(self.x, self.y, width, height).holds(other.x, other.y)


DRAWING: dict[str, Any] = json.loads((DATA / "board" / "drawing.json").read_text(encoding="utf-8"))
MAP = DATA / "board" / "map.svg"
"""The drawn map; elfenwidgets.authoring.map.landscape writes it."""
PRICES = DATA / "board" / "prices.json"
"""The middles of the price tags; elfenwidgets.authoring.map.place_prices writes it."""

FRAME: tuple[int, int] = tuple(DRAWING["frame"])
TILE = 34.0
OBSTACLE = 22.0
PIECE = 14.0
TAG = (36.0, 17.0)
BOOT = (34.0, 29.1)
COIN = 17.0
ITEM = 24.0
HALF = 26.0
"""The width of a counter that shares its road with another."""
STACK = Box(58, 46, 30, 43)
"""Where the travel cards lie that nobody holds: on the grass in the corner."""

_RING = ((-27, -15), (-30, 0), (-27, 15), (27, -15), (30, 0), (27, 15))
_SIDE = {"elvenhold": (92.0, 70.0)}
_NEAR = 11.0  # how far from a way's middle line a click still means it
_ASIDE = (8.0, 5.0)  # how far from the middle of their road two counters lie
_ALONG = (0.3, 0.36, 0.42, 0.5, 0.58, 0.64, 0.7)  # where on its water a sea monster may lie


@cache
def town(id: str) -> Box:
    """The vignette of a town."""
    x, y = DRAWING["towns"][id]["at"]
    return Box(x, y, *_SIDE.get(id, (42.0, 38.0)))


@cache
def ribbon(id: str) -> Box:
    """The ribbon with a town's name."""
    x, y = DRAWING["towns"][id]["ribbon"]
    return Box(x, y, 18 + text_width(BOARD.towns[id].name, 13), 18)


def piece(town_id: str, color: str) -> Box:
    """The place of a colour's piece beside a town, the same for every town."""
    x, y = DRAWING["towns"][town_id]["at"]
    dx, dy = _RING[COLORS.index(color)]
    return Box(x + dx, y + dy, PIECE, PIECE)


def boots(town_id: str, count: int) -> tuple[Box, ...]:
    """The places of ``count`` boots in one town: rows of three; six before the castle."""
    x, y = DRAWING["towns"][town_id]["at"]
    wide, step, down = (6, 22, 18) if town_id == BOARD.capital else (3, 25, 2)
    rows = [min(wide, count - start) for start in range(0, count, wide)]
    return tuple(
        Box(x + (i - (width - 1) / 2) * step, y + down + (row - (len(rows) - 1) / 2) * 24, *BOOT)
        for row, width in enumerate(rows)
        for i in range(width)
    )


@cache
def way(id: str) -> Line:
    """The middle line of a connection as it was drawn, rivers downstream."""
    return smooth([tuple(p) for p in DRAWING["connections"][id]["path"]])


@cache
def begins_in(id: str, start: str) -> bool:
    """Whether the middle line of a connection begins in the town ``start``, at one of its ends."""
    here, there = town(start), town(BOARD.connections[id].other(start))
    return dist(way(id)[0], here[:2]) < dist(way(id)[0], there[:2])


@cache
def trace(id: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The middle line where no ribbon covers it, in few points of whole pixels."""
    points = evenly(way(id), 60)
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*points, strict=True))
    around = Box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)
    ribbons = [each for each in map(ribbon, BOARD.towns) if each.meets(around)]
    pieces: list[list[Point]] = [[]]
    for x, y in points:
        if any(each.holds(x, y) for each in ribbons):
            pieces.append([])
        else:
            pieces[-1].append((x, y))
    lines = (simplify(piece, 2) for piece in pieces if len(piece) > 2)
    return tuple(tuple((round(x), round(y)) for x, y in line) for line in lines)


@cache
def slot(id: str) -> Box:
    """Where the counter of a road lies; for water: the middle, where the price stands."""
    place = DRAWING["connections"][id].get("slot")
    x, y = place or along(way(id), 0.5)[0]
    return Box(x, y, TILE, TILE)


def obstacle(id: str) -> Box:
    """Where the obstacle of a road lies, beside the counter."""
    x, y = DRAWING["connections"][id]["obstacle"]
    return Box(x, y, OBSTACLE, OBSTACLE)


def halves(id: str) -> tuple[Box, Box]:
    """Where the two counters of a double road lie."""
    x, y, _, _ = slot(id)
    aside, down = _ASIDE
    return Box(x - aside, y - down, HALF, HALF), Box(x + aside, y + down, HALF, HALF)


def gold_piece(id: str) -> Box:
    """Where a gold piece lies: in the place of an obstacle, for it is never beside one."""
    x, y, _, _ = obstacle(id)
    return Box(x, y, ITEM, ITEM)


@cache
def monster(id: str) -> Box:
    """Where a sea monster lies: on the line of the water, away from towns, names and the price."""
    ends = BOARD.connections[id].a, BOARD.connections[id].b
    apart = [price_tag(id), *map(town, ends), *map(ribbon, ends)]
    spots = [along(way(id), part)[0] for part in _ALONG]
    x, y = max(spots, key=lambda spot: min(dist(spot, box[:2]) for box in apart))
    return Box(x, y, ITEM, ITEM)


def coin(town_id: str) -> Box:
    """Where the gold value of a town lies: above its picture."""
    x, y, _, height = town(town_id)
    return Box(x, y - height / 2 - 2, COIN, COIN)


@cache
def price_tag(id: str) -> Box:
    """The tag with the price of a way: beside the counter, on the line of water."""
    return Box(*_prices()[id], *TAG)


@cache
def _prices() -> dict[str, tuple[float, float]]:
    found: dict[str, tuple[float, float]] = json.loads(PRICES.read_text(encoding="utf-8"))
    return found


def centre(target: Target) -> Point:
    """A point of the board that means ``target``, a road or a town."""
    box = slot(target.name) if target.kind == "road" else town(target.name)
    return box.x, box.y


def hit(x: float, y: float, name: Callable[[str], Box] = ribbon) -> Target | None:
    """What lies under a point of the board: slots first, then towns, cards, price tags, ways.

    ``name`` says where the name of a town lies.
    """
    for id in BOARD.connections:
        if BOARD.connections[id].is_road and slot(id).holds(x, y):
            return Target("road", id)
    for id in BOARD.towns:
        near = dist((x, y), town(id)[:2]) * 2 <= town(id).width + 18
        if near or town(id).holds(x, y) or name(id).holds(x, y):
            return Target("town", id)
    if STACK.holds(x, y):
        return DISCARD
    for id in BOARD.connections:
        if price_tag(id).holds(x, y):
            return Target("road", id)
    distance, id = min((reach((x, y), way(id)), id) for id in BOARD.connections)
    if distance > _NEAR and _on_lake(x, y):
        distance, id = min((reach((x, y), way(ferry)), ferry) for ferry in _FERRIES)
        return Target("road", id)
    return Target("road", id) if distance <= _NEAR else None


_FERRIES = tuple(c.id for c in BOARD.connections.values() if c.lake is not None)


def _on_lake(x: float, y: float) -> bool:
    """Whether a point lies on a lake that ferries cross."""
    lakes = (area["outline"] for area in DRAWING["areas"] if area["kind"] == "lake")
    return any(
        inside((x, y), lake)
        for lake in lakes
        if any(inside(slot(ferry)[:2], lake) for ferry in _FERRIES)
    )


_NARROW = {
    **dict.fromkeys("iltjfI", 0.32),
    **dict.fromkeys("' ", 0.24),
    **dict.fromkeys("rscz", 0.44),
    **dict.fromkeys("eaáéxvy", 0.5),
}
_WIDE = {"m": 0.88, "w": 0.75, "M": 0.92, "W": 0.97, "G": 0.73, "K": 0.7, "D": 0.75, "R": 0.7}


def text_width(text: str, size: float) -> float:
    """About how wide a text is in the map's serif face; drawn texts are fitted to it."""
    wide = (_NARROW.get(c) or _WIDE.get(c) or (0.66 if c.isupper() else 0.54) for c in text)
    return round(sum(wide) * size, 1)
