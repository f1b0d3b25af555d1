"""The rack: the counters on display and, for a player, what is theirs. In a frame of its own."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from elfenwidgets.rules.board import BOARD, TRANSPORTS
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.ui.drawing.geometry import Point
from elfenwidgets.ui.drawing.layout import Box, text_width
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.drawing.theme import FONT, GOLD, INK, PLAYERS

RACK = (560, 244)

_TILE = 46.0
_STEP = 51.0
_CARD = (53.0, 76.0)
_OVERLAP = 11.0
_ROWS = (45, 120, 200)  # the middles of display, counters and hand
_LINES = (75, 152)
_LEFT = 10.0


class Place(NamedTuple):
    """A thing on the rack: what it means, where it lies, its sprite, and whether it is on top
    of a pile of ``number`` equal ones."""

    target: Target
    box: Box
    sprite: str
    number: int = 1


def places(view: View) -> tuple[Place, ...]:
    """All that can be picked on the rack, from left to right, row by row."""
    return tuple(_places(view))


def _places(view: View) -> Iterator[Place]:
    for i, kind in enumerate(view.display):
        yield _tile(i, 0, Target("display", kind), f"tile-{kind}")
    yield _tile(5.45, 0, Target("pile", ""), "tile-back")
    if not isinstance(view, OwnView):
        return
    me = view.me
    tiles = [("counter", kind) for kind in me.open] + [("secret", kind) for kind in me.secret]
    for i, (origin, kind) in enumerate(tiles):
        yield _tile(i, 1, Target(origin, kind), f"tile-{kind}")
    if me.obstacle:
        yield _tile(max(5.45, len(tiles) + 0.45), 1, Target("obstacle", ""), "tile-obstacle")
    x = _LEFT
    for kind, count in _sorted_hand(me.hand):
        width = _CARD[0] + (count - 1) * _OVERLAP
        box = Box(x + width / 2, _ROWS[2], width, _CARD[1])
        yield Place(Target("card", kind), box, f"card-{kind}", count)
        x += width + 9


def _tile(column: float, row: int, target: Target, sprite: str) -> Place:
    return Place(target, Box(_LEFT + _TILE / 2 + column * _STEP, _ROWS[row], _TILE, _TILE), sprite)


def _sorted_hand(hand: Sequence[str]) -> list[tuple[str, int]]:
    held = Counter(hand)
    return [(kind, held[kind]) for kind in TRANSPORTS if held[kind]]


def rack_hit(view: View, x: float, y: float) -> Target | None:
    """What lies under a point of the rack."""
    return next((place.target for place in places(view) if place.box.holds(x, y)), None)


def rack_centre(view: View, target: Target) -> Point | None:
    """The middle of a target on the rack; None when it is not there."""
    boxes = (place.box for place in places(view) if place.target == target)
    return next(((box.x, box.y) for box in boxes), None)


def paint_rack(
    pen: Pen, view: View, colors: Sequence[str], marks: Marks, labels: Mapping[str, str]
) -> None:
    """Paint the rack of the view's seat: display, counters, obstacle, town card and hand.

    ``colors`` are the players' colours by seat, ``labels`` the words in the reader's language
    under "display", "counters", "hand" and "town_card". One's own secret counters lie face up
    with a mark.
    """
    found = places(view)
    _paper(pen, view, colors)
    _words(pen, view, labels)
    _glow(pen, [place.box for place in found if place.target in marks.legal])
    for place in found:
        _thing(pen, place)
    _counts(pen, view, found)
    _rings(pen, [place.box for place in found if place.target in marks.chosen])
    _focus(pen, [place.box for place in found if place.target == marks.focus])


def _paper(pen: Pen, view: View, colors: Sequence[str]) -> None:
    pen.global_alpha = 1
    pen.fill_style = "#F8EED6"
    pen.fill_rect(0, 0, *RACK)
    pen.fill_style = INK
    pen.global_alpha = 0.3
    for y in _LINES if view.me else ():
        pen.fill_rect(_LEFT, y, RACK[0] - 2 * _LEFT, 0.8)
    pen.global_alpha = 1
    if view.seat is not None:
        color = colors[view.seat]
        pen.fill_style = PLAYERS[color]
        pen.fill_rect(0, 0, 4, RACK[1])
        pen.sprite(f"boot-{color}", 522, 206, 56)


def _words(pen: Pen, view: View, labels: Mapping[str, str]) -> None:
    pen.fill_style = INK
    pen.font = f"italic 14px {FONT}"
    pen.text_align = "left"
    pen.text_baseline = "alphabetic"
    pen.fill_text(labels["display"], _LEFT + 2, 15, 500)
    if view.me is None:
        return
    pen.fill_text(labels["counters"], _LEFT + 2, 91, 330)
    town = view.me.town_card
    if town:
        pen.fill_text(labels["town_card"], 400, 91, 150)
        name = BOARD.towns[town].name
        width = text_width(name, 17) + 26
        pen.fill_rect(400, 103, width, 32)
        pen.fill_style = "#FFF8E6"
        pen.fill_rect(401.5, 104.5, width - 3, 29)
        pen.fill_style = INK
        pen.font = f"bold 17px {FONT}"
        pen.fill_text(name, 411, 125, width - 22)
    if not view.me.hand:
        pen.font = f"italic 14px {FONT}"
        pen.fill_text(f"{labels['hand']} –", _LEFT + 2, 205, 330)


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


def _thing(pen: Pen, place: Place) -> None:
    x, y, width, _ = place.box
    if place.target.kind == "card":
        for i in range(place.number):
            pen.sprite(place.sprite, x - width / 2 + _CARD[0] / 2 + i * _OVERLAP, y, _CARD[0])
    else:
        pen.sprite(place.sprite, x, y, width)
    if place.target.kind == "secret":
        pen.sprite("badge", x + 15, y - 15, 21)


def _counts(pen: Pen, view: View, found: Sequence[Place]) -> None:
    """How many cards of a kind there are, and how many counters in the pile."""
    pen.fill_style = INK
    pen.text_baseline = "middle"
    pen.font = f"bold 15px {FONT}"
    pen.text_align = "center"
    for place in found:
        if place.target.kind == "pile":
            pen.fill_text(f"× {view.pile}", place.box.x + 50, place.box.y)
    several = [place for place in found if place.number > 1]
    if several:
        spots = [(p.box.x + p.box.width / 2 - 13, p.box.y + p.box.height / 2 - 13) for p in several]
        x, y = ([round(spot[i]) for spot in spots] for i in (0, 1))
        pen.fill_circles(x, y, 11)
        pen.fill_style = "#FFF8E6"
        for place, at_x, at_y in zip(several, x, y, strict=True):
            pen.fill_text(str(place.number), at_x, at_y + 1)


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
