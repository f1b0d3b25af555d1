"""One game in the library as one page knows it: written event by event, never over another's."""

import secrets
import time

from elfenwidgets.play.library import shapes
from elfenwidgets.play.library.databases.database import Database, owner
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.play.library.rows import (
    Times,
    put,
    put_events,
    put_results,
    reasons_of,
    record_of,
    standing,
)
from elfenwidgets.rules.record import Record


class Late(Exception):
    """Another page has gone on with the game meanwhile; nothing of this one's was written."""


class Missing(LookupError):
    """There is no such game in the library."""


class Save:
    """A game in the library; ``id`` names it for ever.

    It knows the revision that this page has read or written last: what is written next is added
    to that one, or not at all. ``changed`` is when that came to be, in seconds since 1970; None: it
    is not known.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.changed: float | None = None
        self._known: Record | None = None
        self._revision = 0
        self._stamp: object = None

    @classmethod
    def new(cls) -> "Save":
        """A place for a new game; nothing is written yet."""
        return cls(secrets.token_hex(6))

    @property
    def new_game(self) -> bool:
        """Whether nothing was read or written yet."""
        return self._known is None

    def read(self) -> Record:
        """The game as it stands in the library now, not checked by any rule.

        Raises:
            Missing: there is none.
            ValueError: it is damaged.
            Unavailable: the library cannot be read.
        """
        return with_library(self._read)

    def news(self) -> Record | None:
        """The game as others have changed it since this page read or wrote it; None: nobody has.

        It may be asked many times a second. Where the library or the game cannot be read there is
        no news.
        """
        if self._known is None:
            return None
        try:
            return with_library(self._news)
        except (OSError, Missing, ValueError):
            return None

    def write(self, record: Record) -> None:
        """Write down what has come since, or was taken back; all of it or nothing.

        Raises:
            Unavailable: the library cannot be written to; what is missing comes with the next.
            Late: another page has changed the game; ``read`` tells how it stands.
        """
        known = self._known
        told = ("events", "result")
        if known is None or any(record[key] != known[key] for key in told):
            with_library(lambda database: self._write(database, record))

    def _read(self, database: Database) -> Record:
        self._stamp = database.stamp()
        found = database.rows(
            """SELECT game.revision, game.changed,
                CASE WHEN coalesce(number, 1) = 1 THEN header END,
                CASE WHEN coalesce(number, 1) = 1 THEN result END, number, event, reason
            FROM game LEFT JOIN event ON event.game = game.id WHERE game.id = ? ORDER BY number""",
            self.id,
        )
        if not found:
            raise Missing(self.id)
        revision, record = shapes.count(found[0][0]), record_of([row[2:] for row in found])
        changed = found[0][1]
        self.changed = float(changed) if isinstance(changed, int | float) else None
        self._revision, self._known = revision, record
        return record

    def _news(self, database: Database) -> Record | None:
        stamp = database.stamp()
        if stamp == self._stamp:
            return None
        self._stamp = stamp
        found = database.rows("SELECT revision FROM game WHERE id = ?", self.id)
        if not found or found[0][0] == self._revision:
            return None
        return self._read(database)

    def _write(self, database: Database, record: Record) -> None:
        now = time.time()
        with database.transaction():
            if not self._advance(database, record, now):
                if database.rows("SELECT 1 FROM game WHERE id = ?", self.id):
                    raise Late
                put(database, self.id, owner(), record, Times(now, now))
                self._revision = 0
        self._known, self.changed = record, now
        self._revision += 1

    def _advance(self, database: Database, record: Record, now: float) -> bool:
        """Whether the game was as this page knows it, and now is as the record says."""
        if self._known is None:
            return False
        advanced = database.run(
            """UPDATE game SET revision = revision + 1, changed = ?,
                events = ?, round = ?, finished = ?, result = ? WHERE id = ? AND revision = ?""",
            *(now, *standing(record), self.id, self._revision),
        )
        if not advanced:
            return False
        before, after = self._known["events"], record["events"]
        same = 0
        for old, new in zip(before, after, strict=False):
            if old != new:
                break
            same += 1
        if same < len(before):
            database.run("DELETE FROM event WHERE game = ? AND number > ?", self.id, same)
        put_events(database, self.id, after, same, reasons_of(record))
        if record["result"] != self._known["result"]:
            put_results(database, self.id, record)
        return True
