"""The backing store of a canvas: the pixels that a page has for it, its layers, its sprites."""

from contextlib import ExitStack
from dataclasses import dataclass

from ipycanvas import Canvas, MultiCanvas

from elfenwidgets.ui.drawing.canvas_pen import Layer, sprites

_FIRST, _LEAST, _MOST = 920, 320, 2284
"""The width in pixels of a backing store until the page says how it is shown, and its limits."""

_SLACK = 0.04
"""By what part of its width a store may differ from what is shown: fitting it empties it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """How a page shows a canvas: its width in CSS pixels, and the screen's pixel ratio.

    ``page`` names the page, ``upright`` is one that has its rack in several rows.
    """

    page: str
    width: float
    ratio: float
    upright: bool = False


class Store:
    """The backing store of a canvas of ``frame`` pixels: its size, its layers, its sprites.

    Nothing is painted on it until a page has said how it shows the canvas.
    """

    def __init__(self, kind: str, canvas: Canvas | MultiCanvas, frame: tuple[int, int]) -> None:
        self._kind, self._gold = kind, False
        self._frame = frame
        self.canvas = canvas
        self.page = ""
        self._sized = [canvas, *canvas._canvases] if isinstance(canvas, MultiCanvas) else [canvas]
        self.layers = [Layer(each) for each in (self._sized[2:] or self._sized)]
        self._resize(_FIRST)

    def fit(self, how: Shown) -> bool:
        """Make the store as wide as it is shown, in the screen's pixels; whether it is empty then.

        One pixel for each of the screen's: what is in between is done badly by some browsers.
        """
        wanted = round(min(max(how.width * how.ratio, _LEAST), _MOST))
        now = self.canvas.width
        new = how.page != self.page
        self.page = how.page
        if new or abs(wanted - now) > _SLACK * now:
            self._resize(wanted)
            return True
        return False

    def lay(self, frame: tuple[int, int]) -> None:
        """Have another frame."""
        if frame != self._frame:
            self._frame = frame
            self._resize(self.canvas.width)

    def have(self, gold: bool) -> None:
        """Have the sprites of Elfengold, too, or not."""
        if gold != self._gold:
            self._gold = gold
            self._resize(self.canvas.width)

    def _resize(self, width: int) -> None:
        across, down = self._frame
        with ExitStack() as held:
            for each in self._sized:
                held.enter_context(each.hold_sync())
            self.canvas.width, self.canvas.height = width, round(width * down / across)
        kind = f"{self._kind} with gold" if self._gold else self._kind
        self.sprites = sprites(kind, width / across)
        for layer in self.layers:
            layer.forget()
