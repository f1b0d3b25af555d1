"""What can be read out of a damaged file: whole rows, and games event by event."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from elfenwidgets import json_text
from elfenwidgets.play.library.databases.database import Database, Row
from elfenwidgets.play.library.rows import Times, put, record_of

_GAME = "SELECT owner, began, changed, deleted, name, header, result, events FROM game WHERE id = ?"
_EVENTS = "SELECT number, event, reason FROM event WHERE game = ? ORDER BY number"
_PLAIN = {
    "setting": ("owner", "key", "value"),
    "learned": ("owner", "kind", "key", "value"),
    "taken_over": ("owner", "folder"),
    "seat": ("game", "seat", "who", "key", "taken", "page", "salt"),
}


_UNREADABLE = sqlite3.Error, UnicodeDecodeError
"""What SQLite raises of a damaged file: the latter, where what it quotes is no text any more."""


def salvage(damaged: Path, database: Database) -> int:
    """Take all that can be read of a damaged file into a new database; how many games it was.

    Raises:
        Unavailable: the new one cannot be written to.
    """
    with closing(sqlite3.connect(damaged)) as old, database.transaction():
        with suppress(*_UNREADABLE):  # opens a file that was cut short, too
            old.execute("PRAGMA writable_schema = ON")
        for table, columns in _PLAIN.items():
            names, marks = ", ".join(columns), ", ".join("?" * len(columns))
            fill = f"INSERT INTO {table} ({names}) VALUES ({marks}) ON CONFLICT DO NOTHING"
            database.run_each(fill, dict.fromkeys(_readable(old, names, table, columns[1])))
        ids = [
            *_readable(old, "id", "game", "id"),
            *_readable(old, "DISTINCT game", "event", "game"),
        ]
        return sum(_game(old, id, database) for (id,) in dict.fromkeys(ids))


def _game(old: sqlite3.Connection, id: str, database: Database) -> bool:
    """Whether a game could be taken over, as far as its events can be read one after the other."""
    try:
        found = old.execute(_GAME, (id,)).fetchone()
        if found is None:
            return False
        owner, began, changed, deleted, name, header, result, count = found
        events = list(_in_a_row(old, id))
        whole = len(events) == count
        outside = (header, result if whole else None)
        record = record_of([(*outside, *event) for event in events])
        times = Times(float(began), float(changed), None if deleted is None else float(deleted))
        return put(database, id, str(owner), record, times, str(name))
    except (sqlite3.Error, ValueError, LookupError, TypeError, AttributeError):
        return False


def _in_a_row(old: sqlite3.Connection, id: str) -> Iterator[Row]:
    """The events from the first to the last that can be read."""
    with suppress(sqlite3.Error, ValueError):
        for due, (number, event, reason) in enumerate(old.execute(_EVENTS, (id,)), 1):
            if number != due:
                return
            json_text.read(event)
            yield number, event, reason


def _readable(old: sqlite3.Connection, columns: str, table: str, order: str) -> Iterator[Any]:
    """The rows of a table from both ends up to where it is broken, by its index and without it."""
    for source in (table, f"{table} NOT INDEXED"):
        for way in ("ASC", "DESC"):
            with suppress(*_UNREADABLE):
                rows = old.execute(f"SELECT {columns} FROM {source} ORDER BY {order} {way}")
                yield from (row for row in rows if all(type(value) in (str, int) for value in row))
