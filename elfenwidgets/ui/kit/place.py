"""A place of the home: what a page promises so that an address can lead to it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the command line names places, too, and has no widgets to load
    import ipywidgets

Address = tuple[str, ...]
"""The parts of an address: ``#learn/plan/block`` is ``("learn", "plan", "block")``.

It comes from outside and is never trusted: a place answers a part that it does not know with one
sentence and its front page.
"""

Go = Callable[[Address], None]
"""Leads to an address anywhere in the home; the browser's Back leads back from there."""


class HomePlace:
    """One page of the home, made when it is first visited and kept while the home is open.

    It is made with two functions of type ``Go``: one that leads to an address, and one that notes
    the address of what the place shows now after it moved by itself (the next step of a lesson).
    Addresses are whole, with the place's own name. What is noted while the place opens takes the
    place of what was asked for; what is noted later can be gone back from.

    A place says everything in the language in which it was made: in another one it is made anew.
    """

    widget: "ipywidgets.Widget"

    def open(self, rest: Address) -> None:
        """Show what the address names after the place's own name; ``()`` is the front page."""
        raise NotImplementedError

    def leave(self) -> None:
        """Called when another place is shown, to stop what runs: in most nothing does."""


def step_of(text: str) -> int:
    """The step that an address names, from 1; the first where it names none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else 1


def step_in(step: int) -> Address:
    """How an address ends that names a step; the first one needs no name."""
    return (str(step),) if step > 1 else ()
