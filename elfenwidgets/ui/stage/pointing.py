"""What a lesson points at: the names in its data, as things on the board and on the rack."""

from collections.abc import Iterable

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.rack.places import places
from elfenwidgets.ui.drawing.targets import Target


def targets(names: Iterable[str], view: View) -> frozenset[Target]:
    """The targets that a hint names; what lies neither on board nor rack, as the chart, is none."""
    found = set[Target]()
    for name in names:
        if ":" in name:
            found.add(Target("road", name))
        elif name in _ON_RACK:
            lying = {place.target for place in places(view)}
            found |= {target for target in lying if target.kind in _ON_RACK[name]}
        elif name in BOARD.towns:
            found.add(Target("town", name))
    return frozenset(found)


_ON_RACK = {
    "display": ("display",),
    "market": ("market", "deck"),
    "gold": ("gold",),
    "drawn": ("drawn",),
    "pile": ("pile",),
    "hand": ("card",),
    "counters": ("counter", "secret"),
    "obstacle": ("obstacle",),
    "pass": (),
    "end": (),
}
