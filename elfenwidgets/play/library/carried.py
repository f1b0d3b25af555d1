"""All that is kept as one file, for another browser or another computer."""

import gzip
import sqlite3
import tempfile
import zlib
from contextlib import closing
from pathlib import Path

from elfenwidgets.play.library.databases.database import Database
from elfenwidgets.play.library.databases.place import place
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.play.library.salvage import salvage

NAME = "elfenwidgets.sqlite3.gz"

LARGEST = 2**28
"""Bytes that a file may have when it is unpacked: years of games are less."""

_BEGIN = b"SQLite format 3\0"


class Foreign(ValueError):
    """What was brought is no such file."""


def pack_up() -> bytes:
    """The library as one file.

    Raises:
        Unavailable: it cannot be read now.
    """

    def copied(database: Database) -> bytes:
        database.tables()  # it can be read
        with closing(sqlite3.connect(str(place().file))) as file:
            return file.serialize()

    return gzip.compress(with_library(copied), 9, mtime=0)


def bring_in(content: bytes) -> int:
    """Take what is in such a file, besides all that is here and stays; the number of new games.

    Raises:
        Foreign: it is no such file.
        Unavailable: it cannot be kept.
    """
    unpacker = zlib.decompressobj(zlib.MAX_WBITS | 16)
    try:
        found = unpacker.decompress(content, LARGEST)
    except zlib.error as error:
        raise Foreign from error
    if not unpacker.eof or not found.startswith(_BEGIN):
        raise Foreign
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "brought"
        file.write_bytes(found)
        return with_library(lambda database: salvage(file, database))
