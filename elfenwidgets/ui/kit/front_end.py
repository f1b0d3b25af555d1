"""The widgets without a picture: the one that brings the script, and those that live by it."""

from typing import Any

from ipywidgets import DOMWidget, Widget, widget_serialization
from traitlets import List, Unicode

from elfenwidgets.ui.drawing.canvas_pen import layout


class FrontEnd(DOMWidget):  # type: ignore[misc]  # ipywidgets has no types
    """A model of anywidget's front end, which runs ``_esm`` and applies ``_css`` without a view.

    anywidget's own Python class would do the same, and load two megabytes more. The script joins
    the ``parts`` to the page.
    """

    _model_module = Unicode("anywidget").tag(sync=True)
    _model_module_version = Unicode("*").tag(sync=True)
    _model_name = Unicode("AnyModel").tag(sync=True)
    _view_module = Unicode("anywidget").tag(sync=True)
    _view_module_version = Unicode("*").tag(sync=True)
    _view_name = Unicode("AnyView").tag(sync=True)
    _esm = Unicode().tag(sync=True)
    parts: List[Any] = List().tag(sync=True, **widget_serialization)

    def __init__(self, **traits: Any) -> None:
        super().__init__(layout=layout(), **traits)


class FrontPart(Widget):  # type: ignore[misc]  # ipywidgets has no types
    """What the kernel and one part of the script share; ``part`` is its name there."""

    part = Unicode().tag(sync=True)
