"""What each column of the library may hold: a row is read by that, and a damaged one says so.

Anybody may have written into the database, or a disk have lost a part of it. So no row is believed:
one that does not fit becomes a ``Broken``, stays where it is, and harms no other.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from elfenwidgets import json_text
from elfenwidgets.play.library.databases.database import Row

Column = Callable[[object], Any]
"""Gives what a column holds, or raises a ValueError."""

Shape = type | Mapping[str, Any] | list[Any]
"""A type, an object with a shape for each of its keys, or ``[shape]``, a list of any length."""

LONGEST = 60
"""Letters of what tells a damaged row from others."""

MOST = 2**31
"""Numbers of ours are smaller."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A damaged row: its ``table``, and by what it is told from others there."""

    table: str
    id: str


def decoded(
    table: str,
    rows: Iterable[Row],
    *columns: Column,
    named: int = 1,
    sound: Callable[[Row], bool] = bool,
) -> Iterator[Row | Broken]:
    """Each row by its columns, as far as it is ``sound`` as a whole; the first ones name it."""
    for row in rows:
        try:
            read = tuple(column(value) for column, value in zip(columns, row, strict=True))
        except ValueError:
            read = ()
        yield read if read and sound(read) else broken(table, *row[:named])


def broken(table: str, *names: object) -> Broken:
    """A damaged row by what tells it from others."""
    return Broken(table, " ".join(map(_shown, names)))


def damaged(rows: Iterable[object]) -> list[Broken]:
    """Those that are damaged."""
    return [row for row in rows if isinstance(row, Broken)]


def whole(rows: Iterable[Row | Broken]) -> Iterator[Row]:
    """Those that are not damaged."""
    return (row for row in rows if not isinstance(row, Broken))


def fits(value: object, shape: Shape) -> bool:
    """Whether a JSON value has a shape."""
    if isinstance(shape, type):
        return type(value) is shape
    if isinstance(shape, list):
        return isinstance(value, list) and all(fits(each, shape[0]) for each in value)
    return isinstance(value, dict) and all(
        key in value and fits(value[key], inner) for key, inner in shape.items()
    )


def text(value: object) -> str:
    """Whole letters."""
    if not isinstance(value, str):
        raise ValueError("no text")
    value.encode()  # half a letter raises a ValueError, too
    return value


def count(value: object) -> int:
    """A whole number that is not negative."""
    if type(value) is not int or not 0 <= value < MOST:
        raise ValueError("no count")
    return value


def number(value: object) -> int:
    """A whole number."""
    if type(value) is not int or abs(value) >= MOST:
        raise ValueError("no number")
    return value


def time(value: object) -> float:
    """Seconds since 1970."""
    if type(value) not in (int, float) or not isfinite(value):  # type: ignore[arg-type]
        raise ValueError("no time")
    return float(value)  # type: ignore[arg-type]


def json(shape: Shape | None = None) -> Column:
    """A text of JSON, of a shape if one is given."""

    def column(value: object) -> Any:
        found = json_text.read(value)
        if shape is not None and not fits(found, shape):
            raise ValueError("another shape")
        return found

    return column


def maybe(column: Column) -> Column:
    """What may be empty."""
    return lambda value: None if value is None else column(value)


def _shown(value: object) -> str:
    letters = str(value)[:LONGEST].encode(errors="replace").decode()
    return "".join(letter if letter.isprintable() else "?" for letter in letters)
