"""Answers that a reader works out and types, or sets in a code cell: ``check(name, answer)``."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from elfenwidgets.lessons.question import statement_word
from elfenwidgets.lessons.verdict import Verdict
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
    right: Any
    wrong: tuple[tuple[Any, str], ...]
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
        """What an answer is worth; lists, tuples and sets of the same things are the same."""
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
        if isinstance(self.right, list) is not isinstance(given, list):
            return Verdict("wrong", "lesson-answer-list" if isinstance(self.right, list) else KIND)
        if isinstance(self.right, str) is not isinstance(given, str):
            return Verdict("wrong", KIND)
        return Verdict("wrong", "lesson-answer-other")

    def hint(self) -> str:
        """The key of the statement that decides."""
        return statement_word(self.statement)

    def solution(self) -> Any:
        """The right answer."""
        return self.right


KIND = "lesson-answer-kind"


def plain(answer: object) -> object:
    """An answer as JSON has it: collections as lists in order, actions as their lines."""
    if isinstance(answer, Action):
        try:
            return write(answer)
        except ValueError:
            return repr(answer)
    if isinstance(answer, list | tuple | set | frozenset):
        return sorted(map(plain, answer), key=repr)
    return answer.strip() if isinstance(answer, str) else answer


def same(given: object, wanted: object) -> bool:
    """Whether two plain answers are the same; True is not the number 1."""
    if isinstance(given, bool) is not isinstance(wanted, bool):
        return False
    if isinstance(given, str) and isinstance(wanted, str):
        return given.casefold() == wanted.casefold()
    return bool(given == (plain(wanted) if isinstance(wanted, list) else wanted))
