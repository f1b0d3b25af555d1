"""Buttons: one that does one thing, one that brings files, a row whose words change."""

from collections.abc import Callable, Sequence
from typing import Any

from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard

Files = Sequence[tuple[str, bytes]]
"""The names of files, and what is in them."""

NO_CHOICE = ((" ", None),)
"""A button that the page does not show, in place of old ones: an empty list would keep these."""


def button(guard: Guard, said: str, press: Callable[[], None], look: str = "") -> w.Widget:
    """A button that says what it does, with the CSS classes ``look``."""
    made = w.Button(description=said, classes=look)
    made.on_click(guard(press))
    return made


def upload(
    guard: Guard, said: str, take: Callable[[Files], None], look: str = "", **traits: Any
) -> w.Widget:
    """A button that brings files: ``take`` is called with them.

    They are let go before that, so that the same file can be brought once more.
    """
    made = w.FileUpload(description=said, tooltip=said, classes=look, **traits)

    def bring() -> None:
        files, made.value = made.value, ()
        if files:
            take([(str(file["name"]), bytes(file["content"])) for file in files])

    made.observe(guard(bring), "value")
    return made


class Buttons:
    """A row of buttons, each with a name.

    ``pressed`` is called with the name of the button that is pressed.

    ``lit`` buttons of ``show`` stay pressed: they say where one is.
    """

    def __init__(self, guard: Guard, pressed: Callable[[str], None], look: str) -> None:
        self._guard, self._pressed = guard, pressed
        self._names: tuple[str, ...] = ()
        self.box = w.ToggleButtons(options=[])
        self.box.add_class("elfen-choices")
        self.box.add_class(look)
        self.box.observe(guard(self._press), "index")

    def show(self, buttons: Sequence[tuple[str, str]], lit: str | None = None) -> None:
        """Show these buttons, given by name and words."""
        names = tuple(name for name, _ in buttons)
        with self._guard.quietly(), self.box.hold_sync():
            # A pair each, so that two buttons may say the same.
            before = self.box.options and NO_CHOICE
            self.box.options = tuple((said, name) for name, said in buttons) or before
            self._names = names
            self.box.index = names.index(lit) if lit in names else None

    def _press(self) -> None:
        index = self.box.index
        if index is None or index >= len(self._names):
            return
        self._pressed(self._names[index])
