"""What lies on the rack of Elfengold alone: the market, the items just drawn, one's own items."""

from collections.abc import Iterator

from elfenwidgets.rules.gold.view import GoldSeatView, GoldView
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.layout import Box
from elfenwidgets.ui.drawing.rack.forms import Zone
from elfenwidgets.ui.drawing.rack.place import CARD_SHAPE, RackPlace
from elfenwidgets.ui.drawing.targets import DECK, GOLD, Target

DISPLAYED = ("cards", "open", "reward")
"""The phases in which there is something to choose from beside one's own things."""

_STEP = 10 / 9
"""From one card of the market to the next, in widths of a card."""


def seat_of(view: View) -> GoldSeatView | None:
    """What the viewer has of Elfengold alone."""
    return None if view.gold is None or view.seat is None else view.gold.seats[view.seat]


def market(view: View, gold: GoldView, zone: Zone) -> Iterator[RackPlace]:
    """The market, the deck and the gold pile; how many cards the last two have."""
    lying = [(Target("market", card), f"card-{card}", 1) for card in gold.market]
    lying.append((DECK, "card-deck", view.stack))
    if gold.gold_pile and view.phase != "reward":
        lying.append((GOLD, "card-gold", gold.gold_pile))
    width = min(zone.size * 0.86, (zone.right - zone.left) / (len(lying) * _STEP + 0.4))
    for i, (target, sprite, number) in enumerate(lying):
        apart = 0.4 if target.kind != "market" else 0
        x = zone.left + width * (0.5 + i * _STEP + apart)
        yield RackPlace(target, Box(x, zone.y, width, width * CARD_SHAPE), sprite, 1, number)


def drawn(view: View) -> list[tuple[Target, str]]:
    """The items of which one is to be laid open."""
    mine = seat_of(view)
    items = () if mine is None or mine.drawn is None else mine.drawn
    return [(Target("drawn", item), f"tile-{item}") for item in items]


def items(view: View) -> list[tuple[Target, str]]:
    """One's own items that are no counters, the open ones first."""
    mine = seat_of(view)
    if mine is None:
        return []
    found = [(Target("counter", item), f"tile-{item}") for item in mine.open]
    return found + [(Target("secret", item), f"tile-{item}") for item in mine.secret or ()]
