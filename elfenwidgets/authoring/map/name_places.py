"""Places for the towns' names on a map that is shown small; writes data/board/names.json.

A larger name does not fit where the drawn one lies. Each is moved to the place near its town where
it covers least of what is played with, and no other name; the names take turns until none moves.
"""

import json
from collections.abc import Iterator
from itertools import product
from math import hypot

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.players import COLORS
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.board import map_sizes
from elfenwidgets.ui.drawing.layout import FRAME, Box

_RIM = 14
_STEP = 3
_FARTHEST = (87, 69)

Weighted = tuple[Box, float]


def places(size: int) -> dict[str, tuple[int, int]]:
    """The middles of all names ``size`` frame pixels high."""
    boxes = {id: map_sizes.sized(id, size, *layout.ribbon(id)[:2]) for id in BOARD.towns}
    for _ in range(8):
        before = dict(boxes)
        for id in BOARD.towns:
            others = [box for other, box in boxes.items() if other != id]
            near = [(box, weight) for box, weight in _played_with(id) if _near(id, box)]
            near += [(box, 40.0) for box in others if _near(id, box)]
            boxes[id] = min(_candidates(id, size), key=lambda box: _cost(id, box, near))
        if boxes == before:
            break
    return {id: (round(box.x), round(box.y)) for id, box in boxes.items()}


def _candidates(id: str, size: int) -> Iterator[Box]:
    town = layout.town(id)
    wide, high = _FARTHEST
    for dx, dy in product(range(-wide, wide + 1, _STEP), range(-high, high + 1, _STEP)):
        box = map_sizes.sized(id, size, town.x + dx, town.y + dy)
        across, down = box.width / 2 + _RIM, box.height / 2 + _RIM
        if across <= box.x <= FRAME[0] - across and down <= box.y <= FRAME[1] - down:
            yield box


def _played_with(id: str) -> list[Weighted]:
    """What a name had better leave free, and how much each square pixel of it counts."""
    found: list[Weighted] = [(layout.slot(way), 30) for way in BOARD.connections]
    found += [(layout.obstacle(road.id), 3) for road in BOARD.roads]
    for other in BOARD.towns:
        x, y, width, height = layout.town(other)
        found.append((Box(x, y, width, height), 3))
        if other != BOARD.capital:
            found += [(layout.piece(other, color), 4) for color in COLORS]
    return found


def _near(id: str, box: Box) -> bool:
    town = layout.town(id)
    return abs(box.x - town.x) < 230 and abs(box.y - town.y) < 140


def _cost(id: str, box: Box, near: list[Weighted]) -> float:
    """What a name covers, and how far it lies from its town."""
    town = layout.town(id)
    covered = sum(weight * shared(box, other) for other, weight in near)
    return covered + 4 * hypot((box.x - town.x) / 2, box.y - town.y)


def shared(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    wide = (a.width + b.width) / 2 - abs(a.x - b.x)
    high = (a.height + b.height) / 2 - abs(a.y - b.y)
    return min(wide, a.width, b.width) * min(high, a.height, b.height) if min(wide, high) > 0 else 0


def _written(found: dict[int, dict[str, tuple[int, int]]]) -> str:
    """The places as JSON, a town a line."""
    sizes = (
        f' "{size}": {{\n'
        + ",\n".join(f'  "{id}": {json.dumps(place)}' for id, place in places.items())
        + "\n }"
        for size, places in found.items()
    )
    return "{\n" + ",\n".join(sizes) + "\n}\n"


if __name__ == "__main__":
    everywhere = {size: places(size) for size in map_sizes.LARGER}
    map_sizes.PLACES.write_text(_written(everywhere), encoding="utf-8")
