"""The order in which the keyboard goes through the choices, and its shortcuts."""

from __future__ import annotations

from collections import defaultdict
from string import digits
from typing import TYPE_CHECKING

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.rack.places import places
from elfenwidgets.ui.drawing.targets import PASS, PILE, Target
from elfenwidgets.ui.picking.gold import keys as gold
from elfenwidgets.ui.picking.narrowing import Choosing

if TYPE_CHECKING:
    from elfenwidgets.play.journeys.reachable import Reach

FORWARD = ("ArrowRight", "ArrowDown")
BACKWARD = ("ArrowLeft", "ArrowUp")
ARROWS = FORWARD + BACKWARD

EVERYWHERE = (*digits, "p", "u", "h", "?", "Escape", *gold.KEYS)
"""The keys of the table that hold beside its canvases, too, as the browser names them."""

STRIDE = 4
"""So many roads further up and down lead."""

_COUNTED = defaultdict[str, tuple[str, ...]](
    tuple,
    draw=("display",),
    plan=("counter", "secret", "obstacle"),
    keep=("counter", "secret"),
    keep_items=("counter", "secret"),
    **gold.COUNTED,
)
"""What digits count on the rack, by phase."""

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


def shortcut(key: str, view: View) -> Target | None:
    """What a key picks: P passes, a digit takes the counter at that place of the rack, 0 the pile.

    None: the key is no shortcut now. What it picks may not be on offer.
    """
    if key in ("p", "P"):
        return PASS
    if not key.isascii() or not key.isdigit():
        return None
    if key == "0":
        return PILE if view.phase in ("draw_secret", "draw") else None
    counters = [each.target for each in places(view) if each.target.kind in _COUNTED[view.phase]]
    return counters[int(key) - 1] if int(key) <= len(counters) else None
