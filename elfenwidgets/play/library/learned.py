"""What the reader of the course has learned: changed by many pages at once, lost by none."""

from collections.abc import Callable

from elfenwidgets.play.library import keyed
from elfenwidgets.play.library.databases.database import Cause, Database, Unavailable, owner
from elfenwidgets.play.library.keyed import Facts, Sound, any_fact, fact_rows, facts_of, put_facts
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.play.library.shapes import Broken


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
