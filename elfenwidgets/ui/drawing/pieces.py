"""Painting what lies on the board, from what a seat may see."""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout, town_names
from elfenwidgets.ui.drawing.journey_lines import paint_tracks
from elfenwidgets.ui.drawing.layout import Box
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.moving.motion import Thing
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.drawing.theme import FONT, GOLD, INK, PLAYERS

PALE = "#FFF6DC"

REACHED = ((3.6, "#FFFFFF", 0.55), (1.8, "#2F6B4F", 0.95))
OPENED = ((8, "#FFFFFF", 0.9), (4.5, "#0B7A3E", 1.0))
"""The strokes around towns: width, colour, alpha."""


def paint_glow(pen: Pen, view: View, marks: Marks, names: int = town_names.DRAWN) -> None:
    """What lies under the pieces: the trail of the last move, soft gold on what is legal.

    ``names`` is the size of the map's names: those of towns that glow stay readable.
    """
    ways = sorted(t.name for t in marks.legal if t.kind == "road")
    towns = sorted(t.name for t in marks.legal if t.kind == "town")
    pen.line_cap = pen.line_join = "round"
    if marks.trail:
        _lines(pen, marks.trail, ((8, "#FFFFFF", 0.75), (3.2, "#A32A1C", 0.9)), (0.1, 6))
    if marks.solid or marks.dashed:
        paint_tracks(pen, marks.solid, marks.dashed)
    if ways:
        _lines(pen, ways, ((14, GOLD, 0.4), (6, GOLD, 0.5)))
    pen.global_alpha = 1
    _reach(pen, marks)
    for id in ways:
        x, y, width, _ = layout.slot(id)
        pen.sprite("glow-slot" if BOARD.connections[id].is_road else "glow", x, y, width + 20)
    for id in towns:
        x, y, width, _ = layout.town(id)
        pen.sprite("glow-town", x, y, width + 46)
    _names(pen, towns, names)


def _names(pen: Pen, towns: Iterable[str], size: int) -> None:
    """The names of towns anew, above the light that would make them pale."""
    pen.font, pen.text_align, pen.text_baseline = f"{size}px {FONT}", "center", "middle"
    pen.stroke_style, pen.line_width = INK, 1
    for id in towns:
        x, y, width, height = town_names.box(id, size)
        pen.fill_style = PALE
        pen.fill_rect(x - width / 2, y - height / 2, width, height)
        pen.stroke_rect(x - width / 2, y - height / 2, width, height)
        pen.fill_style = INK
        pen.fill_text(BOARD.towns[id].name, x, y + 1, width - 8)


def _reach(pen: Pen, marks: Marks) -> None:
    """A quiet ring around each town within reach; a bright one where a placement would open it."""
    for towns, strokes in ((marks.reach, REACHED), (marks.opened, OPENED)):
        spots = [layout.town(id) for id in sorted(towns)]
        for capital in (False, True):
            here = [box for box in spots if (box.width > 60) == capital]
            if here:
                _rings(pen, here, 46 if capital else 27, strokes)


def paint_pieces(
    pen: Pen, view: View, colors: Sequence[str], flying: AbstractSet[Thing] = frozenset()
) -> None:
    """Town pieces and the places of those collected, counters, obstacles and boots.

    ``colors`` are the players' colours by seat. What is ``flying`` does not lie there yet.
    """
    _collected(pen, view, colors)
    pen.sprite("stack", layout.STACK.x, layout.STACK.y, layout.STACK.width)
    for seat, color in zip(view.seats, colors, strict=True):
        for id in BOARD.towns:
            if id != BOARD.capital and id not in seat.pieces:
                x, y, width, _ = layout.piece(id, color)
                pen.sprite(f"piece-{color}", x, y, width)
    for id, kind in sorted(view.counters.items()):
        if ("counter", id) not in flying:
            x, y, width, _ = layout.slot(id)
            pen.sprite(f"tile-{kind}", x, y, width)
    for id in sorted(view.obstacles):
        if ("obstacle", id) not in flying:
            x, y, width, _ = layout.obstacle(id)
            pen.sprite("tile-obstacle", x, y, width)
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
        _rings(pen, places, 4, ((1, INK, 0.45),), PALE, 0.5)


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


