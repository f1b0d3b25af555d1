"""An App, and what a person sees and does: widgets are pressed as a page would press them."""

import asyncio
import logging
import random
import re
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from html import unescape
from typing import Any

import ipywidgets as w

from elfenwidgets.text import t
from elfenwidgets.ui.app import App
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.targets import OWN, Target
from elfenwidgets.ui.home.play import Play
from elfenwidgets.ui.screen.bridge import Pane
from elfenwidgets.ui.table.screen import TableScreen
from tests.in_a_thread import LONGEST
from tests.kept_games import kept
from tests.ui.pressing import listed, offered, tell, widgets

NAMES = ("Ada", "Bo", "Cy", "Di", "Eb", "Flo")
FOREST = Target("road", "forest:feodor-lapphalya")

Faults = list[logging.LogRecord]


class Screen:
    """An App, and what a person sees and does."""

    def __init__(self) -> None:
        self.app = App()
        self.unfold()

    @property
    def play(self) -> Play:
        """The place of the game, which is open."""
        assert isinstance(self.app.place, Play)
        return self.app.place

    @property
    def table(self) -> TableScreen:
        return self.play.screen

    def unfold(self) -> None:
        """Press "Another game", for the form of all seats and rules."""
        self.press(t("front-another"))

    def find(self, kind: type[w.Widget], within: w.Widget | None = None) -> list[Any]:
        """All widgets of a kind, from top to bottom."""
        return widgets(within or self.app, kind)

    def part(self, name: str) -> Any:
        """The widget of a class."""
        (found,) = (x for x in self.find(w.DOMWidget) if name in x._dom_classes)
        return found

    @property
    def place(self) -> str:
        (found,) = (c for c in self.play.widget._dom_classes if c.startswith("elfen-at-"))
        return str(found.removeprefix("elfen-at-"))

    @property
    def panel(self) -> str:
        """All the words beside the board."""
        return "".join(strip.value for strip in self.strips)

    @property
    def strips(self) -> list[w.HTML]:
        """The seats, whose turn it is, the board in words, and the log."""
        return [x for x in self.find(w.HTML) if "elfen-panel" in x._dom_classes]

    @property
    def what(self) -> str:
        """What the person is told to do."""
        (found,) = re.findall(r'class="elfen-what"[^>]*>(.*?)</p>', self.panel)
        return unescape(found)

    @property
    def alarms(self) -> list[str]:
        """Every sentence on the screen that says why something did not happen."""
        names = {"start": "elfen-front", "curtain": "elfen-curtain"}
        if self.place in names:
            told = "".join(x.value for x in self.find(w.HTML, self.part(names[self.place])))
        else:
            told = self.panel
        told += "".join(x.value for x in self.find(w.HTML) if "elfen-home-said" in x._dom_classes)
        alarms = re.findall(r'role="alert">(.*?)</p>', told)
        return [unescape(re.sub("<[^>]+>", "", each)) for each in alarms]

    def button(self, words: str) -> w.Button:
        (found,) = (b for b in self.find(w.Button) if b.description == words)
        return found

    def press(self, words: str) -> None:
        button = self.button(words)
        assert not button.disabled, f"{words!r} cannot be pressed"
        button.click()

    # The start screen.

    def seat(self, n: int, who: str, name: str, color: str | None = None) -> None:
        """Fill in a row, counted from 0."""
        whom, named, colored, _ = self.part("elfen-seat-rows").children[n].children
        whom.value, named.value = who, name
        colored.value = color or colored.value

    def field(self, words: str) -> Any:
        (found,) = (x for x in self.find(w.ValueWidget) if getattr(x, "description", "") == words)
        return found

    def begin(self, who: str, edition: str = "amigo-de", seed: str = "7") -> None:
        """Start a game; ``who`` has a letter a seat.

        p is a person, d one with a device, r or g a bot.
        """
        self.unfold()
        kinds = {"p": "person", "d": "device", "r": "random", "g": "greedy"}
        for n in range(6):
            self.seat(n, kinds[who[n]] if n < len(who) else "", NAMES[n])
        self.field(t("start-edition")).value = edition
        self.field(t("start-seed")).value = seed
        self.field(t("start-first")).value = 0
        self.press(t("start-go"))

    def upload(self, content: bytes) -> None:
        (uploader,) = self.find(w.FileUpload)
        about = {"name": "x.elf.json", "type": "application/json", "size": len(content)}
        when = datetime.now(UTC)
        uploader.value = ({**about, "content": memoryview(content), "last_modified": when},)

    # The table.

    @property
    def pane(self) -> Pane:
        """The choices."""
        found = self.part("elfen-choice-box")
        assert isinstance(found, Pane)
        return found

    @property
    def choices(self) -> tuple[str, ...]:
        return tuple(offered(self.pane))

    @property
    def roads(self) -> tuple[str, ...]:
        """What the list of roads offers."""
        return tuple(listed(self.pane.bridge))

    @property
    def hand_closed(self) -> bool:
        """Whether a hand lies closed that its owner may look at."""
        return list(offered(self.table.hand)) == [t("choice-own")]

    def look(self, decision: int | None = None) -> None:
        """Look at one's hand, as it was offered in this decision, unless it was in another."""
        tell(self.pane.bridge, decision, pick=OWN.id)

    def choose(self, label: str) -> None:
        tell(self.pane.bridge, pick=offered(self.pane)[label])

    def choose_road(self, label: str) -> None:
        bridge = self.pane.bridge
        road = listed(bridge)[label]
        tell(bridge, point=road)
        assert bridge.focus == road
        tell(bridge, pick=road)

    def click(self, target: Target) -> None:
        """Press the mouse on the board."""
        tell(self.pane.bridge, pick=self.place_of(target))

    def place_of(self, target: Target) -> tuple[str, float, float]:
        """The place on the board of a press on it, as a page says it."""
        (x, y), (across, down) = layout.centre(target), layout.FRAME
        return "board", x / across, y / down

    def key(self, name: str) -> None:
        tell(self.pane.bridge, key=name)

    def sit_down(self) -> None:
        assert self.place == "curtain"
        self.part("elfen-curtain").children[1].click()

    @property
    def onward(self) -> tuple[str, ...]:
        """The choices that lead on."""
        backs = (t("choice-back"), t("choice-undo"))
        return tuple(choice for choice in self.choices if choice not in backs)

    def go(self, rng: random.Random) -> None:
        """Pick something, seldom the end of a turn."""
        if self.roads:
            self.choose_road(rng.choice(self.roads))
            return
        stops = [c for c in self.onward if c.startswith((t("choice-pass"), t("choice-end")))]
        others = [c for c in self.onward if c not in stops]
        self.choose(rng.choice(others if others and rng.random() < 0.9 else stops or others))

    async def to(self, reached: Callable[[], bool], rng: random.Random | None = None) -> None:
        """Play until something is so."""
        rng = rng or random.Random(1)
        while not reached():
            if self.place == "curtain":
                self.sit_down()
            elif self.onward or self.roads:
                self.go(rng)
            elif self.table.table is not None and self.table.table.hot_seat.awaited is not None:
                self.press(t("interlude-on"))  # the curtain falls when the card was read
            else:
                await asyncio.sleep(0.001)  # a busy loop would leave bots no time to think

    async def to_phase(self, phase: str) -> None:
        lit = f"aria-current=step>{t(f'phase-{phase}')}<"
        await self.to(lambda: lit in self.panel and t("choice-seen") not in self.choices)

    def record(self) -> dict[str, Any]:
        """What is saved of the game that is played."""
        return kept()[0]


def on_screen(script: Callable[[Screen], Awaitable[None]]) -> None:
    """Run a script on a fresh App as in a kernel, where an event loop runs.

    In a thread of its own: the browser's driver keeps a loop running in the main one.
    """

    async def run() -> None:
        lost: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: lost.append(context))
        await asyncio.wait_for(script(Screen()), LONGEST)
        await asyncio.sleep(0.01)
        assert lost == []

    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(run())).result()


def speak(screen: Screen, language: str, unfold: bool = True) -> None:
    """Choose a language on the front, and ``unfold`` the form again."""
    buttons = screen.part("elfen-language")
    codes = [code for _, code in buttons.options]
    buttons.set_state({"index": codes.index(language)})
    if unfold:
        screen.unfold()
