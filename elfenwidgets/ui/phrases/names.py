"""What those at a table are called who have typed no name: the person at this machine, and bots."""

from collections.abc import Iterable, Mapping

from elfenwidgets.play import library
from elfenwidgets.text import languages, plainly, said_in, t

FIRST = 1
"""The seat from whose number an older default name was made."""


def own_name() -> str:
    """The name that was typed in the settings, else one for everybody."""
    name = library.settings().get("name")
    return name if isinstance(name, str) and name.strip() else t("front-name")


def unnamed() -> frozenset[str]:
    """What somebody without a name has been called in a record, in any language."""
    return frozenset(
        said
        for code in languages()
        for said in (said_in(code, "front-name"), said_in(code, "start-player", n=FIRST))
    )


KNOWN = 6
"""So many bots have a name and a face: enough for a full table."""

_NUMBERS = range(1, KNOWN + 1)


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
    free = (number for number in _NUMBERS if number not in found.values())
    left = iter(list(free))
    return {seat: found.get(seat) or next(left) for seat in names}


def _number(name: str) -> int:
    """The number of the bot that is called so, here or in another language; 0: none is.

    Other languages are read only for a name that this one does not know.
    """
    here = tuple(map(bot_name, _NUMBERS))
    known = (here, *map(_names, languages())) if name not in here else (here,)
    return next((names.index(name) + 1 for names in known if name in names), 0)


def _names(language: str) -> tuple[str, ...]:
    return plainly(language, *(f"bot-{number}" for number in _NUMBERS))
