"""The home itself: a slim head with the places, below it the one that is open."""

from collections.abc import Callable
from pkgutil import resolve_name

import ipywidgets

from elfenwidgets.markup import Html
from elfenwidgets.play.guests import is_guest
from elfenwidgets.text import language, t
from elfenwidgets.ui.drawing.canvas_pen import layout
from elfenwidgets.ui.drawing.wire import wire
from elfenwidgets.ui.first.head import head
from elfenwidgets.ui.home.address_bar import AddressBar
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.address import Nowhere, read, read_notebook, write
from elfenwidgets.ui.kit.guard import Guard, start_log
from elfenwidgets.ui.kit.html_parts import spoken
from elfenwidgets.ui.kit.page_widget import dress, look_after
from elfenwidgets.ui.kit.place import Address, Go, HomePlace
from elfenwidgets.ui.kit.sharing import REPLAY
from elfenwidgets.ui.phrases import language_choice
from elfenwidgets.ui.phrases.message import notice

PLACES = {
    "play": "elfenwidgets.ui.home.play:Play",
    "learn": "elfenwidgets.ui.course.learn_place:LearnPlace",
    "puzzles": "elfenwidgets.ui.pages.puzzles:Puzzles",
    "games": "elfenwidgets.ui.games.place:Games",
    "teach": "elfenwidgets.ui.course.teaching.teacher_page:Teach",
    "settings": "elfenwidgets.ui.home.settings:Settings",
}
"""The places in the order of the head, and where each is made: a module is loaded when its place
is first visited, for where a kernel is no fork, each page pays for what it loads."""

ASIDE = {
    "rules": "elfenwidgets.ui.pages.rules:Rules",
    "solo": "elfenwidgets.ui.pages.solo:SoloPlace",
    "western": "elfenwidgets.ui.pages.western:WesternPlace",
    "p": "elfenwidgets.ui.pages.positions:Positions",
    "replay": "elfenwidgets.ui.pages.replay:Replays",
}
"""The places that have no link in the head: others, or what was handed on, lead there."""

DEVICES = {
    "seat": "elfenwidgets.ui.home.devices:SeatPlace",
    "watch": "elfenwidgets.ui.home.devices:Watch",
    "tables": "elfenwidgets.ui.home.devices:Tables",
}
"""The places that links for other devices lead to; a guest has no others, and no head."""


SHORT: dict[Address, Address] = {("quick",): ("learn", "quick")}
"""Addresses that are easy to pass on, and where they lead."""


class Home(ipywidgets.Box):  # type: ignore[misc]  # ipywidgets has no types
    """The whole program as one widget, to be shown once in a notebook or served by Voilà.

    A place is made anew when it was made in another language than the one in use.
    """

    def __init__(self) -> None:
        start_log()
        language_choice.settle()
        self._guard = Guard(self._fault)
        self._made: dict[str, tuple[str, HomePlace]] = {}
        self._places = DEVICES if is_guest() else {**PLACES, **ASIDE, **DEVICES}
        self._at: Address = ()
        self._opening = False
        self._head = w.HTML(classes="elfen-home-head")
        self._notice = w.HTML(classes="elfen-home-said")
        self._body = w.Box(classes="elfen-home-body")
        super().__init__(
            [self._head, self._notice, self._body], layout=layout(), _dom_classes=("elfen-home",)
        )
        name = f"elfen-home-{self.model_id}"
        self.add_class(name)
        look_after(self)
        self.bar = AddressBar(name, self._guard, self._went)
        self.visit((), new=False)

    def begin(self) -> None:
        """Begin once more, where it was made before there was a reader: by their library."""
        start_log()
        language_choice.settle()
        dress()
        self.visit((), new=False)

    @property
    def at(self) -> Address:
        """The address of what is shown."""
        return self._at

    @property
    def place(self) -> HomePlace:
        """The place that is open."""
        return self._made[self._at[0]][1]

    def go(self, address: Address) -> None:
        """Lead somewhere; the browser's Back leads back."""
        self.visit(address, new=True)

    def visit(self, address: Address, new: bool) -> None:
        """Show what is at an address, ``new`` in the browser's history or in place of the last.

        At an address that is none the front page says so.
        """
        before = self._at
        address = SHORT.get(address, address)
        known = not address or address[0] in self._places
        trouble = language_choice.unkept() if known else t("home-nowhere")
        self._notice.value = notice(trouble)
        wanted = address if address and known else (next(iter(self._places)),)
        self._opening = True
        try:
            with wire.one_message():  # nothing is seen of the way there
                if before and before[0] != wanted[0] and before[0] in self._made:
                    self._made[before[0]][1].leave()
                place = self._ready(wanted[0])
                self._at = wanted
                place.open(wanted[1:])
                if self._body.children != (place.widget,):
                    self._body.children = (place.widget,)
        except Exception:
            self._at = before
            raise
        finally:
            self._opening = False
        self._show(new and self._at != before)

    def _ready(self, name: str) -> HomePlace:
        """The place of that name, in the language in use."""
        spoken, place = self._made.get(name, ("", None))
        if place is None or spoken != language():
            if place is not None:
                w.close_all(place.widget)
            dress()
            make: Callable[[Go, Go], HomePlace] = resolve_name(self._places[name])
            place = make(self.go, self.note)
            self._made[name] = language(), place
        return place

    def note(self, address: Address) -> None:
        """Take note that the open place shows what is at another address now.

        While it opens, that takes the place of what was asked for, and a step of a replay that of
        the one before; else Back leads back.
        """
        step = REPLAY in address and address[:-1] == self._at[: len(address) - 1]
        if address != self._at and address[:1] == self._at[:1]:
            self._at = address
            if not self._opening:
                self._notice.value = Html()
                self._show(new=not step)

    def _show(self, new: bool) -> None:
        """Write the head and the page's address."""
        places = Html() if is_guest() else head(PLACES, self._at[0])
        self._head.value = spoken() + places
        title = t("home-title", place=t(f"place-{self._at[0]}"))
        self.bar.show(self._at, title, new)

    def _went(self, text: str, linked: bool) -> None:
        """The page is at an address, or a link of ours to it was pressed."""
        try:
            address = read_notebook(text.removeprefix("#")) if ".ipynb" in text else read(text)
        except Nowhere:
            address = ("",)
        if not linked and write(address) == write(self._at):
            self.bar.show(self._at, self.bar.title, new=False)  # a page that just came
            return
        self.visit(address, new=linked)

    def _fault(self, file: str) -> None:
        self._show(new=False)
        self._notice.value = notice(t("fault", file=file))
