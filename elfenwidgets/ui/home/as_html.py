"""Widgets as HTML: the elements that a page makes of them, without a page."""

import json
from collections.abc import Sequence
from functools import singledispatch
from typing import Any
from urllib.parse import quote

import ipywidgets
from ipycanvas.canvas import _CanvasBase

from elfenwidgets.markup import NOTHING, Html, escape, html
from elfenwidgets.ui.drawing.board.map_sizes import sizes
from elfenwidgets.ui.drawing.board_widget import board_of
from elfenwidgets.ui.drawing.marks import look_at_capital
from elfenwidgets.ui.drawing.svg.canvases import canvases
from elfenwidgets.ui.screen.bridge import Pane

_PLAIN = "/:= (),;"
"""What may stand as it is in a picture in an address in a style."""


@singledispatch
def as_html(widget: ipywidgets.Widget) -> Html:
    """The element of a widget; of a control that nobody can use yet, its place alone."""
    return _element("div", widget, Html())


@as_html.register
def _(box: ipywidgets.Box) -> Html:
    way = {ipywidgets.VBox: "widget-vbox", ipywidgets.HBox: "widget-hbox"}
    look = next((name for kind, name in way.items() if isinstance(box, kind)), "")
    inside = Html().join(map(as_html, box.children))
    if isinstance(box, Pane):
        inside = _pane(box) + inside
    return _element("div", box, inside, f"lm-Panel widget-container widget-box {look}")


@as_html.register
def _(words: ipywidgets.HTML) -> Html:
    content = html('<div class="widget-html-content">{}</div>', words.value)
    return _element("div", words, content, "widget-inline-hbox widget-html")


@as_html.register
def _(button: ipywidgets.Button) -> Html:
    off = Html(" disabled") if button.disabled else Html()
    look = "jupyter-button widget-button"
    return _element("button", button, escape(button.description), look, off + _tooltip(button))


@as_html.register
def _(button: ipywidgets.ToggleButton) -> Html:
    look = "jupyter-button widget-toggle-button" + (" mod-active" if button.value else "")
    inside = _icon(button.icon) + escape(button.description)
    return _element("button", button, inside, look)


@as_html.register
def _(files: ipywidgets.FileUpload) -> Html:
    inside = _icon(files.icon) + html("{} ({})", files.description, len(files.value))
    return _element("button", files, inside, "jupyter-button widget-upload", _tooltip(files))


@as_html.register
def _(buttons: ipywidgets.ToggleButtons) -> Html:
    each = Html().join(
        html(
            '<button class="widget-toggle-button jupyter-button{}">{}<i></i></button>',
            " mod-active" if label == buttons.label else "",
            label,
        )
        for label in buttons._options_labels
    )
    inside = html("{}<div>{}</div>", _label(buttons.description), each)
    return _element("div", buttons, inside, "widget-toggle-buttons", own="lm-Widget")


@as_html.register
def _(list: ipywidgets.Dropdown) -> Html:
    # All of them, for the widest says how wide it is.
    options = Html().join(
        html("<option{}>{}", Html(" selected") if number == list.index else "", label)
        for number, label in enumerate(list._options_labels)
    )
    none = Html("<option selected>") if list.index is None else Html()
    named = _aria_label(list.description or list.tooltip or "")
    inside = html("{}<select{}>{}</select>", _label(list.description), named, none + options)
    return _element("div", list, inside, "widget-inline-hbox widget-dropdown")


@as_html.register
def _(field: ipywidgets.Text) -> Html:
    inside = html(
        '{}<input class="widget-input" type="text" value="{}" placeholder="{}" readonly>',
        _label(field.description),
        field.value,
        field.placeholder,
    )
    return _element("div", field, inside, "widget-inline-hbox widget-text")


@as_html.register
def _(canvas: _CanvasBase) -> Html:
    board = board_of(canvas.model_id)
    svg = dict(canvases(board))[canvas.model_id] if board else ""
    picture = html(" style=\"--elfen-drawn:url('data:image/svg+xml,{}')\"", quote(svg, _PLAIN))
    way = html(' data-names="{}" data-capital="{}"', json.dumps(sizes()), look_at_capital())
    more = way if board and board.board is canvas else ""
    drawn = " data-drawn" if board and board.picture else ""
    return _element("canvas", canvas, Html(), "", html("{}{}{}", picture, more, drawn))


def _element(
    tag: str,
    widget: ipywidgets.DOMWidget,
    inside: Html,
    look: str = "",
    more: Html = NOTHING,
    own: str = "lm-Widget jupyter-widgets",
) -> Html:
    if widget.layout.display == "none":
        return Html()
    classes = " ".join([own, *look.split(), *widget._dom_classes])
    return html('<{0} class="{1}"{2}>{3}</{0}>', tag, classes, more, inside)


def _icon(name: str) -> Html:
    return html('<i class="fa fa-{}"></i>', name) if name else Html()


def _tooltip(button: ipywidgets.Button | ipywidgets.FileUpload) -> Html:
    return html(' title="{}"', button.tooltip) if button.tooltip else Html()


def _aria_label(said: str) -> Html:
    return html(' aria-label="{}"', said)


def _label(said: str) -> Html:
    return html('<label class="widget-label">{}</label>', said) if said else Html()


def _pane(pane: Pane) -> Html:
    """What the page's script writes into it: choices.ts."""
    row = Html().join(map(_choice, getattr(pane.bridge, pane.name)))
    if pane.name == "foot":
        return row
    if pane.name != "choices":
        return html("<div>{}</div>", row)
    return html(
        '<div class="elfen-choices"><div>{}</div></div>{}', row, _roads(pane.bridge.listing)
    )


def _choice(choice: Sequence[Any]) -> Html:
    _, says, look, off, *_ = (*choice, "", False)
    disabled = " disabled" if off else ""
    return html('<button class="jupyter-button {}"{}>{}</button>', look, disabled, says)


def _roads(listing: Sequence[Any]) -> Html:
    """A list, and the button that takes what was chosen in it."""
    if not listing:
        return Html('<div class="elfen-roads"></div>')
    name, none, *_ = listing
    inside = html("{}<select{}><option>{}</select>", _label(name), _aria_label(name), none)
    return html(
        '<div class="elfen-roads"><div class="widget-inline-hbox widget-dropdown">{}</div>'
        '<button class="jupyter-button elfen-take" disabled>{}</button></div>',
        inside,
        none,
    )
