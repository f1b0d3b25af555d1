"""The seats that are played on devices: their links as pictures, and what the host can do."""

from collections.abc import Callable
from functools import partial

from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.play.guests import shared
from elfenwidgets.play.library import DEVICE
from elfenwidgets.play.table import Table
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.message import notice
from elfenwidgets.ui.table.device_row import DeviceRow


class DeviceSeats:
    """The page that gives out the seats.

    ``box`` is a page with all seats; ``changed`` is called when it opens or closes, ``reseat``
    when a seat has gone to somebody else.
    """

    def __init__(
        self, guard: Guard, changed: Callable[[], None], reseat: Callable[[], None]
    ) -> None:
        self._guard, self._changed, self._reseat = guard, changed, reseat
        self._rows: list[DeviceRow] = []
        self._table: Table | None = None
        self._game = ""
        self._waiting = False
        self.open = False
        self._head = w.HTML(classes="elfen-text")
        self._said = w.HTML(classes="elfen-text")
        self._seats = w.Box(classes="elfen-device-rows")
        close = w.Button(description=t("share-to-the-table"), classes="elfen-main")
        close.on_click(guard(self.close))
        self.button = w.Button(description=t("share-devices"), classes="elfen-seats-open")
        self.button.on_click(guard(self.show))
        self.box = w.VBox([self._head, self._seats, self._said, close], classes="elfen-devices")

    def enter(self, table: Table, game: str) -> None:
        """Another table is on the screen."""
        self._table, self._game = table, game
        self._said.value = Html()
        self.open = self._waiting = False
        useful = bool(shared() or table.company.elsewhere)
        w.toggle(self.button, "elfen-nowhere", not useful)

    def begin(self) -> None:
        """A new game: each of its seats on a device gets its link, and the page of them opens."""
        table = self._table
        if table is None or not table.company.elsewhere:
            return
        for seat in sorted(table.company.elsewhere):
            self._give(seat, DEVICE)
        table.reseat()
        self.wait()

    def wait(self) -> None:
        """The page of the seats opens while there are links that no device has opened yet."""
        table = self._table
        if table is not None and any(sitting.link for sitting in table.company.seating.values()):
            self._waiting = True
            self.show()

    def follow(self, before: str) -> None:
        """A rematch of the game ``before``: the devices come along, by the keys that they have."""
        try:
            library.move_seats(before, self._game)
        except OSError as error:
            self._said.value = notice(keeping.unkept(error))
        self._reseat()

    def show(self) -> None:
        """Show the seats."""
        self.open = True
        self.refresh()
        self._changed()

    def close(self) -> None:
        """Lead to the table."""
        self.open = self._waiting = False
        self._changed()

    def refresh(self) -> None:
        """Show the seats as they are now; what opened by itself closes when all have come."""
        table = self._table
        if table is None or not self.open:
            return
        if self._waiting and all(_taken(table, seat) for seat in table.company.elsewhere):
            self.open = self._waiting = False
            return
        count = len(table.game.players)
        while len(self._rows) < count:
            do = partial(self._do, len(self._rows))
            self._rows.append(DeviceRow(self._guard, do))
        all_of_them = html('<a href="#tables">{}</a>', t("place-tables"))
        self._head.value = html(
            "<h1>{}</h1><p>{} {}</p>", t("share-seats"), t("share-about"), all_of_them
        )
        for seat, row in enumerate(self._rows[:count]):
            row.show(table, seat)
        boxes = tuple(row.box for row in self._rows[:count])
        if self._seats.children != boxes:
            self._seats.children = boxes

    def _do(self, seat: int, who: str) -> None:
        self._give(seat, who)
        self._reseat()

    def _give(self, seat: int, who: str) -> None:
        self._said.value = Html()
        try:
            if who == DEVICE:
                library.offer_seat(self._game, seat)
            else:
                library.give_seat(self._game, seat, who)
        except OSError as error:
            self._said.value = notice(keeping.unkept(error))


def _taken(table: Table, seat: int) -> bool:
    return seat in table.company.seating and table.company.seating[seat].taken
