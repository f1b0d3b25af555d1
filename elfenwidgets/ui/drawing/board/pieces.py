"""Painting what lies on the board, from what a seat may see."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.board.on_ways import on_ways, place
from elfenwidgets.ui.drawing.pen import Pen, rings
from elfenwidgets.ui.drawing.theme import INK, PALE, PLAYERS

Hidden = tuple[str, str]
"""What is not painted while it flies: a ``"boot"`` by colour, and by its way what lies there."""


def paint_pieces(
    pen: Pen, view: View, colors: Sequence[str], flying: AbstractSet[Hidden] = frozenset()
) -> None:
    """Town pieces and the places of those collected, gold values, what lies on ways, and boots.

    ``colors`` are the players' colours by seat. What is ``flying`` does not lie there yet.
    """
    _collected(pen, view, colors)
    for town, value in sorted(() if view.gold is None else view.gold.values.items()):
        x, y, width, _ = layout.coin(town)
        pen.sprite(f"coin-{value}", x, y, width)
    pen.sprite("stack", layout.STACK.x, layout.STACK.y, layout.STACK.width)
    for seat, color in zip(view.seats, colors, strict=True):
        for id in view.edition.board.piece_towns:
            if id not in seat.pieces:
                x, y, width, _ = layout.piece(id, color)
                pen.sprite(f"piece-{color}", x, y, width)
    for role, way, tile in on_ways(view):
        if (role, way) not in flying:
            x, y, width, _ = place(view, role, way)
            pen.sprite(f"tile-{tile}", x, y, width)
    _home(pen, view, colors)
    _boots(pen, view, colors, flying)


def _collected(pen: Pen, view: View, colors: Sequence[str]) -> None:
    """An empty place for each piece that was taken."""
    places = [
        layout.piece(id, color)
        for seat, color in zip(view.seats, colors, strict=True)
        for id in sorted(seat.pieces)
    ]
    if places:
        rings(pen, places, 4, ((1, INK, 0.45),), PALE, 0.5)


def _home(pen: Pen, view: View, colors: Sequence[str]) -> None:
    """A flag in one's own colour on the town of one's own card."""
    if view.seat is None or view.me is None or view.me.town_card is None:
        return
    x, y, width, height = layout.town(view.me.town_card)
    x, y = x + width * 0.22, y - height / 2 - 13
    pen.global_alpha = 1
    for color, box in (
        (INK, (x - 3, y - 3, 24, 17)),
        (PALE, (x - 1.5, y - 1.5, 21, 14)),
        (PLAYERS[colors[view.seat]], (x + 1, y + 1, 16, 9)),
        (INK, (x - 3, y - 3, 3, 34)),
    ):
        pen.fill_style = color
        pen.fill_rect(*box)


def _boots(pen: Pen, view: View, colors: Sequence[str], flying: AbstractSet[Hidden]) -> None:
    """The boots, those in one town side by side, the one whose turn it is in front."""
    towns = sorted({seat.boot for seat in view.seats})
    for id in towns:
        here = [i for i, seat in enumerate(view.seats) if seat.boot == id]
        places = dict(zip(here, layout.boots(id, len(here)), strict=True))
        for i in sorted(here, key=lambda i: i == view.turn):
            if ("boot", colors[i]) not in flying:
                x, y, width, _ = places[i]
                pen.sprite(f"boot-{colors[i]}", x, y, width)
