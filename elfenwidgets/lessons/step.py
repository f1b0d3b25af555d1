"""A step of a lesson: one screen's worth of something to read, or one thing to do."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle
from typing import Any, Literal

from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.own_setting import EDITION
from elfenwidgets.lessons.question import Question
from elfenwidgets.rules.position.setting import from_setting
from elfenwidgets.rules.state import State

Kind = Literal["read", "level", "question", "example", "drill", "game", "puzzles"]

GAME_PHASES = (
    *("deal", "draw_secret", "draw", "cards", "open", "auction", "plan", "travel"),
    *("reward", "keep", "keep_items", "summary", "review"),
)
"""What a piece of the reader's own game can hold: a round's phases, those of the base game and
those of Elfengold, what has come of the round, and, after the last one, the review of the game."""


@dataclass(frozen=True)
class Piece:
    """A piece of the reader's own game: some ``phases`` of one ``round``, in order.

    ``edition`` says of which game, one of ``own_setting.SETTINGS``; of Elfengold it is a whole
    round, for there a seat's coins or cards are chosen while others have yet to travel.
    """

    round: int
    phases: tuple[str, ...]
    edition: str = EDITION


@dataclass(frozen=True)
class Step:
    """One step; which of the fields below ``name`` are set depends on its ``kind``.

    read:     ``says`` one sentence, about the position ``setting`` (None: that of the step before),
              pointing at ``points``.
    level:    ``item`` is the Level. Its goal is the sentence.
    question: ``item`` is the Question; ``setting`` and ``points`` are shown beside it, if there.
    example:  ``item`` is the Example.
    drill:    ``drill`` names the kind of drill, one of ``drill.KINDS``.
    game:     ``piece`` of the reader's own game.
    puzzles:  ``puzzles`` are three puzzles, of one kind or each of another, ``(kind, seed)`` each.

    ``without`` names what the reader has not been told of yet, ``caravan`` or ``obstacle``: it is
    neither seen nor offered nor asked about. A lesson says so for all its steps, or one for itself.

    ``program``: what is read is about hints and stars, which only the program has.

    ``points`` are targets as hints have them: towns and connections by id, or ``boot``, ``hand``,
    ``counters``, ``display``, ``pile``, ``obstacle``, ``chart``, ``score``, ``pass``, ``end``.
    """

    lesson: str
    name: str
    kind: Kind
    says: str | None = None
    setting: Mapping[str, Any] | None = None
    points: tuple[str, ...] = ()
    item: Level | Question | Example | None = None
    drill: str | None = None
    piece: Piece | None = None
    puzzles: tuple[tuple[str, int], ...] = ()
    without: tuple[str, ...] = ()
    program: bool = False

    @classmethod
    def from_data(cls, lesson: str, raw: Mapping[str, Any]) -> "Step":
        """The step that a lesson's file describes.

        Raises:
            ValueError: it is of no kind.
        """
        without = tuple(str(raw.get("without", "")).split())
        if "position" in raw and "obstacle" in without:
            raw = {**raw, "position": _without_obstacles(raw["position"])}
        setting, points = raw.get("position"), tuple(str(raw.get("points", "")).split())
        match raw:
            case {"read": name}:
                says = f"step-{lesson}-{name}"
                program = raw.get("program", False)
                return cls(lesson, name, "read", says, setting, points, program=program)
            case {"level": name}:
                level = Level.from_data(lesson, {**raw, "name": name})
                return cls(lesson, name, "level", level.word("goal"), setting, points, level)
            case {"question": name}:
                question = Question.from_data(lesson, {**raw, "name": name})
                ask = question.word("ask")
                return cls(lesson, name, "question", ask, setting, points, question)
            case {"example": name}:
                example = Example.from_data(lesson, {**raw, "name": name})
                return cls(lesson, name, "example", example.captions[0], setting, points, example)
            case {"drill": name}:
                about = f"drill-{name}-about"
                return cls(lesson, name, "drill", about, drill=name, without=without)
            case {"game": name, "round": number, "phases": phases}:
                of = raw.get("edition", EDITION)
                piece = Piece(number, tuple(str(phases).split()), of)
                return cls(lesson, name, "game", f"step-{lesson}-{name}", piece=piece)
            case {"puzzles": name, "of": kinds, "seeds": seeds}:
                which = tuple(zip(cycle(str(kinds).split()), map(int, seeds), strict=False))
                return cls(lesson, name, "puzzles", f"step-{lesson}-{name}", puzzles=which)
        raise ValueError(f"a step of no kind: {raw}")

    @property
    def key(self) -> str:
        """The address of the step: ``"plan/block"``, ``"travel?limit"``, ``"finish/game-keep"``.

        What is no level, question or example may have the name of one: it says what it is.
        """
        return f"{self.lesson}/{self.kind}-{self.name}" if self.item is None else self.item.key

    @cached_property
    def start(self) -> State | None:
        """The position that is shown; None: that of the step before, or none."""
        if isinstance(self.item, Level):
            return self.item.start
        if isinstance(self.item, Example):
            return self.item.states[0]
        return None if self.setting is None else from_setting(self.setting)

    @property
    def words(self) -> tuple[str, ...]:
        """Every key of a sentence that belongs to the step."""
        if self.item is not None:
            return self.item.words
        return () if self.says is None else (self.says,)


def _without_obstacles(setting: Mapping[str, Any]) -> Mapping[str, Any]:
    """The position with nobody's obstacle in it."""
    seats = setting.get("seats", [{}])  # two players, where nothing is said
    return {**setting, "obstacle": False, "seats": [{**seat, "obstacle": False} for seat in seats]}
