"""Of numpy what ipycanvas takes: arrays of one kind of number, flat or of rows of one length."""

from __future__ import annotations

from array import array as _numbers
from collections.abc import Iterable, Sequence
from typing import Any

_CODES = {
    "int8": "b",
    "uint8": "B",
    "int16": "h",
    "uint16": "H",
    "int32": "i",
    "uint32": "I",
    "int64": "q",
    "float32": "f",
    "float64": "d",
}


class dtype(str):
    """A kind of number, by its name."""


int8, uint8, int16, uint16, int32, uint32, int64, float32, float64 = map(dtype, _CODES)
float16 = dtype("float16")


class ndarray(_numbers):  # type: ignore[type-arg]  # the kind is known when it is made
    """An array; the numbers of its rows follow each other."""

    shape: tuple[int, ...]
    dtype: str
    flags = {"C_CONTIGUOUS": True}  # noqa: RUF012  nobody writes to it

    @property
    def ndim(self) -> int:
        """The number of its dimensions."""
        return len(self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def ravel(self) -> ndarray:
        """The same numbers in one row."""
        return _made(self.tolist(), self.dtype)

    def astype(self, kind: str) -> ndarray:
        """The same as another kind of number."""
        return _made(self.tolist(), kind, self.shape)


def _made(numbers: Iterable[Any], kind: str, shape: tuple[int, ...] | None = None) -> ndarray:
    made = ndarray.__new__(ndarray, _CODES[kind], numbers)
    made.dtype = dtype(kind)
    made.shape = shape or (_numbers.__len__(made),)
    return made


def array(values: Sequence[Any], dtype: str | None = None) -> ndarray:
    """An array of numbers, or of rows of them."""
    if isinstance(values, ndarray):
        return values if dtype is None else values.astype(globals()[dtype])
    flat, shape = list(values), None
    if flat and isinstance(flat[0], list | tuple):
        shape = (len(flat), len(flat[0]))
        flat = [number for row in flat for number in row]
    usual = "float64" if any(isinstance(number, float) for number in flat) else "int64"
    return _made(flat, dtype or usual, shape)


def require(values: Sequence[Any], dtype: str | None = None, requirements: object = ()) -> ndarray:
    """An array as it is wanted: all of these lie in one piece."""
    del requirements
    return array(values, dtype)


def concatenate(parts: Iterable[ndarray]) -> ndarray:
    """Flat arrays, one after the other."""
    return array([number for part in parts for number in part.tolist()])


def frombuffer(data: bytes, dtype: str) -> ndarray:
    """The numbers that lie in bytes."""
    return _made(data, dtype)


asarray = ascontiguousarray = array
