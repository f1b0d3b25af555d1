"""The place of one seat on a device of its own: whoever has its key plays it, and sees it alone."""

import secrets
import time

import ipywidgets

from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.play.guests import alone
from elfenwidgets.play.table import Table
from elfenwidgets.text import t
from elfenwidgets.ui.home.device_page import DevicePage
from elfenwidgets.ui.home.tables import links
from elfenwidgets.ui.kit.guard import log
from elfenwidgets.ui.kit.page_widget import notifying, sounding
from elfenwidgets.ui.kit.place import Address, Go
from elfenwidgets.ui.kit.turn_signal import TurnSignal
from elfenwidgets.ui.phrases import keeping

PENALTY = 1.0
"""Seconds that a wrong key costs, in which this page's kernel listens to nothing."""


class SeatPlace:
    """The place of a seat at a device of its own.

    ``#seat/<key>`` is a seat; the key in a link is spent when it is opened, and the address
    becomes that of the device. ``#seat`` alone says where links are, and what one may look at.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._held: library.Held | None = None
        self._signal = TurnSignal()
        self._page = DevicePage(self._shown, self._lost, sounding(), notifying())
        self.widget: ipywidgets.Widget = self._page.widget

    def open(self, rest: Address) -> None:
        """Take the seat of a key."""
        match rest:
            case _ if alone():
                self._page.tell(t("share-alone"))
            case ():
                tables = links()
                more = html("<h2>{}</h2>{}", t("share-look-on"), tables) if tables else Html()
                self._page.tell(t("share-scan"), more, alarm=False)
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
        self._held = held
        self._note(("seat", held.key))
        self._page.open(held.game, held.seat, page)

    def _lost(self) -> None:
        """Follow to a rematch; or else somebody has the seat now, or this device's newer page."""
        held = self._held
        try:
            game = None if held is None else library.game_of(held.key)
        except OSError as error:
            self._page.tell(keeping.unread(error))
            return
        if held is not None and game is not None and game != held.game:
            self._take(held.key)
        else:
            self._page.tell(t("share-lost"))

    def _refuse(self) -> None:
        log.warning("a wrong key for a seat")
        time.sleep(PENALTY)
        self._page.tell(t("share-no-seat"))

    def _shown(self, table: Table) -> None:
        mine = table.turn is not None and table.turn == table.hot_seat.viewer
        name = (
            "" if table.hot_seat.viewer is None else table.game.players[table.hot_seat.viewer].name
        )
        title = t("share-your-turn") if mine else t("place-seat")
        self._signal.say(f"{title} · {name}", mine)
