"""What is drawn, as ipycanvas' front end reads it: commands by number, in one message a frame."""

import json
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ipywidgets import Widget
from traitlets import Unicode

VERSION = "^0.14"
"""The front end that understands these commands."""

COMMANDS = {
    "fill_rect": 0,
    "stroke_rect": 1,
    "fill_circles": 11,
    "stroke_circles": 12,
    "fill_text": 28,
    "set_line_dash": 30,
    "draw_image": 31,
    "set": 42,
    "clear": 43,
    "stroke_line_segments": 50,
    "switch_canvas": 60,
}

STYLES = {
    "fill_style": 0,
    "stroke_style": 1,
    "global_alpha": 2,
    "font": 3,
    "text_align": 4,
    "text_baseline": 5,
    "line_width": 8,
    "line_cap": 9,
    "line_join": 10,
}

_TYPES = {"b": "int8", "B": "uint8", "h": "int16", "i": "int32"}


class Manager(Widget):  # type: ignore[misc]  # ipywidgets has no types
    """What tells the front end to draw, for all canvases of a kernel."""

    _model_module = Unicode("ipycanvas").tag(sync=True)
    _model_module_version = Unicode(VERSION).tag(sync=True)
    _model_name = Unicode("CanvasManagerModel").tag(sync=True)

    def __init__(self) -> None:
        self._commands: list[Any] = []
        self._buffers: list[memoryview] = []
        self._canvas: Widget | None = None
        super().__init__()

    def note(self, canvas: Widget, name: str, *arguments: Any) -> None:
        """Note a command for ``canvas``: arrays go out in binary, widgets by their names."""
        if canvas is not self._canvas:
            self._canvas = canvas
            self._commands.append([COMMANDS["switch_canvas"], [reference(canvas)]])
        packed: list[Any] = []
        buffers: list[memoryview] = []
        for argument in arguments:
            if isinstance(argument, array):
                kind = _TYPES[argument.typecode]
                packed.append({"shape": [len(argument)], "dtype": kind, "idx": len(buffers)})
                buffers.append(memoryview(argument))
            else:
                packed.append(reference(argument) if isinstance(argument, Widget) else argument)
        self._commands.append([COMMANDS[name], packed, len(buffers)])
        self._buffers += buffers

    def flush(self) -> None:
        """Send what was noted, if anything was."""
        if self._commands:
            told = json.dumps(self._commands).encode()
            self.send({"shape": [len(told)], "dtype": "uint8"}, [told, *self._buffers])
        self._commands, self._buffers, self._canvas = [], [], None


def reference(widget: Widget) -> str:
    """A widget as it is named in any other's state."""
    return f"IPY_MODEL_{widget.model_id}"


MANAGER = Manager()


@contextmanager
def frame() -> Iterator[None]:
    """Send everything drawn inside, on whatever canvas, as one message.

    It begins with the canvas that is drawn on: a page that has just come knows of none. Of a
    drawing that fails, what was drawn before is sent.
    """
    try:
        yield
    finally:
        MANAGER.flush()
