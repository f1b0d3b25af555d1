"""A board on which every action is also shown as the engine has it: its line, and its answer."""

from html import escape

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.engine import apply
from elfenwidgets.rules.notation import write
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.prompts import prices
from elfenwidgets.ui.stage.act import Act, Tool

LINES = 8


class LineAct(Act):
    """A position in which every seat in turn is the reader; nothing is kept."""

    def __init__(self, state: State) -> None:
        self._states = [state]
        self._lines: list[str] = []

    @property
    def state(self) -> State:
        """The position."""
        return self._states[-1]

    @property
    def view(self) -> View:
        """What the seat in turn sees."""
        return view(self.state, None if self.state.phase == "over" else self.state.turn)

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What can be chosen, with its price."""
        picked = frozenset(choosing.picks)
        return Marks(choosing.targets, picked, focus, prices(self.view, choosing))

    def heading(self) -> str:
        """What this is, and the lines so far with what the engine said, the last one first."""
        last = self._lines[: -LINES - 1 : -1]
        lines = "".join(f"<li><code>{escape(line)}</code></li>" for line in last)
        return (
            f'<p class="elfen-round">{t("free-kicker")}</p><h3>{t("line-title")}</h3>'
            f'<p class="elfen-goal">{escape(t("line-goal"))}</p>'
            + (f'<ol class="elfen-lines">{lines}</ol>' if lines else "")
        )

    def tools(self) -> tuple[Tool, ...]:
        """One back, or all."""
        if not self._lines:
            return ()
        return ("undo", t("choice-undo")), ("again", t("level-again"))

    def play(self, action: Action) -> None:
        """Play it: the engine had no reason against it."""
        self._lines.append(f"{write(action)}  ⟶  {None}")
        self._states.append(apply(self.state, action))

    def refuse(self, action: Action, refusal: Refusal) -> None:
        """Write down what the engine has against it."""
        self._lines.append(f"{write(action)}  ⟶  {refusal}")

    def use(self, tool: str) -> None:
        """Take back the last action, or all of them."""
        if tool == "again":
            del self._states[1:]
            self._lines.clear()
        self.undo()

    def undo(self) -> None:
        """The position before: it is still there."""
        if len(self._states) > 1:
            self._states.pop()
