"""A browser without a browser: a home, the page's address, and a history to go back in."""

from html import unescape
from typing import Any

import ipywidgets as w

from elfenwidgets.ui.home.shell import Home
from elfenwidgets.ui.kit.address import write
from tests.ui.pressing import widgets


class Browser:
    """It does with addresses what ``address.ts`` does: ``entries`` is the history."""

    def __init__(self) -> None:
        self.entries = [""]
        self.at = 0
        self._come()

    def reload(self) -> None:
        """A new page, and so a new kernel, at the address where one was; the old one ends."""
        self.home.place.leave()
        self._come()

    def _come(self) -> None:
        self.home = Home()
        self.home.bar.observe(self._shown, "shown")
        asked = self.entries[self.at]
        if asked:
            self._tell(f"#{asked}", linked=False)
        else:
            self._shown()

    def visit(self, text: str) -> None:
        """Type an address, or open a bookmark."""
        self.entries[self.at + 1 :] = [text.removeprefix("#")]
        self.at += 1
        self._tell(text, linked=False)

    def follow(self, link: str) -> None:
        """Press a link in the home."""
        self._tell(link, linked=True)

    def go(self, steps: int) -> None:
        """Back or Forward."""
        if 0 <= self.at + steps < len(self.entries):
            self.at += steps
            self._tell(f"#{self.entries[self.at]}", linked=False)

    @property
    def address(self) -> str:
        """What stands in the page's address."""
        return self.entries[self.at]

    @property
    def agrees(self) -> bool:
        """Whether the page's address is that of what is shown."""
        return self.address == write(self.home.at)

    def find(self, kind: type[w.Widget]) -> list[Any]:
        """All widgets of a kind that are shown, from top to bottom."""
        return widgets(self.home, kind)

    def press(self, words: str) -> None:
        """Press the button that says so."""
        (button,) = (x for x in self.find(w.Button) if x.description == words)
        button.click()

    @property
    def page(self) -> str:
        """All the HTML that is shown."""
        return unescape("".join(x.value for x in self.find(w.HTML)))

    def _tell(self, address: str, linked: bool) -> None:
        content = {"address": address, "linked": linked}
        self.home.bar._handle_custom_msg(content, [])

    def _shown(self, _: object = None) -> None:
        shown = self.home.bar.shown
        if shown["address"] == self.entries[self.at]:
            return
        if shown["new"]:
            del self.entries[self.at + 1 :]
            self.entries.append(shown["address"])
            self.at += 1
        else:
            self.entries[self.at] = shown["address"]
