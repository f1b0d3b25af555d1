"""Widgets as HTML: the elements that a page makes of them, without a page."""

import json
from collections.abc import Sequence
from functools import singledispatch
from html import escape
from typing import Any
from urllib.parse import quote

import ipywidgets
from ipycanvas.canvas import _CanvasBase

from elfenwidgets.ui.drawing.attention import look_at_capital
from elfenwidgets.ui.drawing.board.town_names import sizes
from elfenwidgets.ui.drawing.board_widget import board_of
from elfenwidgets.ui.drawing.svg.canvases import canvases
from elfenwidgets.ui.screen.bridge import Pane

_PLAIN = "/:= (),;"
"""What may stand as it is in a picture in an address in a style."""


@singledispatch
def as_html(widget: ipywidgets.Widget) -> str:
    """The element of a widget; of a control that nobody can use yet, its place alone."""
    return _element("div", widget, "")


@as_html.register
def _(box: ipywidgets.Box) -> str:
    way = {ipywidgets.VBox: "widget-vbox", ipywidgets.HBox: "widget-hbox"}
    look = next((name for kind, name in way.items() if isinstance(box, kind)), "")
    inside = "".join(map(as_html, box.children))
    if isinstance(box, Pane):
        inside = _pane(box) + inside
    return _element("div", box, inside, f"lm-Panel widget-container widget-box {look}")


@as_html.register
def _(html: ipywidgets.HTML) -> str:
    content = f'<div class="widget-html-content">{html.value}</div>'
    return _element("div", html, content, "widget-inline-hbox widget-html")


@as_html.register
def _(button: ipywidgets.Button) -> str:
    off = " disabled" if button.disabled else ""
    look = "jupyter-button widget-button"
    return _element("button", button, escape(button.description), look, off + _titled(button))


@as_html.register
def _(button: ipywidgets.ToggleButton) -> str:
    look = "jupyter-button widget-toggle-button" + (" mod-active" if button.value else "")
    return _element("button", button, escape(button.description), look)


@as_html.register
def _(buttons: ipywidgets.ToggleButtons) -> str:
    each = "".join(
        f'<button class="widget-toggle-button jupyter-button'
        f'{" mod-active" if label == buttons.label else ""}">{escape(label)}<i></i></button>'
        for label in buttons._options_labels
    )
    inside = f"{_label(buttons.description)}<div>{each}</div>"
    return _element("div", buttons, inside, "widget-toggle-buttons").replace(
        " jupyter-widgets", "", 1
    )


@as_html.register
def _(list: ipywidgets.Dropdown) -> str:
    option = f"<option>{escape(list.label or '')}"
    named = _named(list.description or list.tooltip or "")
    inside = f"{_label(list.description)}<select{named}>{option}</select>"
    return _element("div", list, inside, "widget-inline-hbox widget-dropdown")


@as_html.register
def _(canvas: _CanvasBase) -> str:
    board = board_of(canvas.model_id)
    svg = dict(canvases(board))[canvas.model_id] if board else ""
    picture = f"--elfen-drawn:url('data:image/svg+xml,{quote(svg, _PLAIN)}')"
    way = f' data-names="{json.dumps(sizes())}" data-capital="{look_at_capital()}"'
    more = way if board and board.board is canvas else ""
    drawn = " data-drawn" if board and board.shows else ""
    return _element("canvas", canvas, "", "", f' style="{picture}"{more}{drawn}')


def _element(
    tag: str, widget: ipywidgets.DOMWidget, inside: str, look: str = "", more: str = ""
) -> str:
    if widget.layout.display == "none":
        return ""
    classes = " ".join(["lm-Widget jupyter-widgets", *look.split(), *widget._dom_classes])
    return f'<{tag} class="{escape(classes)}"{more}>{inside}</{tag}>'


def _titled(button: ipywidgets.Button) -> str:
    return f' title="{escape(button.tooltip)}"' if button.tooltip else ""


def _named(said: str) -> str:
    return f' aria-label="{escape(said)}"'


def _label(said: str) -> str:
    return f'<label class="widget-label">{escape(said)}</label>' if said else ""


def _pane(pane: Pane) -> str:
    """What the page's script writes into it: choices.ts."""
    row = "".join(map(_choice, getattr(pane.bridge, pane.name)))
    if pane.name == "foot":
        return row
    if pane.name != "choices":
        return f"<div>{row}</div>"
    return f'<div class="elfen-choices"><div>{row}</div></div>{_roads(pane.bridge.listing)}'


def _choice(choice: Sequence[Any]) -> str:
    _, says, look, off, *_ = (*choice, "", False)
    disabled = " disabled" if off else ""
    return f'<button class="jupyter-button {escape(look)}"{disabled}>{escape(says)}</button>'


def _roads(listing: Sequence[Any]) -> str:
    """A list, and the button that takes what was chosen in it."""
    if not listing:
        return '<div class="elfen-roads"></div>'
    name, none, *_ = listing
    inside = f"{_label(name)}<select{_named(name)}><option>{escape(none)}</select>"
    return (
        f'<div class="elfen-roads"><div class="widget-inline-hbox widget-dropdown">{inside}</div>'
        f'<button class="jupyter-button elfen-take" disabled>{escape(none)}</button></div>'
    )
