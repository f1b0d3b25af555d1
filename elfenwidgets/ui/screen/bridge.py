"""The bridge to the page: a screen goes out by it, what is pressed comes in.

It knows neither rules nor words. The page's script writes a screen into its panes, and says what
was pressed as ``{decision, pick}``: a pick by its id, or a place on a canvas; ``{decision, point}``
is what a list is on, ``{decision, key}`` a key.
"""

from dataclasses import fields
from typing import Any

import ipywidgets
from traitlets import Dict, Int, List, Unicode

from elfenwidgets.ui.drawing.canvas_pen import layout
from elfenwidgets.ui.drawing.wire import Batched
from elfenwidgets.ui.kit.page_widget import FrontPart, join
from elfenwidgets.ui.screen.model import Choice, Screen


class Bridge(Batched, FrontPart):
    """What kernel and page share of one board, whose canvases it names.

    A trait holds one part of the screen, so that of another screen the parts alone are sent that
    differ.
    """

    board = Unicode().tag(sync=True)
    rack = Unicode().tag(sync=True)

    decision = Int().tag(sync=True)
    choices: List[Any] = List().tag(sync=True)
    ends = Unicode().tag(sync=True)
    listing: List[Any] = List().tag(sync=True)
    focus = Unicode().tag(sync=True)
    offers: List[Any] = List().tag(sync=True)
    gains = Dict().tag(sync=True)
    towns = Dict().tag(sync=True)
    lies: List[Any] = List().tag(sync=True)
    served = Dict().tag(sync=True)
    hand: List[Any] = List().tag(sync=True)
    boot: List[Any] = List().tag(sync=True)
    tries: List[Any] = List().tag(sync=True)
    tools: List[Any] = List().tag(sync=True)
    foot: List[Any] = List().tag(sync=True)

    def __init__(self, board: str, rack: str) -> None:
        super().__init__(part="screen", board=f"IPY_MODEL_{board}", rack=f"IPY_MODEL_{rack}")
        join(self)

    def show(self, screen: Screen) -> None:
        """Have the page show a screen."""
        with self.hold_sync():
            for part in fields(Screen):
                setattr(self, part.name, _plain(getattr(screen, part.name)))


class Pane(Batched, ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """Where a part of a bridge's screen is shown; by its class names the page finds it."""

    def __init__(self, bridge: Bridge, name: str, look: str) -> None:
        self.bridge, self.name = bridge, name
        classes = "elfen-pane", f"elfen-screen-{bridge.model_id}", f"elfen-{name}-pane"
        super().__init__(layout=layout(), _dom_classes=(*classes, *look.split()))

    def close(self) -> None:
        """Close the widget, and with it the bridge: nobody will see another of its panes."""
        super().close()
        self.bridge.close()


def _plain(value: Any) -> Any:
    """A part of a screen in the forms of JSON."""
    if isinstance(value, Choice):
        value = value[: 4 if value.off else 3 if value.look else 2]
    if isinstance(value, tuple | list):
        return [_plain(each) for each in value]
    return [] if value is None else value
