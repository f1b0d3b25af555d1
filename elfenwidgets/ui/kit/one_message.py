"""Batching: the changes of several widgets as one message to the page.

ipywidgets sends a message for each widget that changes, and a page that gets several lays itself
out several times. Here the widget that brings the page's script carries them all: states.ts hands
each model its part.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import ipywidgets

Carry = Callable[[list[tuple[str, dict[str, Any]]]], None]
"""Sends to the page models, named as in any widget's state, and what has changed of each."""

_carry: Carry | None = None
_held: dict["Batched", set[str]] | None = None
_carried: dict["Batched", set[str]] = {}


class Batched(ipywidgets.Widget):  # type: ignore[misc]  # ipywidgets has no types
    """A widget whose changes inside ``one_message`` are sent with those of the others."""

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send what is named, or everything, to the page; or keep in mind to send it."""
        if _held is None:
            super().send_state(key)
        else:
            names = self.keys if key is None else {key} if isinstance(key, str) else key
            _held.setdefault(self, set()).update(names)

    def close(self) -> None:
        """Close the widget: no page has it any more."""
        _carried.pop(self, None)
        super().close()


def arrived(carry: Carry) -> None:
    """A page has just come that can take several changes by ``carry``.

    What was carried while it was coming may have been lost, so all of that is sent again.
    """
    global _carry
    _carry = carry
    _send(_carried)


@contextmanager
def one_message() -> Iterator[None]:
    """Send all that changes inside as one message; each by itself until a page has come."""
    global _held
    if _carry is None or _held is not None:
        yield
        return
    _held = {}
    try:
        yield
    finally:
        held, _held = _held, None
        for widget, names in held.items():
            _carried.setdefault(widget, set()).update(names)
        _send(held)


def _send(changed: dict[Batched, set[str]]) -> None:
    states = [
        (f"IPY_MODEL_{widget.model_id}", widget.get_state(names))
        for widget, names in changed.items()
        if names and widget.comm is not None
    ]
    if states and _carry is not None:
        _carry(states)
