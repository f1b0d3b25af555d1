"""The library: games, settings, progress and results in a database, and nothing is ever lost there.

A file of SQLite in the user's data folder, or the PostgreSQL that ELFENWIDGETS_DATABASE names.
"""

from elfenwidgets.play.library.carried import NAME, Foreign, bring_in, pack_up
from elfenwidgets.play.library.damage import Census, broken
from elfenwidgets.play.library.databases.database import (
    Cause,
    Database,
    Unavailable,
    only_read,
    owner,
)
from elfenwidgets.play.library.databases.place import on_server, place, settle, there
from elfenwidgets.play.library.games import (
    KINDS,
    Kind,
    Listed,
    Step,
    bring_back,
    count_games,
    delete,
    games,
    import_record,
    kind_of,
    listed,
    played,
    rename,
    results,
    shared_games,
    travelled,
)
from elfenwidgets.play.library.house import MOST as MOST_HOUSE
from elfenwidgets.play.library.house import (
    Unnamed,
    drop_house_edition,
    house_editions,
    house_name,
    keep_house_edition,
    whole_name,
)
from elfenwidgets.play.library.keyed import FACTS, Facts
from elfenwidgets.play.library.learned import (
    broken_facts,
    change_facts,
    everyone,
    facts,
    stamp,
    teaches,
    trouble,
)
from elfenwidgets.play.library.opening import Notice, close, notices
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
from elfenwidgets.play.library.shapes import Broken

__all__ = [
    "DEVICE",
    "FACTS",
    "HERE",
    "KINDS",
    "MOST_HOUSE",
    "NAME",
    "Broken",
    "Cause",
    "Census",
    "Database",
    "Facts",
    "Foreign",
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
    "Step",
    "Unavailable",
    "Unnamed",
    "bring_back",
    "bring_in",
    "broken",
    "broken_facts",
    "change_facts",
    "close",
    "count_games",
    "delete",
    "drop_house_edition",
    "everyone",
    "facts",
    "game_of",
    "games",
    "give_seat",
    "house_editions",
    "house_name",
    "import_record",
    "keep_house_edition",
    "keep_setting",
    "kind_of",
    "listed",
    "move_seats",
    "notices",
    "offer_seat",
    "on_server",
    "only_read",
    "owner",
    "pack_up",
    "place",
    "played",
    "rename",
    "results",
    "seat_of",
    "settings",
    "settle",
    "shared_games",
    "shown_name",
    "stamp",
    "take_seat",
    "teaches",
    "there",
    "travelled",
    "trouble",
    "whole_name",
]
