"""What a board can hand on: a link to it, its picture, lines for another page; made when asked for.

The page puts its own address before each link, and paints the picture (handouts.ts).
"""

from collections.abc import Callable, Sequence

from elfenwidgets.markup import Html, escape, html
from elfenwidgets.play.guests import is_guest
from elfenwidgets.rules.view import View
from elfenwidgets.runtime import in_browser
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard

Link = tuple[str, str]
"""What a link leads to, ``"position"``, ``"page"`` or ``"replay"``, and its address from the ``#``
on; nothing for the address at which the page is."""

POSITION = "p"
REPLAY = "replay"
"""The places of positions and of games in an address."""


def position_link(view: View | None) -> Sequence[Link]:
    """The link to the position of a game that goes on, what is hidden in it dealt anew."""
    from elfenwidgets.play.as_seen import as_seen  # most boards are handed on to nobody
    from elfenwidgets.rules.position.short import pack

    if view is None or view.turn is None:
        return ()
    return (("position", f"#{POSITION}={pack(as_seen(view))}"),)


class Sharing:
    """A button in the corner of a board, and the sheet that it opens; ``links`` says what for."""

    def __init__(self, guard: Guard, links: Callable[[], Sequence[Link]]) -> None:
        self._links = links
        said = t("hand-on")
        self.button = w.Button(description="↗", tooltip=said, classes="elfen-hand-on")
        self.button.on_click(guard(self._turn))
        self._sheet = w.HTML()
        shut = button(guard, t("hand-close"), self.close, "elfen-shut")
        self.box = w.VBox([self._sheet, shut], classes="elfen-handing")
        self._open = False
        if is_guest():  # a device of a table has nothing of its own to hand on
            self.button.add_class("elfen-none")

    def close(self) -> None:
        """Put the sheet away."""
        self._open = False
        self.box.remove_class("elfen-open")
        self._sheet.value = Html()

    def _turn(self) -> None:
        if self._open:
            self.close()
            return
        self._open = True
        self._sheet.value = sheet(self._links())
        self.box.add_class("elfen-open")


def sheet(links: Sequence[Link]) -> Html:
    """The sheet, as HTML: each link with what can be made of it, and the picture."""
    rows = Html().join(_row(kind, address) for kind, address in links)
    picture = _button(t("hand-picture"), "elfen-copy-picture", "")
    only_here = "" if in_browser() else html('<p class="elfen-quiet">{}</p>', t("hand-about"))
    return html("<h3>{}</h3>{}<p>{}</p>{}", t("hand-on"), rows, picture, only_here)


def _row(kind: str, address: str) -> Html:
    title = escape(t(f"hand-{kind}"))
    ways = ["link", "image", *(["frame"] if in_browser() else [])]
    buttons = Html().join(
        _button(t(f"hand-copy-{way}"), "elfen-copy", address, way) for way in ways
    )
    return html(
        '<p><label>{}<input type="text" readonly class="elfen-to" value="{}"></label></p><p>{}</p>',
        title,
        address,
        buttons,
    )


def _button(said: str, look: str, address: str, way: str = "link") -> Html:
    return html(
        '<button type="button" class="jupyter-button {}" data-to="{}" data-as="{}">{}</button> ',
        look,
        address,
        way,
        said,
    )
