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

_TILE = 46.0
_STEP = 51 / 46
_CARD = 53.0
_SHAPE = 76 / 53
_GAP = 9 / 53
_OVERLAP = 11 / 53


class Zone(NamedTuple):
    """Where things lie side by side: from ``left`` to ``right``, their middles at ``y``.

    They are ``size`` wide unless there are too many for that.
    """

    left: float
    right: float
    y: float
    size: float


class Form(NamedTuple):
    """How a rack is laid out: the size of its frame, and the zone of each kind of thing.

    ``words`` says where which word stands, by its left end and base line; ``town`` where the town
    card begins, by its top left corner, and how wide it may be; ``rule`` is a line between what is
    everybody's and what is one's own: a rectangle.
    """

    frame: tuple[int, int]
    display: Zone | None
    counters: Zone
    cards: Zone
    boot: tuple[float, float]
    town: tuple[float, float, float]
    words: Mapping[str, tuple[float, float]]
    rule: tuple[float, float, float, float] | None = None


ROW = (
    Form(
        (920, 120),
        None,
        Zone(12, 318, 68, _TILE),
        Zone(336, 762, 70, _CARD),
        (884, 84),
        (776, 24, 136),
        {"counters": (12, 18), "hand": (336, 18), "town_card": (776, 18)},
    ),
    Form(
        (920, 120),
        Zone(12, 384, 68, _TILE),
        Zone(414, 680, 25, 38),
        Zone(414, 834, 82, 44),
        (884, 84),
        (696, 10, 216),
        {"display": (12, 18)},
        (398, 10, 1, 100),
    ),
)
"""A row below the board, without the display and with it."""

STACK = (
    Form(
        (460, 146),
        None,
        Zone(10, 300, 33, _TILE),
        Zone(10, 450, 102, _CARD),
        (424, 34),
        (310, 18, 82),
        {},
    ),
    Form(
        (460, 204),
        Zone(10, 390, 33, _TILE),
        Zone(10, 300, 92, _TILE),
        Zone(10, 450, 160, _CARD),
        (424, 92),
        (310, 76, 82),
        {},
        (10, 62, 440, 1),
    ),
)
"""For an upright screen: one thing above the other, without the display and with it."""


def form(display: bool, upright: bool = False) -> Form:
    """The layout of a rack, with or without the ``display``, in a row or ``upright``."""
    return (STACK if upright else ROW)[display]


class Place(NamedTuple):
    """A thing on the rack: what it means, where it lies, its sprite, and whether it is on top
    of a pile of ``number`` equal ones."""

    target: Target
    box: Box
    sprite: str
    number: int = 1


def places(view: View, laid: Form = ROW[True]) -> tuple[Place, ...]:
    """All that can be picked on the rack, from left to right, row by row."""
    return tuple(_places(view, laid))


def _places(view: View, laid: Form) -> Iterator[Place]:
    if laid.display is not None:
        on_display = [(Target("display", kind), f"tile-{kind}") for kind in view.display]
        yield from _tiles(laid.display, on_display, 5, (Target("pile", ""), "tile-back"))
    if not isinstance(view, OwnView):
        return
    me = view.me
    own = [(Target("counter", kind), f"tile-{kind}") for kind in me.open]
    own += [(Target("secret", kind), f"tile-{kind}") for kind in me.secret]
    obstacle = (Target("obstacle", ""), "tile-obstacle") if me.obstacle else None
    yield from _tiles(laid.counters, own, 0, obstacle)
    yield from _hand(laid.cards, _sorted_hand(me.hand))


def _tiles(
    zone: Zone, tiles: Sequence[tuple[Target, str]], room: int, apart: tuple[Target, str] | None
) -> Iterator[Place]:
    """Tiles beside each other, in the ``room`` of so many at least; one ``apart`` after them."""
    columns = max(room, len(tiles)) + 0.3
    step = min(zone.size * _STEP, (zone.right - zone.left) / (columns + 1))
    side = step / _STEP
    for i, (target, sprite) in enumerate(tiles):
        yield Place(target, Box(zone.left + side / 2 + i * step, zone.y, side, side), sprite)
    if apart:
        target, sprite = apart
        x = zone.left + side / 2 + columns * step
        yield Place(target, Box(x, zone.y, side, side), sprite)


def _hand(zone: Zone, held: Sequence[tuple[str, int]]) -> Iterator[Place]:
    """The cards by kind; smaller where the zone is too narrow for them."""
    if not held:
        return
    cards = sum(number for _, number in held)
    needed = len(held) + (len(held) - 1) * _GAP + (cards - len(held)) * _OVERLAP
    card = min(zone.size, (zone.right - zone.left) / needed)
    x = zone.left
    for kind, number in held:
        width = card * (1 + (number - 1) * _OVERLAP)
        box = Box(x + width / 2, zone.y, width, card * _SHAPE)
        yield Place(Target("card", kind), box, f"card-{kind}", number)
        x += width + card * _GAP


def _sorted_hand(hand: Sequence[str]) -> list[tuple[str, int]]:
    held = Counter(hand)
    return [(kind, held[kind]) for kind in TRANSPORTS if held[kind]]


def rack_hit(view: View, laid: Form, x: float, y: float) -> Target | None:
    """What lies under a point of the rack."""
    return next((place.target for place in places(view, laid) if place.box.holds(x, y)), None)


def rack_centre(view: View, laid: Form, target: Target) -> Point | None:
    """The middle of a target on the rack; None when it is not there."""
    boxes = (place.box for place in places(view, laid) if place.target == target)
    return next(((box.x, box.y) for box in boxes), None)


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
    with a mark.
    """
    found = places(view, laid)
    _paper(pen, view, colors, laid)
    _words(pen, view, labels, laid)
    _glow(pen, [place.box for place in found if place.target in marks.legal])
    for place in found:
        _thing(pen, place)
    _counts(pen, view, found)
    _rings(pen, [place.box for place in found if place.target in marks.chosen])
    _focus(pen, [place.box for place in found if place.target == marks.focus])


def _paper(pen: Pen, view: View, colors: Sequence[str], laid: Form) -> None:
    pen.global_alpha = 1
    pen.fill_style = "#F8EED6"
    pen.fill_rect(0, 0, *laid.frame)
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
    pen.sprite(f"boot-{color}", *laid.boot, 56)


def _words(pen: Pen, view: View, labels: Mapping[str, str], laid: Form) -> None:
    pen.fill_style = INK
    pen.font = f"italic 14px {FONT}"
    pen.text_align = "left"
    pen.text_baseline = "alphabetic"
    town = None if view.me is None else view.me.town_card
    said = {"display"} if view.me is None else {"display", "counters", "hand"}
    for name, (x, y) in laid.words.items():
        if name in said or (name == "town_card" and town):
            pen.fill_text(labels[name], x, y, 140)
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


def _thing(pen: Pen, place: Place) -> None:
    x, y, width, _ = place.box
    if place.target.kind == "card":
        card = place.box.height / _SHAPE
        for i in range(place.number):
            pen.sprite(place.sprite, x - width / 2 + card * (0.5 + i * _OVERLAP), y, card)
    else:
        pen.sprite(place.sprite, x, y, width)
    if place.target.kind == "secret":
        pen.sprite("badge", x + width / 3, y - width / 3, 21)


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
