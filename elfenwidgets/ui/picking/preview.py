"""The widget without a picture that tells the page what is on offer, for what it does by itself.

Where the pointer is the page shows what a press would mean, within a frame and without a message;
and what lies on the rack can be drawn to its place.
"""

from collections.abc import Callable, Sequence
from typing import Any

from traitlets import List, Unicode

from elfenwidgets.rules.board import BOARD
from elfenwidgets.ui.kit.front_end import FrontPart
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.one_message import Batched
from elfenwidgets.ui.kit.page_widget import join
from elfenwidgets.ui.picking.offers import Offer, town_spots


class Preview(Batched, FrontPart):
    """What is on offer on one board, whose canvas it names.

    ``drawn`` is called before a press on the board by which something drawn there is let go.
    """

    board = Unicode().tag(sync=True)
    towns: List[Any] = List().tag(sync=True)
    offers: List[Any] = List().tag(sync=True)

    def __init__(self, board: str, guard: Guard, drawn: Callable[[], None]) -> None:
        towns = [spot for town in BOARD.towns for spot in town_spots(town)]
        super().__init__(part="preview", board=f"IPY_MODEL_{board}", towns=towns)
        self.on_msg(guard.passing(lambda *_: drawn()))
        join(self)

    def show(self, offers: Sequence[Offer] = ()) -> None:
        """Offer this from now on."""
        self.offers = list(offers)
