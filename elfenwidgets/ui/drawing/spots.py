"""Where on the board a press means a road or a town, for a page that points it out by itself."""

from collections.abc import Mapping

from elfenwidgets.rules.board import BOARD
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.board import map_sizes
from elfenwidgets.ui.drawing.layout import Box
from elfenwidgets.ui.drawing.targets import DISCARD, Target

Spot = tuple[int, int, int, int]
"""Centre, width and height of a box."""

Spots = tuple[tuple[Spot, ...], tuple[tuple[tuple[int, int], ...], ...]]
"""The boxes that mean something, and the lines along which it lies."""


def _town(town: str) -> tuple[Spot, ...]:
    """Its vignette with a margin, and its name."""
    box = layout.town(town)
    return (
        _spot(box._replace(width=box.width + 18, height=box.height + 18)),
        _spot(map_sizes.box(town, map_sizes.DRAWN)),
    )


def _spot(box: Box) -> Spot:
    return round(box.x), round(box.y), round(box.width), round(box.height)


SPOTS: Mapping[str, Spots] = {
    **{
        Target("road", each.id).id: (
            tuple(
                _spot(box)
                for box in (
                    *((layout.slot(each.id),) if each.is_road else ()),
                    layout.price_tag(each.id),
                )
            ),
            layout.trace(each.id),
        )
        for each in BOARD.connections.values()
    },
    **{Target("town", town).id: (_town(town), ()) for town in BOARD.towns},
    DISCARD.id: ((_spot(layout.STACK),), ()),
}
"""Those of everything on the board, by the ids of the targets; in whole frame pixels.

A constant: what is loaded before a kernel is forked, none of the forks has to work out.
"""
