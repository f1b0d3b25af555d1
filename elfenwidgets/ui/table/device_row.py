"""One seat as the host sees it: who plays it and where, its link, and whom it can be given to."""

from collections.abc import Callable
from functools import lru_cache, partial

from elfenwidgets.markup import Html, escape, html
from elfenwidgets.play.guests import shared
from elfenwidgets.play.library import DEVICE, HERE
from elfenwidgets.play.table import Table
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases.badges import mark

BOT = "greedy"
"""Who plays a seat that is handed to a bot."""


class DeviceRow:
    """The row of one seat: who has it, and its link.

    ``give`` is called with ``DEVICE``, ``HERE`` or the name of a bot.
    """

    def __init__(self, guard: Guard, give: Callable[[str], None]) -> None:
        self._about = w.HTML(classes="elfen-text")
        self._ways = {who: w.Button() for who in (DEVICE, HERE, BOT)}
        for who, button in self._ways.items():
            button.on_click(guard(partial(give, who)))
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
        button = self._ways[who]
        button.description = said
        w.toggle(button, "elfen-nowhere", not useful)


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
