"""What is set with lists while a position is edited: seats, whose turn, phase, round, edition."""

from collections.abc import Callable
from typing import Any

from elfenwidgets.play import editing
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.rules.state import State
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.stage.edit import EditAct

Edit = Callable[[State], State]


class EditForm:
    """The ``brushes``, and the lists in a ``box``.

    ``edit`` is called with a change, ``brushed`` after another brush.
    """

    def __init__(
        self, guard: Guard, edit: Callable[[Edit], None], brushed: Callable[[], None]
    ) -> None:
        self._guard, self._edit, self._brushed = guard, edit, brushed
        self._act: EditAct | None = None
        self._brushes = Buttons(guard, self._brush, "elfen-brushes")
        self._lists = {
            "edition": self._list(guard, [(t(f"edition-{key}"), key) for key in editions()]),
            "players": self._list(guard, [(str(n), n) for n in SEATS]),
            "turn": self._list(guard, []),
            "round": self._list(guard, []),
            "phase": self._list(guard, [(t(f"phase-{each}"), each) for each in editing.PHASES]),
        }
        for name, box in self._lists.items():
            box.description = t(f"edit-{name}")
        lists = w.HBox(list(self._lists.values()), classes="elfen-form")
        self.brushes = w.Box([self._brushes.box], classes="elfen-edit-form")
        self.box = w.VBox([lists], classes="elfen-edit-form")

    def show(self, act: EditAct) -> None:
        """Show how a position is set."""
        self._act = act
        state = act.state
        with self._guard.quietly():
            names = [(words.player(who), seat) for seat, who in enumerate(act.players)]
            self._lists["turn"].options = names
            rounds = range(1, state.edition.rounds + 1)
            self._lists["round"].options = [(t("gamereview-round", n=n), n) for n in rounds]
            now = {
                "edition": state.edition.key,
                "players": len(state.seats),
                "turn": state.turn,
                "round": state.round,
                "phase": state.phase if state.phase in editing.PHASES else None,
            }
            for name, box in self._lists.items():
                box.value = now[name]
        if act.brush not in act.brushes:  # another game was chosen
            act.brush = act.brushes[0]
        self._brushes.show([(name, _brush_name(name)) for name in act.brushes], act.brush)

    def _list(self, guard: Guard, options: list[Any]) -> Any:
        box = w.Dropdown(options=options, value=None)
        box.observe(guard(lambda: self._set(box)), "value")
        return box

    def _set(self, box: Any) -> None:
        if box.value is None or self._act is None:
            return
        name = next(name for name, each in self._lists.items() if each is box)
        change: Any = {
            "edition": editing.set_edition,
            "players": editing.set_players,
            "turn": editing.set_turn,
            "round": editing.set_round,
            "phase": editing.set_phase,
        }[name]
        value = box.value
        self._edit(lambda state: change(state, value))
        self.show(self._act)  # what could not be is as it was

    def _brush(self, name: str) -> None:
        if self._act is not None and name in self._act.brushes:
            self._act.brush = name
            self._brushed()


def _brush_name(brush: str) -> str:
    kinds = ("obstacle", "boot", "piece")
    return t(f"edit-{brush}") if brush in kinds else words.kind(brush)
