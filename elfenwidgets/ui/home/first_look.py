"""What a page will show at an address, before its own kernel can: the place as HTML.

The widgets are made as the page's kernel makes them, so that nothing is in it which that would not
show. The process that does so writes nothing into the library, and ends.
"""

import asyncio

import ipywidgets

from elfenwidgets.play import library
from elfenwidgets.play.guests import is_guest
from elfenwidgets.ui.home.as_html import as_html
from elfenwidgets.ui.home.devices import DevicePage
from elfenwidgets.ui.home.shell import SHORT, Home
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.address import Nowhere, read
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.phrases import language_choice

SHOWN = {"learn", "play", "puzzles"}
"""The places that are shown so; ``play`` with a game, else it is the front."""


def first_look(text: str) -> str:
    """What is shown at an address, as HTML; nothing where that cannot be told."""
    library.only_read()
    try:
        address = read(text)
    except Nowhere:
        return ""
    return asyncio.run(_look(SHORT.get(address, address)))


async def _look(address: Address) -> str:
    """Inside a loop, for which a table asks; its bots do not come to their turn."""
    match address:
        case ("seat", key) if is_guest():
            return _seat(key)
        case (place, *_) if place in SHOWN and not is_guest():
            home = Home()
            home.visit(address, new=False)
            return as_html(home) if home.at[: len(address)] == address else ""
    return ""


def _seat(key: str) -> str:
    """The seat of a key as the device has it; one that no device has yet is not taken by a look."""
    game, _, seat = (library.seat_of(key) or "").rpartition("/")
    seats = library.Seats(game).news() if game else None
    sitting = seats.get(int(seat)) if seats else None
    if sitting is None or not sitting.taken:
        return ""
    language_choice.settle()
    page = DevicePage(lambda _: None, lambda: None)
    page.open(game, int(seat), sitting.page)
    body = w.Box([page.widget], classes="elfen-home-body")
    head = w.HTML(classes="elfen-home-head")
    return as_html(ipywidgets.Box([head, body], _dom_classes=("elfen-home",)))
