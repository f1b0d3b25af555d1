"""The place of the puzzles: each day's has an address, and so has each of a kind."""

from datetime import date

import ipywidgets

from elfenwidgets.play.coaching.puzzles import KINDS, of_kind
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.place import Address, Go
from elfenwidgets.ui.pages.puzzle_page import DAY, FIRST, PuzzlePage, today
from elfenwidgets.ui.phrases.message import Message, told


class Puzzles:
    """``#puzzles/2026-11-21`` is the puzzle of a day, ``#puzzles/trip/3`` the third of a kind."""

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._said = w.HTML(classes="elfen-home-said")
        self._page = PuzzlePage(self._moved)
        self.widget: ipywidgets.Widget = w.VBox([self._said, self._page.part])

    def open(self, rest: Address) -> None:
        """Show the puzzle that the address names, or else today's."""
        self._said.value = ""
        match rest:
            case (day,) if (found := _day(day)) is not None:
                self._page.show(DAY, day=found)
            case (kind, number) if kind in KINDS and _number(number, kind):
                self._page.show(kind, number=int(number) - 1)
            case ():
                self._page.show(DAY)
            case _:
                self._said.value = told(Message(t("puzzles-nowhere")))
                self._page.show(DAY)

    def _moved(self, kind: str, day: date, number: int) -> None:
        self._note(
            ("puzzles", day.isoformat()) if kind == DAY else ("puzzles", kind, str(number + 1))
        )

    def leave(self) -> None:
        """Nothing runs."""


def _day(text: str) -> date | None:
    """A day that has had its puzzle already."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if FIRST <= day <= today() else None


def _number(text: str, kind: str) -> bool:
    few = text.isascii() and text.isdecimal() and len(text) < 5
    return few and 0 < int(text) <= len(of_kind(kind))
