"""The place of the solo game: a deal a day, as many others as one likes, and a first try."""

import re
from datetime import date

import ipywidgets

from elfenwidgets.play.coaching.puzzle_names import parse, today
from elfenwidgets.play.solo import FIRST
from elfenwidgets.text import t
from elfenwidgets.ui.kit.place import Address, Go
from elfenwidgets.ui.pages.solo_page import SoloPage


class SoloPlace:
    """The place of the solo game.

    ``#solo`` is today's deal, ``#solo/2026-11-21`` that of a day, ``#solo/7`` the seventh of the
    others, ``#solo/first`` the first try.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._page = SoloPage(lambda seed: note(("solo", seed)))
        self.widget: ipywidgets.Widget = self._page.part

    def open(self, rest: Address) -> None:
        """Show the deal that the address names, or else today's."""
        match rest:
            case ():
                self._page.show(today().isoformat())
            case (name,) if (
                name == FIRST
                or isinstance(parse(rest), date)
                or re.fullmatch("[1-9][0-9]{0,3}", name, re.ASCII)
            ):
                self._page.show(name)
            case _:
                self._note(("solo",))
                self._page.show(today().isoformat(), t("solo-nowhere"))

    def leave(self) -> None:
        """Nothing runs."""
