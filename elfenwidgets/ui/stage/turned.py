"""A switch on the stage: a position in which it decides, before the action and after it."""

from collections.abc import Sequence
from dataclasses import replace

from elfenwidgets.lessons.beside.cases import case
from elfenwidgets.markup import Html, html
from elfenwidgets.rules import engine, notation
from elfenwidgets.rules.actions import Action, Move
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.house_rules.switches import Switch
from elfenwidgets.rules.position.text import parse
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks, Trail
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases import refusals, switches
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import Act, Onward, Part, Tool, lying

BACK, AGAIN = "before", "again"


class TurnedAct(Act):
    """What a switch comes to as an edition has it, beside what it comes to at its other values.

    It begins before the action; ``forth`` does it, or is told why that is refused.
    """

    def __init__(self, switch: Switch, rules: Edition) -> None:
        self.switch, self.value, self._rules = switch, switch.of(rules), rules
        shown = case(switch, self.value, rules)
        self._before = parse(shown.position)
        self._action: Action = notation.parse(shown.action or "")
        self._refusal = engine.why_not(self._before, self._action)
        self._after = (
            engine.apply(self._before, self._action) if self._refusal is None else self._before
        )
        self._done = False

    @property
    def state(self) -> State:
        """The whole truth of what is shown."""
        return self._after if self._done else self._before

    @property
    def view(self) -> View:
        """The position, with nothing to choose, as the seat sees it that acts."""
        went = self._done and self._refusal is None
        done = (engine.to_record(self._before, self._action),) if went else ()
        return replace(view(self.state, self._action.seat, done), actions=())

    @property
    def name(self) -> str:
        """What the board shows, for whoever does not see it."""
        return switches.name(self.switch)

    @property
    def needs(self) -> frozenset[Part]:
        """The display where this is about it."""
        return lying(self.view, self.switch.name == "display")

    @property
    def onward(self) -> Onward | None:
        """The action."""
        return None if self._done else self.forth

    @property
    def finished(self) -> bool:
        """Whether the action was done, or refused."""
        return self._done

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """The way that the boot goes, or would go."""
        action = self._action
        if not isinstance(action, Move):
            return Marks()
        if self._done and self._refusal is None:
            return Marks(trail=Trail(action.seat, (action.via,)))
        return Marks(chosen=(Target("road", action.via),))

    def heading(self) -> Html:
        """The switch, and what each of its values comes to; that which holds stands out."""
        rows = Html().join(map(self._row, self._values()))
        return html('<h2>{}</h2><ul class="elfen-turned">{}</ul>', switches.name(self.switch), rows)

    def _values(self) -> Sequence[object]:
        """The values, the one that holds first."""
        return sorted(self.switch.values, key=lambda value: value != self.value)

    def _row(self, value: object) -> Html:
        holds = value == self.value
        said = switches.value_name(self.switch, value, self._rules)
        when = t("turned-now" if holds else "turned-else", value=said)
        return html(
            "<li{}><b>{}</b> {}</li>",
            " aria-current=true" if holds else "",
            when,
            switches.outcome(self.switch, value, self._rules),
        )

    def tools(self) -> tuple[Tool, ...]:
        """To see it once more."""
        return ((BACK, t("turned-back")),) if self._done else ((AGAIN, t("turned-play")),)

    def use(self, tool: str) -> None:
        """Do the action, or go back to the position before it."""
        if tool == AGAIN:
            self.forth()
        else:
            self.back()

    def forth(self) -> None:
        """Do the action; where it is refused, say why."""
        self._done = True
        if self._refusal is not None:
            self.message = Message(refusals.refusal(self._refusal, self.players))

    def back(self) -> None:
        """Back to the position before it."""
        self._done, self.message = False, None
