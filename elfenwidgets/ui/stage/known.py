"""Questions by which a reader shows that a lesson is known already."""

from collections.abc import Callable, Sequence

from elfenwidgets.lessons.question import Question
from elfenwidgets.markup import Html, html
from elfenwidgets.rules.state import State
from elfenwidgets.text import t
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.stage.act import Act, Onward
from elfenwidgets.ui.stage.question import QuestionAct


class KnownAct(QuestionAct):
    """The questions for whoever knows a lesson already, one after the other.

    A wrong answer ends it; after a right one ``enter`` is called with the next, and ``passed`` when
    all were right at once.
    """

    def __init__(
        self,
        questions: Sequence[Question],
        memory: Memory,
        state: State,
        enter: Callable[[Act], None],
        passed: Callable[[], None],
        number: int = 0,
    ) -> None:
        super().__init__(questions[number], memory, state)
        self._questions, self._number = questions, number
        self._enter, self._pass = enter, passed

    @property
    def _last(self) -> bool:
        return self._number + 1 == len(self._questions)

    @property
    def passed(self) -> bool:
        """Whether all are answered, and rightly at once."""
        return self._last and self.finished and not self.missed

    @property
    def onward(self) -> Onward | None:
        """The next question, after a right answer."""
        return None if self._last or self.missed or not self.finished else self._go_on

    def _go_on(self) -> None:
        more = self._questions, self._memory, self.state, self._enter, self._pass
        self._enter(KnownAct(*more, self._number + 1))

    def heading(self) -> Html:
        """Which question it is, and what it asks."""
        where = t("known-question", n=self._number + 1, of=len(self._questions))
        return html('<p class="elfen-round">{}</p>{}', where, super().heading())

    def tools(self) -> tuple[()]:
        """No help: it is to be known."""
        return ()

    def use(self, tool: str) -> None:
        """Give an answer; the first wrong one, or the last right one, decides."""
        if self.missed or self.finished:
            return
        super().use(tool)
        said = self.message.text if self.message else ""
        if self.missed:
            self.message = Message(f"{said} {t('known-not')}")
        elif self.passed:
            self._pass()
            self.message = Message(f"{said} {t('known-all')}", alarm=False)
