"""A widget without a picture: a script, and what it shares with the kernel."""

from typing import Any

from ipywidgets import DOMWidget
from traitlets import Unicode

from elfenwidgets.ui.kit.shared_widgets import layout


class FrontEnd(DOMWidget):  # type: ignore[misc]  # ipywidgets has no types
    """A model of anywidget's front end, which runs ``_esm`` and applies ``_css`` without a view.

    anywidget's own Python class would do the same, and load two megabytes more.
    """

    _model_module = Unicode("anywidget").tag(sync=True)
    _model_module_version = Unicode("*").tag(sync=True)
    _model_name = Unicode("AnyModel").tag(sync=True)
    _view_module = Unicode("anywidget").tag(sync=True)
    _view_module_version = Unicode("*").tag(sync=True)
    _view_name = Unicode("AnyView").tag(sync=True)
    _esm = Unicode().tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(layout=layout(), **traits)
