"""The user's data folder: where it is, and whole writes under a lock."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from platformdirs import user_data_path

HOME = "ELFENWIDGETS_HOME"

LOCK_TIMEOUT = 10
"""Seconds to wait for another process that is just writing."""

HALF = ".half-"
"""How the name of a file begins that is not written to its end yet."""


def home() -> Path:
    """The folder of everything kept; ELFENWIDGETS_HOME names another."""
    named = os.environ.get(HOME)
    return Path(named) if named else user_data_path("elfenwidgets", appauthor=False)


@contextmanager
def locked(file: Path | None = None) -> Iterator[None]:
    """Hold the exclusive lock of the folder: nobody else reads in order to write meanwhile.

    The folder is made where there is none, and half files in it are swept away. With a ``file`` it
    is the lock of that one alone, wherever it lies. A file system that knows no locks gives none.
    It is the lock of an empty SQLite file, which every system frees when a process ends, and which
    the library has loaded anyway.

    Raises:
        OSError: the folder cannot be written to, or another process holds the lock for too long.
    """
    path = home() / ".lock" if file is None else file.with_name(f".{file.name}.lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock = sqlite3.connect(path, timeout=LOCK_TIMEOUT, isolation_level=None)
    except sqlite3.Error as error:
        raise OSError(str(error)) from error
    with closing(lock):
        try:
            lock.executescript("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_IOERR_LOCK:
                raise OSError(str(error)) from error
        else:
            if file is None:
                sweep(path.parent)
        yield


def write(path: Path, text: str) -> None:
    """Replace a file by ``text`` as a whole or not at all, power loss included.

    It is written beside the old one, brought to the disk, and then takes its name. What depends on
    the old file is read and written under one lock.

    Raises:
        OSError: it cannot be written; the old file is as it was, and nothing lies beside it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=HALF, dir=path.parent)
    beside = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def sweep(folder: Path) -> None:
    """Remove the half files that processes left that ended while writing; under the lock."""
    for left in folder.glob(f"{HALF}*"):
        with suppress(OSError):
            left.unlink()
