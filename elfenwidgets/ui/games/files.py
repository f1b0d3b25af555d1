"""The results of all games as a file for a spreadsheet."""

import csv
import io

from elfenwidgets.play import library
from elfenwidgets.rules.edition import editions
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.saved_game import when

COLUMNS = (
    *("game", "name", "ended", "edition", "round", "seat", "player", "bot"),
    *("pieces", "distance", "score", "cards", "won"),
)
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a cell begins with that a spreadsheet would reckon out."""


def results_csv() -> str:
    """Every seat of every finished game, a row each; a printed edition by its key.

    Raises:
        Unavailable: the library cannot be read.
    """
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(COLUMNS)
    turned = {game: each for game, each in library.played().items() if each != editions()[each.key]}
    names = {each: words.edition(each) for each in set(turned.values())}
    for game, name, ended, edition, *rest in library.results():
        said = names[turned[game]] if game in turned else edition
        cells = [game, name, when(ended).isoformat(timespec="seconds"), said, *rest]
        writer.writerow([_cell(cell) for cell in cells])
    return file.getvalue()


def _cell(value: object) -> object:
    """A value as a spreadsheet may show it: a name is never a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
