"""The library: games, settings, progress and results in a database, and nothing is ever lost there.

A file of SQLite in the user's data folder, or the PostgreSQL that ELFENWIDGETS_DATABASE names.
"""

from elfenwidgets.play.library.database import Database, Unavailable, owner
from elfenwidgets.play.library.everyone import everyone, teaches
from elfenwidgets.play.library.games import (
    KINDS,
    Kind,
    Listed,
    bring_back,
    counted,
    delete,
    games,
    import_record,
    kind_of,
    listed,
    rename,
    results,
    shared_games,
)
from elfenwidgets.play.library.keyed import Facts
from elfenwidgets.play.library.learned import change_facts, facts, stamp
from elfenwidgets.play.library.opening import Notice, address, close, notices, on_server
from elfenwidgets.play.library.rows import shown_name
from elfenwidgets.play.library.save import Late, Missing, Save
from elfenwidgets.play.library.seats import (
    DEVICE,
    HERE,
    Held,
    Seating,
    Seats,
    Sitting,
    game_of,
    give_seat,
    move_seats,
    offer_seat,
    seat_of,
    take_seat,
)
from elfenwidgets.play.library.settings import keep_setting, settings

__all__ = [
    "DEVICE",
    "HERE",
    "KINDS",
    "Database",
    "Facts",
    "Held",
    "Kind",
    "Late",
    "Listed",
    "Missing",
    "Notice",
    "Save",
    "Seating",
    "Seats",
    "Sitting",
    "Unavailable",
    "address",
    "bring_back",
    "change_facts",
    "close",
    "counted",
    "delete",
    "everyone",
    "facts",
    "game_of",
    "games",
    "give_seat",
    "import_record",
    "keep_setting",
    "kind_of",
    "listed",
    "move_seats",
    "notices",
    "offer_seat",
    "on_server",
    "owner",
    "rename",
    "results",
    "seat_of",
    "settings",
    "shared_games",
    "shown_name",
    "stamp",
    "take_seat",
    "teaches",
]
