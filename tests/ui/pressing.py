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
    """What the buttons say that can be pressed, from top to bottom."""
    said: list[str] = []
    for each in widgets(root):
        if isinstance(each, w.ToggleButtons):
            said += [words for words, _ in each.options]
        elif isinstance(each, w.Button) and not each.disabled:
            said.append(each.description)
    return said


def press(root: w.Widget, words: str) -> None:
    """Press the first button that says so."""
    for each in widgets(root):
        if isinstance(each, w.Button) and each.description == words and not each.disabled:
            each.click()
            return
        said = [label for label, _ in each.options] if isinstance(each, w.ToggleButtons) else []
        if words in said:
            each.index = said.index(words)
            return
    raise AssertionError(f"no button says {words!r}: {buttons(root)}")
