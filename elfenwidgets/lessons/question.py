"""A question with three answers, each of which is told why it is right or wrong."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from elfenwidgets.lessons.levels.verdict import Verdict

CHOICES = (1, 2, 3)


@dataclass(frozen=True)
class Question:
    """One of a lesson's questions; ``statement`` is where in the rules its answer stands.

    A question that is not about the rules has none, but a hint of its own.
    """

    lesson: str
    name: str
    right: int
    statement: str | None

    @classmethod
    def from_data(cls, lesson: str, raw: Mapping[str, Any]) -> "Question":
        """The question that a lesson's file describes."""
        return cls(lesson, raw["name"], raw["right"], raw.get("statement"))

    @property
    def key(self) -> str:
        """The name by which one jumps to it: ``"travel?hand"``."""
        return f"{self.lesson}?{self.name}"

    def word(self, part: str) -> str:
        """The key of a sentence: ``ask``, an answer ``1`` to ``3``, or ``why-1`` to ``why-3``."""
        return f"question-{self.lesson}-{self.name}-{part}"

    @property
    def answers(self) -> tuple[str, ...]:
        """The keys of the three answers, in order."""
        return tuple(self.word(str(n)) for n in CHOICES)

    @property
    def words(self) -> tuple[str, ...]:
        """Every key of a sentence that belongs to the question."""
        hint = () if self.statement else (self.word("hint"),)
        return (self.word("ask"), *self.answers, *(self.word(f"why-{n}") for n in CHOICES), *hint)

    def check(self, choice: int | None) -> Verdict:
        """What the answer ``choice``, counted from 1, is worth; None: none was chosen yet."""
        if choice not in CHOICES:
            return Verdict("open", "lesson-not-tried")
        return Verdict("right" if choice == self.right else "wrong", self.word(f"why-{choice}"))

    def hint(self) -> str:
        """The key of the statement that decides, or else of a hint of its own."""
        return statement_word(self.statement) if self.statement else self.word("hint")

    def solution(self) -> int:
        """The right answer, counted from 1."""
        return self.right


def statement_word(id: str) -> str:
    """The key of the sentence for a statement of the rules, as ``"P5.12"``."""
    return f"statement-{id.replace('.', '-')}"
