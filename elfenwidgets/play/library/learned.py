"""What the reader of the course has learned: changed by many pages at once, lost by none."""

from collections.abc import Callable

from elfenwidgets.play.library.database import Database, owner
from elfenwidgets.play.library.keyed import Facts, fact_rows, facts_of, put_facts
from elfenwidgets.play.library.opening import with_library


def facts() -> Facts:
    """Everything kept.

    Raises:
        Unavailable: the library cannot be read.
        ValueError: what is kept is no JSON.
    """
    return with_library(lambda database: facts_of(fact_rows(database)))


def change_facts(change: Callable[[Facts], Facts]) -> None:
    """Change what is kept: nobody else changes it between the reading and the writing.

    ``change`` gets the facts as they are, and gives them as they are to be.

    Raises:
        Unavailable: the library cannot be written to; nothing is changed.
    """

    def work(database: Database) -> None:
        with database.transaction(f"learned {owner()}"):
            before = fact_rows(database)
            put_facts(database, before, change(facts_of(before)))

    with_library(work)


def stamp() -> object:
    """What differs from the last one whenever something in the library was changed.

    None where it cannot be read.
    """
    try:
        return with_library(lambda database: database.stamp())
    except OSError:
        return None
