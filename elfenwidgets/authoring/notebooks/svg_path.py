"""Path data of SVG: what of it lies in a box, in fewer points and digits."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from math import cos, hypot, radians, sin
from typing import NamedTuple

Segment = tuple[str, tuple[float, ...]]
"""A command in capitals, and its numbers; all points are absolute."""

Point = tuple[float, float]

_TOKEN = re.compile(r"([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+))")
_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

BEND = 0.4
"""So far a line may lie from where it was, in units of the map: no eye sees it."""

BRIM = 14.0
"""A line is as broad as twice this at most: so far outside of a box it still shows in it."""


class Extent(NamedTuple):
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    def grown(self, by: float) -> "Extent":
        """The rectangle with its edges moved outwards."""
        return Extent(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def meets(self, other: "Extent") -> bool:
        """Whether two rectangles have a point in common."""
        apart = self.right < other.left or other.right < self.left
        return not (apart or self.bottom < other.top or other.bottom < self.top)

    def sides(self, x: float, y: float) -> frozenset[str]:
        """Beyond which edges a point lies; of a point inside: none."""
        beyond = {"l": x < self.left, "r": x > self.right, "t": y < self.top, "b": y > self.bottom}
        return frozenset(edge for edge, there in beyond.items() if there)


def within(data: str, box: Extent, digits: int) -> str:
    """The path as far as it shows in the box, with so many digits after the point."""
    wide = box.grown(BRIM)
    parts = (part for part, around in _parts(data) if around.meets(wide))
    return "".join(_written(_shortened(part, wide), digits) for part in parts)


@cache
def around(*paths: str) -> Extent:
    """A box around paths, and around where they begin."""
    boxes = [box for each in paths for _, box in _parts(each)]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Extent(min(lefts), min(tops), max(rights), max(bottoms))


def planted(data: str, turn: float) -> str:
    """A path of curves and lines, turned by so many degrees."""
    cosine, sine = cos(radians(turn)), sin(radians(turn))

    def put(numbers: tuple[float, ...]) -> tuple[float, ...]:
        return tuple(
            n
            for px, py in zip(numbers[::2], numbers[1::2], strict=True)
            for n in (px * cosine - py * sine, px * sine + py * cosine)
        )

    return _written(((name, put(numbers)) for name, numbers in _segments(data)), 1)


def brief(data: str) -> str:
    """A path with one digit after the point, for what is drawn small."""
    short = re.sub(r"\d*\.\d+", lambda found: number(float(found[0]), 1), data)
    return re.sub(r"\s+(?=[-a-zA-Z])|(?<=[a-zA-Z])\s+", "", short)


@cache
def _parts(data: str) -> tuple[tuple[tuple[Segment, ...], Extent], ...]:
    """The subpaths, their lines in few points, each with a box around it."""
    parts: list[list[Segment]] = []
    for segment in _segments(data):
        if segment[0] == "M":
            parts.append([])
        parts[-1].append(segment)
    return tuple((tuple(_smoothed(part)), _around(part)) for part in parts)


def _segments(data: str) -> Iterator[Segment]:
    tokens = [letter or number for letter, number in _TOKEN.findall(data)]
    x = y = start_x = start_y = 0.0
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        elif command in "Mm":  # points after the first are lines
            command = "l" if command == "m" else "L"
        name = command.upper()
        given = [float(token) for token in tokens[at : at + _NUMBERS[name]]]
        at += len(given)
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        match name:
            case "Z":
                x, y = start_x, start_y
                yield "Z", ()
                continue
            case "H":
                name, given = "L", [given[0] + dx, y]
            case "V":
                name, given = "L", [x, given[0] + dy]
            case "A":
                given = [*given[:5], given[5] + dx, given[6] + dy]
            case _:
                given = [n + (dy if i % 2 else dx) for i, n in enumerate(given)]
        x, y = given[-2:]
        if name == "M":
            start_x, start_y = x, y
        yield name, tuple(given)


def _around(part: Sequence[Segment]) -> Extent:
    points = [
        (*n[i : i + 2], 0.0) for name, n in part if name not in "AZ" for i in range(0, len(n), 2)
    ]
    points += [(n[5], n[6], 2 * max(n[:2])) for name, n in part if name == "A"]
    return Extent(
        min(x - r for x, _, r in points),
        min(y - r for _, y, r in points),
        max(x + r for x, _, r in points),
        max(y + r for _, y, r in points),
    )


def _smoothed(part: Sequence[Segment]) -> Iterator[Segment]:
    """The same with each run of lines in as few points as do."""
    run: list[Point] = []
    for name, numbers in part:
        if name == "L":
            run.append((numbers[0], numbers[1]))
            continue
        yield from (("L", point) for point in _few(run)[1:])
        yield name, numbers
        run = [(numbers[-2], numbers[-1])] if numbers else []
    yield from (("L", point) for point in _few(run)[1:])


def _few(points: list[Point]) -> list[Point]:
    """A line in fewer points, by Douglas and Peucker."""
    if len(points) < 3:
        return points
    ends = points[0], points[-1]
    beside = [_beside(point, *ends) for point in points[1:-1]]
    # Where a line goes back, a point may lie on the line through its ends and yet far from both.
    far = beside if max(beside) > BEND else [_apart(point, *ends) for point in points[1:-1]]
    most = max(far)
    if most <= BEND:
        return [*ends]
    at = far.index(most) + 1
    return _few(points[: at + 1])[:-1] + _few(points[at:])


def _beside(point: Point, start: Point, end: Point) -> float:
    """How far a point lies from the line through two others."""
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    length = hypot(dx, dy)
    if not length:
        return hypot(point[0] - x, point[1] - y)
    return abs(dx * (point[1] - y) - dy * (point[0] - x)) / length


def _apart(point: Point, start: Point, end: Point) -> float:
    """How far a point lies from a line that begins and ends: beyond an end, from that."""
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    along = (dx * (point[0] - x) + dy * (point[1] - y)) / (dx * dx + dy * dy or 1)
    along = min(1.0, max(0.0, along))
    return hypot(point[0] - x - along * dx, point[1] - y - along * dy)


def _shortened(part: Sequence[Segment], box: Extent) -> Iterator[Segment]:
    """The same without points of lines that stay beyond one edge: inside, nothing changes."""
    before: frozenset[str] = frozenset()
    for i, (name, numbers) in enumerate(part):
        here = box.sides(numbers[-2], numbers[-1]) if numbers else frozenset()
        after, then = part[i + 1] if i + 1 < len(part) else ("", ())
        there = box.sides(*then) if after == "L" else frozenset()
        if name == "L" and before & here & there:
            before = before & here
            continue
        yield name, numbers
        before = here


def _written(part: Iterator[Segment], digits: int) -> str:
    """Relative path data; what rounding takes from one point is given to the next."""
    words, last, x, y = list[str](), "", 0.0, 0.0
    for name, numbers in part:
        letter = name if name == "M" else name.lower()
        given = list(numbers)
        if name == "A":
            given[5:] = given[5] - x, given[6] - y
        elif name != "M":
            given = [n - (y if i % 2 else x) for i, n in enumerate(given)]
        given = [round(n, digits) for n in given]
        if given:
            ends = given[-2], given[-1]
            x, y = ends if name == "M" else (x + ends[0], y + ends[1])
        words += [letter] * (letter != last or letter == "M") + [number(n, digits) for n in given]
        last = letter
    return re.sub(r" (?=[-a-zA-Z])|(?<=[a-zA-Z]) ", "", " ".join(words))


def number(value: float, digits: int) -> str:
    """A number in as few letters as do."""
    return re.sub(r"^(-?)0(?=\.)", r"\1", f"{round(value, digits) + 0.0:g}")
