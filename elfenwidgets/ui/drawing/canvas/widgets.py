"""The canvases: the models of ipycanvas' front end, and what was clicked and pressed on them."""

from collections.abc import Callable
from typing import Any

from ipywidgets import CallbackDispatcher, DOMWidget, widget_serialization
from traitlets import Bool, CInt, Instance, List, Unicode

from elfenwidgets.ui.drawing.canvas.commands import MANAGER, VERSION, Manager


class _Shown(DOMWidget):  # type: ignore[misc]  # ipywidgets has no types
    _model_module = Unicode("ipycanvas").tag(sync=True)
    _model_module_version = Unicode(VERSION).tag(sync=True)
    _view_module = Unicode("ipycanvas").tag(sync=True)
    _view_module_version = Unicode(VERSION).tag(sync=True)
    _canvas_manager = Instance(Manager).tag(sync=True, **widget_serialization)
    width = CInt(700).tag(sync=True)
    height = CInt(500).tag(sync=True)

    def __init__(self, **kwargs: Any) -> None:
        self._heard = {name: CallbackDispatcher() for name in _EVENTS}
        super().__init__(_canvas_manager=MANAGER, **kwargs)
        self.on_msg(self._hear)

    def on_mouse_down(self, callback: Callable[[float, float], None]) -> None:
        """Call back with where a button of the mouse is pressed."""
        self._heard["mouse_down"].register_callback(callback)

    def on_touch_start(self, callback: Callable[[list[tuple[float, float]]], None]) -> None:
        """Call back with where fingers are put."""
        self._heard["touch_start"].register_callback(callback)

    def on_key_down(self, callback: Callable[..., None]) -> None:
        """Call back with the key that is pressed, and whether Shift, Ctrl and Meta are held."""
        self._heard["key_down"].register_callback(callback)

    def _hear(self, _: object, told: dict[str, Any], buffers: object) -> None:
        name = told.get("event", "")
        if name in self._heard:
            self._heard[name](*_EVENTS[name](told))

    def resize(self, width: int, height: int) -> None:
        """Have another size; what was drawn is gone."""
        with self.hold_sync():
            self.width, self.height = width, height


_EVENTS: dict[str, Callable[[dict[str, Any]], tuple[Any, ...]]] = {
    "mouse_down": lambda told: (told["x"], told["y"]),
    "touch_start": lambda told: ([(touch["x"], touch["y"]) for touch in told["touches"]],),
    "key_down": lambda told: tuple(
        told[name] for name in ("key", "shift_key", "ctrl_key", "meta_key")
    ),
}


class Canvas(_Shown):
    """A canvas to be drawn on."""

    _model_name = Unicode("CanvasModel").tag(sync=True)
    _view_name = Unicode("CanvasView").tag(sync=True)
    # Each would greet the kernel; here a page says itself how it shows a board.
    _send_client_ready_event = Bool(False).tag(sync=True)

    def draw(self, name: str, *arguments: Any) -> None:
        """Draw with a command of ipycanvas', within the frame at hand."""
        MANAGER.note(self, name, *arguments)


class MultiCanvas(_Shown):
    """Canvases of one size, one above the other: a click falls on all of them."""

    _model_name = Unicode("MultiCanvasModel").tag(sync=True)
    _view_name = Unicode("MultiCanvasView").tag(sync=True)
    _canvases = List(Instance(Canvas)).tag(sync=True, **widget_serialization)

    def __init__(self, layers: int) -> None:
        super().__init__(_canvases=[Canvas() for _ in range(layers)])

    def __getitem__(self, number: int) -> Canvas:
        """A layer, the lowest first."""
        return self._canvases[number]  # type: ignore[no-any-return]

    def resize(self, width: int, height: int) -> None:
        """Have another size, each layer too."""
        for layer in self._canvases:
            layer.resize(width, height)
        super().resize(width, height)
