"""Drawing on ipycanvas: layers that send only what changed, and the sprites that the page makes.

ipycanvas can draw a whole image only, and decodes an ``Image`` anew each time. So the page is told
where each sprite lies on a sheet, and makes the canvases of all of them itself: sprites.ts.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from secrets import choice
from string import ascii_letters
from time import sleep
from typing import Any, cast

import numpy as np
from ipycanvas import Canvas, MultiCanvas, hold_canvas
from ipycanvas.canvas import COMMANDS
from ipywidgets import Image, Layout

from elfenwidgets.ui.drawing import gold_pictures as gold
from elfenwidgets.ui.drawing.brought import map_picture
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.sprites import ON_BOARD, ON_RACK, Sheet, sheet
from elfenwidgets.ui.drawing.wire import wire

KERNEL = "".join(choice(ascii_letters) for _ in range(2))  # a kernel started anew has others

_number = count()

_layouts: list[Layout] = []
"""The one that is shared, once somebody needs it; made anew where it was closed."""


def layout() -> Layout:
    """The layout that canvases and our widgets share, for a page makes a model of each.

    Whoever wants to change one makes it a ``Layout`` of its own.
    """
    if not _layouts or _layouts[0].comm is None:
        _layouts[:] = [Layout()]
    return _layouts[0]


class Layers(MultiCanvas):  # type: ignore[misc]  # ipycanvas has no types
    """A MultiCanvas whose canvases share a layout: it would give each its own."""

    def __init__(self, number: int) -> None:
        layers = [Canvas(layout=layout()) for _ in range(number)]
        super(MultiCanvas, self).__init__(_canvases=layers, layout=layout())


Call = tuple[str, tuple[Any, ...]]
"""A method of a canvas and its arguments, or ``"=name"`` and the value of an attribute."""


class Sprites:
    """The sprites of the board or of the rack at one scale; all who draw at that scale share them.

    By its name each has the id of the model that a page makes of it. They are ``drawn`` once the
    page has them.
    """

    def __init__(self, widths: Mapping[str, float], scale: float) -> None:
        self.widths = widths
        self.scale = scale
        self.sheet: Sheet = sheet(widths, scale)
        # A drawn image is named by its model's id in every message: a short one saves 30 bytes.
        self._batch = f"{KERNEL}{next(_number)}"
        self._ids = {name: self._batch + ascii_letters[i] for i, name in enumerate(widths)}
        self.drawn = False

    def forget(self) -> None:
        """A page has just come, which has none of them."""
        self.drawn = False

    def draw(self) -> None:
        """Have the page make them, unless it has; before anything is painted with them."""
        if self.drawn:
            return
        wire.send(
            {
                "sheet": self._batch,
                "size": (self.sheet.width, self.sheet.height),
                "cells": [
                    (self._ids[name], name, *cell, self.sheet.zoom(name))
                    for name, cell in self.sheet.cells.items()
                ],
            }
        )
        self.drawn = True

    def close(self) -> None:
        """Have the page forget them."""
        if self.drawn:
            wire.send({"unused": self._batch})
            self.drawn = False

    def __getitem__(self, name: str) -> str:
        return self._ids[name]


class Map:
    """The map, its names of one size, on a hidden canvas: its SVG is decoded once for a page."""

    def __init__(self, names: int, width: int, height: int) -> None:
        self._image = _image(names)
        self.canvas = Canvas(width=width, height=height, layout=layout())
        self._drawn = False

    def forget(self) -> None:
        """A page has just come, which does not have it."""
        self._drawn = False

    def draw(self) -> None:
        """Draw the map, unless the page has it."""
        if not self._drawn:
            self.canvas.draw_image(self._image, 0, 0, self.canvas.width, self.canvas.height)
            self._drawn = True

    def close(self) -> None:
        """Close the widget that is nobody else's."""
        self.canvas.close()


_images: dict[int, Image] = {}


def _image(names: int) -> Image:
    found = _images.get(names)
    if found is None or found.comm is None:
        found = _images[names] = map_picture(names)
    return found


Key = tuple[str, float] | tuple[int, int]

_shared: dict[Key, Sprites | Map] = {}
_unused: dict[Key, float] = {}
"""What boards share, and since when none of them has used it: see ``tidy``."""

_LATE = 30.0
"""After so many seconds a page has drawn whatever it was sent."""


_SETS = {
    "board": ON_BOARD,
    "rack": ON_RACK,
    "board with gold": {**ON_BOARD, **gold.ON_BOARD},
    "rack with gold": {**ON_RACK, **gold.ON_RACK},
}
"""The sprites of each kind of canvas: a page without Elfengold has none of its own."""


def sprites(kind: str, scale: float) -> Sprites:
    """The sprites of the ``"board"`` or the ``"rack"`` at ``scale``, one set for a kernel."""
    key = (kind, scale)
    if key not in _shared:
        _shared[key] = Sprites(_SETS[kind], scale)
    return cast(Sprites, _shared[key])


def shared_map(names: int, width: int, height: int) -> Map:
    """The map of that size, one for a kernel."""
    key = (names, width)
    if key not in _shared:
        _shared[key] = Map(names, width, height)
    return cast(Map, _shared[key])


_elsewhere: list[Canvas] = []
"""The canvas that is drawn on to have ipycanvas change canvases, once there is one."""


def forget_all() -> None:
    """A page has just come, which has none of what boards share.

    Nor does it know which canvas is drawn on, and ipycanvas tells that only when it is another one.
    """
    for each in _shared.values():
        each.forget()
    if not _elsewhere or _elsewhere[0].comm is None:
        _elsewhere[:] = [Canvas(width=1, height=1, layout=layout())]
    _elsewhere[0].clear()


