"""The seats that are played on devices: their links as pictures, and what the host can do."""

from collections.abc import Callable
from functools import lru_cache, partial

from elfenwidgets.markup import Html, escape, html
from elfenwidgets.play import library
from elfenwidgets.play.guests import shared
from elfenwidgets.play.library import DEVICE, HERE
from elfenwidgets.play.table import Table
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.badges import mark
from elfenwidgets.ui.phrases.message import notice

BOT = "greedy"
"""Who plays a seat that is handed to a bot."""


class DeviceSeats:
    """The page that gives out the seats.

    ``box`` is a page with all seats; ``changed`` is called when it opens or closes, ``reseat``
    when a seat has gone to somebody else.
    """

    def __init__(
        self, guard: Guard, changed: Callable[[], None], reseat: Callable[[], None]
    ) -> None:
        self._guard, self._changed, self._reseat = guard, changed, reseat
        self._rows: list[_Row] = []
        self._table: Table | None = None
        self._game = ""
        self._waiting = False
        self.open = False
        self._head, self._said = w.Prose(), w.Prose()
        self._seats = w.Box(classes="elfen-device-rows")
        close = button(guard, t("share-to-the-table"), self.close, "elfen-main")
        self.button = button(guard, t("share-devices"), self.show, "elfen-seats-open")
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
            self._rows.append(_Row(self._guard, do))
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


class _Row:
    """The row of one seat: who has it, and its link.

    ``give`` is called with ``DEVICE``, ``HERE`` or the name of a bot.
    """

    def __init__(self, guard: Guard, give: Callable[[str], None]) -> None:
        self._about = w.Prose()
        self._ways = {who: button(guard, "", partial(give, who)) for who in (DEVICE, HERE, BOT)}
        ways = w.HBox([*self._ways.values()], classes="elfen-device-ways")
        self.box = w.VBox([self._about, ways], classes="elfen-device-row")

    def show(self, table: Table, seat: int) -> None:
        """Show a seat, and its link while no device has opened it."""
        sitting = table.company.seating.get(seat)
        bot = table.company.bots.get(seat)
        on_device = sitting is not None and sitting.who == DEVICE
        code = Html()
        if bot is not None:
            said = t(f"bot-{bot.name}")
        elif not on_device:
            said = t("share-here")
        elif sitting is not None and sitting.taken:
            said = t("share-taken")
        elif sitting is not None and sitting.link and shared():
            said = t("share-waiting")
            code = _code(f"{shared()}#seat/{sitting.link}")
        else:
            said = t("share-no-link")
        player = table.game.players[seat]
        self._about.value = html(
            "<h2>{}<bdi>{}</bdi></h2><p>{}</p>{}", mark(player.color), player.name, said, code
        )
        self._offer(DEVICE, t("share-new-link" if on_device else "share-to-device"), bool(shared()))
        self._offer(HERE, t("share-to-here"), bot is not None or on_device)
        self._offer(BOT, t("share-to-bot"), bot is None)

    def _offer(self, who: str, said: str, useful: bool) -> None:
        way = self._ways[who]
        way.description = said
        w.toggle(way, "elfen-nowhere", not useful)


@lru_cache(8)
def _code(link: str) -> Html:
    """A link as a QR code, and in letters for whoever has no camera."""
    import segno  # most tables need none

    picture = segno.make_qr(link, error="m").svg_data_uri(border=4, light="white", scale=8)
    address = escape(link)
    return html(
        '<img class="elfen-qr" src="{picture}" alt="{address}"><p class="elfen-link">{address}</p>',
        picture=picture,
        address=address,
    )
