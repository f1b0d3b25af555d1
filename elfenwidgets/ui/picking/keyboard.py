"""The order in which the keyboard goes through the choices, and its shortcuts."""

from __future__ import annotations

from collections import defaultdict
from string import digits
from typing import TYPE_CHECKING

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.gold.actions import Bid
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.rack.places import places
from elfenwidgets.ui.drawing.targets import COINS, DECK, GOLD, PASS, PILE, Target
from elfenwidgets.ui.picking.narrowing import Choosing

if TYPE_CHECKING:
    from elfenwidgets.play.journeys.reachable import Reach

FORWARD = ("ArrowRight", "ArrowDown")
BACKWARD = ("ArrowLeft", "ArrowUp")
ARROWS = FORWARD + BACKWARD

EVERYWHERE = (*digits, "p", "u", "h", "?", "Escape", "b", "g")
"""The keys of the table that hold beside its canvases, too, as the browser names them."""

STRIDE = 4
"""So many roads further up and down lead."""

LONGEST_BID = 4
"""So many digits has the highest sum that is typed."""

_COUNTED = defaultdict[str, tuple[str, ...]](
    tuple,
    draw=("display",),
    plan=("counter", "secret", "obstacle"),
    keep=("counter", "secret"),
    keep_items=("counter", "secret"),
    cards=("market",),
    reward=("market",),
    open=("drawn",),
)
"""What digits count on the rack, by phase; in an auction they are those of a bid."""

_STACKS = {"draw_secret": PILE, "draw": PILE, "cards": DECK, "reward": DECK}
"""What 0 draws from, by phase."""

_GOLD = {"cards": GOLD, "reward": COINS}
"""What G takes, by phase."""

Groups = tuple[tuple[Target, ...], ...]
"""Choices in groups: left and right lead to the next one, up and down to the next group."""


def groups(view: View, choosing: Choosing, far: Reach) -> Groups:
    """The choices, what is nearest first, and last what ends the turn.

    Roads for a counter are near where they begin not far from the boot.
    """
    options = choosing.options
    if placing(view, choosing) and view.me is not None:
        boot = view.me.boot
        roads = sorted(options, key=lambda road: _away(boot, road.name))
        return tuple(tuple(roads[i : i + STRIDE]) for i in range(0, len(roads), STRIDE))
    last = tuple(o for o in options if o.kind in ("end", "pass"))
    pay = tuple(o for o in options if o.kind == "pay")
    first = tuple(o for o in options if o not in (*pay, *last))
    towns = tuple(Target("town", town) for town in far)
    return tuple(group for group in (first, towns, pay, last) if group)


def placing(view: View, choosing: Choosing) -> bool:
    """Whether a road is to be chosen for a counter."""
    return view.phase == "plan" and choosing.stage == "way"


def _away(boot: str, road: str) -> int:
    connection = BOARD.connections[road]
    return min(BOARD.distance(boot, connection.a), BOARD.distance(boot, connection.b))


def step(key: str, found: Groups, focus: Target | None) -> Target:
    """Where an arrow key leads from the choice that has the focus."""
    order = [target for group in found for target in group]
    ahead = 1 if key in FORWARD else -1
    if focus not in order:
        return order[min(ahead, 0)]
    if key in ("ArrowRight", "ArrowLeft"):
        return order[(order.index(focus) + ahead) % len(order)]
    at = next(i for i, group in enumerate(found) if focus in group)
    return found[(at + ahead) % len(found)][0]


def typed(key: str, view: View, choosing: Choosing, focus: Target | None) -> Target | None:
    """The bid that a digit makes of what was typed before it; None: no bid is being typed."""
    if view.phase != "auction" or not choosing.actions:
        return None
    before = focus.name if focus is not None and focus.kind == "bid" else ""
    if key == "Backspace" and before[:-1]:
        return Target("bid", before[:-1])
    if not key.isascii() or not key.isdigit():
        return None
    return Target("bid", str(int((before + key)[-LONGEST_BID:])))


def shortcut(key: str, view: View, choosing: Choosing, focus: Target | None) -> Target | None:
    """What a key picks, on offer or not; None: the key is no shortcut now.

    P passes, a digit takes the counter at that place of the rack, 0 draws from the stack; B bids
    what was typed, else the least, and G takes gold or coins.
    """
    match key.lower():
        case "p":
            return PASS
        case "b" if view.phase == "auction":
            if focus is not None and focus.kind == "bid":
                return focus
            bids = [action.coins for action in choosing.actions if isinstance(action, Bid)]
            return Target("bid", str(min(bids))) if bids else None
        case "g":
            return _GOLD.get(view.phase)
        case "0":
            return _STACKS.get(view.phase)
    if not key.isascii() or not key.isdigit():
        return None
    counters = [each.target for each in places(view) if each.target.kind in _COUNTED[view.phase]]
    return counters[int(key) - 1] if int(key) <= len(counters) else None
