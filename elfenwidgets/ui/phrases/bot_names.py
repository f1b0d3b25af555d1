"""The bots at a table as persons: each has a name and a face, never two the same."""

from collections.abc import Iterable, Mapping
from itertools import chain

from elfenwidgets.text import languages, said_in, t

KNOWN = 6
"""So many bots have a name and a face: enough for a full table."""


def bot_name(number: int) -> str:
    """The name of a bot, by its number from 1."""
    return t(f"bot-{number}")


def unused(wanted: int, taken: Iterable[str]) -> str:
    """The name of the bot with the number ``wanted``, or of the next one whose name is free."""
    used = {name.casefold() for name in taken}
    names = [bot_name((wanted - 1 + n) % KNOWN + 1) for n in range(KNOWN)]
    return next((name for name in names if name.casefold() not in used), names[0])


def faces(names: Mapping[int, str]) -> dict[int, int]:
    """The number of each bot's face, by seat.

    It is the one that goes with its name in some language, else one that is left.
    """
    found: dict[int, int] = {}
    for seat, name in names.items():
        number = _number(name)
        if number and number not in found.values():
            found[seat] = number
    free = (number for number in range(1, KNOWN + 1) if number not in found.values())
    left = iter(list(free))
    return {seat: found.get(seat) or next(left) for seat in names}


def _number(name: str) -> int:
    """The number of the bot that is called so; 0: none is.

    Other languages are read only for a game that was begun in one of them.
    """
    numbers = range(1, KNOWN + 1)
    here = (number for number in numbers if bot_name(number) == name)
    elsewhere = (
        number
        for number in numbers
        if any(said_in(language, f"bot-{number}") == name for language in languages())
    )
    return next(chain(here, elsewhere), 0)
