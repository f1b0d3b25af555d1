"""What a lesson asks, and the answers, in words; typed answers, read as people write them."""

import re

from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.question import Question
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.course_words import say

_DIGITS = 20  # more of them are no answer, and past 4,300 Python would not read them
_NUMBERS_AND_WORDS = r"-?\d+|[^\W\d]+(?:-[^\W\d]+)+|\w+"  # "dix-sept" is one word


def items(lesson: Lesson) -> tuple[Question | Exercise, ...]:
    """All that a lesson asks."""
    return (*lesson.questions, *lesson.exercises)


def word(item: Question | Exercise) -> str:
    """The key of what is asked."""
    return item.word("ask" if isinstance(item, Question) else "task")


def hint(item: Question | Exercise) -> str:
    """What helps to answer, with the statement's id where it is one of the rules."""
    said = say(item.hint())
    return words.with_rule(said, item.statement) if item.statement else said


def solution(item: Question | Exercise) -> str:
    """The right answer, said."""
    if isinstance(item, Question):
        return t("quiz-right", answer=say(item.answers[item.right - 1]))
    right = item.solution()
    said = words.both([words.kind(kind) for kind in right]) if isinstance(right, list) else right
    return t("quiz-right", answer=said)


def read_answer(answer: object, like: int | str) -> object:
    """What an answer means where one ``like`` this is wanted.

    Where a number is wanted, words for numbers are those of the language in use, in any case. What
    cannot be read comes back as it is.
    """
    number = _number(answer) if isinstance(answer, str) and isinstance(like, int) else None
    return answer if number is None else number


def _number(answer: str) -> int | None:
    """The one number in a text, or the result of a sum in it; None: there is not just one."""
    names = [word.split("/") for word in t("answer-numbers").split()]
    numerals = {name: n for n, forms in enumerate(names) for name in forms}
    found = [
        numerals.get(word, word)
        for word in re.findall(_NUMBERS_AND_WORDS, answer.casefold().rpartition("=")[2])
        if word in numerals or word.lstrip("-").isdecimal()
    ]
    return int(found[0]) if len(found) == 1 and len(str(found[0])) <= _DIGITS else None
