"""What a page brings itself: the one that the game serves has script, sheets and maps with it.

JupyterLab's page has none of them, so there the kernel sends all that the widgets need.
"""

import json
import os

from ipywidgets import Image

from elfenwidgets.ui.drawing.board.map_sizes import DRAWN, LARGER, map_svg
from elfenwidgets.ui.drawing.sprites import SPRITES

HEADER = "Elfen-Page"
"""The header of a request by which a kernel is told that it is such a page that asked for it."""

VARIABLE = f"HTTP_{HEADER.upper().replace('-', '_')}"
"""The kernel's variable for it."""

_STANDS_FOR = "elfen:"


def brings_all() -> bool:
    """Whether the page of this kernel has brought what it needs."""
    return VARIABLE in os.environ


def map_name(size: int) -> str:
    """The page's file of the map with names of a size."""
    return f"map-{size}.svg"


DRAWINGS = "sprites.json"
"""The page's file of the drawings of all sprites, by name."""


def drawings() -> dict[str, str]:
    """The drawing of each sprite, as SVG."""
    return {name: drawing for name, (_, _, drawing) in SPRITES.items()}


def pictures() -> dict[str, bytes]:
    """The page's files of what is painted on boards, by name."""
    maps = {map_name(size): map_svg(size) for size in (DRAWN, *LARGER)}
    return {**maps, DRAWINGS: json.dumps(drawings()).encode()}


def map_picture(size: int) -> Image:
    """The map: its SVG, or the address of what the page has brought."""
    if brings_all():
        return Image(value=f"{_STANDS_FOR}{map_name(size)}".encode(), format="url")
    return Image(value=map_svg(size), format="svg+xml")
