"""What is asked in a placement: a question or a level, done once and without help."""

from collections.abc import Callable

from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.lessons.question import Question
from elfenwidgets.markup import Html, escape, html
from elfenwidgets.rules.state import State
from elfenwidgets.text import t
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.stage.act import Tool
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.question import QuestionAct
from elfenwidgets.ui.stage.seat_lines import rivals

UNKNOWN = "unknown"
"""The tool of whoever does not know."""

Report = Callable[[bool], None]
"""Told once whether it was done rightly; it brings in what is asked next."""


class PlacementQuestion(QuestionAct):
    """A question: the answer that is pressed counts."""

    holds = True

    def __init__(self, question: Question, memory: Memory, state: State, report: Report) -> None:
        super().__init__(question, memory, state)
        self._report = report

    def offers(self) -> tuple[Tool, ...]:
        """The answers; who does not know says so."""
        return (*super().offers(), (UNKNOWN, t("placement-unknown")))

    def tools(self) -> tuple[Tool, ...]:
        """No help."""
        return ()

    def use(self, tool: str) -> None:
        """Give an answer, or none."""
        self._report(tool == str(self.question.right))


class PlacementLevel(LevelAct):
    """A level: the first try counts, and only the shortest way is right."""

    holds = True

    def __init__(self, level: Level, memory: Memory, report: Report) -> None:
        super().__init__(Attempt(level), memory)
        self._report = report

    def heading(self) -> Html:
        """The goal, without a title that says what it is about."""
        goal = escape(say(self.level.word("goal")))
        return html('<p class="elfen-goal">{}</p>{}', goal, rivals(self.level, self.players))

    def tools(self) -> tuple[Tool, ...]:
        """No help; who changes their mind in time may take back."""
        return (("undo", t("choice-undo")), (UNKNOWN, t("placement-unknown")))

    def use(self, tool: str) -> None:
        """Take back, or say that one does not know."""
        if tool == UNKNOWN:
            self._report(False)
        else:
            super().use(tool)

    def _note(self, found: Verdict) -> None:
        """Report it, once it is decided."""
        if found.kind in ("solved", "wrong", "refused"):
            self._report(found.stars == 3)
