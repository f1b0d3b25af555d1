"""Painting the rack, in a frame of its own."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.layout import Box, text_width
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.rack.forms import Form
from elfenwidgets.ui.drawing.rack.places import CARD_SHAPE, OVERLAP, RackPlace, places
from elfenwidgets.ui.drawing.theme import FONT, GOLD, INK, PLAYERS

TRAY = "#F8EED6"
"""The paper of the rack."""


def paint_rack(
    pen: Pen,
    view: View,
    colors: Sequence[str],
    marks: Marks,
    labels: Mapping[str, str],
    laid: Form,
) -> None:
    """Paint the rack of the view's seat: display, counters, obstacle, hand and town card.

    ``colors`` are the players' colours by seat, ``labels`` the words in the reader's language
    under "display", "counters", "hand" and "town_card". One's own secret counters lie face up
    with a mark. The tray below is the caller's, light or dark: what is written has its own paper.
    """
    found = places(view, laid)
    _mine(pen, view, colors, laid)
    _words(pen, view, labels, laid)
    _glow(pen, [place.box for place in found if place.target in marks.legal])
    for place in found:
        _thing(pen, place)
    _counts(pen, view, found)
    _rings(pen, [place.box for place in _chosen(found, marks)])
    _focus(pen, [place.box for place in found if place.target == marks.focus])


def _mine(pen: Pen, view: View, colors: Sequence[str], laid: Form) -> None:
    """What says whose rack it is."""
    pen.global_alpha = 1
    if view.seat is None:
        return
    if laid.rule is not None:
        pen.fill_style = INK
        pen.global_alpha = 0.3
        pen.fill_rect(*laid.rule)
        pen.global_alpha = 1
    color = colors[view.seat]
    pen.fill_style = PLAYERS[color]
    pen.fill_rect(0, 0, 4, laid.frame[1])
    x, y, width, height = laid.boot
    pen.fill_style = TRAY
    pen.fill_circles([round(x)], [round(y)], round(0.62 * max(width, height)))
    pen.sprite(f"boot-{color}", x, y, width)


def _words(pen: Pen, view: View, labels: Mapping[str, str], laid: Form) -> None:
    pen.font = f"italic 14px {FONT}"
    pen.text_align = "left"
    pen.text_baseline = "alphabetic"
    town = None if view.me is None else view.me.town_card
    said = {"display"} if view.me is None else {"display", "counters", "hand"}
    for name, (x, y) in laid.words.items():
        if name in said or (name == "town_card" and town):
            width = min(text_width(labels[name], 17), 140)
            pen.fill_style = TRAY
            pen.fill_rect(x - 5, y - 14, width + 10, 19)
            pen.fill_style = INK
            pen.fill_text(labels[name], x, y, 140)
    pen.fill_style = INK
    if town:
        left, top, most = laid.town
        name = BOARD.towns[town].name
        width = min(text_width(name, 17) + 26, most)
        pen.fill_rect(left, top, width, 30)
        pen.fill_style = "#FFF8E6"
        pen.fill_rect(left + 1.5, top + 1.5, width - 3, 27)
        pen.fill_style = INK
        pen.font = f"bold 17px {FONT}"
        pen.fill_text(name, left + 11, top + 21, width - 22)


def _glow(pen: Pen, boxes: Sequence[Box]) -> None:
    """Soft gold around what is legal."""
    for grow, color, alpha in ((13, GOLD, 0.22), (8, GOLD, 0.4), (4, GOLD, 0.9)):
        pen.fill_style = color
        pen.global_alpha = alpha
        for x, y, width, height in boxes:
            pen.fill_rect(
                x - (width + grow) / 2, y - (height + grow) / 2, width + grow, height + grow
            )
    pen.global_alpha = 1


def _thing(pen: Pen, place: RackPlace) -> None:
    x, y, width, _ = place.box
    if place.target.kind == "card":
        card = place.box.height / CARD_SHAPE
        for i in range(place.number):
            pen.sprite(place.sprite, x - width / 2 + card * (0.5 + i * OVERLAP), y, card)
    else:
        pen.sprite(place.sprite, x, y, width)
    if place.target.kind == "secret":
        pen.sprite("badge", x + width / 3, y - width / 3, 21)


def _counts(pen: Pen, view: View, found: Sequence[RackPlace]) -> None:
    """How many cards of a kind there are, and how many counters in the pile."""
    pen.fill_style = INK
    pen.text_baseline = "middle"
    pen.font = f"bold 15px {FONT}"
    pen.text_align = "center"
    for place in found:
        if place.target.kind == "pile":
            pen.fill_style = TRAY
            pen.fill_rect(place.box.x + 28, place.box.y - 11, 44, 22)
            pen.fill_style = INK
            pen.fill_text(f"× {view.pile}", place.box.x + 50, place.box.y)
    several = [place for place in found if place.number > 1 or place.heap > 1]
    if several:
        spots = [(p.box.x + p.box.width / 2 - 13, p.box.y + p.box.height / 2 - 13) for p in several]
        x, y = ([round(spot[i]) for spot in spots] for i in (0, 1))
        pen.fill_circles(x, y, 11)
        pen.fill_style = "#FFF8E6"
        for place, at_x, at_y in zip(several, x, y, strict=True):
            pen.fill_text(str(max(place.number, place.heap)), at_x, at_y + 1)


def _chosen(found: Iterable[RackPlace], marks: Marks) -> Iterator[RackPlace]:
    """What is chosen; of equal things, as many as were."""
    left = Counter(marks.chosen)
    for place in found:
        if left[place.target] > 0:
            left[place.target] -= 1
            yield place


def _rings(pen: Pen, boxes: Sequence[Box]) -> None:
    """A solid gold ring with an ink edge around what is chosen."""
    for width, color in ((6, INK), (3.6, "#FFC62E")):
        pen.line_width = width
        pen.stroke_style = color
        for box in boxes:
            _outline(pen, box, 3)


def _focus(pen: Pen, boxes: Sequence[Box]) -> None:
    """The keyboard's ring; of equal things, the first has it."""
    for box in boxes[:1]:
        pen.line_width = 4
        pen.stroke_style = "#FFFFFF"
        _outline(pen, box, 8)
        pen.set_line_dash([5, 4])
        pen.line_width = 2.2
        pen.stroke_style = "#1D3E8A"
        _outline(pen, box, 8)
        pen.set_line_dash([])


def _outline(pen: Pen, box: Box, grow: float) -> None:
    x, y, width, height = box
    pen.stroke_rect(x - (width + grow) / 2, y - (height + grow) / 2, width + grow, height + grow)
