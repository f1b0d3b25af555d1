"""The results of all games as a file for a spreadsheet."""

import csv
import io

from elfenwidgets.play import library
from elfenwidgets.ui.phrases.saved_game import when

COLUMNS = (
    *("game", "name", "ended", "edition", "round", "seat", "player", "bot"),
    *("pieces", "distance", "score", "cards", "won"),
)
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a cell begins with that a spreadsheet would reckon out."""


def results_csv() -> str:
    """Every seat of every finished game, a row each.

    Raises:
        Unavailable: the library cannot be read.
    """
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(COLUMNS)
    for row in library.results():
        game, name, ended, *rest = row
        cells = [game, name, when(ended).isoformat(timespec="seconds"), *rest]
        writer.writerow([_cell(cell) for cell in cells])
    return file.getvalue()


def _cell(value: object) -> object:
    """A value as a spreadsheet may show it: a name is never a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
