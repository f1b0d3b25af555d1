"""The board and the rack on canvases: shows a view, says what was picked, knows no rule."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from weakref import WeakValueDictionary

from ipycanvas import Canvas, MultiCanvas

from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import town_names
from elfenwidgets.ui.drawing.canvas_pen import Layer, frame, map_image, sprites, tidy
from elfenwidgets.ui.drawing.layout import FRAME, hit
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.pieces import paint_glow, paint_marks, paint_pieces
from elfenwidgets.ui.drawing.rack import RACK, paint_rack, rack_hit
from elfenwidgets.ui.drawing.targets import Target

_FIRST, _LEAST, _MOST = 920, 320, 2284
"""The width in pixels of a backing store until the page says how it is shown, and its limits."""

_SLACK = 0.04
"""By what part of its width a store may differ from what is shown: fitting it empties it."""

Wrap = Callable[[Callable[..., None]], Callable[..., None]]


@dataclass(frozen=True)
class _Shown:
    view: View
    colors: tuple[str, ...]
    marks: Marks
    labels: Mapping[str, str]


class _Store:
    """The backing store of a canvas of ``frame`` pixels: its size, its layers, its sprites."""

    def __init__(self, kind: str, canvas: Canvas | MultiCanvas, frame: tuple[int, int]) -> None:
        self._kind = kind
        self._frame = frame
        self.canvas = canvas
        canvases = canvas._canvases[1:] if isinstance(canvas, MultiCanvas) else [canvas]
        self.layers = [Layer(each) for each in canvases]
        self.page_width = _FIRST
        self._told = False
        self._resize(_FIRST)

    def on_frame(self, x: float, y: float) -> tuple[float, float]:
        """A point of the frame, from where the page says that it was clicked.

        The page may not have heard of the last resize yet: it counts in the pixels that it has.
        """
        scale = self.page_width / self._frame[0]
        return x / scale, y / scale

    def fit(self, width: float) -> bool:
        """Make the store as wide as it is shown, in the screen's pixels; whether it is empty then.

        One pixel for each of the screen's: what is in between is done badly by some browsers.
        """
        wanted = round(min(max(width, _LEAST), _MOST))
        now = self.canvas.width
        enough = self._told and abs(wanted - now) <= _SLACK * now
        self._told = True
        if enough or wanted == now:
            return False
        self._resize(wanted)
        return True

    def _resize(self, width: int) -> None:
        across, down = self._frame
        with self.canvas.hold_sync():
            self.canvas.width, self.canvas.height = width, round(width * down / across)
        self.sprites = sprites(self._kind, width / across)
        self.emptied()

    def emptied(self) -> None:
        """Nothing is on the canvas any more."""
        for layer in self.layers:
            layer.forget()


class BoardWidget:
    """Two canvases, ``board`` and ``rack``, painted together in one message.

    ``wrap`` goes round every callback, so that a fault in one is not lost.
    """

    def __init__(self, wrap: Wrap) -> None:
        self.board = MultiCanvas(4)
        self.rack = Canvas()
        for canvas, name in ((self.board, "elfen-board"), (self.rack, "elfen-rack")):
            for style in ("board-canvas", name, f"elfen-shown-{canvas.model_id}"):
                canvas.add_class(style)
            _boards[canvas.model_id] = self
        self._wrap = wrap
        self._names = town_names.DRAWN
        self._on_board = _Store("board", self.board, FRAME)
        self._on_rack = _Store("rack", self.rack, RACK)
        self.stores = (self._on_board, self._on_rack)
        self._shown: _Shown | None = None
        for store in self.stores:
            store.canvas.on_client_ready(wrap(lambda store=store: self._appeared(store)))

    def on_pick(self, callback: Callable[[Target], None]) -> None:
        """Call ``callback`` with what is clicked or tapped on."""

        def on_board(x: float, y: float) -> None:
            place = self._on_board.on_frame(x, y)
            self._tell(callback, hit(*place, lambda id: town_names.box(id, self._names)))

        def on_rack(x: float, y: float) -> None:
            if self._shown is not None:
                place = self._on_rack.on_frame(x, y)
                self._tell(callback, rack_hit(self._shown.view, *place))

        for canvas, handler in ((self.board, on_board), (self.rack, on_rack)):
            canvas.on_mouse_down(self._wrap(handler))
            canvas.on_touch_start(self._wrap(lambda touches, tap=handler: tap(*touches[0])))

    @staticmethod
    def _tell(callback: Callable[[Target], None], target: Target | None) -> None:
        if target is not None:
            callback(target)

    def on_key(self, callback: Callable[[str], None]) -> None:
        """Call ``callback`` with the name of a key pressed on a canvas, as the browser has it."""
        for canvas in (self.board, self.rack):
            canvas.on_key_down(self._wrap(lambda key, *_: callback(key)))

    def show(
        self, view: View, colors: tuple[str, ...], marks: Marks, labels: Mapping[str, str]
    ) -> None:
        """Paint what ``view`` holds, in one message."""
        self._shown = _Shown(view, colors, marks, labels)
        with frame():
            self._paint()

    def blank(self) -> None:
        """Take everything away but the map."""
        self._shown = None
        with frame():
            self._paint()

    def redraw_all(self) -> None:
        """Paint everything anew, as for a page that has just connected."""
        for store in self.stores:
            self._appeared(store)

    def fit(self, model_id: str, width: float, ratio: float, page_width: int) -> None:
        """Fit the canvas of that id to how it is shown.

        ``width`` is in CSS pixels, ``ratio`` the number of the screen's pixels for each of them,
        ``page_width`` that of the pixels which the canvas has in the page.
        """
        store = self._on_board if model_id == self.board.model_id else self._on_rack
        store.page_width = page_width
        names = town_names.size_for(width) if store is self._on_board else self._names
        if not store.fit(width * ratio) and names == self._names:
            return
        self._names = names
        stores = (store for board in _boards.values() for store in board.stores)
        tidy((store.sprites for store in stores), monotonic())
        with frame():
            if store is self._on_board:
                self._paint_map()
            self._paint()

    def _appeared(self, store: _Store) -> None:
        """A page has just come, which has nothing of this canvas."""
        store.emptied()
        store.sprites.forget()
        with frame():
            if store is self._on_board:
                self._paint_map()
            self._paint()

    def _paint_map(self) -> None:
        canvas = self.board[0]
        canvas.draw_image(map_image(self._names), 0, 0, canvas.width, canvas.height)

    def _paint(self) -> None:
        """Paint what changed, the rack first: most clicks fall there."""
        shown = self._shown

        def on_rack(pen: Pen) -> None:
            if shown is not None:
                paint_rack(pen, shown.view, shown.colors, shown.marks, shown.labels)

        def over(pen: Pen) -> None:
            if shown is not None:
                paint_marks(pen, shown.view, shown.marks)

        def under(pen: Pen) -> None:
            if shown is not None:
                paint_glow(pen, shown.view, shown.marks)

        def pieces(pen: Pen) -> None:
            if shown is not None:
                paint_pieces(pen, shown.view, shown.colors)

        for store, painters in (
            (self._on_rack, (on_rack,)),
            (self._on_board, (under, pieces, over)),
        ):
            for layer, paint in zip(store.layers, painters, strict=True):
                layer.paint(store.sprites, paint)


_boards: WeakValueDictionary[str, BoardWidget] = WeakValueDictionary()


def shown(model_id: str, width: float, ratio: float, page_width: int) -> None:
    """Tell whichever board has a canvas of that id how the page shows it; see ``fit``."""
    board = _boards.get(model_id)
    if board is not None:
        board.fit(model_id, width, ratio, page_width)
