"""What a lesson asks, and the answers, in words."""

from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.question import Question
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.course_words import say


def asked(lesson: Lesson) -> tuple[Question | Exercise, ...]:
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
