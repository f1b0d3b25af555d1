"""Saved games: one file each in the user's data folder, and nobody but their players removes it."""

import json
import os
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from stat import S_ISREG
from typing import Any

from elfenwidgets.play.user_files import home, locked, sweep, write
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.rules.record.header import LARGEST

SUFFIX = ".elf.json"
LONGEST_NAME = 40  # letters that are told of a name in a file that nobody has checked


class MovedOn(Exception):
    """Somebody else went on with the saved game; what was to be written has a file of its own."""


def games() -> list[Path]:
    """The saved games, the last one played first.

    What is no file, as a dangling link or a folder of such a name, is left out.
    """
    return [path for _, path in sorted(_files(), key=lambda found: found[0], reverse=True)]


def _files() -> Iterator[tuple[int, Path]]:
    """Every saved game with the time of its last change, in nanoseconds."""
    try:
        with os.scandir(home() / "games") as entries:
            names = [entry.path for entry in entries if entry.name.endswith(SUFFIX)]
    except OSError:
        return
    for name in names:
        try:
            about = os.stat(name)
        except OSError:  # a link that leads nowhere, or a file just taken away
            continue
        if S_ISREG(about.st_mode):
            yield about.st_mtime_ns, Path(name)


class Save:
    """The file of one game, written anew after each action.

    It knows what it has read or written last. Where the file holds something else by then,
    another page has gone on with the game, and this one takes a file of its own.
    """

    def __init__(self, path: Path, known: bytes | None = None) -> None:
        self.path = path
        self._known = known

    @classmethod
    def new(cls) -> "Save":
        """A file of its own for a new game, named by the time."""
        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        return cls(home() / "games" / f"{stamp}-{secrets.token_hex(4)}{SUFFIX}")

    @classmethod
    def open(cls, path: Path) -> "Save":
        """A saved game, to go on with; ``content`` is what it holds.

        Raises:
            OSError: it cannot be read.
        """
        with path.open("rb") as file:
            return cls(path, file.read(LARGEST + 1))

    @property
    def content(self) -> bytes:
        """What the file held when it was last read or written; nothing while it is new."""
        return self._known or b""

    def write(self, record: Mapping[str, Any]) -> None:
        """Save a game's record as a whole or not at all; a record that lies there already stays.

        Raises:
            OSError: the folder cannot be written to.
            MovedOn: another page has changed the file; ``path`` is a new one that holds this game.
        """
        text = json.dumps(record)
        if text.encode() == self._known:
            return
        with locked():
            foreign = self._changed_by_others()
            path = Save.new().path if foreign else self.path
            if self._known is None:
                sweep(path.parent)
            write(path, text)
        self.path, self._known = path, text.encode()
        if foreign:
            raise MovedOn

    def _changed_by_others(self) -> bool:
        try:
            return self.path.read_bytes() != self._known
        except FileNotFoundError:
            return False
        except OSError:  # something that is no file any more
            return True


@dataclass(frozen=True)
class Last:
    """A saved game, as far as its file tells: when, by whom, how far it had come."""

    path: Path
    when: datetime
    names: tuple[str, ...]
    round: int
    over: bool

    @property
    def id(self) -> str:
        """What the game is called in an address: the name of its file."""
        return game_id(self.path)


def game_id(path: Path) -> str:
    """What a saved game is called in an address."""
    return path.name.removesuffix(SUFFIX)


def found(id: str) -> Path | None:
    """The saved game that is called so; what an address says never becomes a path."""
    return next((path for path in games() if game_id(path) == id), None)


def last() -> Last | None:
    """The game played last; None when nothing is saved."""
    return next(kept(), None)


def kept() -> Iterator[Last]:
    """The saved games, the last one played first, each looked into when it is asked for.

    The files are not checked: a broken one has no names, and a long name is cut.
    """
    for path in games():
        try:
            when = datetime.fromtimestamp(path.stat().st_mtime)
        except FileNotFoundError:  # taken away since
            continue
        except (OSError, ValueError, OverflowError):  # a time that no calendar has
            when = datetime.fromtimestamp(0, UTC)
        try:
            raw = json.loads(Save.open(path).content)
            players = raw["players"][: SEATS.stop - 1]
            names = tuple(_sendable(str(player["name"])) for player in players)
            rounds = sum(event["e"] == "round" for event in raw["events"])
            yield Last(path, when, names, rounds, raw["result"] is not None)
        except (OSError, ValueError, LookupError, TypeError, RecursionError):
            yield Last(path, when, (), 0, False)


def _sendable(name: str) -> str:
    """A name without half surrogate pairs, which no page can be sent, and not too long."""
    whole = name.encode(errors="replace").decode()
    return whole if len(whole) <= LONGEST_NAME else f"{whole[: LONGEST_NAME - 1]}…"
