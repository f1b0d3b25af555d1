"""What everyone has learned who shares a library, for those who teach there and nobody else."""

import os

from elfenwidgets.play.library.databases.database import Database, Row, owner
from elfenwidgets.play.library.keyed import Facts, Sound, any_fact, facts_of
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.play.library.rows import to_json

KINDS = ("stars", "answers", "mistakes")
"""What a teacher gets to see: nobody's games."""


def teaches() -> bool:
    """Whether ELFENWIDGETS_TEACHERS names this person; where nobody is named, nobody teaches."""
    named = os.environ.get("ELFENWIDGETS_TEACHERS", "").replace(",", " ").split()
    return owner() in named


def everyone(sound: Sound = any_fact) -> dict[str, Facts]:
    """What each owner has learned, by name, that is not damaged, and ``sound``.

    Raises:
        Unavailable: the library cannot be read.
    """
    if not teaches():
        return {}
    found: dict[str, dict[tuple[str, str], str]] = {}
    for name, kind, key, value in with_library(_rows):
        found.setdefault(name, {})[kind, key] = value
    return {name: facts_of(rows, sound) for name, rows in found.items()}


def _rows(database: Database) -> list[Row]:
    return database.rows(
        "SELECT owner, kind, key, value FROM learned WHERE kind IN (?, ?, ?) ORDER BY owner",
        *map(to_json, KINDS),
    )
