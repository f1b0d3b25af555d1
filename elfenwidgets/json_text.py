"""JSON that somebody else has written: a file, a row, a text to paste. It is read here alone."""

import json
from math import isfinite
from typing import Any, NoReturn

DEEPEST = 100
"""Lists and objects inside each other at most: what goes deeper cannot be written again safely."""


def read(text: object) -> Any:
    """The value of a JSON text.

    Raises:
        ValueError: it is none, whatever else it is: no text, not UTF-8, nested too deep, with a
            number that would be infinite here and could not be written again.
    """
    if not isinstance(text, str | bytes):
        raise ValueError("no text")
    try:
        words = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        value = _DECODER.decode(words)
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    if words.count("[") + words.count("{") > DEEPEST:
        _measure(value)
    return value


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of JSON")


def _finite(digits: str) -> float:
    number = float(digits)
    return number if isfinite(number) else _no_number(digits)


_DECODER = json.JSONDecoder(parse_constant=_no_number, parse_float=_finite)


def _measure(value: Any) -> None:
    level = [value]
    for _ in range(DEEPEST):
        inside = (each.values() if isinstance(each, dict) else each for each in level)
        level = [one for each in inside for one in each if isinstance(one, dict | list)]
        if not level:
            return
    raise ValueError("nested too deep")
