"""The library on a server: several machines, or the kernels of a hub, share it."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import ClassVar

import psycopg
from psycopg.conninfo import conninfo_to_dict

from elfenwidgets.play.library.databases.database import Database, Unavailable

CONNECT_TIMEOUT = 10
"""Seconds to wait for the server when it is first asked."""


class Postgres(Database):
    """A database named by an address of libpq; our tables have a schema of their own there."""

    words: ClassVar = {"clustered": ""}
    begin = "BEGIN"

    def __init__(self, address: str) -> None:
        """Connect.

        Raises:
            Unavailable: nobody answers there, or lets us in, or it is no address.
        """
        try:
            ports = str(conninfo_to_dict(address).get("port", ""))
        except psycopg.Error:
            raise Unavailable("address") from None  # its text may hold a password
        if not all(map(_is_port, ports.split(","))):  # of several servers, each its own
            raise Unavailable("address")
        with self._explained():
            super().__init__(
                psycopg.connect(address, autocommit=True, connect_timeout=CONNECT_TIMEOUT)
            )
            with self.transaction("schema"):
                self.run("CREATE SCHEMA IF NOT EXISTS elfenwidgets")
            self.run("SET search_path TO elfenwidgets")

    def stamp(self) -> object:
        """Which transactions are to be seen: that is all that a change can change."""
        return self.rows("SELECT CAST(pg_current_snapshot() AS text)")

    def alive(self) -> bool:
        """Whether the connection is still there, as far as is known."""
        return not self._connection.closed

    def tables(self) -> set[str]:
        """The tables that there are."""
        found = self.rows("SELECT tablename FROM pg_tables WHERE schemaname = 'elfenwidgets'")
        return {name for (name,) in found}

    def columns(self, table: str) -> set[str]:
        """The columns of a table; none where there is no such table."""
        found = self.rows(
            """SELECT attname FROM pg_attribute
            WHERE attrelid = to_regclass(?) AND attnum > 0 AND NOT attisdropped""",
            f"elfenwidgets.{table}",
        )
        return {name for (name,) in found}

    def _spelled(self, statement: str) -> str:
        return statement.replace("?", "%s")

    def _lock(self, name: str) -> None:
        self.rows(
            "SELECT 1 FROM pg_advisory_xact_lock(hashtext('elfenwidgets'), hashtext(?))", name
        )

    def _roll_back(self) -> None:
        with suppress(psycopg.Error):
            self._connection.execute("ROLLBACK")

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except psycopg.errors.DiskFull as error:
            raise Unavailable("unwritable") from error
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            # its text may hold the address, and with it a password
            raise Unavailable("away") from error
        except psycopg.Error as error:  # no such table or column, or not for us
            raise Unavailable("foreign") from error


def _is_port(said: str) -> bool:
    """Whether that is a port, or leaves the usual one."""
    return not said or (said.isascii() and said.isdigit() and 0 < int(said) < 2**16)
