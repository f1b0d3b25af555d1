"""The row below the choices: the handbook, a hint for the person in turn, the pace of the bots."""

from collections.abc import Callable

from elfenwidgets.play.table import Table
from elfenwidgets.text import t
from elfenwidgets.ui.kit import preferences
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard


class HelpRow:
    """Three buttons and a list: the handbook, a hint, hurry, and the bots' pace.

    The page shows the hint and the hurry only while they can be pressed: the words beside the board
    say whose turn it is, and no message is needed for it. The handbook comes before them, and so
    stays where it is.

    ``hint``, ``look_up`` and ``hurry`` are called when their button is pressed, ``keep`` with the
    pace chosen.
    """

    def __init__(
        self,
        guard: Guard,
        hint: Callable[[], None],
        look_up: Callable[[], None],
        hurry: Callable[[], None],
        keep: Callable[[str], None],
    ) -> None:
        self._guard = guard
        self._callbacks = hint, look_up, hurry, keep
        self.box = w.HBox(classes="elfen-help")

    def open(self, table: Table, chosen: str) -> None:
        """Make the row for a table: only then, for the first page has enough to build."""
        hint, look_up, hurry, keep = self._callbacks
        on = t("bots-on" if table.company.people else "bots-to-end")
        row = [
            button(self._guard, t("handbook-open"), look_up, "elfen-look-up"),
            button(self._guard, t("hint-button"), hint, "elfen-hint"),
            button(self._guard, on, hurry, "elfen-hurry"),
        ]
        if table.company.bots and not table.company.looks_on:
            options = [(t(f"pace-{name}"), name) for name in preferences.PACES]
            paces = w.Dropdown(description=t("pace"), options=options, value=chosen)
            paces.observe(self._guard(lambda: keep(paces.value)), "value")
            row.append(paces)
        before, self.box.children = self.box.children, row
        for widget in before:
            widget.close()
