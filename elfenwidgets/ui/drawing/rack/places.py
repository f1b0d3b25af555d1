"""What lies where on the rack: the display and, for a player, what is theirs; and what is hit."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from elfenwidgets.rules.board import TRANSPORTS
from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.ui.drawing.geometry import Point
from elfenwidgets.ui.drawing.layout import Box
from elfenwidgets.ui.drawing.rack.forms import ROW, Form, Zone
from elfenwidgets.ui.drawing.targets import BOOT, DECK, GOLD, OBSTACLE, PILE, Target

DISPLAYED = ("draw_secret", "draw", "cards", "open", "reward")
"""The phases in which there is something to choose from beside one's own things."""

CARD_SHAPE = 76 / 53
"""The height of a card, in widths."""

STEP = 51 / 46
"""From one tile to the next, in widths of a tile."""

GAP = 9 / 53
OVERLAP = 11 / 53
"""Between two kinds of cards, and how much of each of a kind is seen, in widths of a card."""

MARKET_STEP = 10 / 9
MARKET_APART = 0.4
"""From one card of the market to the next, and more before what lies beside it, likewise."""


class RackPlace(NamedTuple):
    """A thing on the rack: what it means, where it lies, and its sprite.

    ``number`` equal ones lie there, one upon the other; ``heap`` is written on a thing of which so
    many lie exactly upon each other.
    """

    target: Target
    box: Box
    sprite: str
    number: int = 1
    heap: int = 1


def displays(view: View) -> bool:
    """Whether there is something to choose from beside the viewer's own things."""
    return view.phase in DISPLAYED


def places(view: View, laid: Form = ROW[True]) -> tuple[RackPlace, ...]:
    """All that can be picked on the rack, from left to right, row by row."""
    return tuple(_places(view, laid))


def _places(view: View, laid: Form) -> Iterator[RackPlace]:
    if laid.display is not None:
        yield from _display(view, laid.display)
    if not isinstance(view, OwnView):
        return
    me, mine = view.me, None if view.gold is None else view.gold.seats[view.seat]
    own = [Target("counter", kind) for kind in me.open]
    own += [Target("secret", kind) for kind in me.secret]
    hand = _sorted_hand(me.hand)
    if mine is not None:
        own += [Target("counter", item) for item in mine.open]
        own += [Target("secret", item) for item in mine.secret or ()]
        hand += [("witch", mine.witches)] if mine.witches else []
    yield from _tiles(laid.counters, own, 0, OBSTACLE if me.obstacle else None)
    yield from _hand(laid.cards, hand)


def _display(view: View, zone: Zone) -> Iterator[RackPlace]:
    """What one chooses from: display and pile, in Elfengold the market or what was drawn."""
    if view.gold is None:
        yield from _tiles(zone, [Target("display", kind) for kind in view.display], 5, PILE)
    elif view.phase == "open":
        drawn = () if view.seat is None else view.gold.seats[view.seat].drawn or ()
        yield from _tiles(zone, [Target("drawn", item) for item in drawn], 5)
    else:
        yield from _market(view, view.gold, zone)


def _market(view: View, gold: GoldView, zone: Zone) -> Iterator[RackPlace]:
    """The market, the deck and the gold pile; how many cards the last two have."""
    lying = [(Target("market", card), f"card-{card}", 1) for card in gold.market]
    lying.append((DECK, "card-deck", view.stack))
    if gold.gold_pile and view.phase != "reward":
        lying.append((GOLD, "card-gold", gold.gold_pile))
    most = (zone.right - zone.left) / (len(lying) * MARKET_STEP + MARKET_APART)
    width = min(zone.size * 0.86, most)
    for i, (target, sprite, number) in enumerate(lying):
        apart = MARKET_APART if target.kind != "market" else 0
        x = zone.left + width * (0.5 + i * MARKET_STEP + apart)
        yield RackPlace(target, Box(x, zone.y, width, width * CARD_SHAPE), sprite, 1, number)


def _tiles(
    zone: Zone, tiles: Sequence[Target], room: int, apart: Target | None = None
) -> Iterator[RackPlace]:
    """Tiles beside each other, in the ``room`` of so many at least; one ``apart`` after them."""
    columns = max(room, len(tiles)) + 0.3
    step = min(zone.size * STEP, (zone.right - zone.left) / (columns + 1))
    side = step / STEP
    columned = [*enumerate(tiles), *([] if apart is None else [(columns, apart)])]
    for column, target in columned:
        box = Box(zone.left + side / 2 + column * step, zone.y, side, side)
        yield RackPlace(target, box, f"tile-{_NAMELESS.get(target) or target.name}")


_NAMELESS = {PILE: "back", OBSTACLE: "obstacle"}
"""The tiles of what has no name."""


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
