"""The places that links for other devices lead to: one's seat, who looks on, all tables at once."""

import secrets
import time
from collections.abc import Callable

import ipywidgets

from elfenwidgets.markup import NOTHING, Html, html
from elfenwidgets.play import library
from elfenwidgets.play.table import Table
from elfenwidgets.runtime import in_browser
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.address import link
from elfenwidgets.ui.kit.background import Following
from elfenwidgets.ui.kit.guard import Guard, log, log_file
from elfenwidgets.ui.kit.page_widget import TurnSignal, notifying, sounding
from elfenwidgets.ui.kit.place import Address, Go, HomePlace
from elfenwidgets.ui.phrases import keeping, saved_game
from elfenwidgets.ui.phrases.message import notice
from elfenwidgets.ui.table.screen import TableScreen

PENALTY = 1.0
"""Seconds that a wrong key costs, in which this page's kernel listens to nothing."""


class SeatPlace(HomePlace):
    """The place of a seat at a device of its own.

    ``#seat/<key>`` is a seat; the key in a link is spent when it is opened, and the address
    becomes that of the device. ``#seat`` alone says where links are, and what one may look at.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._held: library.Held | None = None
        self._signal = TurnSignal()
        self._page = DevicePage(self._appeared, self._lost, sounding(), notifying())
        self.widget = self._page.widget

    def open(self, rest: Address) -> None:
        """Take the seat of a key."""
        match rest:
            case _ if in_browser():
                self._page.tell(t("share-in-browser"))
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

    def _appeared(self, table: Table) -> None:
        mine = table.turn is not None and table.turn == table.hot_seat.viewer
        name = (
            "" if table.hot_seat.viewer is None else table.game.players[table.hot_seat.viewer].name
        )
        title = t("share-your-turn") if mine else t("place-seat")
        self._signal.say(f"{title} · {name}", mine)


class Watch(HomePlace):
    """The place from which a game is watched.

    ``#watch/<game>``: nothing can be done here, and nothing hidden is shown.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._page = DevicePage(_nothing, _no_seat)
        self.widget = self._page.widget

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


class Tables(HomePlace):
    """The place of several tables at once.

    ``#tables``: a class has ten of them, and each has a way to look on.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._stamp: object = None
        self._list = w.Prose(classes="elfen-told-here")
        self._following = Following(self._look, self._failed)
        self.widget = w.VBox([self._list], classes="elfen-app elfen-device elfen-at-said")

    def open(self, rest: Address) -> None:
        """Show them, and from now on whatever changes."""
        if rest:
            self._note(("tables",))
        self._stamp = None
        self._look()
        self._following.go()

    def leave(self) -> None:
        """Look no more."""
        self._following.stop()

    def _look(self) -> None:
        stamp = library.stamp()
        if stamp is None or stamp != self._stamp:
            self._stamp = stamp
            none = t("share-in-browser") if in_browser() else t("share-no-tables")
            said = links() or html("<p>{}</p>", none)
            self._list.value = html("<h1>{}</h1>{}", t("place-tables"), said)

    def _failed(self) -> None:
        self._list.value = notice(t("fault", file=log_file()))


def links() -> Html:
    """The games that several devices play, each with the way to look on; of none nothing."""
    try:
        games = library.shared_games()
    except OSError as error:
        return notice(keeping.unread(error))
    rows = Html().join(
        html('<li><a href="{}">{}</a></li>', link(("watch", game.id)), saved_game.line(game))
        for game in games
    )
    return html("<ul>{}</ul>", rows) if rows else Html()


class DevicePage:
    """The page of a device.

    ``screen`` with one table; while there is none, ``tell`` says why.

    ``appeared`` is called after the table was drawn anew, ``lost`` when the seat is somebody else's
    or in another game; ``more`` stands below the rest.
    """

    def __init__(
        self,
        appeared: Callable[[Table], None],
        lost: Callable[[], None],
        *more: ipywidgets.Widget,
    ) -> None:
        self._appeared, self._lost = appeared, lost
        self._place = ""
        guard = Guard(self._fault)
        board = BoardWidget(guard.passing)
        self.screen = TableScreen(board, guard, self._appear)
        self._notice = w.Prose(classes="elfen-told-here")
        sheet = w.Box([board.board], classes="elfen-board-box")
        left = w.Box([sheet, board.rack], classes="elfen-left")
        self.widget: ipywidgets.Widget = w.Box(
            [left, *self.screen.parts, *more, self._notice], classes="elfen-app elfen-device"
        )
        self._appear("said")

    def open(self, game: str, seat: int | None, page: str) -> bool:
        """Show a game to the device that has a seat, or to who looks on; False: that is said."""
        save = library.Save(game)
        try:
            table = Table.from_record(save.read())
        except OSError as error:
            self.tell(keeping.unread(error))
            return False
        except LookupError:
            self.tell(t("share-no-game"))
            return False
        except ValueError:
            self.tell(t("library-unreadable"))
            return False
        self.screen.close()
        table.on_device(seat, page)
        self.screen.open(table, save)
        return True

    def tell(self, sentence: str, more: Html = NOTHING, alarm: bool = True) -> None:
        """Take the table away, and say a sentence in its place; ``more`` is HTML."""
        self.screen.close()
        self._notice.value = html(
            "<h1>{}</h1>{}{}", t("start-title"), notice(sentence, alarm), more
        )
        self._appear("said")

    def _appear(self, place: str) -> None:
        table = self.screen.table
        if place != "said" and table is not None and table.company.lost:
            self.screen.close()
            self._lost()
            return
        if place != self._place:
            w.exchange(self.widget, f"elfen-at-{self._place}", f"elfen-at-{place}")
            self._place = place
        if table is not None:
            self._appeared(table)

    def _fault(self, file: str) -> None:
        if self.screen.table is None:
            self.tell(t("fault", file=file))
        else:
            self.screen.fault(file)
