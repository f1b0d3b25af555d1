"""The library of this process: where it lies, opened when it is first asked for."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from threading import RLock
from typing import TypeVar

from elfenwidgets.play.guests import is_guest
from elfenwidgets.play.library.databases.database import Damaged, Database, Unavailable
from elfenwidgets.play.library.databases.place import SERVER, LibraryPlace, look_at, place
from elfenwidgets.play.library.databases.schema import bring_up_to_date
from elfenwidgets.play.library.databases.sqlite import Sqlite
from elfenwidgets.play.library.salvage import salvage
from elfenwidgets.play.library.takeover import take_over
from elfenwidgets.play.user_files import home, locked

BESIDE = ("", "-wal", "-shm")
"""What SQLite keeps beside a file belongs to it."""

T = TypeVar("T")


@dataclass(frozen=True)
class Notice:
    """What the people at this page have to hear once: a key, and the values of its sentence."""

    key: str
    values: dict[str, str | int] = field(default_factory=dict)


@dataclass
class _Process:
    """What this process holds open, and what it has to tell."""

    place: LibraryPlace | None = None
    database: Database | None = None
    notices: list[Notice] = field(default_factory=list)
    turn: RLock = field(default_factory=RLock)


_process = _Process()


def with_library(work: Callable[[Database], T]) -> T:
    """Do something with the library; a damaged one is set aside, and it is done with a new one.

    Raises:
        Unavailable: it cannot be read or written now.
    """
    with _process.turn:
        try:
            return work(_database())
        except Damaged:
            try:
                _begin_anew()
                return work(_database())
            except Damaged as error:
                raise Unavailable("unwritable") from error


def notices() -> list[Notice]:
    """What is to be told and was not told yet."""
    told, _process.notices = _process.notices, []
    return told


def close() -> None:
    """Let go of the library; it is opened again when it is asked for."""
    with _process.turn:
        if _process.database is not None:
            with suppress(Exception):  # a connection that is broken already
                _process.database.close()
        _process.database = None


def _database() -> Database:
    where = place()
    held = _process.database
    if held is not None and _process.place == where and held.alive():
        return held
    close()
    try:
        if where.file is None:
            _process.database = _on_server(where.address)
        else:
            _process.database = _in_file(where, where.file)
    except Unavailable:
        raise
    except OSError as error:
        raise Unavailable("unwritable") from error
    _process.place = where
    return _process.database


def _on_server(address: str) -> Database:
    if not address.startswith(SERVER):
        raise Unavailable("address")
    try:
        from elfenwidgets.play.library.databases.postgres import Postgres
    except ImportError as error:  # the extra is not installed
        raise Unavailable("driver") from error
    return _ready(Postgres(address))


def _in_file(where: LibraryPlace, file: Path) -> Database:
    look_at(where)  # before anything is made beside it
    with locked(_elsewhere(file)):
        new = look_at(where)
        database = _ready(Sqlite(file))
    if new:
        _process.notices.append(Notice("library-new", {"file": str(file)}))
    return database


def _elsewhere(file: Path) -> Path | None:
    """A file that does not lie in the user's folder, and so has a lock of its own."""
    return None if file.parent == home() else file


def _ready(database: Database) -> Database:
    """The database with today's tables, and with what lay in files before."""
    try:
        bring_up_to_date(database)
        if isinstance(database, Sqlite):
            database.keep_a_log()
        # What lies in the folder is not a guest's.
        left = [] if is_guest() else take_over(database, home())
    except BaseException:
        database.close()
        raise
    if left:
        _process.notices.append(Notice("library-left", {"files": ", ".join(left)}))
    return database


def _begin_anew() -> None:
    """Set the damaged file aside and begin a new one with all that can be read of it.

    Raises:
        Damaged: there is no file to set aside.
    """
    close()
    path = place().file
    if path is None:
        raise Damaged
    with locked(_elsewhere(path)):
        if _whole(path):  # another process was quicker
            return
        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
        aside = path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
        for end in BESIDE:
            with suppress(FileNotFoundError):
                Path(f"{path}{end}").rename(f"{aside}{end}")
        database = Sqlite(path)
        try:
            bring_up_to_date(database)
            database.keep_a_log()
            games = salvage(aside, database)
        finally:
            database.close()
    _process.notices.append(Notice("library-damaged", {"file": str(aside), "count": games}))


def _whole(path: Path) -> bool:
    """Whether a look through every page of the file finds no fault."""
    try:
        database = Sqlite(path)
        try:
            return database.rows("PRAGMA integrity_check(1)") == [("ok",)]
        finally:
            database.close()
    except Damaged:
        return False
