"""The place of the puzzles: each day's has an address, and so has each of a kind."""

from datetime import date

import ipywidgets

from elfenwidgets.markup import Html, html
from elfenwidgets.play.coaching.puzzle_names import parse
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.place import Address, Go
from elfenwidgets.ui.pages.own_tasks import listed
from elfenwidgets.ui.pages.puzzle_page import DAY, PuzzlePage
from elfenwidgets.ui.phrases.message import notice


class Puzzles:
    """The place of the puzzles.

    ``#puzzles/2026-11-21`` is the puzzle of a day, ``#puzzles/trip/3`` the third of a kind. Below
    the board one's own tasks are listed, as they are when the place is opened.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._said = w.HTML(classes="elfen-home-said")
        self._page = PuzzlePage(self._moved)
        ways = html(
            '<p><a href="#solo">{}</a></p><p><a href="#western">{}</a></p>',
            t("solo-open"),
            t("western-open"),
        )
        solo = w.Prose(ways, classes="elfen-solo-way")
        self._own = w.Prose()
        self._page.part.children = (*self._page.part.children, solo, self._own)
        self.widget: ipywidgets.Widget = w.VBox([self._said, self._page.part])

    def open(self, rest: Address) -> None:
        """Show the puzzle that the address names, or else today's."""
        self._said.value, self._own.value = Html(), listed()
        match parse(rest):
            case date() as day:
                self._page.show(DAY, day=day)
            case (kind, number):
                self._page.show(kind, number=number)
            case None:
                self._said.value = notice(t("puzzles-nowhere")) if rest else Html()
                self._page.show(DAY)

    def _moved(self, kind: str, day: date, number: int) -> None:
        self._note(
            ("puzzles", day.isoformat()) if kind == DAY else ("puzzles", kind, str(number + 1))
        )

    def leave(self) -> None:
        """Nothing runs."""
