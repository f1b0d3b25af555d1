"""The widget without a picture that tells the page what is on offer, for what it does by itself.

Where the pointer is the page shows what a press would mean, within a frame and without a message;
and what lies on the rack can be drawn to its place.
"""

from collections.abc import Sequence
from typing import Any

from traitlets import Bool, List, Unicode

from elfenwidgets.rules.board import BOARD
from elfenwidgets.ui.kit.front_end import FrontPart
from elfenwidgets.ui.kit.one_message import Batched
from elfenwidgets.ui.kit.page_widget import join
from elfenwidgets.ui.picking.offers import Offer, town_spots


class Preview(Batched, FrontPart):
    """What is on offer on one board, whose canvas it names.

    ``picked`` is whether something has been picked already.
    """

    board = Unicode().tag(sync=True)
    towns: List[Any] = List().tag(sync=True)
    offers: List[Any] = List().tag(sync=True)
    picked = Bool(False).tag(sync=True)

    def __init__(self, board: str) -> None:
        towns = [spot for town in BOARD.towns for spot in town_spots(town)]
        super().__init__(part="preview", board=f"IPY_MODEL_{board}", towns=towns)
        join(self)

    def show(self, offers: Sequence[Offer] = (), picked: bool = False) -> None:
        """Offer this from now on."""
        with self.hold_sync():
            self.offers, self.picked = list(offers), picked
