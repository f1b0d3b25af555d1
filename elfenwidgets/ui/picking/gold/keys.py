"""The keys of Elfengold: a bid is typed digit by digit, B bids it, G takes gold or coins."""

from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.targets import COINS, DECK, GOLD, Target
from elfenwidgets.ui.picking.gold.prompts import least
from elfenwidgets.ui.picking.narrowing import Choosing

KEYS = ("b", "g")
"""The keys that only Elfengold has."""

COUNTED = {"cards": ("market",), "reward": ("market",), "open": ("drawn",)}
"""What digits count on the rack, by phase; elsewhere one's own items."""

DIGITS = 4
"""The longest sum that is typed."""


def typed(key: str, view: View, choosing: Choosing, focus: Target | None) -> Target | None:
    """The bid that a digit makes of what was typed before it; None: no bid is being typed."""
    if view.phase != "auction" or not choosing.actions:
        return None
    before = focus.name if focus is not None and focus.kind == "bid" else ""
    if key == "Backspace" and before[:-1]:
        return Target("bid", before[:-1])
    if not key.isascii() or not key.isdigit():
        return None
    return Target("bid", str(int((before + key)[-DIGITS:])))


def shortcut(key: str, view: View, choosing: Choosing, focus: Target | None) -> Target | None:
    """What a key picks that only Elfengold has, or 0 for its deck."""
    match key.lower(), view.phase:
        case "b", "auction":
            if focus is not None and focus.kind == "bid":
                return focus
            coins = least(choosing)
            return None if coins is None else Target("bid", str(coins))
        case "g", ("cards" | "reward"):
            return GOLD if view.phase == "cards" else COINS
        case "0", ("cards" | "reward"):
            return DECK
    return None
