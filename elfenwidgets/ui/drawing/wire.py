"""The wire to the page: what is told to it by the widget that brings its script, once a kernel.

ipywidgets sends a message for each widget that changes, and a page that gets several lays itself
out several times. Inside ``one_message`` one message carries them all: states.ts hands each model
its part.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol

import ipywidgets


class Page(Protocol):
    """The widget that brings the script."""

    @property
    def shows_motion(self) -> bool:
        """Whether what flies is seen there."""

    def send(self, content: dict[str, Any]) -> None:
        """Send a message to the script."""


class Wire:
    """The way to whatever page there is.

    ``reached`` names the page that has come last, "" until one has. ``missed`` is called when a
    page comes into sight on which something moved unseen.
    """

    def __init__(self) -> None:
        self.reached = ""
        self.missed: Callable[[], None] | None = None
        self._page: Page | None = None
        self._held: dict[Batched, set[str]] | None = None
        self._carried: dict[Batched, set[str]] = {}

    def lay(self, page: Page) -> None:
        """Have it end in another widget, of which no page has told yet."""
        self._page, self.reached = page, ""

    @property
    def moves(self) -> bool:
        """Whether what flies is seen."""
        return self._page is not None and self._page.shows_motion

    def send(self, told: dict[str, Any]) -> None:
        """Tell the page something."""
        if self._page is not None:
            self._page.send(told)

    def reach(self, name: str) -> None:
        """A page has just come, which can take several changes at once.

        What was carried while it was coming may have been lost, so all of that is sent again.
        """
        self.reached = name
        self._carry(self._carried)

    @contextmanager
    def one_message(self) -> Iterator[None]:
        """Send all that changes inside as one message; each by itself until a page has come."""
        if self._page is None or not self.reached or self._held is not None:
            yield
            return
        self._held = {}
        try:
            yield
        finally:
            held, self._held = self._held, None
            for widget, names in held.items():
                self._carried.setdefault(widget, set()).update(names)
            self._carry(held)

    def hold(self, widget: "Batched", names: Iterable[str]) -> bool:
        """Keep in mind to send these; False: nothing is held back at the moment."""
        if self._held is None:
            return False
        self._held.setdefault(widget, set()).update(names)
        return True

    def forget(self, widget: "Batched") -> None:
        """No page has a widget any more."""
        self._carried.pop(widget, None)

    def _carry(self, changed: Mapping["Batched", set[str]]) -> None:
        states = [
            (f"IPY_MODEL_{widget.model_id}", widget.get_state(names))
            for widget, names in changed.items()
            if names and widget.comm is not None
        ]
        if states:
            self.send({"states": states})


wire = Wire()
"""The one of this kernel."""


class Batched(ipywidgets.Widget):  # type: ignore[misc]  # ipywidgets has no types
    """A widget whose changes inside ``one_message`` are sent with those of the others."""

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send what is named, or everything, to the page; or keep in mind to send it."""
        names = self.keys if key is None else {key} if isinstance(key, str) else key
        if not wire.hold(self, names):
            super().send_state(key)

    def close(self) -> None:
        """Close the widget: no page has it any more."""
        wire.forget(self)
        super().close()
