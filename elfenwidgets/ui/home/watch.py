"""The place of who looks on: a projector, a spectator. Everything is seen that everybody knows."""

import ipywidgets

from elfenwidgets.play.table import Table
from elfenwidgets.text import t
from elfenwidgets.ui.home.device_page import DevicePage
from elfenwidgets.ui.kit.place import Address, Go


class Watch:
    """The place from which a game is watched.

    ``#watch/<game>``: nothing can be done here, and nothing hidden is shown.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._page = DevicePage(_nothing, _no_seat)
        self.widget: ipywidgets.Widget = self._page.widget

    def open(self, rest: Address) -> None:
        """Show a game."""
        match rest:
            case (game,):
                self._page.open(game, None, "")
            case _:
                self._page.tell(t("share-no-game"))

    def leave(self) -> None:
        """Look no more."""
        self._page.screen.pause()


def _nothing(table: Table) -> None:
    """Nobody at this page has a turn."""


def _no_seat() -> None:
    """Nobody at this page has a seat."""
