"""What lay in files before there was a database: taken over once, and left where it is."""

import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from stat import S_ISREG
from typing import Any

from elfenwidgets import json_text
from elfenwidgets.play.library.databases.database import Database, owner
from elfenwidgets.play.library.keyed import FACTS, put_facts, put_setting
from elfenwidgets.play.library.rows import Times, put, to_json
from elfenwidgets.rules.record.header import LARGEST, SUFFIX, RecordError, read

LARGEST_FILE = 20_000_000


def take_over(database: Database, folder: Path) -> list[str]:
    """Take over the games, settings and progress of a folder, unless that was done already.

    It gives the names of the files that could not be read.
    """
    # Letters, of whatever bytes its name is.
    named = os.fsencode(folder.absolute()).decode(errors="backslashreplace")
    mine = (owner(), named)
    if _done(database, mine):
        return []
    left: list[str] = []
    with database.transaction("taking over"):
        if not _done(database, mine):
            left = [*_games(database, folder), *_settings(database, folder)]
            left += _progress(database, folder)
            database.run("INSERT INTO taken_over (owner, folder) VALUES (?, ?)", *mine)
    return left


def _done(database: Database, mine: tuple[str, str]) -> bool:
    done = "SELECT 1 FROM taken_over WHERE owner = ? AND folder = ?"
    return bool(database.rows(done, *mine))


def _games(database: Database, folder: Path) -> Iterator[str]:
    """Take the games over; the names of those that are none."""
    for path in sorted((folder / "games").glob(f"*{SUFFIX}")):
        content = _content(path, LARGEST)
        if content is None:
            continue
        try:
            read(content)
            record = json_text.read(content)
            changed = path.stat().st_mtime
            id = sha256(path.name.encode(errors="surrogateescape")).hexdigest()[:12]
            put(database, id, owner(), record, Times(changed, changed))
        except (RecordError, OSError, ValueError, LookupError, TypeError, AttributeError):
            yield path.name


def _settings(database: Database, folder: Path) -> Iterator[str]:
    found: dict[str, Any] = {}
    yield from _object(folder / "settings.json", found)
    for key, value in found.items():
        put_setting(database, key, to_json(value))


def _progress(database: Database, folder: Path) -> Iterator[str]:
    found: dict[str, Any] = {}
    yield from _object(folder / "progress.json", found)
    if found.get("version", 1) != 1:
        yield "progress.json"
        return
    facts = {kind: found[kind] for kind in FACTS if isinstance(found.get(kind), dict)}
    if isinstance(found.get("journey"), dict):
        facts["journey"] = {"": found["journey"]}
    put_facts(database, {}, facts)


def _object(path: Path, found: dict[str, Any]) -> Iterator[str]:
    """Read the object in a file; its name, where there is a file and no object in it."""
    content = _content(path, LARGEST_FILE)
    if content is None:
        return
    try:
        inside = json_text.read(content)
    except ValueError:
        inside = None
    if isinstance(inside, dict):
        found.update(inside)
    else:
        yield path.name


def _content(path: Path, largest: int) -> bytes | None:
    """What stands in a file, ``largest`` bytes at most; None where there is no file."""
    try:
        if not S_ISREG(os.stat(path).st_mode):
            return None
        with path.open("rb") as file:
            return file.read(largest)
    except OSError:
        return None
