"""Elfenland, learned and played in the browser."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elfenwidgets.ui.app import App


def play() -> "App":
    """Give the whole game as one widget, for the last line of a notebook cell."""
    from elfenwidgets.ui.app import App

    return App()
