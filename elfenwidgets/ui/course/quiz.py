"""A lesson's questions and its tasks with an answer to work out: check, hint, solution."""

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as w

from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.question import Question
from elfenwidgets.text import t
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases import course_words, words
from elfenwidgets.ui.phrases.answers import meant
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import Message, told


def asked(lesson: Lesson) -> tuple[Question | Exercise, ...]:
    """All that a lesson asks."""
    return (*lesson.questions, *lesson.exercises)


class Asked:
    """One question or task; ``box`` is its widget. ``changed`` is called after each answer."""

    def __init__(
        self, guard: Guard, item: Question | Exercise, memory: Memory, changed: Callable[[], None]
    ) -> None:
        self._item, self._memory, self._changed = item, memory, changed
        self._chosen: int | None = None
        self._ask = w.HTML()
        self._answers = Buttons(guard, self._choose, "elfen-answers")
        self._typed = w.Text()
        self._verdict = w.HTML()
        self._tools = Buttons(guard, self._use, "elfen-tools")
        answers = self._answers.box if isinstance(item, Question) else self._typed
        self.box = w.VBox([self._ask, answers, self._tools.box, self._verdict])
        self.box.add_class("elfen-asked")
        self.speak()

    def speak(self) -> None:
        """Say the question and what can be done."""
        self._ask.value = f"<h3>{escape(say(word(self._item)))}</h3>"
        self._typed.placeholder = t("quiz-typed")
        self._verdict.value = ""
        self._show()

    def _show(self) -> None:
        if isinstance(self._item, Question):
            answers = tuple((str(n), say(k)) for n, k in enumerate(self._item.answers, 1))
            self._answers.show(answers, None if self._chosen is None else str(self._chosen))
        verbs = ("check", "hint", "solution")
        self._tools.show(tuple((verb, t(f"quiz-{verb}")) for verb in verbs))

    def _choose(self, number: str) -> None:
        self._chosen = int(number)
        self._verdict.value = ""
        self._show()

    def _use(self, verb: str) -> None:
        item = self._item
        match verb:
            case "check":
                found = item.check(self._given())
                self._tell(course_words.verdict(found, ()))
                self._memory.change(lambda progress: progress.note(item.key, found))
            case "hint":
                self._tell(Message(hint(item), alarm=False))
            case "solution":
                self._tell(Message(solution(item), alarm=False))
        self._show()
        self._changed()

    def _given(self) -> Any:
        if isinstance(self._item, Question):
            return self._chosen
        return meant(self._typed.value.strip(), self._item.right)

    def _tell(self, message: Message | None) -> None:
        self._verdict.value = told(message) if message else ""


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
