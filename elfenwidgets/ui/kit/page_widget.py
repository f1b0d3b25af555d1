"""The widget without a picture that brings our script and styles into the page, once a kernel."""

from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from ipycanvas import canvas as ipycanvas_canvas
from ipywidgets import DOMWidget, Widget, widget_serialization
from traitlets import Dict, Float, Int, List, Unicode

from elfenwidgets.paths import DATA
from elfenwidgets.play.guests import is_guest
from elfenwidgets.text import t
from elfenwidgets.ui.drawing import board_widget
from elfenwidgets.ui.drawing.backing_store import Shown
from elfenwidgets.ui.drawing.brought import brings_all, drawings
from elfenwidgets.ui.drawing.canvas_pen import layout
from elfenwidgets.ui.drawing.marks import look_at_capital
from elfenwidgets.ui.drawing.moving import flying
from elfenwidgets.ui.drawing.spots import SPOTS
from elfenwidgets.ui.drawing.wire import wire
from elfenwidgets.ui.kit import preferences
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.styles import style

Sound = tuple[str, float]
"""What is heard, by its name in sound.ts, and in how many seconds."""


NOTIFIES = ("on", "denied")
"""What a page says once its reader has asked for notifications."""

BREATH = 250
"""Milliseconds within which the same press once more is the second half of a double press."""


class FrontEnd(DOMWidget):  # type: ignore[misc]  # ipywidgets has no types
    """A model of anywidget's front end, which runs ``_esm`` and applies ``_css`` without a view.

    anywidget's own Python class would do the same, and load two megabytes more. The script joins
    the ``parts`` to the page.
    """

    _model_module = Unicode("anywidget").tag(sync=True)
    _model_module_version = Unicode("*").tag(sync=True)
    _model_name = Unicode("AnyModel").tag(sync=True)
    _view_module = Unicode("anywidget").tag(sync=True)
    _view_module_version = Unicode("*").tag(sync=True)
    _view_name = Unicode("AnyView").tag(sync=True)
    _esm = Unicode().tag(sync=True)
    parts: List[Any] = List().tag(sync=True, **widget_serialization)

    def __init__(self, **traits: Any) -> None:
        super().__init__(layout=layout(), **traits)


class FrontPart(Widget):  # type: ignore[misc]  # ipywidgets has no types
    """What the kernel and one part of the script share; ``part`` is its name there."""

    part = Unicode().tag(sync=True)


class _Page(FrontEnd):
    _anywidget_id = Unicode("elfenwidgets").tag(sync=True)
    _css = Unicode().tag(sync=True)
    mark = Unicode().tag(sync=True)  # the class of what is its own
    manager = Unicode().tag(sync=True)
    capital = Float(look_at_capital()).tag(sync=True)
    spots = Dict().tag(sync=True)
    drawings = Dict().tag(sync=True)  # of sprites, where the page has not brought them
    shortcuts: List[Any] = List().tag(sync=True)
    breath = Int().tag(sync=True)
    gone = Unicode().tag(sync=True)
    whole = Unicode().tag(sync=True)  # what the button says that shows the whole map again
    notify = Unicode().tag(sync=True)  # "on", "denied", or nothing was asked for
    theme = Unicode().tag(sync=True)
    size = Unicode().tag(sync=True)
    motion = Unicode().tag(sync=True)
    sound = Unicode().tag(sync=True)
    moves = False  # whether the page says that something may move on it

    @property
    def shows_motion(self) -> bool:
        """Whether what flies is seen there."""
        return self.moves and self.motion != "none"


_pages: list[_Page] = []
"""The one of this kernel, once a widget needs it."""
_guard = Guard(lambda _: None)  # there is no room to tell of a fault: it stands in the log


def dress() -> None:
    """Have the page bring what all our widgets need, once, in the language and the look chosen."""
    if not _pages or _pages[0].comm is None:
        _pages[:] = [_made()]
    page = _pages[0]
    with page.hold_sync():
        page.gone, page.whole = t("page-notebook-gone"), t("board-whole")
        for name, value in preferences.looks().items():
            if name != "sound" or not is_guest():
                setattr(page, name, value)


