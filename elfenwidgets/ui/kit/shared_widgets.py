"""ipywidgets that share the layout and the style which none of them changes.

Each widget brings two models of its own for those, and a page that has just come builds every
model before it shows anything. Our looks are in the style sheet, so one of each will do.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import ipywidgets
from traitlets import validate

from elfenwidgets.markup import NOTHING, Html, escape
from elfenwidgets.ui.drawing.canvas_pen import layout
from elfenwidgets.ui.drawing.wire import Batched

Widget = ipywidgets.Widget

_styles: dict[type, ipywidgets.Widget] = {}
"""The style that all widgets of a kind share, as the page makes a model of each."""


def exchange(widget: ipywidgets.DOMWidget, old: str, new: str) -> None:
    """Give a widget a CSS class in place of another: no page lays itself out without either."""
    others = [each for each in widget._dom_classes if each not in (old, new)]
    widget._dom_classes = (*others, new)


def toggle(widget: ipywidgets.DOMWidget, name: str, wanted: bool) -> None:
    """Have a widget wear a CSS class, or not."""
    (widget.add_class if wanted else widget.remove_class)(name)


def close_all(widget: ipywidgets.Widget) -> None:
    """Close a widget and all that is in it: nobody will see it again."""
    for child in getattr(widget, "children", ()):
        close_all(child)
    widget.close()


def _sharing(of: type) -> Callable[..., Any]:
    @cache
    def batched() -> type:
        return type(of)(of.__name__, (Batched, of), {})

    def make(*args: Any, classes: str = "", **traits: Any) -> Any:
        kind = batched()
        traits.setdefault("layout", layout())
        if hasattr(of, "tooltip"):  # the page would write a missing one as the word "null"
            traits.setdefault("tooltip", "")
        style = _styles.get(kind)
        if style is not None and style.comm is not None:
            traits.setdefault("style", style)
        widget = kind(*args, _dom_classes=tuple(classes.split()), **traits)
        if hasattr(widget, "style"):
            _styles[kind] = widget.style
        return widget

    make.__doc__ = f"A {of.__name__} with the CSS ``classes``, that shares layout and style."
    return make


Box = _sharing(ipywidgets.Box)
Button = _sharing(ipywidgets.Button)
_upload = _sharing(ipywidgets.FileUpload)
Dropdown = _sharing(ipywidgets.Dropdown)
HBox = _sharing(ipywidgets.HBox)
IntSlider = _sharing(ipywidgets.IntSlider)
Text = _sharing(ipywidgets.Text)
Textarea = _sharing(ipywidgets.Textarea)
ToggleButton = _sharing(ipywidgets.ToggleButton)
ToggleButtons = _sharing(ipywidgets.ToggleButtons)
VBox = _sharing(ipywidgets.VBox)


class _HTML(ipywidgets.HTML):  # type: ignore[misc]  # ipywidgets has no types
    """An HTML to which a text is a text."""

    value: Html

    @validate("value")
    def _html(self, proposal: Any) -> Html:
        return escape(proposal["value"])


_html = _sharing(_HTML)


def HTML(value: Html = NOTHING, **traits: Any) -> _HTML:  # named as ipywidgets does
    """An HTML that shares layout and style; what is set as its value and is none is escaped."""
    made: _HTML = _html(value, **traits)
    return made


def Prose(value: Html = NOTHING, classes: str = "") -> _HTML:  # named like the others
    """An HTML of headings, sentences and tables to be read."""
    return HTML(value, classes=f"elfen-text {classes}")


def FileUpload(**traits: Any) -> ipywidgets.FileUpload:  # named as ipywidgets does
    """A FileUpload that shares layout and style, and by its class names its model to the page."""
    upload = _upload(**traits)
    upload.add_class(f"elfen-upload-{upload.model_id}")
    return upload
