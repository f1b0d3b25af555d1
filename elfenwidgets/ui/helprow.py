"""The row below the choices: a hint for the person in turn, and how fast the bots play."""

from collections.abc import Callable

from elfenwidgets.play.table import Table
from elfenwidgets.text import t
from elfenwidgets.ui import pace
from elfenwidgets.ui import widgets as w
from elfenwidgets.ui.guard import Guard


class HelpRow:
    """Two buttons and a list; what is not to be pressed now, the page does not show.

    ``hint`` and ``hurry`` are called when their button is pressed, ``keep`` with the pace chosen.
    """

    def __init__(
        self,
        guard: Guard,
        hint: Callable[[], None],
        hurry: Callable[[], None],
        keep: Callable[[str], None],
    ) -> None:
        self._guard = guard
        self._callbacks = hint, hurry, keep
        self.box = w.HBox(classes="elfen-help")

    def open(self, table: Table, chosen: str) -> None:
        """Make the row for a table: only then, for the first page has enough to build."""
        hint, hurry, keep = self._callbacks
        self._hint = w.Button(description=t("hint-button"), disabled=True)
        self._hint.on_click(self._guard(hint))
        self._hurry = w.Button(
            description=t("bots-on" if table.people else "bots-to-end"), disabled=True
        )
        self._hurry.on_click(self._guard(hurry))
        self.box.children = [self._hint, self._hurry]
        if table.bots:
            options = [(t(f"pace-{name}"), name) for name in pace.PACES]
            paces = w.Dropdown(description=t("pace"), options=options, value=chosen)
            paces.observe(self._guard(lambda: keep(paces.value)), "value")
            self.box.children = [self._hint, self._hurry, paces]

    def show(self, hint: bool, hurry: bool) -> None:
        """Offer a hint, and to go on to the next person's turn."""
        self._hint.disabled, self._hurry.disabled = not hint, not hurry
