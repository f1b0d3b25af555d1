"""Puzzles: positions of played games with one question each, and its best answer proved.

They are kept in data/puzzles.json, which ``python -m elfenwidgets.authoring.puzzles`` writes. By
name a day's is its date, ``2026-11-21``, and the third of a kind ``trip/3``.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache
from typing import Any

from elfenwidgets.paths import DATA
from elfenwidgets.play.coaching.game_review import longest
from elfenwidgets.play.coaching.solved_position import Solved
from elfenwidgets.play.journeys.best_journey import Journey
from elfenwidgets.rules.state import State


@dataclass(frozen=True)
class PuzzleKind:
    """A kind of puzzle.

    ``allowed`` are the names of the actions that answer it, ``statement`` is the one it is about.
    One ``travels``, step by step, to answer it; otherwise a single action is judged.
    """

    name: str
    allowed: tuple[str, ...]
    statement: str
    travels: bool = False


KINDS: Mapping[str, PuzzleKind] = {
    kind.name: kind
    for kind in (
        PuzzleKind("trip", ("move",), "P5.7", travels=True),
        PuzzleKind("counter", ("place",), "P4.5"),
        PuzzleKind("obstacle", ("obstacle",), "P5.4"),
    )
}
"""The longest trip with a hand; the one counter that helps most; the obstacle that hurts most."""

FIRST = date(2000, 1, 1)
"""The first day that has a puzzle: somewhere the way back has to end."""

FILE = DATA / "puzzles.json"
SOLVER = 0
"""The seat of whoever solves a puzzle."""


@dataclass(frozen=True)
class Puzzle(Solved):
    """A position, and how good an answer can be.

    ``setting`` are keywords of ``rules.position``; seat 0 solves. ``par`` is the proved best in
    towns: those of the trip, of the best trip after the counter, or of the ``rival``'s best trip
    after the obstacle. ``base`` is what it is measured from: what a hasty elf collects, or what the
    best trip is without any placement. ``solution`` is one best answer in lines of the
    notation; ``seed`` names the game.
    """

    kind: PuzzleKind
    seed: int
    setting: Mapping[str, Any]
    par: int
    base: int
    solution: tuple[str, ...]
    rival: int | None = None

    @classmethod
    def from_data(cls, raw: Mapping[str, Any]) -> "Puzzle":
        """The puzzle that a JSON object holds."""
        values = {**raw, "setting": raw["position"], "solution": tuple(raw["solution"])}
        del values["position"]
        return cls(**values | {"kind": KINDS[raw["kind"]]})

    def to_data(self) -> dict[str, Any]:
        """The puzzle as a JSON object."""
        rival = {} if self.rival is None else {"rival": self.rival}
        return {
            "kind": self.kind.name,
            "seed": self.seed,
            "position": dict(self.setting),
            "par": self.par,
            "base": self.base,
            "solution": list(self.solution),
            **rival,
        }

    @property
    def traveller(self) -> int:
        """The seat whose towns count."""
        return SOLVER if self.rival is None else self.rival

    def trip(self, state: State) -> Journey:
        """The best trip from ``state`` of the seat whose towns count."""
        return longest(state, self.traveller)

    def towns(self, state: State) -> int:
        """What the puzzle has come to in ``state``, in towns."""
        if not self.kind.travels:
            return self.trip(state).towns
        return len(state.seats[SOLVER].pieces) - len(self.start.seats[SOLVER].pieces)

    def short(self, state: State) -> int:
        """How many towns ``state`` is worse than the best answer."""
        return abs(self.par - self.towns(state))

    def stars(self, state: State) -> int:
        """What an answer is worth that has come to ``state``.

        Three stars at par, two for one town short of it, one for at least half the way from
        ``base`` to par, none for less.
        """
        short = self.short(state)
        if short <= 1:
            return 3 - short
        return int(2 * short <= abs(self.par - self.base))


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles that are kept, the kinds in turn."""
    return tuple(map(Puzzle.from_data, json.loads(FILE.read_text(encoding="utf-8"))))


def of_kind(kind: str) -> tuple[Puzzle, ...]:
    """The puzzles of one kind, in order."""
    return tuple(each for each in puzzles() if each.kind.name == kind)


def puzzle(kind: str, seed: int) -> Puzzle:
    """The puzzle of a kind from the game of a seed."""
    return next(each for each in of_kind(kind) if each.seed == seed)


def of_day(day: date) -> Puzzle:
    """The puzzle of a day, the same wherever the same puzzles are kept; they come round again.

    >>> day = date(2026, 11, 21)
    >>> of_day(date.fromordinal(day.toordinal() + len(puzzles()))) == of_day(day)
    True
    """
    return puzzles()[day.toordinal() % len(puzzles())]


def today() -> date:
    """The day by universal time, so that everywhere it is the same puzzle's."""
    return datetime.now(UTC).date()


def parse(parts: Sequence[str]) -> date | tuple[str, int] | None:
    """The day, or the kind and the number from 0, that a name's parts mean; None: no puzzle has it.

    A day has a name from when its puzzle is out.
    """
    match parts:
        case (day,):
            return _day(day)
        case (kind, number) if kind in KINDS and _few(number):
            return (kind, int(number) - 1) if 0 < int(number) <= len(of_kind(kind)) else None
        case _:
            return None


def _day(text: str) -> date | None:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if FIRST <= day <= today() else None


def _few(text: str) -> bool:
    """Whether it is a number that need not be long to read."""
    return text.isascii() and text.isdecimal() and len(text) < 5
