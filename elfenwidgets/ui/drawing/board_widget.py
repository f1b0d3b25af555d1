"""The board and the rack on canvases: shows a view, says what was picked, knows no rule."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from time import monotonic
from weakref import WeakValueDictionary

from ipycanvas import Canvas

from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.backing_store import Shown, Store
from elfenwidgets.ui.drawing.board import map_sizes
from elfenwidgets.ui.drawing.canvas_pen import (
    Layers,
    Map,
    Sprites,
    forget_all,
    frame,
    layout,
    shared_map,
    tidy,
)
from elfenwidgets.ui.drawing.layout import FRAME, hit
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.moving.flying import Air
from elfenwidgets.ui.drawing.moving.motion import flights, in_turn
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.picture import Picture
from elfenwidgets.ui.drawing.rack.forms import Form, form
from elfenwidgets.ui.drawing.rack.places import rack_hit
from elfenwidgets.ui.drawing.targets import LAND, Target
from elfenwidgets.ui.drawing.wire import wire

Paint = Callable[[Pen], None]
Wrap = Callable[[Callable[..., None]], Callable[..., None]]

MOST = 20
"""Of more events than so many each thing goes straight to where it has come."""


class BoardWidget:
    """Two canvases, ``board`` and ``rack``, painted together in one message.

    ``wrap`` goes round every callback, so that a fault in one is not lost. ``when_seen`` is called
    once, when a page shows both. ``picture`` is what lies there, if anything does, and ``names``
    the size of the map's names.
    """

    def __init__(self, wrap: Wrap) -> None:
        self.board = Layers(4)
        self.rack = Canvas(layout=layout())
        for canvas, name in ((self.board, "elfen-board"), (self.rack, "elfen-rack")):
            canvas._dom_classes = ("board-canvas", name, f"elfen-shown-{canvas.model_id}")
            _boards[canvas.model_id] = self
        self.wrap = wrap
        self.when_seen: Callable[[], None] | None = None
        self.names = map_sizes.DRAWN
        self._on_board = Store("board", self.board, FRAME)
        self._display = self._upright = False
        self._form = form(self._display)
        self._on_rack = Store("rack", self.rack, self._form.frame)
        self.stores = (self._on_board, self._on_rack)
        self.picture: Picture | None = None
        self.air = Air(self._landed)

    def at(self, canvas: str, x: float, y: float) -> Target:
        """What lies at a place of the ``"board"`` or the ``"rack"``: LAND where nothing does.

        The place is in parts of the canvas's width and height, so that it is the same at any size.
        """
        if canvas == "rack" and self.picture is not None:
            across, down = self._form.frame
            return rack_hit(self.picture.view, self._form, x * across, y * down) or LAND
        if canvas == "board":
            across, down = FRAME
            names = self.names
            return hit(x * across, y * down, lambda id: map_sizes.box(id, names)) or LAND
        return LAND

    def show(
        self,
        view: View,
        colors: tuple[str, ...],
        marks: Marks,
        labels: Mapping[str, str],
        display: bool,
        seconds: float = 0.0,
        past: Sequence[tuple[Sequence[LogEvent], View, View]] = (),
        caption: str = "",
    ) -> None:
        """Paint what ``view`` holds, in one message; the ``display`` only where it matters.

        What lies elsewhere than it did the last time flies there, where the page can show that;
        one step takes so many ``seconds``, and without any nothing moves. Where there is a
        ``past``, its steps fly in place of that, one after the other, under a ``caption``.
        """
        for store in self.stores:
            store.have(view.gold is not None)
        if past and seconds:
            told = in_turn(past, view, colors, self._form)
            self.air.start(told, self._on_board, self._on_rack, caption)
        elif self.picture is not None and seconds:
            before, then = self.picture.view, form(display, self._upright)
            news = view.log[len(before.log) :]
            happened = news if len(news) <= MOST else ()
            found = flights(happened, before, view, colors, self._form, seconds, then)
            self.air.start(found, self._on_board, self._on_rack)
        if display != self._display:
            self._display = display
            (self.rack.add_class if display else self.rack.remove_class)("elfen-with-display")
            self._lay()
        self.picture = Picture(view, colors, marks, labels)
        with frame():
            self._paint()

    def mark(self, marks: Marks) -> None:
        """Point other things out on what is shown: no piece lies elsewhere."""
        if self.picture is not None:
            self.picture = replace(self.picture, marks=marks)
            with frame():
                self._paint(pieces_too=False)

    def _landed(self) -> None:
        """Paint what has arrived."""
        with frame():
            self._paint()

    def _lay(self) -> None:
        self._form = form(self._display, self._upright)
        self._on_rack.lay(self._form.frame)

    def blank(self) -> None:
        """Take everything away but the map."""
        self.picture = None
        self.air.clear()
        with frame():
            self._paint()

    def close(self) -> None:
        """Close the widgets; nothing will be shown."""
        self.air.clear()
        for canvas in (*self.board._canvases, self.board, self.rack):
            canvas.close()

    def fit(self, model_id: str, how: Shown) -> None:
        """Fit the canvas of that id to how a page shows it."""
        store = self._on_board if model_id == self.board.model_id else self._on_rack
        if store is self._on_rack and how.upright != self._upright:
            self._upright = how.upright
            self._lay()
            store.page = ""
        emptied = store.fit(how)
        if store is self._on_board:
            names = map_sizes.size_for(how.width)
            emptied |= names != self.names
            self.names = names
        if emptied:
            _tidy()
            self.redraw(store)
        if self.when_seen is not None and self.seen:
            seen, self.when_seen = self.when_seen, None
            seen()

    def redraw(self, store: Store) -> None:
        """Paint a canvas that is empty."""
        with frame():
            if store is self._on_board:
                whole = self.map
                whole.draw()
                self.board[0].draw_image(whole.canvas, 0, 0)
            self._paint()

    @property
    def seen(self) -> bool:
        """Whether a page shows both canvases."""
        return all(each.page for each in self.stores)

    @property
    def unrolled(self) -> bool:
        """Whether a page has shown the map."""
        return bool(self._on_board.page)

    @property
    def map(self) -> Map:
        """The map as this board shows it."""
        return shared_map(self.names, self.board.width, self.board.height)

    def _paint(self, pieces_too: bool = True) -> None:
        """Paint what changed, the rack first: most clicks fall there."""
        picture = self.picture
        painters: tuple[tuple[Store, Sequence[Paint | None]], ...]
        if picture is None:
            painters = (self._on_rack, (_nothing,)), (self._on_board, (_nothing,) * 3)
        else:
            pieces = partial(picture.paint_pieces, flying=self.air.flying) if pieces_too else None
            under = partial(picture.paint_under, names=self.names)
            painters = (
                (self._on_rack, (partial(picture.paint_rack, laid=self._form),)),
                (self._on_board, (under, pieces, picture.paint_over)),
            )
        for store, each in painters:
            for layer, paint in zip(store.layers, each, strict=True):
                if paint is None or not store.page:
                    continue
                if layer.paint(store.sprites, paint) and store is self._on_rack:
                    self.rack.sleep(0)  # it is shown before the board is painted

    def form(self, upright: bool) -> Form:
        """The form that the rack has in a row, or upright."""
        return form(self._display, upright)


def _nothing(pen: Pen) -> None:
    """Paint nothing."""


_boards: WeakValueDictionary[str, BoardWidget] = WeakValueDictionary()
"""The boards by their canvases: a page knows only these."""


def board_of(model_id: str) -> BoardWidget | None:
    """The board that has a canvas of that id."""
    return _boards.get(model_id)


def tell_board(model_id: str, how: Shown) -> None:
    """Tell whichever board has a canvas of that id how a page shows it.

    Each page tells it of each canvas as soon as that is visible.
    """
    board = board_of(model_id)
    if board is None:
        return
    with frame():
        if how.page != wire.reached:
            wire.reach(how.page)
            forget_all()
        board.wrap(board.fit)(model_id, how)


def _tidy() -> None:
    used: list[Sprites | Map] = []
    for board in set(_boards.values()):
        used += [store.sprites for store in board.stores]
        if board.unrolled:  # else the page would fetch a map that it may never show
            used.append(board.map)
    tidy(used, monotonic())