def look_after(widget: DOMWidget) -> None:
    """Have the page's script look after a widget, and after all that is ever in it."""
    dress()
    widget.add_class(_pages[0].mark)


def answer_to(keys: Sequence[str]) -> None:
    """Have the table hear these keys, as the browser names them, wherever the keyboard is."""
    dress()
    _pages[0].shortcuts = list(keys)


def join(part: FrontPart) -> None:
    """Have the script join a part to the page, and forget those that were closed."""
    dress()
    page = _pages[0]
    page.parts = [*(each for each in page.parts if each.comm is not None), part]


class TurnSignal(FrontPart):
    """Tells a device that it is its person's turn: by the title of the page, and it shakes once."""

    said = Dict().tag(sync=True)

    def __init__(self) -> None:
        super().__init__(part="turn")
        join(self)

    def say(self, title: str, mine: bool) -> None:
        """Have the page called so, or nothing special; ``mine``: its person has the turn."""
        said = {"title": title, "mine": mine}
        if said != self.said:
            self.said = said


def play(sounds: Sequence[Sound]) -> None:
    """Have the page play these, where its reader wants to hear anything.

    One's own turn is told by the browser, too, where its reader has asked for that.
    """
    page = _pages[0] if _pages else None
    if page is None:
        return
    if sounds and _is_loud(page):
        page.send({"sounds": sounds})
    if ("turn", 0.0) in sounds and page.notify == "on":
        page.send({"turn": t("share-your-turn")})


def notifying() -> Widget:
    """A button by which a reader asks the browser to tell of one's turn, or no longer to.

    The page hears it: a browser is asked only while it is pressed.
    """
    dress()
    page = _pages[0]
    button = w.Button(classes="elfen-notify")

    def show(_: object = None) -> None:
        button.description = t(f"notify-{page.notify if page.notify in NOTIFIES else 'off'}")

    page.observe(_guard.passing(show), "notify")
    show()
    return button


def sounding() -> Widget:
    """A button by which this device alone gets softer, louder or silent, and is heard at once.

    The page remembers it by itself.
    """
    dress()
    page = _pages[0]
    button = w.Button(classes="elfen-sound")

    def show(_: object = None) -> None:
        how = page.sound if _is_loud(page) else preferences.SOUND.usual
        button.description = t("setting-sound-now", how=t(f"setting-sound-{how}"))

    def change(_: object) -> None:
        loud = preferences.SOUND.choices.index(page.sound) if _is_loud(page) else 0
        page.sound = preferences.SOUND.choices[(loud + 1) % len(preferences.SOUND.choices)]
        play((("turn", 0.0),))

    page.observe(_guard.passing(show), "sound")
    button.on_click(_guard.passing(change))
    show()
    return button


def _is_loud(page: _Page) -> bool:
    """Whether anything is heard there."""
    return page.sound in ("soft", "on")


def _made() -> _Page:
    name = uuid4().hex
    own = {"_esm": _script(), "_css": style(), "drawings": drawings()}
    page = _Page(
        **({} if brings_all() else own),
        manager=f"IPY_MODEL_{ipycanvas_canvas._CANVAS_MANAGER.model_id}",
        sound="own" if is_guest() else "off",
        mark=f"elfen-page-{name}",
        breath=BREATH,
        spots=SPOTS,
        model_id=name,
    )
    page.on_msg(_guard.passing(_heard))
    wire.lay(page)
    return page


def _script() -> str:
    return (DATA / "page" / "elfen.js").read_text(encoding="utf-8")


def _heard(page: _Page, content: Any, buffers: object) -> None:
    """The page tells of a canvas, or wants to wait no longer; anybody could have sent it."""
    if content.get("skip"):
        flying.land_all()
        return
    if content.get("missed"):
        if wire.missed is not None:
            wire.missed()
        return
    page.moves = content.get("moves") is True
    width, ratio = float(content["width"]), float(content["ratio"])
    how = Shown(str(content["page"]), width, ratio, bool(content.get("upright")))
    board_widget.tell_board(str(content["canvas"]), how)
