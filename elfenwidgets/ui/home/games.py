"""The place of one's games: a list, and the way on with each."""

from html import escape
from itertools import islice

import ipywidgets

from elfenwidgets.play import saves
from elfenwidgets.text import t
from elfenwidgets.ui.home.address import write
from elfenwidgets.ui.home.saved import about
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.place import Address, Go

MOST = 50
"""Games in the list: each is read from its file."""


class Games:
    """``#games``: the games that are kept, the last one played first."""

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._list = w.HTML(classes="elfen-text")
        self.widget: ipywidgets.Widget = w.Box([self._list], classes="elfen-app elfen-learn")

    def open(self, rest: Address) -> None:
        """Show the list; there is nothing behind it yet."""
        if rest:
            self._note(("games",))
        rows = "".join(
            f'<li><a href="#{write(("play", game.id))}">{escape(about(game))}</a></li>'
            for game in islice(saves.kept(), MOST)
        )
        listed = f'<ul class="elfen-games">{rows}</ul>' if rows else f"<p>{t('games-none')}</p>"
        self._list.value = f"<h1>{t('place-games')}</h1>{listed}"

    def leave(self) -> None:
        """Nothing runs."""
