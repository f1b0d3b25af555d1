"""Painting what is pointed out: light under the pieces; rings and price tags above them."""

from collections.abc import Iterable, Sequence

from elfenwidgets.rules.board import BOARD
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.board import map_sizes
from elfenwidgets.ui.drawing.board.journey_lines import paint_tracks
from elfenwidgets.ui.drawing.geometry import Line
from elfenwidgets.ui.drawing.layout import Box
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.pen import Pen, rings, stroke
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.drawing.theme import FONT, GOLD, INK, PALE, PLAYERS

REACHED = ((3.6, "#FFFFFF", 0.55), (1.8, "#2F6B4F", 0.95))
OPENED = ((8, "#FFFFFF", 0.9), (4.5, "#0B7A3E", 1.0))
"""The strokes around towns: width, colour, alpha."""


def paint_glow(pen: Pen, colors: Sequence[str], marks: Marks, names: int = map_sizes.DRAWN) -> None:
    """What lies under the pieces: the trail of the last move, soft gold on what is legal.

    ``colors`` are those of the seats. ``names`` is the size of the map's names: those of towns that
    glow or are ringed stay readable.
    """
    ways = sorted(t.name for t in marks.legal if t.kind == "road")
    towns = sorted(t.name for t in marks.legal if t.kind == "town")
    pen.line_cap = pen.line_join = "round"
    for quiet in marks.trails:
        color = PLAYERS[colors[quiet.seat]]
        dots = (5, "#FFFFFF", 0.6), (3.5, INK, 0.7), (2.2, color, 1.0)
        _lines(pen, _middles(quiet.ways), dots, (0.1, 10))
    for id, seat in marks.laid:  # what is laid there covers all of it but the rim and a corner
        x, y, width, height = layout.slot(id)
        rings(pen, [layout.slot(id)], 21, ((5, "#FFFFFF", 0.8), (2.5, PLAYERS[colors[seat]], 1.0)))
        pen.global_alpha = 1
        pen.sprite(f"piece-{colors[seat]}", x - width / 2, y + height / 2, 15)
    if marks.trail:
        color = PLAYERS[colors[marks.trail.seat]]
        wide = (8.5, "#FFFFFF", 0.75), (6, INK, 0.9), (4, color, 1.0)
        _lines(pen, _middles(marks.trail.ways), wide, (0.1, 8))
    if marks.solid or marks.dashed:
        paint_tracks(pen, marks.solid, marks.dashed)
    if ways:
        _lines(pen, _middles(ways), ((14, GOLD, 0.4), (6, GOLD, 0.5)))
    pen.global_alpha = 1
    _reach(pen, marks)
    for id in ways:
        x, y, width, _ = layout.slot(id)
        pen.sprite("glow-slot" if BOARD.connections[id].is_road else "glow", x, y, width + 20)
    rivers = [id for id in ways if BOARD.connections[id].kind == "river"]
    if rivers:
        _lines(pen, map_sizes.arrows(rivers, names), map_sizes.ARROW)
        pen.global_alpha = 1
    for id in towns:
        x, y, width, _ = layout.town(id)
        pen.sprite("glow-town", x, y, width + 46)
    _names(pen, sorted({*towns, *marks.reach, *marks.opened}), names)


def _names(pen: Pen, towns: Iterable[str], size: int) -> None:
    """The names of towns anew, above the light that would make them pale, and above rings."""
    pen.font, pen.text_align, pen.text_baseline = f"{size}px {FONT}", "center", "middle"
    pen.stroke_style, pen.line_width = INK, 1
    for id in towns:
        x, y, width, height = map_sizes.box(id, size)
        pen.fill_style = PALE
        pen.fill_rect(x - width / 2, y - height / 2, width, height)
        pen.stroke_rect(x - width / 2, y - height / 2, width, height)
        pen.fill_style = INK
        pen.fill_text(BOARD.towns[id].name, x, y + 1, width - 8)


def _reach(pen: Pen, marks: Marks) -> None:
    """A quiet ring around each town within reach; a bright one where a placement would open it."""
    for towns, strokes in ((marks.reach, REACHED), (marks.opened, OPENED)):
        for radius, these in ((27, towns - {BOARD.capital}), (46, towns & {BOARD.capital})):
            if these:
                rings(pen, [layout.town(id) for id in sorted(these)], radius, strokes)


def paint_marks(pen: Pen, marks: Marks) -> None:
    """What lies over the pieces: rings of what is chosen, the keyboard's ring, price tags."""
    pen.set_line_dash([])
    chosen = sorted(t for t in marks.chosen if t.kind in ("road", "town"))
    for target in chosen:
        rings(pen, [_spot(target)], _radius(target), ((6, INK, 0.85), (3.5, "#FFC62E", 1)))
    if marks.focus and marks.focus.kind in ("road", "town"):
        spot, radius = [_spot(marks.focus)], _radius(marks.focus) + 5
        rings(pen, spot, radius, ((4, "#FFFFFF", 0.95),))
        pen.set_line_dash([5, 4])
        rings(pen, spot, radius, ((2.2, "#1D3E8A", 1),))
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
        x, y, width, _ = layout.price_tag(id)
        pen.sprite(f"{'short' if price.missing else 'tag'}-{price.kind}", x, y, width)
        pen.fill_text(f"−{price.missing}" if price.missing else str(price.cost), x - 8, y)


def _spot(target: Target) -> Box:
    return layout.slot(target.name) if target.kind == "road" else layout.town(target.name)


def _radius(target: Target) -> float:
    if target.kind == "road":
        return 23
    return 54 if target.name == BOARD.capital else 37


def _middles(ways: Iterable[str]) -> list[Line]:
    """The middle lines of ways."""
    return [line for id in ways for line in layout.trace(id)]


def _lines(
    pen: Pen,
    lines: Iterable[Line],
    strokes: Iterable[tuple[float, str, float]],
    dash: Sequence[float] = (),
) -> None:
    """Lines, once for each stroke's width, colour and alpha."""
    whole = [[(round(x), round(y)) for x, y in line] for line in lines]
    for i, (width, color, alpha) in enumerate(strokes):
        pen.set_line_dash(dash if i else [])
        stroke(pen, width, color, alpha)
        pen.stroke_line_segments(whole)
    pen.set_line_dash([])
