"""Places for the price tags of the ways; writes data/board/prices.json.

A tag stands beside its road's counter, below it where that can be, and on the line of its river or
ferry. It covers no counter, no obstacle, no town's piece and no other tag, whatever lies on the
board; of towns and of their names, at any size, as little as can be.
"""

import json
from collections.abc import Iterator
from math import hypot

from elfenwidgets.authoring.map.name_places import shared
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.players import COLORS
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.board import map_sizes
from elfenwidgets.ui.drawing.geometry import evenly
from elfenwidgets.ui.drawing.layout import FRAME, TAG, TILE, Box

_STEP = 3
_SPOTS = 40
_RIM = 14
_APART = 16
_ROUND = 18  # what so near to a town is clicked means the town


def places() -> dict[str, tuple[int, int]]:
    """The middles of all tags; water, which has only its line, chooses first."""
    free, seen = _kept_free(), _kept_in_sight()
    chosen: list[Box] = []
    found: dict[str, tuple[int, int]] = {}
    for way in sorted(BOARD.connections.values(), key=lambda way: way.is_road):
        x, y, _, _ = layout.slot(way.id)
        rest = Box(x, y + (TILE + TAG[1]) / 2 + 1 if way.is_road else y, *TAG)

        def cost(box: Box, rest: Box = rest) -> float:
            away = hypot(box.x - rest.x, box.y - rest.y)
            return 4 * away + sum(shared(box, other) for other in seen)

        clear = (
            box
            for box in (_beside(rest, y) if way.is_road else _along(way.id))
            if box.width / 2 + _RIM <= box.x <= FRAME[0] - box.width / 2 - _RIM
            and box.height / 2 + _RIM <= box.y <= FRAME[1] - box.height / 2 - _RIM
            and not any(shared(box, other) for other in (*free, *chosen))
        )
        best = min(clear, key=cost)
        chosen.append(best)
        seen.append(_grown(best, _APART))  # two tags close together look like one way's
        found[way.id] = round(best.x), round(best.y)
    return found


def _beside(rest: Box, y: float) -> Iterator[Box]:
    """Around a counter whose middle is at the height ``y``."""
    wide, high = round((TILE + TAG[0]) / 2) + 1, round(rest.y - y)
    for dx in range(-wide, wide + 1, _STEP):
        for dy in (*range(-high, high, _STEP), high):
            yield Box(round(rest.x) + dx, round(y) + dy, *TAG)


def _along(id: str) -> Iterator[Box]:
    return (Box(round(x), round(y), *TAG) for x, y in evenly(layout.way(id), _SPOTS))


def _kept_free() -> list[Box]:
    found = [layout.slot(road.id) for road in BOARD.roads]
    found += [layout.obstacle(road.id) for road in BOARD.roads]
    found += [
        layout.piece(town, color)
        for town in BOARD.towns
        if town != BOARD.capital
        for color in COLORS
    ]
    return found


def _kept_in_sight() -> list[Box]:
    found = [_grown(layout.town(town), _ROUND) for town in BOARD.towns]
    sizes = (map_sizes.DRAWN, *map_sizes.LARGER)
    return found + [map_sizes.box(town, size) for size in sizes for town in BOARD.towns]


def _grown(box: Box, by: float) -> Box:
    return Box(box.x, box.y, box.width + by, box.height + by)


def _written(found: dict[str, tuple[int, int]]) -> str:
    """The places as JSON, a way a line."""
    lines = (f" {json.dumps(id)}: {json.dumps(place)}" for id, place in sorted(found.items()))
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    layout.PRICES.write_text(_written(places()), encoding="utf-8")
