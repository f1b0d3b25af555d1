"""The place of the rules: every switch, at an address of its own, and house editions."""

import ipywidgets

from elfenwidgets.markup import Html
from elfenwidgets.play import library
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.house_rules.switches import SWITCHES
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.place import Address, Go
from elfenwidgets.ui.pages.rules_page import RulesPage
from elfenwidgets.ui.phrases.message import notice
from elfenwidgets.ui.phrases.reference import often_wrong
from elfenwidgets.ui.table.rules_form import as_kept, last_kept

WRONG = "wrong"


class Rules:
    """The place of the rules.

    ``#rules/hand`` is a switch, ``#rules/wrong`` what is often played wrong.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._go, self._note = go, note
        self._said = w.HTML(classes="elfen-home-said")
        self._page = RulesPage(self._play, lambda key: note(("rules", key)))
        self._wrong = w.Prose(often_wrong(linked=True))
        self.widget: ipywidgets.Widget = w.VBox([self._said, self._page.part])
        self._wrong_page = w.VBox([self._wrong], classes="elfen-app elfen-learn")

    def open(self, rest: Address) -> None:
        """Show what the address names."""
        self._said.value = Html()
        shown = self._page.part
        match rest:
            case (name,) if name == WRONG:
                shown = self._wrong_page
            case (key,) if key in SWITCHES:
                self._page.open(key)
            case _:
                if rest:
                    self._said.value = notice(t("home-nowhere"))
                    self._note(("rules",))
                self._page.open("", last_kept(library.settings().get("rules")))
        self.widget.children = (self._said, shown)

    def leave(self) -> None:
        """Nothing runs."""

    def _play(self, rules: Edition) -> None:
        """Lead to the form, where these rules are chosen."""
        library.keep_setting("rules", as_kept(rules))
        self._go(("play", "new"))
