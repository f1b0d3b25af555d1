"""What a page brings itself: the one that the game serves has script, sheets and maps with it.

JupyterLab's page has none of them, so there the kernel sends all that the widgets need.
"""

import os

from elfenwidgets.ui.drawing.board.town_names import map_svg

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


def map_value(size: int) -> bytes:
    """The map for an Image: its SVG, or what stands for it where the page has the file."""
    return f"{_STANDS_FOR}{map_name(size)}".encode() if brings_all() else map_svg(size)
