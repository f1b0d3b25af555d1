"""One message for all that is drawn: ipycanvas' own holding, made safe."""

from collections.abc import Iterator
from contextlib import contextmanager

from ipycanvas import canvas as ipycanvas_canvas


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
