"""The library in one file of the user's data folder."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from elfenwidgets.play.library.databases.database import Damaged, Database, Unavailable
from elfenwidgets.play.user_files import LOCK_TIMEOUT
from elfenwidgets.runtime import in_browser

_BROKEN = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_STRANGE = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT}
"""A table or a column is missing, or rows hold what they cannot hold."""


class Sqlite(Database):
    """A file, brought to the disk with each commit, power loss included.

    It has a write-ahead log where others may read it.
    """

    words: ClassVar = {"clustered": "WITHOUT ROWID"}
    begin = "BEGIN IMMEDIATE"

    def __init__(self, path: Path) -> None:
        """Open the file, which is made where there is none; nothing is written to it.

        Raises:
            Unavailable: it cannot be opened.
        """
        self.path = path
        with self._explained():
            connection = sqlite3.connect(
                path, timeout=LOCK_TIMEOUT, isolation_level=None, check_same_thread=False
            )
        connection.text_factory = _letters
        super().__init__(connection)
        self._opened = object()
        self._file = _file(path)
        try:
            self.run("PRAGMA synchronous = FULL")
            self.run("PRAGMA foreign_keys = ON")
        except BaseException:
            self.close()
            raise

    def keep_a_log(self) -> None:
        """Let nobody who reads wait for who writes; nobody else may open the file meanwhile.

        In the reader's browser nobody else does, and all that has changed is copied with each
        move: the log would be a hundred times the move, and there is none.
        """
        wanted = "delete" if in_browser() else "wal"
        if self.rows("PRAGMA journal_mode") != [(wanted,)]:
            # Some file systems know no log, and keep theirs.
            self.rows(f"PRAGMA journal_mode = {wanted}")

    def stamp(self) -> object:
        """The number of commits by others, and of rows that this connection has changed.

        Each connection counts for itself, so numbers of another one say nothing.
        """
        return self._opened, self.rows("PRAGMA data_version"), self._connection.total_changes

    def alive(self) -> bool:
        """Whether the file is still there, and no other one in its place."""
        return self._file == _file(self.path) != ()

    def tables(self) -> set[str]:
        """The tables that there are."""
        found = self.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {name for (name,) in found}

    def columns(self, table: str) -> set[str]:
        """The columns of a table; none where there is no such table."""
        return {name for (name,) in self.rows("SELECT name FROM pragma_table_info(?)", table)}

    def _lock(self, name: str) -> None:
        """One writer at a time is all that SQLite knows."""

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error:  # the disk is gone; what was begun goes with the connection
                self._connection.close()
                self._file = ()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.DatabaseError as error:
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
            if code in _BROKEN:
                raise Damaged from error
            raise Unavailable("foreign" if code in _STRANGE else "unwritable") from error
        except UnicodeDecodeError as error:  # its complaint quotes letters that are none any more
            raise Damaged from error


def _letters(text: bytes) -> str:
    """A text; what is none is half a letter, which no column takes: the row is damaged, not all."""
    return text.decode(errors="surrogateescape")


def _file(path: Path) -> tuple[int, ...]:
    """What tells one file from another that has its name."""
    try:
        about = os.stat(path)
    except OSError:
        return ()
    return about.st_dev, about.st_ino
