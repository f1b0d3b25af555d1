"""A position that is built by hand: a brush, and what a click does with it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from html import escape
from typing import cast

from elfenwidgets.play import editing
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.position.short import pack
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view
from elfenwidgets.rules.vocabulary import CounterKind, Transport
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.sharing import POSITION, Link
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import Act, Tool, seated
from elfenwidgets.ui.stage.games import score

BRUSHES = (*COUNTERS, "obstacle", "boot", "piece")
"""What a click on the board places or takes away: a counter, an obstacle, the boot, a piece."""


class EditAct(Act):
    """The position as it is edited, seen by the seat in turn.

    ``changed`` is called with the state after each change.
    """

    def __init__(self, state: State, changed: Callable[[State], None]) -> None:
        self._state = state
        self._changed = changed
        self.brush: str = BRUSHES[0]

    @property
    def state(self) -> State:
        """The position."""
        return self._state

    @property
    def view(self) -> View:
        """The position with nothing to play."""
        return replace(view(self._state, self._state.turn), actions=())

    @property
    def needs_rack(self) -> bool:
        """It keeps its place."""
        return True

    @property
    def needs_display(self) -> bool:
        """It is laid anew by itself."""
        return False

    @property
    def name(self) -> str:
        """What the board shows, for whoever does not see it."""
        return t("edit-title")

    @property
    def players(self) -> tuple[Player, ...]:
        """The seat in turn is called "you"."""
        return seated(len(self._state.seats), self._state.turn)

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """Where the brush can place something."""
        kinds = {"boot": BOARD.towns, "piece": BOARD.piece_towns}
        if self.brush in kinds:
            return Marks(legal=frozenset(Target("town", town) for town in kinds[self.brush]))
        roads = self._state.counters if self.brush == "obstacle" else BOARD.connections
        fit = [r for r in roads if self.brush == "obstacle" or _goes(r, self.brush)]
        return Marks(legal=frozenset(Target("road", road) for road in fit))

    def heading(self) -> str:
        """What one does here."""
        return (
            f"{score.strip(self.view, self.players)}<h3>{escape(t('edit-title'))}</h3>"
            f'<p class="elfen-goal">{escape(t("edit-about"))}</p>'
            f"{score.others(self.view, self.players)}"
        )

    def links(self) -> Sequence[Link]:
        """The position as it was built, with all hands."""
        return (("position", f"#{POSITION}={pack(self._state)}"),)

    def tools(self) -> tuple[Tool, ...]:
        """More cards and counters for the seat in turn."""
        cards = [
            (f"card/{kind}", t("edit-card", kind=words.kind(kind))) for kind in (*COUNTERS, "raft")
        ]
        open = [(f"counter/{kind}", t("edit-counter", kind=words.kind(kind))) for kind in COUNTERS]
        return (*cards, *open)

    def use(self, tool: str) -> None:
        """Give the seat in turn one more."""
        what, _, kind = tool.partition("/")
        change = editing.card if what == "card" else editing.counter
        self.change(lambda state: change(state, kind, True))  # type: ignore[arg-type]

    def touch(self, target: Target) -> bool:
        """Place or take away what the brush is for; on the rack, take away what was pressed."""
        self.message = None
        match target.kind, target.name:
            case "road", road if self.brush == "obstacle":
                self.change(lambda state: editing.obstructed(state, road))
            case "road", road if self.brush in COUNTERS:
                kind = self.brush
                self.change(lambda state: editing.laid(state, road, kind))
            case "town", town:
                move = editing.collected if self.brush == "piece" else editing.stood
                self.change(lambda state: move(state, town))
            case "card", kind:
                self.change(lambda state: editing.card(state, cast(Transport, kind), False))
            case (("counter" | "secret"), kind):
                self.change(lambda state: editing.counter(state, kind, False))
        return True

    def change(self, edit: Callable[[State], State]) -> None:
        """Change the position, or say why not."""
        try:
            self._state = edit(self._state)
        except editing.Uneditable as no:
            self.message = Message(t(f"edit-no-{no.why}"))
        else:
            self._changed(self._state)


def _goes(road: str, kind: str) -> bool:
    return BOARD.connections[road].kind in CHART[cast(CounterKind, kind)]
