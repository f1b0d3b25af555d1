"""Drawing on ipycanvas: the map and the sprites as widgets, and the pen for a canvas.

ipycanvas can draw a whole image only, and decodes an ``Image`` anew each time. So all sprites come
as one SVG, which is decoded once for a page and copied onto one small hidden canvas a sprite.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from secrets import choice
from string import ascii_letters
from typing import Any, cast

import numpy as np
from ipycanvas import Canvas
from ipycanvas import canvas as ipycanvas_canvas
from ipywidgets import Image, Layout

from elfenwidgets.ui.drawing.layout import MAP
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.sprites import SPRITES, places, sheet

_number = count()
_KERNEL = "".join(choice(ascii_letters) for _ in range(2))  # a kernel started anew has others


def map_image() -> Image:
    """The map; ``draw_image`` it once for a page, over the whole bottom layer."""
    return Image(value=MAP.read_bytes(), format="svg+xml")


class Sprites:
    """The sprites on hidden canvases, ``detail`` pixels for one of theirs."""

    def __init__(self, detail: float = 2.7) -> None:
        svg, width, height = sheet()
        self._image = Image(value=svg.encode(), format="svg+xml")
        self._detail = detail
        hidden = Layout()
        self._sheet = Canvas(width=width * detail, height=height * detail, layout=hidden)
        # A drawn image is named by its model's id in every message: a short one saves 30 bytes.
        batch = f"{_KERNEL}{next(_number)}"
        self._canvases = {
            name: Canvas(
                width=own[0] * detail + 0.999,
                height=own[1] * detail + 0.999,
                layout=hidden,
                model_id=f"{batch}{ascii_letters[i]}",
            )
            for i, (name, own) in enumerate(SPRITES.items())
        }

    def load(self) -> None:
        """Draw the sprites for a page that has just come; before anything is painted with them."""
        detail = self._detail
        self._sheet.clear()
        self._sheet.draw_image(self._image, 0, 0, self._sheet.width, self._sheet.height)
        for name, canvas in self._canvases.items():
            x, y = places()[name]
            canvas.clear()
            canvas.draw_image(self._sheet, round(-x * detail, 1), round(-y * detail, 1))

    def pen(self, canvas: Canvas) -> Pen:
        """A pen that draws on ``canvas``."""
        return cast(Pen, _CanvasPen(canvas, self._canvases))


class _CanvasPen:
    """A canvas that knows the sprites, too; everything else is the canvas' own."""

    def __init__(self, canvas: Canvas, sprites: dict[str, Canvas]) -> None:
        self.__dict__.update(_canvas=canvas, _sprites=sprites)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["_canvas"], name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.__dict__["_canvas"], name, value)

    def sprite(self, name: str, x: float, y: float, width: float) -> None:
        own_width, own_height, _ = SPRITES[name]
        height = width * own_height / own_width
        # Whole pixels: they are written shortest, and the frame is drawn at twice its size.
        self._canvas.draw_image(
            self._sprites[name],
            *map(round, (x - width / 2, y - height / 2, width, height)),
        )

    def stroke_line_segments(self, points: list[list[tuple[int, int]]]) -> None:
        # A list would go out with four bytes a number.
        flat = np.array([point for line in points for point in line], np.int16)
        lengths = np.array([len(line) for line in points], np.uint8)
        self._canvas.stroke_line_segments(flat, lengths)


@contextmanager
def frame() -> Iterator[None]:
    """Send everything drawn inside, on whatever canvas, as one message.

    ipycanvas' ``hold_canvas`` stays closed for good after an exception, and never tells a page
    that connects later which canvas is drawn on; both are mended here.
    """
    manager = ipycanvas_canvas._CANVAS_MANAGER
    manager._caching = True
    manager._current_canvas = None
    try:
        yield
    finally:
        manager.flush()
        manager._caching = False
