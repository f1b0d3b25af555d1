"""Widgets without a browser: what they say, and their buttons pressed as by a page."""

from collections.abc import Iterator
from html import unescape
from typing import Any

import ipywidgets as w

from elfenwidgets.ui.screen.bridge import Bridge, Pane


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


def said(root: w.Widget) -> Iterator[str]:
    """Every text that the widgets hold, whether it is shown or names something."""

    def within(value: object) -> Iterator[str]:
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            yield from within([*value, *value.values()])
        elif isinstance(value, list | tuple):
            for each in value:
                yield from within(each)

    found = widgets(root)
    for each in {*found, *(pane.bridge for pane in found if isinstance(pane, Pane))}:
        yield from within([value for name, value in each.get_state().items() if name[0] != "_"])


def tell(bridge: Bridge, decision: int | None = None, **said: Any) -> None:
    """Say to a bridge what a page says: about this decision, unless it was about another."""
    bridge._handle_custom_msg(
        {"decision": bridge.decision if decision is None else decision, **said}, []
    )


def bridge_of(root: w.Widget) -> Bridge:
    """The bridge of the one board there."""
    bridges: set[Bridge] = {pane.bridge for pane in widgets(root, Pane)}
    (found,) = bridges
    return found


def offered(pane: Pane) -> dict[str, str]:
    """What a pane offers that can be pressed, its list left out: the ids of the picks, by words."""
    return {says: id for id, says, *more in getattr(pane.bridge, pane.name) if True not in more}


def listed(bridge: Bridge) -> dict[str, str]:
    """What the list of the choices offers, in the same way."""
    return {says: id for id, says in (bridge.listing or [[]])[-1]}


def buttons(root: w.Widget) -> list[str]:
    """What the buttons say that can be pressed, from top to bottom."""
    said: list[str] = []
    for each in widgets(root):
        if isinstance(each, w.ToggleButtons):
            said += [words for words, _ in each.options]
        elif isinstance(each, Pane):
            said += offered(each)
        elif isinstance(each, w.Button) and not each.disabled:
            said.append(each.description)
    return said


def press(root: w.Widget, words: str) -> None:
    """Press the first button that says so."""
    for each in widgets(root):
        if isinstance(each, w.Button) and each.description == words and not each.disabled:
            each.click()
            return
        if isinstance(each, Pane) and words in offered(each):
            tell(each.bridge, pick=offered(each)[words])
            return
        said = [label for label, _ in each.options] if isinstance(each, w.ToggleButtons) else []
        if words in said:
            each.index = said.index(words)
            return
    raise AssertionError(f"no button says {words!r}: {buttons(root)}")
