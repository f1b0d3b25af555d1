"""What lies where on the rack: the display and, for a player, what is theirs; and what is hit."""

from collections import Counter
from collections.abc import Iterator, Sequence

from elfenwidgets.rules.board import TRANSPORTS
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.ui.drawing.geometry import Point
from elfenwidgets.ui.drawing.gold import rack as gold_rack
from elfenwidgets.ui.drawing.layout import Box
from elfenwidgets.ui.drawing.rack.forms import ROW, Form, Zone
from elfenwidgets.ui.drawing.rack.place import CARD_SHAPE, RackPlace
from elfenwidgets.ui.drawing.targets import BOOT, Target

STEP = 51 / 46
"""From one tile to the next, in widths of a tile."""

GAP = 9 / 53
OVERLAP = 11 / 53
"""Between two kinds of cards, and how much of each of a kind is seen, in widths of a card."""


def displays(view: View) -> bool:
    """Whether there is something to choose from beside the viewer's own things."""
    phases = ("draw_secret", "draw") if view.gold is None else gold_rack.DISPLAYED
    return view.phase in phases


def places(view: View, laid: Form = ROW[True]) -> tuple[RackPlace, ...]:
    """All that can be picked on the rack, from left to right, row by row."""
    return tuple(_places(view, laid))


def _places(view: View, laid: Form) -> Iterator[RackPlace]:
    if laid.display is not None and view.gold is not None:
        if view.phase == "open":
            yield from _tiles(laid.display, gold_rack.drawn(view), 5, None)
        else:
            yield from gold_rack.market(view, view.gold, laid.display)
    elif laid.display is not None:
        on_display = [(Target("display", kind), f"tile-{kind}") for kind in view.display]
        yield from _tiles(laid.display, on_display, 5, (Target("pile", ""), "tile-back"))
    if not isinstance(view, OwnView):
        return
    me = view.me
    own = [(Target("counter", kind), f"tile-{kind}") for kind in me.open]
    own += [(Target("secret", kind), f"tile-{kind}") for kind in me.secret]
    own += gold_rack.items(view)
    obstacle = (Target("obstacle", ""), "tile-obstacle") if me.obstacle else None
    yield from _tiles(laid.counters, own, 0, obstacle)
    mine = gold_rack.seat_of(view)
    witches = [("witch", mine.witches)] if mine is not None and mine.witches else []
    yield from _hand(laid.cards, _sorted_hand(me.hand) + witches)


def _tiles(
    zone: Zone, tiles: Sequence[tuple[Target, str]], room: int, apart: tuple[Target, str] | None
) -> Iterator[RackPlace]:
    """Tiles beside each other, in the ``room`` of so many at least; one ``apart`` after them."""
    columns = max(room, len(tiles)) + 0.3
    step = min(zone.size * STEP, (zone.right - zone.left) / (columns + 1))
    side = step / STEP
    for i, (target, sprite) in enumerate(tiles):
        yield RackPlace(target, Box(zone.left + side / 2 + i * step, zone.y, side, side), sprite)
    if apart:
        target, sprite = apart
        x = zone.left + side / 2 + columns * step
        yield RackPlace(target, Box(x, zone.y, side, side), sprite)


def _hand(zone: Zone, held: Sequence[tuple[str, int]]) -> Iterator[RackPlace]:
    """The cards by kind; smaller where the zone is too narrow for them."""
    if not held:
        return
    cards = sum(number for _, number in held)
    needed = len(held) + (len(held) - 1) * GAP + (cards - len(held)) * OVERLAP
    card = min(zone.size, (zone.right - zone.left) / needed)
    x = zone.left
    for kind, number in held:
        width = card * (1 + (number - 1) * OVERLAP)
        box = Box(x + width / 2, zone.y, width, card * CARD_SHAPE)
        yield RackPlace(Target("card", kind), box, f"card-{kind}", number)
        x += width + card * GAP


def _sorted_hand(hand: Sequence[str]) -> list[tuple[str, int]]:
    held = Counter(hand)
    return [(kind, held[kind]) for kind in TRANSPORTS if held[kind]]


def rack_hit(view: View, laid: Form, x: float, y: float) -> Target | None:
    """What lies under a point of the rack."""
    if view.seat is not None and laid.boot.holds(x, y):
        return BOOT
    return next((place.target for place in places(view, laid) if place.box.holds(x, y)), None)


def rack_centre(view: View, laid: Form, target: Target) -> Point | None:
    """The middle of a target on the rack; None when it is not there."""
    boxes = (place.box for place in places(view, laid) if place.target == target)
    return next(((box.x, box.y) for box in boxes), None)
