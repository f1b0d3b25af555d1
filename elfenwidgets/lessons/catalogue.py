"""The course: its lessons in order, and everything in them by name."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.levels import astray
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.question import Question, statement_word
from elfenwidgets.lessons.step import Step
from elfenwidgets.paths import DATA

Item = Level | Question | Exercise | Example

GENERAL = (
    *(
        "lesson-not-here",
        *astray.KEYS,
        "lesson-try-first",
        "lesson-not-tried",
        "lesson-hint-move",
        "lesson-hint-again",
    ),
    *("lesson-answer-kind", "lesson-answer-other", "lesson-answer-lines"),
    *("progress-broken", "progress-newer", "progress-file-broken", "progress-unsaved"),
    "progress-away",
    "progress-other-game",
)
"""The sentences that belong to no single lesson."""


@dataclass(frozen=True)
class Lesson:
    """A row of steps about one subject.

    ``knows`` and ``traps`` are numbers of sentences: what one knows after it (a teacher's
    objectives), and what is often misunderstood. ``more``: nobody needs it to play, so it stands
    apart from the course's way. ``exercises`` are tasks for code cells.
    """

    key: str
    number: int
    minutes: int
    more: bool
    statements: tuple[str, ...]
    knows: int
    traps: int
    steps: tuple[Step, ...]
    exercises: tuple[Exercise, ...]

    @classmethod
    def from_data(cls, stem: str, raw: Mapping[str, Any]) -> "Lesson":
        """The lesson that a file describes; its name, as ``07-travel``, gives number and key."""
        number, _, key = stem.partition("-")
        untold = {"without": raw.get("without", "")}
        return cls(
            key=key,
            number=int(number),
            minutes=raw["minutes"],
            more=raw.get("more", False),
            statements=tuple(raw["statements"]),
            knows=raw["knows"],
            traps=raw["traps"],
            steps=tuple(Step.from_data(key, {**untold, **each}) for each in raw["steps"]),
            exercises=tuple(Exercise.from_data(key, each) for each in raw.get("exercises", ())),
        )

    @property
    def notebook(self) -> str:
        """The name of its notebook, in the folder of each language."""
        return f"{self.number:02}-{self.key}.ipynb"

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels among its steps."""
        return tuple(step.item for step in self.steps if isinstance(step.item, Level))

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions among its steps."""
        return tuple(step.item for step in self.steps if isinstance(step.item, Question))

    @property
    def examples(self) -> tuple[Example, ...]:
        """The worked examples among its steps."""
        return tuple(step.item for step in self.steps if isinstance(step.item, Example))

    @property
    def phase(self) -> str | None:
        """The first phase of the reader's own game that is played in it; None: none is."""
        pieces = (step.piece for step in self.steps if step.piece is not None)
        return next((phase for piece in pieces for phase in piece.phases), None)

    @property
    def title(self) -> str:
        """The key of its title."""
        return f"lesson-{self.key}-title"

    @property
    def purpose(self) -> str:
        """The key of the one sentence that says what it is for."""
        return f"lesson-{self.key}-purpose"

    @property
    def text(self) -> tuple[str, ...]:
        """The keys of the sentences to read."""
        return tuple(step.says for step in self.steps if step.kind == "read" and step.says)

    @property
    def objectives(self) -> tuple[str, ...]:
        """The keys of what one knows after it."""
        return self._numbered("know", self.knows)

    @property
    def misconceptions(self) -> tuple[str, ...]:
        """The keys of what is often misunderstood."""
        return self._numbered("trap", self.traps)

    @property
    def items(self) -> tuple[Item, ...]:
        """Its levels, questions, exercises and examples."""
        return (*self.levels, *self.questions, *self.exercises, *self.examples)

    @property
    def stars(self) -> int:
        """The most stars that it can give: three a level."""
        return 3 * len(self.levels)

    @property
    def words(self) -> tuple[str, ...]:
        """Every key of a sentence that belongs to the lesson."""
        own = (self.title, self.purpose, *self.objectives, *self.misconceptions)
        tasks = (word for exercise in self.exercises for word in exercise.words)
        return (*own, *(word for step in self.steps for word in step.words), *tasks)

    def _numbered(self, part: str, count: int) -> tuple[str, ...]:
        return tuple(f"lesson-{self.key}-{part}-{n}" for n in range(1, count + 1))


@cache
def lessons() -> tuple[Lesson, ...]:
    """The lessons in order."""
    return tuple(
        Lesson.from_data(path.stem, json.loads(path.read_text(encoding="utf-8")))
        for path in sorted((DATA / "lessons").glob("[0-9]*.json"))
    )


@cache
def renamed() -> Mapping[str, str]:
    """The keys that items had in courses of before, with the keys that they have now."""
    found: dict[str, str] = json.loads((DATA / "lessons" / "renamed.json").read_text("utf-8"))
    return found


@cache
def steps() -> Mapping[str, Step]:
    """Every step by its key, in the order of the course."""
    return {step.key: step for lesson in lessons() for step in lesson.steps}


def step(name: str) -> Step | None:
    """The step of an address, as ``"plan/block"``, also of one from before; None: there is none."""
    wanted = name.strip().casefold()
    return steps().get(renamed().get(wanted, wanted))


@cache
def items() -> Mapping[str, Item]:
    """Every level, question, exercise and example by its key."""
    return {item.key: item for lesson in lessons() for item in lesson.items}


def lesson(name: str | int) -> Lesson:
    """The lesson of a key or a number.

    Raises:
        LookupError: there is none.
    """
    for each in lessons():
        if name in (each.key, each.number, str(each.number)):
            return each
    raise LookupError(f"no lesson is called {name!r}")


def level(key: str) -> Level:
    """The level of a key, as ``"travel/caravan"``.

    Raises:
        LookupError: there is none.
    """
    found = items().get(renamed().get(key, key))
    if isinstance(found, Level):
        return found
    raise LookupError(f"no level is called {key!r}")


def find(name: str) -> Lesson | Item | None:
    """What a reader who types a name jumps to: a lesson, or something in one; None: nothing."""
    wanted = name.strip().casefold()
    wanted = renamed().get(wanted, wanted)
    if wanted in items():
        return items()[wanted]
    for each in lessons():
        if wanted in (
            each.key,
            str(each.number),
            f"{each.number:02}",
            f"{each.number:02}-{each.key}",
        ):
            return each
    ends = [item for key, item in items().items() if key.endswith(f"/{wanted}")]
    return ends[0] if len(ends) == 1 else None


def taught() -> Mapping[str, tuple[str, ...]]:
    """For each statement of the rules that a lesson names, the levels that teach it."""
    found: dict[str, list[str]] = {}
    for each in lessons():
        for statement in each.statements:
            found.setdefault(statement, [])
        for one in each.levels:
            for statement in one.statements:
                found.setdefault(statement, []).append(one.key)
    return {statement: tuple(keys) for statement, keys in found.items()}


def words() -> frozenset[str]:
    """Every key of a sentence that the course says."""
    own = {word for each in lessons() for word in each.words}
    return frozenset({*own, *map(statement_word, taught()), *GENERAL})
