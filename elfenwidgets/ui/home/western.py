"""The place of the western half: how two play there, and a level to try it."""

import ipywidgets

from elfenwidgets.play import library
from elfenwidgets.rules.edition import Edition
from elfenwidgets.text import t
from elfenwidgets.ui.kit.place import Address, Go
from elfenwidgets.ui.pages.western_page import WesternPage
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.table.rules_form import as_kept


class WesternPlace:
    """The place of the western half, ``#western``."""

    def __init__(self, go: Go, note: Go) -> None:
        self._go, self._note = go, note
        self._page = WesternPage(self._play)
        self.widget: ipywidgets.Widget = self._page.part

    def open(self, rest: Address) -> None:
        """Show the level from its beginning."""
        if rest:
            self._note(("western",))
        self._page.show(t("home-nowhere") if rest else "")

    def leave(self) -> None:
        """Nothing runs."""

    def _play(self, rules: Edition) -> None:
        """Lead to the form, where these rules are chosen."""
        try:
            library.keep_setting("rules", as_kept(rules))
        except OSError as error:
            self._page.show(keeping.unkept(error))
            return
        self._go(("play", "new"))
