"""What readers of the course have learned: changed by many pages at once, lost by none."""

import os
from collections.abc import Callable

from elfenwidgets.play.library import keyed
from elfenwidgets.play.library.databases.database import Cause, Database, Row, Unavailable, owner
from elfenwidgets.play.library.keyed import Facts, Sound, any_fact, fact_rows, facts_of, put_facts
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.play.library.rows import to_json
from elfenwidgets.play.library.shapes import Broken

TAUGHT = ("stars", "answers", "mistakes")
"""What a teacher gets to see: nobody's games."""


def facts(sound: Sound = any_fact) -> Facts:
    """Everything kept that is not damaged, and ``sound``.

    Raises:
        Unavailable: the library cannot be read.
    """
    return with_library(lambda database: facts_of(fact_rows(database), sound))


def broken_facts(sound: Sound = any_fact) -> list[Broken]:
    """What is damaged of it; it raises what ``facts`` raises."""
    return with_library(lambda database: keyed.broken_facts(fact_rows(database), sound))


def change_facts(change: Callable[[Facts], Facts], sound: Sound = any_fact) -> None:
    """Change what is kept: nobody else changes it between the reading and the writing.

    ``change`` gets the facts as they are, and gives them as they are to be; what is damaged stays.

    Raises:
        Unavailable: the library cannot be written to; nothing is changed.
    """

    def work(database: Database) -> None:
        with database.transaction(f"learned {owner()}"):
            before = fact_rows(database)
            put_facts(database, before, change(facts_of(before, sound)), sound)

    with_library(work)


def stamp() -> object:
    """What differs from the last one whenever something in the library was changed.

    None where it cannot be read.
    """
    try:
        return with_library(lambda database: database.stamp())
    except OSError:
        return None


def trouble() -> Cause | None:
    """Why the library cannot be used now; None: it can."""
    try:
        with_library(lambda database: database.rows("SELECT version FROM library"))
    except Unavailable as error:
        return error.reason
    return None


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
        *map(to_json, TAUGHT),
    )
