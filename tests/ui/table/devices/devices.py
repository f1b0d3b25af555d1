"""Pages on devices: what the shared screen links to, and what a phone or a projector shows."""

import asyncio
import re
from html import unescape
from typing import Any

import ipywidgets as w

from elfenwidgets.ui.app import App
from elfenwidgets.ui.kit.background import EVERY
from tests.ui.screen import Screen

ADDRESS = "http://192.0.2.7:8866/"


class Device(Screen):
    """A page at an address, as a phone opens it; nobody's hands are on the shared screen."""

    def __init__(self, address: str) -> None:
        self.app = App()
        self.app._went(f"#{address}", linked=False)

    @property
    def place(self) -> str:
        (found,) = (c for c in self.app.place.widget._dom_classes if c.startswith("elfen-at-"))
        return str(found.removeprefix("elfen-at-"))

    @property
    def told(self) -> str:
        return str(self.part("elfen-told-here").value)

    @property
    def title(self) -> str:
        return str(self.app.place._signal.said["title"])  # type: ignore[attr-defined]


def links(screen: Screen) -> list[str]:
    """What follows the ``#`` in each link that the shared screen shows."""
    said = "".join(each.value for each in screen.find(w.HTML, screen.part("elfen-devices")))
    found = re.findall(r'<p class="elfen-link">(.*?)</p>', said)
    assert len(re.findall('<img class="elfen-qr" src="data:image/svg', said)) == len(found)
    assert all(link.startswith(f"{ADDRESS}#seat/") for link in found)
    return [unescape(link).partition("#")[2] for link in found]


def rows(screen: Screen) -> list[Any]:
    return list(screen.part("elfen-device-rows").children)


def give(screen: Screen, number: int, said: str) -> None:
    """The host gives a seat to somebody else."""
    (button,) = (b for b in screen.find(w.Button, rows(screen)[number]) if b.description == said)
    assert "elfen-nowhere" not in button._dom_classes
    button.click()


async def seen() -> None:
    """Until each of the other pages has looked twice, however late the loop is."""
    for _ in range(2):
        await asyncio.sleep(EVERY)  # whoever looks now and then wakes before
