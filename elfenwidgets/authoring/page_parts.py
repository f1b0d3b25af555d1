"""Writes what the page is built of besides its scripts: the widgets' sheets, and the maps.

``python -m elfenwidgets.authoring.page_parts FOLDER``; `make built` does that.
"""

import sys
from pathlib import Path

from elfenwidgets.ui.drawing.board.town_names import DRAWN, LARGER, map_svg
from elfenwidgets.ui.drawing.brought import map_name
from elfenwidgets.ui.kit.styles import style


def main() -> None:
    """Write them into the folder that is named."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "widgets.css").write_text(style(), encoding="utf-8")
    for size in (DRAWN, *LARGER):
        (folder / map_name(size)).write_bytes(map_svg(size))


if __name__ == "__main__":
    main()
