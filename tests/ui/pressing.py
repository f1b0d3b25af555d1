"""Widgets without a browser: what they say, and their buttons pressed as by a page."""

from html import unescape
from typing import Any

import ipywidgets as w


def widgets(root: w.Widget, kind: type[w.Widget] = w.Widget) -> list[Any]:
    """All widgets of a kind, from top to bottom."""
    found = [root] if isinstance(root, kind) else []
    for child in getattr(root, "children", ()):
        found += widgets(child, kind)
    return found


def texts(root: w.Widget) -> str:
    """All the HTML on the page but the style sheet."""
    said = (x.value for x in widgets(root, w.HTML) if "<style>" not in x.value)
    return unescape("".join(said))


def buttons(root: w.Widget) -> list[str]:
    """What the buttons say, from top to bottom."""
    rows = widgets(root, w.ToggleButtons)
    return [said for row in rows for said, _ in row.options]


def press(root: w.Widget, words: str) -> None:
    """Press the first button that says so."""
    for row in widgets(root, w.ToggleButtons):
        said = [label for label, _ in row.options]
        if words in said:
            row.index = said.index(words)
            return
    raise AssertionError(f"no button says {words!r}: {buttons(root)}")
