"""Spreading marks over an area, and outlines that wander as a brush does; all by a given seed."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, dist, hypot
from random import Random

from elfenwidgets.ui.drawing.geometry import Line, Point, smooth


def spread(
    inside: Callable[[Point], bool],
    gap: float,
    frame: tuple[float, float],
    rng: Random,
    tries: int = 12,
) -> list[Point]:
    """Poisson-disc sampling: points ``inside``, none nearer than ``gap`` to another.

    Sorted from top to bottom, so that what stands nearer is drawn later.
    """
    width, height = frame
    cells: dict[tuple[int, int], Point] = {}
    side = gap / 2**0.5
    for _ in range(int(width * height / gap**2) * tries):
        point = (rng.random() * width, rng.random() * height)
        i, j = int(point[0] / side), int(point[1] / side)
        near = (cells.get((i + k, j + m)) for k in (-2, -1, 0, 1, 2) for m in (-2, -1, 0, 1, 2))
        if all(other is None or dist(point, other) >= gap for other in near) and inside(point):
            cells[i, j] = point
    return sorted(cells.values(), key=lambda p: (p[1], p[0]))


def rows(outline: Sequence[Point]) -> Iterator[tuple[int, int]]:
    """The whole-pixel points inside a closed outline."""
    edges = list(zip(outline, (*outline[1:], outline[0]), strict=True))
    low, high = min(p[1] for p in outline), max(p[1] for p in outline)
    for y in range(ceil(low), ceil(high)):
        cuts = sorted(
            (x2 - x1) * (y - y1) / (y2 - y1) + x1
            for (x1, y1), (x2, y2) in edges
            if (y1 > y) != (y2 > y)
        )
        for start, end in zip(cuts[::2], cuts[1::2], strict=True):
            yield from ((x, y) for x in range(ceil(start), ceil(end)))


def wander(outline: Sequence[Point], rng: Random, amount: float = 0.1, levels: int = 3) -> Line:
    """A closed outline whose edges are broken and pushed aside, then smoothed."""
    points = list(outline)
    for _ in range(levels):
        rough = []
        for p, q in zip(points, (*points[1:], points[0]), strict=True):
            dx, dy = q[0] - p[0], q[1] - p[1]
            size = hypot(dx, dy)
            push = rng.gauss(0, amount) * min(1, 70 / size) if size > 12 else 0.0
            rough += [p, ((p[0] + q[0]) / 2 - dy * push, (p[1] + q[1]) / 2 + dx * push)]
        points = rough
    return smooth(points, 2, closed=True)


def shift(line: Sequence[Point], rng: Random, amount: float) -> Line:
    """A line whose points are moved at random by about ``amount``."""
    return tuple((x + rng.gauss(0, amount), y + rng.gauss(0, amount)) for x, y in line)
