"""The board and the rack on canvases: shows a view, says what was picked, knows no rule."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ipycanvas import Canvas, MultiCanvas

from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.canvas_pen import Sprites, frame, map_image
from elfenwidgets.ui.drawing.layout import FRAME, hit
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.pieces import paint_glow, paint_marks, paint_pieces
from elfenwidgets.ui.drawing.rack import RACK, paint_rack, rack_hit
from elfenwidgets.ui.drawing.targets import Target

SCALE = 2
"""Canvas pixels for each pixel of the frame, so that HiDPI screens stay crisp."""

Wrap = Callable[[Callable[..., None]], Callable[..., None]]


@dataclass(frozen=True)
class _Shown:
    view: View
    colors: tuple[str, ...]
    marks: Marks
    labels: Mapping[str, str]


class BoardWidget:
    """Two canvases, ``board`` and ``rack``, painted together in one message.

    ``wrap`` goes round every callback, so that a fault in one is not lost.
    """

    def __init__(self, wrap: Wrap) -> None:
        width, height = FRAME
        self.board = MultiCanvas(3, width=SCALE * width, height=SCALE * height)
        self.rack = Canvas(width=SCALE * RACK[0], height=SCALE * RACK[1])
        self.board.add_class("board-canvas")
        self.board.add_class("elfen-board")
        self.rack.add_class("board-canvas")
        self.rack.add_class("elfen-rack")
        self._wrap = wrap
        self._map = map_image()
        self._sprites = Sprites()
        self._shown: _Shown | None = None
        for canvas in (self.board, self.rack):
            canvas.on_client_ready(wrap(self.redraw_all))

    def on_pick(self, callback: Callable[[Target], None]) -> None:
        """Call ``callback`` with what is clicked or tapped on."""

        def on_board(x: float, y: float) -> None:
            self._tell(callback, hit(x / SCALE, y / SCALE))

        def on_rack(x: float, y: float) -> None:
            if self._shown is not None:
                self._tell(callback, rack_hit(self._shown.view, x / SCALE, y / SCALE))

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
        """Paint everything anew, the map too: a page has just connected."""
        with frame():
            self.board[0].draw_image(self._map, 0, 0, self.board.width, self.board.height)
            self._sprites.load()
            self._paint()

    def _paint(self) -> None:
        """Clear the layers that change and paint them, the rack first: most clicks fall there."""
        layers = (
            (self.rack, self._paint_rack),
            (self.board[2], self._paint_marks),
            (self.board[1], self._paint_pieces),
        )
        for canvas, paint in layers:
            canvas.reset_transform()
            canvas.clear()
            canvas.scale(SCALE, SCALE)
            if self._shown is not None:
                paint(self._sprites.pen(canvas), self._shown)

    @staticmethod
    def _paint_rack(pen: Pen, shown: _Shown) -> None:
        paint_rack(pen, shown.view, shown.colors, shown.marks, shown.labels)

    @staticmethod
    def _paint_marks(pen: Pen, shown: _Shown) -> None:
        paint_marks(pen, shown.view, shown.marks)

    @staticmethod
    def _paint_pieces(pen: Pen, shown: _Shown) -> None:
        paint_glow(pen, shown.view, shown.marks)
        paint_pieces(pen, shown.view, shown.colors)
