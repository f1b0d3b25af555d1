"""The settings of the reader's own games, who sits where; and where the quick way is kept.

A page may ask for them without loading the course.
"""

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

QUICK_WAY = "quick-way"
"""The setting that remembers how far the reader is on the quick way: a step, and what was played in
its round."""

QUICK_ROUND = "quick/round"
"""The key, as of an answer, under which it is remembered that its round was played."""
