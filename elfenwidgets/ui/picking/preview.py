"""The widget without a picture that tells the page what is on offer, for what it does by itself.

Where the pointer is the page shows what a press would mean, within a frame and without a message.
"""

from collections.abc import Sequence
from typing import Any

from traitlets import List, Unicode

from elfenwidgets.rules.board import BOARD
from elfenwidgets.ui.kit.front_end import FrontPart
from elfenwidgets.ui.kit.one_message import Batched
from elfenwidgets.ui.kit.page_widget import join
from elfenwidgets.ui.picking.offers import Offer, town_spots


class Preview(Batched, FrontPart):
    """What is on offer on one board, the canvas of whose id it names."""

    board = Unicode().tag(sync=True)
    towns: List[Any] = List().tag(sync=True)
    offers: List[Any] = List().tag(sync=True)

    def __init__(self, board: str) -> None:
        towns = [spot for town in BOARD.towns for spot in town_spots(town)]
        super().__init__(part="preview", board=board, towns=towns)
        join(self)

    def show(self, offers: Sequence[Offer]) -> None:
        """Offer this from now on."""
        self.offers = list(offers)