def tidy(used: Iterable[Sprites | Map], now: float) -> None:
    """Close what no board has ``used`` for a while; ``now`` is a clock in seconds.

    Not at once: a page may still be about to draw what was sent to it before.
    """
    kept = set(used)
    for key, each in list(_shared.items()):
        if each in kept:
            _unused.pop(key, None)
        elif now - _unused.setdefault(key, now) > _LATE:
            each.close()
            del _shared[key], _unused[key]


class Layer:
    """One canvas that is painted as a whole, and sends nothing when nothing on it changed.

    A painter that fails leaves the canvas as it was. ``shown`` are the calls that made what is
    there.
    """

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.shown: list[Call] | None = None

    def forget(self) -> None:
        """The canvas was emptied: a page has just come, or the canvas has another size."""
        self.shown = None

    def paint(self, using: Sprites, paint: Callable[[Pen], None]) -> bool:
        """Clear the canvas and let ``paint`` draw on it; whether anything on it is another now."""
        pen = _Recorder(using)
        paint(cast(Pen, pen))
        if pen.calls == self.shown:
            return False
        if any(name == "draw_image" for name, _ in pen.calls):
            using.draw()
        # What is cleared as a whole the page empties at once, long before it has drawn the rest.
        canvas, manager = self._canvas, self._canvas._canvas_manager
        canvas.clear_rect(0, 0, canvas.width, canvas.height)
        for name, arguments in pen.calls:
            if name[0] == "=":
                # As a trait it would be checked first, a third of the time that painting takes.
                set_to = [canvas.ATTRS[name[1:]], *arguments]
                manager.send_command(canvas, [COMMANDS["set"], set_to])
            elif name == "draw_image":
                # ipycanvas has no public way to draw what only the page has a model of.
                image = [f"IPY_MODEL_{using[arguments[0]]}", *arguments[1:]]
                manager.send_draw_command(canvas, COMMANDS["drawImage"], image)
            elif name == "stroke_line_segments":
                # Lists would go out with four bytes a number.
                points, lengths = arguments
                canvas.stroke_line_segments(np.array(points, np.int16), np.array(lengths, np.uint8))
            else:
                getattr(canvas, name)(*arguments)
        self.shown = pen.calls
        return True


class _Recorder:
    """A pen that takes frame pixels and notes calls in whole pixels of a canvas.

    An attribute is noted with the first call after it, if it has become another one.
    """

    calls: list[Call]
    _using: Sprites
    _scale: float
    _asked: dict[str, Any]
    _noted: dict[str, Any]

    def __init__(self, using: Sprites) -> None:
        # What was painted before may have left the canvas faint.
        asked = {"global_alpha": 1}
        self.__dict__.update(calls=[], _using=using, _scale=using.scale, _asked=asked, _noted={})

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "line_width":
            value = round(value * self._scale, 2)
        elif name == "font":
            size = re.compile(r"[\d.]+(?=px)")
            value = size.sub(lambda found: f"{float(found[0]) * self._scale:.3g}", value)
        self._asked[name] = value

    def fill_rect(self, x: float, y: float, width: float, height: float) -> None:
        # A rule thinner than a pixel would be lost.
        size = [max(1, side) for side in self._whole(width, height)]
        self._note("fill_rect", *self._whole(x, y), *size)

    def stroke_rect(self, x: float, y: float, width: float, height: float) -> None:
        self._note("stroke_rect", *self._whole(x, y, width, height))

    def fill_circles(self, x: list[int], y: list[int], radius: float) -> None:
        self._note("fill_circles", self._whole(*x), self._whole(*y), round(radius * self._scale, 1))

    def stroke_circles(self, x: list[int], y: list[int], radius: float) -> None:
        across = round(radius * self._scale, 1)
        self._note("stroke_circles", self._whole(*x), self._whole(*y), across)

    def stroke_line_segments(self, points: list[list[tuple[int, int]]]) -> None:
        flat = [self._whole(*point) for line in points for point in line]
        self._note("stroke_line_segments", flat, [len(line) for line in points])

    def set_line_dash(self, segments: list[float]) -> None:
        self._note("set_line_dash", [round(part * self._scale, 2) for part in segments])

    def fill_text(self, text: str, x: float, y: float, max_width: float | None = None) -> None:
        widest = () if max_width is None else self._whole(max_width)
        self._note("fill_text", text, *self._whole(x, y), *widest)

    def sprite(self, name: str, x: float, y: float, width: float) -> None:
        _, _, own_width, own_height = self._using.sheet.cells[name]
        size: list[int] = []
        if width != self._using.widths[name]:
            size = self._whole(width, width * own_height / own_width)
            own_width, own_height = size
        left, top = self._scale * x - own_width / 2, self._scale * y - own_height / 2
        self._note("draw_image", name, round(left), round(top), *size)

    def _note(self, name: str, *arguments: Any) -> None:
        for each, value in self._asked.items():
            if self._noted.get(each) != value:
                self._noted[each] = value
                self.calls.append((f"={each}", (value,)))
        self._asked.clear()
        self.calls.append((name, arguments))

    def _whole(self, *numbers: float) -> list[int]:
        return [round(number * self._scale) for number in numbers]


@contextmanager
def frame() -> Iterator[None]:
    """Send everything drawn inside, on whatever canvas, as one message.

    ipycanvas' ``hold_canvas`` would stay closed for good if it met an exception.
    """
    fault: BaseException | None = None
    with hold_canvas():
        try:
            yield
        except BaseException as raised:
            fault = raised
    sleep(0)  # the thread that sends it goes on first, before what follows is worked out
    if fault is not None:
        raise fault
