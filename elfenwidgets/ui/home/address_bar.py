"""The widget without a picture that joins the home to the browser's address and history."""

from collections.abc import Callable
from typing import Any

from comm import get_comm_manager
from traitlets import Dict, Unicode

from elfenwidgets.ui.kit.address import write
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.page_widget import FrontPart, join
from elfenwidgets.ui.kit.place import Address

KNOWN = "elfen-address"
"""The model of a kernel's first address bar: a page of ours says where it is before it knows any
model, so that the place stands in the first states that it is told."""


class AddressBar(FrontPart):
    """The page's address, both ways.

    ``went`` is called with the address that the page asks for: its own when it comes, and what
    Back, Forward or a link in the widget of the class ``home`` lead to.

    In a notebook the page's address is not ours: there only the links lead somewhere. What is
    ``shown`` names what was ``asked`` for, so that the page does not ask for it twice.
    """

    home = Unicode().tag(sync=True)
    title = Unicode().tag(sync=True)
    shown = Dict().tag(sync=True)

    def __init__(self, home: str, guard: Guard, went: Callable[[str, bool], None]) -> None:
        first = {} if KNOWN in get_comm_manager().comms else {"model_id": KNOWN}
        super().__init__(part="address", home=home, **first)
        self._times = 0
        self._asked = ""
        self._went = went
        self.on_msg(guard.passing(self._heard))
        join(self)

    def show(self, address: Address, title: str, new: bool) -> None:
        """Write an address into the page's; ``new``: Back leads to the one before."""
        self._times += 1
        self.title = title
        self.shown = {
            "address": write(address),
            "new": new,
            "times": self._times,
            "asked": self._asked,
        }

    def _heard(self, _: Any, content: Any, buffers: object) -> None:
        """The page says where it is or where a link leads; anybody could have sent it."""
        if isinstance(content, dict) and isinstance(content.get("address"), str):
            linked = content.get("linked") is True
            if not linked:
                self._asked = content["address"]
            self._went(content["address"], linked)
