"""Who sits at the table."""

from dataclasses import dataclass

COLORS = ("black", "blue", "green", "purple", "red", "yellow")
"""The six colours of boots and town pieces (S1)."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name and one of the six colours."""

    name: str
    color: str
