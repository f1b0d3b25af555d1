"""Seats of a table that people take on devices of their own, each by a link that is its key.

Of a key only the hash is kept. The key in a link is good for one device: it is spent when the seat
is taken, and that device gets one of its own.
"""

import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from elfenwidgets.play.guests import is_guest
from elfenwidgets.play.library import shapes
from elfenwidgets.play.library.databases.database import Database, Row, owner
from elfenwidgets.play.library.links import KEY_BYTES, link_key, new_salt
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.play.library.shapes import Broken
from elfenwidgets.rules.engine import SEATS

DEVICE = "device"
HERE = "here"

LONGEST_KEY = 64
MOST = SEATS.stop - 1
"""Seats of a table at most."""

_COLUMNS = "game, seat, who, taken, page, salt, key"


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who has a seat now: ``HERE``, ``DEVICE`` or the name of a bot.

    ``taken``: a device has it; ``page`` names the one of its pages that has it open. ``link`` is
    the key of its link while no device has opened it, as the host's pages know it.
    """

    who: str
    taken: bool = False
    page: str = ""
    link: str = field(default="", repr=False)


Seating = Mapping[int, Sitting]
"""The seats that somebody has been given since the game began."""


@dataclass(frozen=True, slots=True)
class Held:
    """A seat as its device has it; ``key`` opens it again."""

    game: str
    seat: int
    key: str


class Seats:
    """The seats of one game, as one page knows them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._stamp: object = None
        self._known: Seating | None = None

    def news(self) -> Seating | None:
        """The seats, where they are others than at the last look; None: they are the same.

        It may be asked many times a second. Where the library cannot be read there is no news.
        """
        try:
            found = with_library(self._news)
        except OSError:
            return None
        if found is None or found == self._known:
            return None
        self._known = found
        return found

    def _news(self, database: Database) -> Seating | None:
        stamp = database.stamp()
        if stamp == self._stamp:
            return None
        self._stamp = stamp
        rows = database.rows(f"SELECT {_COLUMNS} FROM seat WHERE game = ?", self.game)
        return {
            seat: Sitting(who, bool(taken), page, _link(salt, key))
            for _, seat, who, taken, page, salt, key in shapes.whole(_decoded(rows))
        }


def broken_seats(database: Database) -> list[Broken]:
    """The damaged seats of the owner's games."""
    rows = database.rows(
        f"SELECT {_COLUMNS} FROM seat WHERE game IN (SELECT id FROM game WHERE owner = ?)", owner()
    )
    return shapes.damaged(_decoded(rows))


def every_seat(database: Database) -> Iterator[Row | Broken]:
    """The rows of all seats, at anybody's tables."""
    return _decoded(database.rows(f"SELECT {_COLUMNS} FROM seat"))


def offer_seat(game: str, seat: int) -> str:
    """Put a seat on a device: the key of its link. Whoever had the seat has it no longer.

    Raises:
        OSError: the library, or the folder beside it, cannot be written to.
    """
    salt = new_salt()
    key = link_key(salt)
    _put(game, seat, DEVICE, _hash(key), salt)
    return key


def give_seat(game: str, seat: int, who: str) -> None:
    """Have a seat played ``HERE`` or by a bot; its keys open nothing any more.

    Raises:
        Unavailable: the library cannot be written to.
    """
    _put(game, seat, who)


def take_seat(key: str, page: str) -> Held | None:
    """Open the seat of a key on a page, which has it alone from then on; None: it opens nothing.

    Raises:
        Unavailable: the library cannot be written to.
    """
    if not key or len(key) > LONGEST_KEY:
        return None
    return with_library(lambda database: _take(database, key, page))


def seat_of(key: str) -> str | None:
    """What a key of a seat opens, as a name of its own for each seat; None: it opens nothing.

    Nothing is spent by it.

    Raises:
        Unavailable: the library cannot be read.
    """
    if not key or len(key) > LONGEST_KEY:
        return None
    found = with_library(lambda database: _opened_by(database, key))
    return f"{found[0]}/{found[1]}" if found else None


def game_of(key: str) -> str | None:
    """The game in which a device's key opens a seat; None: it opens nothing.

    Raises:
        Unavailable: the library cannot be read.
    """
    found = with_library(
        lambda database: database.rows(
            "SELECT game FROM seat WHERE key = ? AND taken = 1", _hash(key)
        )
    )
    return str(found[0][0]) if found else None


def move_seats(before: str, after: str) -> None:
    """Let those who had seats in one game have the same ones in another, by the same keys.

    Raises:
        Unavailable: the library cannot be written to.
    """
    with_library(
        lambda database: database.run("UPDATE seat SET game = ? WHERE game = ?", after, before)
    )


def _take(database: Database, key: str, page: str) -> Held | None:
    with database.transaction("seat"):
        found = _opened_by(database, key)
        if found is None:
            return None
        game, seat, taken = found
        mine = key if taken else secrets.token_urlsafe(KEY_BYTES)
        database.run(
            "UPDATE seat SET key = ?, salt = '', taken = 1, page = ? WHERE game = ? AND seat = ?",
            *(_hash(mine), page, game, seat),
        )
        return Held(game, seat, mine)


def _opened_by(database: Database, key: str) -> Row | None:
    """The game and the seat of a key, and whether it is a device's."""
    found = database.rows(
        """SELECT seat.game, seat.seat, seat.taken FROM seat JOIN game ON game.id = seat.game
        WHERE seat.key = ? AND seat.who = ? AND game.deleted IS NULL""",
        *(_hash(key), DEVICE),
    )
    columns = (shapes.text, _seat, shapes.count)
    return next(shapes.whole(shapes.decoded("seat", found, *columns)), None)


def _decoded(rows: Iterable[Row]) -> Iterator[Row | Broken]:
    words = (shapes.text, shapes.text, shapes.text)
    columns = (shapes.text, _seat, shapes.text, shapes.count, *words)
    return shapes.decoded("seat", rows, *columns, named=2)


def _seat(value: object) -> int:
    seat = shapes.count(value)
    if seat >= MOST:
        raise ValueError("no seat")
    return seat


def _put(game: str, seat: int, who: str, key: str = "", salt: str = "") -> None:
    with_library(
        lambda database: database.run(
            """INSERT INTO seat (game, seat, who, key, salt, taken, page)
            VALUES (?, ?, ?, ?, ?, 0, '') ON CONFLICT (game, seat) DO UPDATE
            SET who = excluded.who, key = excluded.key, salt = excluded.salt,
                taken = 0, page = ''""",
            *(game, seat, who, key, salt),
        )
    )


def _link(salt: str, kept: str) -> str:
    """The key of the link that was made with a salt; nothing where another machine made it.

    A guest's page has no use for it.
    """
    if not salt or is_guest():
        return ""
    try:
        key = link_key(salt)
    except OSError:
        return ""
    return key if _hash(key) == kept else ""


def _hash(key: str) -> str:
    """What is kept of a key; 128 random bits need no salt."""
    return sha256(key.encode(errors="replace")).hexdigest()
