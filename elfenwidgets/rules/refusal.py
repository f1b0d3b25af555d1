"""Why an action is not allowed, as data: sentences are made from it elsewhere."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = str | int | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """The statement that an action breaks and the values behind it.

    ``rule`` is the statement's id (``"P5.4"``), ``reason`` tells apart the ways to break it,
    ``values`` hold what a sentence needs to show the sum (``need=3, have=2, kind="dragon"``).
    """

    rule: str
    reason: str
    values: Mapping[str, Value] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        values = ", ".join(f"{key}={value}" for key, value in self.values.items())
        broken = f"{self.rule}: {self.reason}" if self.rule else self.reason
        return f"{broken} ({values})" if values else broken


def refuse(rule: str, reason: str, /, **values: Value) -> Refusal:
    """A refusal by the statement ``rule``.

    >>> print(refuse("P5.4", "obstacle-price", need=3, have=2))
    P5.4: obstacle-price (need=3, have=2)
    """
    return Refusal(rule, reason, values)


def printable(value: object) -> str:
    """A stranger's value, short enough for a sentence; what is no plain value, by its type.

    What cannot be printed, such as half a surrogate pair or an escape, is a replacement character.
    """
    plain = type(value) in (str, bool, type(None)) or (
        type(value) is int and value.bit_length() < 128
    )
    words = (str(value) if plain else type(value).__name__)[:40]
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in words
    )


class Refused(Exception):
    """An action that breaks a rule was to be played; ``refusal`` says which."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
