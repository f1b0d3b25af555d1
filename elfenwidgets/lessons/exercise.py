"""Answers that a reader works out and types, or sets in a code cell: ``check(name, answer)``."""

from collections.abc import Mapping
from dataclasses import dataclass
from numbers import Number
from typing import Any, Final

from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.lessons.question import statement_word
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.notation import write


class Blank:
    """What stands in a cell where the answer goes."""

    def __repr__(self) -> str:
        return "____"


BLANK: Final = Blank()


@dataclass(frozen=True)
class Exercise:
    """A code cell's task: its ``right`` answer, and wrong ones that have a reason of their own."""

    lesson: str
    name: str
    right: int | str
    wrong: tuple[tuple[int | str, str], ...]
    statement: str

    @classmethod
    def from_data(cls, lesson: str, raw: Mapping[str, Any]) -> "Exercise":
        """The exercise that a lesson's file describes."""
        wrong = tuple((value, str(reason)) for value, reason in raw["wrong"])
        return cls(lesson, raw["name"], raw["right"], wrong, raw["statement"])

    @property
    def key(self) -> str:
        """The name by which ``check`` knows it: ``"map:upriver"``."""
        return f"{self.lesson}:{self.name}"

    def word(self, part: str) -> str:
        """The key of a sentence: ``task``, ``right``, or ``wrong-...``."""
        return f"exercise-{self.lesson}-{self.name}-{part}"

    @property
    def words(self) -> tuple[str, ...]:
        """Every key of a sentence that belongs to the exercise."""
        reasons = dict.fromkeys(reason for _, reason in self.wrong)
        return tuple(map(self.word, ("task", "right", *(f"wrong-{name}" for name in reasons))))

    def check(self, answer: object) -> Verdict:
        """What an answer is worth."""
        if answer is BLANK or answer is None or answer is ...:
            return Verdict("open", "lesson-not-tried")
        given = plain(answer)
        if given == "":
            return Verdict("open", "lesson-not-tried")
        if same(given, self.right):
            return Verdict("right", self.word("right"))
        for value, reason in self.wrong:
            if same(given, value):
                return Verdict("wrong", self.word(f"wrong-{reason}"))
        of_its_kind = isinstance(given, str if isinstance(self.right, str) else Number)
        return Verdict("wrong", "lesson-answer-other" if of_its_kind else "lesson-answer-kind")

    def hint(self) -> str:
        """The key of the statement that decides."""
        return statement_word(self.statement)

    def solution(self) -> int | str:
        """The right answer."""
        return self.right


def plain(answer: object) -> object:
    """An answer as a lesson's file has it: actions as their lines, words without space around."""
    if isinstance(answer, Action):
        try:
            return write(answer)
        except ValueError:
            return repr(answer)
    return answer.strip() if isinstance(answer, str) else answer


def same(given: object, wanted: int | str) -> bool:
    """Whether two plain answers are the same; True is not the number 1."""
    if isinstance(given, bool) is not isinstance(wanted, bool):
        return False
    if isinstance(given, str) and isinstance(wanted, str):
        return given.casefold() == wanted.casefold()
    return bool(given == wanted)
