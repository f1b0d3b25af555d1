"""A worked example on the stage, to step through back and forth."""

from dataclasses import replace

from elfenwidgets.lessons.example import Example
from elfenwidgets.markup import Html, html
from elfenwidgets.rules.actions import Move
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks, Trail
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import Act, Onward, Tool


class ExampleAct(Act):
    """One example, from the start or after a ``step``; nothing is chosen, it is looked at."""

    def __init__(self, example: Example, step: int = 0) -> None:
        self.example = example
        self._step = step

    @property
    def state(self) -> State:
        """The whole truth of what is shown."""
        return self.example.states[self._step]

    @property
    def view(self) -> View:
        """The position after the step that one is at."""
        return replace(self.example.view(self._step), actions=())

    @property
    def _more(self) -> bool:
        return self._step < len(self.example.steps)

    @property
    def onward(self) -> Onward | None:
        """The next step to look at."""
        return self.forth if self._more else None

    @property
    def finished(self) -> bool:
        """Whether the last step has been looked at."""
        return not self._more

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """The way that was just travelled."""
        last = self.example.steps[self._step - 1] if self._step else None
        return Marks(trail=Trail(last.seat, (last.via,)) if isinstance(last, Move) else None)

    def heading(self) -> Html:
        """The title, how far one is, and the sentence to this step."""
        where = t("example-step", n=self._step + 1, of=len(self.example.states))
        caption = say(self.example.captions[self._step])
        return html(
            '<p class="elfen-round">{} · {}</p><h3>{}</h3>'
            '<p class="elfen-goal" role="status">{}</p>',
            t("example-kicker"),
            where,
            say(self.example.title),
            caption,
        )

    def tools(self) -> tuple[Tool, ...]:
        """Back and forth, as far as there is something."""
        back = (("back", t("example-back")),) if self._step else ()
        onward = ("forth", t("example-forth")) if self._more else ("start", t("example-start"))
        return (*back, onward)

    def use(self, tool: str) -> None:
        """One step on or back, or to the start."""
        match tool:
            case "back":
                self.back()
            case "forth":
                self.forth()
            case "start":
                self._step = 0

    def back(self) -> None:
        """One step back."""
        self._step = max(0, self._step - 1)

    def forth(self) -> None:
        """One step on."""
        self._step = min(len(self.example.steps), self._step + 1)