def _boots(pen: Pen, view: View, colors: Sequence[str], flying: AbstractSet[Thing]) -> None:
    """The boots, those in one town side by side, the one whose turn it is in front."""
    towns = sorted({seat.boot for seat in view.seats})
    for id in towns:
        here = [i for i, seat in enumerate(view.seats) if seat.boot == id]
        places = dict(zip(here, layout.boots(id, len(here)), strict=True))
        for i in sorted(here, key=lambda i: i == view.turn):
            if ("boot", colors[i]) not in flying:
                x, y, width, _ = places[i]
                pen.sprite(f"boot-{colors[i]}", x, y, width)


def paint_marks(pen: Pen, view: View, marks: Marks) -> None:
    """What lies over the pieces: rings of what is chosen, the keyboard's ring, price tags."""
    pen.set_line_dash([])
    chosen = sorted(t for t in marks.chosen if t.kind in ("road", "town"))
    for target in chosen:
        _rings(pen, [_spot(target)], _radius(target), ((6, INK, 0.85), (3.5, "#FFC62E", 1)))
    if marks.focus and marks.focus.kind in ("road", "town"):
        spot, radius = [_spot(marks.focus)], _radius(marks.focus) + 5
        _rings(pen, spot, radius, ((4, "#FFFFFF", 0.95),))
        pen.set_line_dash([5, 4])
        _rings(pen, spot, radius, ((2.2, "#1D3E8A", 1),))
        pen.set_line_dash([])
    _prices(pen, marks)


def _prices(pen: Pen, marks: Marks) -> None:
    """A tag for each priced way: how many cards and of what kind; grey: how many are missing."""
    if not marks.prices:
        return
    pen.global_alpha = 1
    pen.font = f"bold 12px {FONT}"
    pen.text_align = "center"
    pen.text_baseline = "middle"
    pen.fill_style = INK
    for id, price in sorted(marks.prices.items()):
        x, y, width, _ = layout.price(id)
        pen.sprite("tag-short" if price.missing else "tag", x, y, width)
        pen.sprite(f"icon-{price.kind}", x + 7, y, 14)
        pen.fill_text(f"−{price.missing}" if price.missing else str(price.cost), x - 8, y)


def _spot(target: Target) -> Box:
    return layout.slot(target.name) if target.kind == "road" else layout.town(target.name)


def _radius(target: Target) -> float:
    if target.kind == "road":
        return 23
    return 54 if target.name == BOARD.capital else 37


def _lines(
    pen: Pen,
    ways: Iterable[str],
    strokes: Iterable[tuple[float, str, float]],
    dash: Sequence[float] = (),
) -> None:
    """The middle lines of ways, once for each stroke's width, colour and alpha."""
    lines = [list(line) for id in ways for line in layout.trace(id)]
    for i, (width, color, alpha) in enumerate(strokes):
        pen.set_line_dash(dash if i else [])
        _stroke(pen, width, color, alpha)
        pen.stroke_line_segments(lines)
    pen.set_line_dash([])


def _rings(
    pen: Pen,
    boxes: Sequence[Box],
    radius: float,
    strokes: Iterable[tuple[float, str, float]],
    fill: str = "",
    alpha: float = 1,
) -> None:
    """Circles around the middles of ``boxes``, filled first, then stroked; whole pixels."""
    x = [round(box.x) for box in boxes]
    y = [round(box.y) for box in boxes]
    if fill:
        pen.global_alpha = alpha
        pen.fill_style = fill
        pen.fill_circles(x, y, radius)
    for stroke in strokes:
        _stroke(pen, *stroke)
        pen.stroke_circles(x, y, radius)
    pen.global_alpha = 1


def _stroke(pen: Pen, width: float, color: str, alpha: float) -> None:
    pen.line_width = width
    pen.stroke_style = color
    pen.global_alpha = alpha
