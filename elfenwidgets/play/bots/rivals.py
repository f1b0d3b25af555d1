"""What a road is to the others at the table."""

from math import fsum

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.view import OwnView


def harm(view: OwnView, road: str) -> float:
    """How much others may want a road: it ends near their boots, in towns new to them."""
    others = (seat for i, seat in enumerate(view.seats) if i != view.seat)
    ends = (BOARD.connections[road].a, BOARD.connections[road].b)
    return fsum(
        (town not in seat.pieces) / (1 + BOARD.distance(seat.boot, town))
        for seat in others
        for town in ends
    )
