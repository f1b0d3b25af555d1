"""Plane geometry for the drawing: smooth lines through given points, and distances to them.

A line is a sequence of points in frame pixels, the origin at the top left.
"""

from collections.abc import Sequence
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
    return _after(_pieces(line), part * length(line))


def evenly(line: Sequence[Point], count: int) -> Line:
    """``count`` points at equal distances along a line, both ends included."""
    pieces, whole = _pieces(line), length(line)  # measured once
    return tuple(_after(pieces, i / (count - 1) * whole)[0] for i in range(count))


def _pieces(line: Sequence[Point]) -> list[tuple[Point, Point, float]]:
    return [(p, q, dist(p, q)) for p, q in pairwise(line)]


def _after(pieces: list[tuple[Point, Point, float]], left: float) -> tuple[Point, Point]:
    i = 0
    while i < len(pieces) - 1 and not (pieces[i][2] and left <= pieces[i][2]):
        left -= pieces[i][2]
        i += 1
    p, q, piece = pieces[i]
    left = min(left, piece)
    dx, dy = (q[0] - p[0]) / piece, (q[1] - p[1]) / piece
    return (p[0] + dx * left, p[1] + dy * left), (dx, dy)


def simplify(line: Sequence[Point], slack: float) -> Line:
    """The line with as few of its points as keep within ``slack`` of it (Douglas-Peucker)."""
    first, last = line[0], line[-1]
    far, i = max((_to_piece(p, first, last), i) for i, p in enumerate(line))
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
    return min(_to_piece(point, p, q) for p, q in pairwise(line))


def _to_piece(point: Point, p: Point, q: Point) -> float:
    dx, dy = q[0] - p[0], q[1] - p[1]
    square = dx * dx + dy * dy
    t = ((point[0] - p[0]) * dx + (point[1] - p[1]) * dy) / square if square else 0
    t = min(max(t, 0), 1)
    return dist(point, (p[0] + dx * t, p[1] + dy * t))
