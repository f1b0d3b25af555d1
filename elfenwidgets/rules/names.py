"""Names of the game record in a line of the notation."""

from collections.abc import Iterable
from typing import TypeVar

from elfenwidgets.rules.board import BOARD, TRANSPORTS
from elfenwidgets.rules.vocabulary import Payment, Transport

Named = TypeVar("Named", bound=str)

_PAYMENTS: tuple[Payment, ...] = ("caravan", "boatmen")


def known(name: str, names: Iterable[Named], what: str) -> Named:
    """The one of ``names`` that is written.

    Raises:
        ValueError: it is none of them; ``what`` it was to be.
    """
    for each in names:
        if each == name:
            return each
    raise ValueError(f"no {what} is called {name!r}")


def road(name: str) -> str:
    """A connection's id."""
    return known(name, BOARD.connections, "connection")


def town(name: str) -> str:
    """A town's id."""
    return known(name, BOARD.towns, "town")


def cards(names: Iterable[str]) -> tuple[Transport, ...]:
    """Travel cards."""
    return tuple(known(name, TRANSPORTS, "travel card") for name in names)


def payment(words: list[str]) -> tuple[tuple[Transport, ...], Payment]:
    """What a step is paid with, and how."""
    for how in _PAYMENTS:
        if words[:1] == [how]:
            return cards(words[1:]), how
    return cards(words), "card"


def paid(paid_with: tuple[Transport, ...], how: Payment) -> tuple[str, ...]:
    """The words for what a step is paid with, and how."""
    return paid_with if how == "card" else (how, *paid_with)


def lay(name: str, secret: bool) -> str:
    """A counter's word, in brackets where it lay face down."""
    return f"({name})" if secret else name


def lain(word: str, names: Iterable[Named], what: str) -> tuple[Named, bool]:
    """Which counter or item a word names, and whether it lay face down."""
    secret = word.startswith("(") and word.endswith(")")
    return known(word[1:-1] if secret else word, names, what), secret
