"""The place of one seat on a device of its own: whoever has its key plays it, and sees it alone."""

import secrets
import time
from html import escape

import ipywidgets

from elfenwidgets.play import library
from elfenwidgets.play.table import Table
from elfenwidgets.text import t
from elfenwidgets.ui.home.address import write
from elfenwidgets.ui.home.device_page import DevicePage
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import log
from elfenwidgets.ui.kit.place import Address, Go
from elfenwidgets.ui.kit.turn_signal import TurnSignal
from elfenwidgets.ui.phrases import keeping, saved_game

PENALTY = 1.0
"""Seconds that a wrong key costs, in which this page's kernel listens to nothing."""


class Seat:
    """``#seat/<key>`` is a seat; the key in a link is spent when it is opened, and the address
    becomes that of the device. ``#seat`` alone says where links are, and what one may look at."""

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._signal = TurnSignal()
        self._sound = w.ToggleButton(description=t("share-sound"), classes="elfen-sound")
        self._page = DevicePage(self._shown, self._sound)
        self._sound.observe(self._page.guard(self._switch), "value")
        self.widget: ipywidgets.Widget = self._page.widget

    def open(self, rest: Address) -> None:
        """Take the seat of a key."""
        match rest:
            case ():
                self._page.tell(t("share-scan"), _tables(), alarm=False)
            case (key,):
                self._take(key)
            case _:
                self._refuse()

    def leave(self) -> None:
        """Nobody plays while another place is shown."""
        self._page.screen.pause()
        self._signal.say("", False)

    def _take(self, key: str) -> None:
        page = secrets.token_hex(8)
        try:
            held = library.take_seat(key, page)
        except OSError as error:
            self._page.tell(keeping.unread(error))
            return
        if held is None:
            self._refuse()
            return
        self._note(("seat", held.key))
        self._page.open(held.game, held.seat, page)

    def _refuse(self) -> None:
        log.warning("a wrong key for a seat")
        time.sleep(PENALTY)
        self._page.tell(t("share-no-seat"))

    def _shown(self, table: Table) -> None:
        mine = table.turn is not None and table.turn == table.viewer
        name = "" if table.viewer is None else table.game.players[table.viewer].name
        title = t("share-your-turn") if mine else t("place-seat")
        self._signal.say(f"{title} · {name}", mine)

    def _switch(self) -> None:
        self._signal.sound = self._sound.value


def _tables() -> str:
    """The games that several devices play, each with the way to look on."""
    try:
        games = library.shared_games()
    except OSError:
        return ""
    links = "".join(
        f'<li><a href="#{write(("watch", game.id))}">{escape(saved_game.line(game))}</a></li>'
        for game in games
    )
    return f"<h2>{t('share-look-on')}</h2><ul>{links}</ul>" if links else ""
