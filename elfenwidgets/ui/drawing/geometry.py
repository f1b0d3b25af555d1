"""Plane geometry for the drawing: smooth lines through given points, and distances to them.

A line is a sequence of points in frame pixels, the origin at the top left.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import dist, hypot
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = tuple[Point, ...]


def smooth(points: Sequence[Point], steps: int = 8, closed: bool = False) -> Line:
    """A Catmull-Rom curve through ``points``, cut into ``steps`` pieces between two of them."""
    n = len(points)
    found: list[Point] = []
    for i in range(n if closed else n - 1):
        if closed:
            quad = [points[(i + k) % n] for k in (-1, 0, 1, 2)]
        else:
            quad = [points[min(max(i + k, 0), n - 1)] for k in (-1, 0, 1, 2)]
        for step in range(steps):
            t = step / steps
            found.append((_spline(t, *(p[0] for p in quad)), _spline(t, *(p[1] for p in quad))))
    if not closed:
        found.append(points[-1])
    return tuple(found)


def _spline(t: float, a: float, b: float, c: float, d: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def length(line: Sequence[Point]) -> float:
    """How long a line is."""
    return sum(dist(p, q) for p, q in pairwise(line))


def along(line: Sequence[Point], part: float) -> tuple[Point, Point]:
    """The point after ``part`` (0 to 1) of a line, and the unit vector of its direction there."""
    return next(_walk(line, (part * length(line),)))


def evenly(line: Sequence[Point], count: int) -> Line:
    """``count`` points at equal distances along a line, both ends included."""
    whole = length(line)
    return tuple(at for at, _ in _walk(line, (i / (count - 1) * whole for i in range(count))))


def _walk(line: Sequence[Point], ways: Iterable[float]) -> Iterator[tuple[Point, Point]]:
    """The point after each of some ways along a line, ever longer ones, and the direction there."""
    pieces = ((ends, dist(*ends)) for ends in pairwise(line))
    (p, q), piece = next(pieces)
    behind = 0.0
    for way in ways:
        while not piece or way - behind > piece:
            ahead = next(pieces, None)
            if ahead is None:
                break
            behind += piece
            (p, q), piece = ahead
        left = min(way - behind, piece)
        dx, dy = (q[0] - p[0]) / piece, (q[1] - p[1]) / piece
        yield (p[0] + dx * left, p[1] + dy * left), (dx, dy)


def simplify(line: Sequence[Point], slack: float) -> Line:
    """The line with as few of its points as keep within ``slack`` of it (Douglas-Peucker)."""
    first, last = line[0], line[-1]
    far, i = max((away, i) for i, away in enumerate(_to_piece(line, first, last)))
    if far <= slack:
        return first, last
    return simplify(line[: i + 1], slack)[:-1] + simplify(line[i:], slack)


def beside(line: Sequence[Point], distance: float) -> Line:
    """The line shifted to its left (negative: right) by ``distance``, seen along its direction."""
    found = []
    last = len(line) - 1
    for i, (x, y) in enumerate(line):
        p, q = line[max(i - 1, 0)], line[min(i + 1, last)]
        dx, dy = q[0] - p[0], q[1] - p[1]
        size = hypot(dx, dy) or 1
        found.append((x + dy / size * distance, y - dx / size * distance))
    return tuple(found)


def inside(point: Point, outline: Sequence[Sequence[float]]) -> bool:
    """Whether a point lies within a closed line (even-odd rule)."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in pairwise((*outline, outline[0])):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            found = not found
    return found


def reach(point: Point, line: Sequence[Point]) -> float:
    """The distance from a point to a line."""
    return min(away for p, q in pairwise(line) for away in _to_piece((point,), p, q))


def _to_piece(points: Iterable[Point], p: Point, q: Point) -> Iterator[float]:
    """The distance of each point from a straight piece."""
    (px, py), (dx, dy) = p, (q[0] - p[0], q[1] - p[1])
    square = dx * dx + dy * dy or 1
    for x, y in points:
        t = ((x - px) * dx + (y - py) * dy) / square
        t = 0 if t < 0 else 1 if t > 1 else t  # min and max would take the most of it
        yield hypot(x - px - dx * t, y - py - dy * t)
