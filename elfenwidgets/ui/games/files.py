"""Files to take along: a link with the file inside, for the page has no folder to fetch it from."""

import csv
import io
from base64 import b64encode
from html import escape

from elfenwidgets.play import library
from elfenwidgets.ui.phrases.saved_game import when

COLUMNS = (
    *("game", "name", "ended", "edition", "round", "seat", "player", "bot"),
    *("pieces", "distance", "score", "cards", "won"),
)
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a cell begins with that a spreadsheet would reckon out."""


def link(text: str, kind: str, name: str, said: str) -> str:
    """A link by which the browser saves a text as a file."""
    packed = b64encode(text.encode()).decode()
    return (
        f'<p><a download="{escape(name)}" href="data:{kind};charset=utf-8;base64,{packed}">'
        f"{escape(said)}</a></p>"
    )


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
