"""The two databases behind one door: the same SQL for SQLite and PostgreSQL.

Both speak Python's DB-API; an object-relational mapper would cost each page's kernel eleven
megabytes, where the standard library's SQLite is loaded there anyway.
"""

import os
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from threading import RLock
from typing import Any, ClassVar, Literal

from elfenwidgets.play.guests import OWNER, is_guest

Cause = Literal["unwritable", "newer", "away", "address", "missing", "foreign", "driver"]
"""Why a database cannot be used: its disk or folder, its version, its server; the name is none that
could be understood, nothing is there, or something else than a whole library; or what speaks to a
server is not installed."""

Row = tuple[Any, ...]


class Unavailable(OSError):
    """The database cannot be read or written now; ``reason`` says why."""

    def __init__(self, reason: Cause) -> None:
        super().__init__(reason)
        self.reason: Cause = reason


class Damaged(Exception):
    """What lies in the file is no database, or not a whole one."""


class Database(ABC):
    """One connection. ``words`` are what the SQL of one product says otherwise than the other's.

    Values are set in for question marks. Threads take turns.
    """

    words: ClassVar[Mapping[str, str]]
    begin: ClassVar[str]
    writes: ClassVar[bool] = True

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._turn = RLock()

    def rows(self, statement: str, *values: object) -> list[Row]:
        """What a query finds.

        Raises:
            Unavailable: the database cannot be read now.
            Damaged: it cannot be read at all.
        """
        with self._turn, self._explained():
            found = self._connection.execute(self._spelled(statement), values or ())
            return [tuple(row) for row in found.fetchall()]

    def run(self, statement: str, *values: object) -> int:
        """How many rows a statement has changed; it raises what ``rows`` raises."""
        if not self.writes:
            return 0
        with self._turn, self._explained():
            done = self._connection.execute(self._spelled(statement), values or ())
            return int(done.rowcount)

    def run_each(self, statement: str, rows: Iterable[Row]) -> None:
        """Run a statement once for each row of values."""
        if not self.writes:
            return
        with self._turn, self._explained():
            self._connection.cursor().executemany(self._spelled(statement), list(rows))

    @contextmanager
    def transaction(self, lock: str = "") -> Iterator[None]:
        """All or nothing of what is written inside.

        ``lock`` names what is read in it in order to be written: one process at a time does so.
        """
        with self._turn:
            self.run(self.begin)
            try:
                if lock:
                    self._lock(lock)
                yield
                self.run("COMMIT")
            except BaseException:
                self._roll_back()
                raise

    def close(self) -> None:
        """Let go of it; everything that was committed is kept."""
        self._connection.close()

    def _spelled(self, statement: str) -> str:
        return statement

    @abstractmethod
    def stamp(self) -> object:
        """What differs from the last one whenever anybody has changed something; cheap to ask."""

    @abstractmethod
    def alive(self) -> bool:
        """Whether it is still the database that was opened."""

    @abstractmethod
    def tables(self) -> set[str]:
        """The tables that there are."""

    @abstractmethod
    def columns(self, table: str) -> set[str]:
        """The columns of a table; none where there is no such table."""

    @abstractmethod
    def _lock(self, name: str) -> None: ...

    @abstractmethod
    def _roll_back(self) -> None: ...

    @abstractmethod
    def _explained(self) -> Any:
        """A context that raises the driver's errors as ours."""


def only_read() -> None:
    """Let this process change nothing from now on: what it would write is passed over."""
    Database.writes = False


def owner() -> str:
    """Whose settings, progress and games: people share a database where a hub starts kernels."""
    return OWNER if is_guest() else os.environ.get("JUPYTERHUB_USER", "")
