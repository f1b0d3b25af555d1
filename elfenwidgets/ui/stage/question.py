"""A question of a lesson on the stage: the answers are pressed, and each says why."""

import secrets
from collections.abc import Sequence
from dataclasses import replace

from elfenwidgets.lessons.learned import repetition
from elfenwidgets.lessons.question import CHOICES, Question
from elfenwidgets.markup import Html, html
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.course_words import say, verdict
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import Act, Onward, Tool
from elfenwidgets.ui.stage.pointing import targets


class QuestionAct(Act):
    """One question, beside a position that it may be about."""

    def __init__(
        self,
        question: Question,
        memory: Memory,
        state: State,
        points: Sequence[str] = (),
        onward: Onward | None = None,
    ) -> None:
        self.question = question
        self._onward = onward
        self._order = repetition.order(question, secrets.randbelow(10**6))
        self._memory, self._state, self._points = memory, state, tuple(points)
        self._tried: set[str] = set()

    def as_written(self) -> None:
        """Offer the answers in the order in which the lesson's text has them."""
        self._order = CHOICES

    @property
    def state(self) -> State:
        """The position beside the question."""
        return self._state

    @property
    def view(self) -> View:
        """The position, with nothing to choose."""
        return replace(view(self._state, 0), actions=())

    @property
    def onward(self) -> Onward | None:
        """What comes after it, if it is one of a row."""
        return self._onward

    @property
    def finished(self) -> bool:
        """Whether the right answer was found."""
        return str(self.question.right) in self._tried

    @property
    def missed(self) -> bool:
        """Whether a wrong answer was given."""
        return bool(self._tried - {str(self.question.right)})

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What the question is about."""
        return Marks(targets(self._points, self.view))

    def heading(self) -> Html:
        """What is asked."""
        return html("<h3>{}</h3>", say(self.question.word("ask")))

    def offers(self) -> tuple[Tool, ...]:
        """The answers; those that were given say whether they are right."""
        return tuple(
            (name, f"{self._sign(name)}{say(key)}")
            for name, key in ((str(n), self.question.answers[n - 1]) for n in self._order)
        )

    def _sign(self, name: str) -> str:
        if name not in self._tried:
            return ""
        return "✓ " if name == str(self.question.right) else "✗ "

    def tools(self) -> tuple[Tool, ...]:
        """What helps to answer."""
        return () if self.finished else (("hint", t("level-hint-button")),)

    def use(self, tool: str) -> None:
        """Give an answer, or ask for help."""
        if tool == "hint":
            said, rule = say(self.question.hint()), self.question.statement
            self.message = Message(words.with_rule(said, rule) if rule else said, alarm=False)
            return
        found = self.question.check(int(tool))
        if not self.finished:
            self._memory.change(lambda progress: progress.note(self.question.key, found))
        self._tried.add(tool)
        self.message = verdict(found, ())
