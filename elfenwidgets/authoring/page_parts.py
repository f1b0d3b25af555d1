"""Writes what the page is built of besides its scripts: the widgets' sheets, and the pictures.

``python -m elfenwidgets.authoring.page_parts FOLDER``; `make built` does that.
"""

import sys
from pathlib import Path

from elfenwidgets.ui.drawing.brought import pictures
from elfenwidgets.ui.kit.styles import style


def main() -> None:
    """Write them into the folder that is named."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "widgets.css").write_text(style(), encoding="utf-8")
    for name, content in pictures().items():
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    main()
