"""All that is damaged of what somebody keeps, as their list of games names it."""

from elfenwidgets.play.library.databases.database import Database
from elfenwidgets.play.library.games import broken_games, broken_results
from elfenwidgets.play.library.keyed import Sound, broken_facts, broken_settings, fact_rows
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.play.library.seats import broken_seats
from elfenwidgets.play.library.shapes import Broken


def broken(sound: Sound) -> list[Broken]:
    """The owner's damaged rows, but for games, which the lists of games have among them.

    Raises:
        Unavailable: the library cannot be read.
    """

    def work(database: Database) -> list[Broken]:
        return [
            *broken_games(database),
            *broken_seats(database),
            *broken_results(database),
            *broken_settings(database),
            *broken_facts(fact_rows(database), sound),
        ]

    return with_library(work)
