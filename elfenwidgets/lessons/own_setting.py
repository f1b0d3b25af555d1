"""The settings of the reader's own games: their edition, and who sits where."""

from collections.abc import Mapping
from dataclasses import dataclass

READER = 0
"""The reader's seat; the reader begins."""

EDITION = "amigo-de"
"""The edition of the game that goes through the course."""

BOTS = {1: "greedy", 2: "greedy"}
"""The bots of the others in it, by seat."""

COLORS = ("green", "red", "blue")
"""The colours of all in it, by seat."""


@dataclass(frozen=True)
class Setting:
    """How a game of the reader is played: ``bots`` by seat, and everybody's ``colors``."""

    bots: Mapping[int, str]
    colors: tuple[str, ...]


SETTINGS: Mapping[str, Setting] = {
    EDITION: Setting(BOTS, COLORS),
    "elfengold": Setting({1: "greedy"}, COLORS[:2]),
}
"""The reader's own games, by the key of their edition: one of the course, one of its lessons on
Elfengold."""
