"""Where the library lies: a file of the user's data folder, or what ELFENWIDGETS_DATABASE names."""

import os
import re
from dataclasses import dataclass
from errno import ENAMETOOLONG
from pathlib import Path
from stat import S_ISREG

from elfenwidgets.play.library.databases.database import Unavailable
from elfenwidgets.play.user_files import HOME, home

DATABASE = "ELFENWIDGETS_DATABASE"
FILE = "library.sqlite3"
SERVER = ("postgresql://", "postgres://")

ENDINGS = (".sqlite3", ".sqlite", ".db")
"""How a name ends that may be given to a new file: of another one it is taken for a slip."""

_SCHEME = re.compile(r"[A-Za-z][\w+.-]+:")  # and no drive, which is one letter
_SQLITE = b"SQLite format 3\0"


@dataclass(frozen=True)
class LibraryPlace:
    """Where the library lies: a ``file``, or with None a server at the ``address``.

    ``variable`` is what names it, or would name another.
    """

    variable: str
    address: str
    file: Path | None

    @property
    def shown(self) -> str:
        """What people may be told of it: an address may have a password in it."""
        if self.file is None:
            return self.variable
        return str(self.file if self.variable == DATABASE else self.file.parent)


def place() -> LibraryPlace:
    """Where the library lies, by the environment; nothing is looked at there."""
    named = os.environ.get(DATABASE, "")
    if not named:
        return LibraryPlace(HOME, "", home() / FILE)
    if _SCHEME.match(named):
        return LibraryPlace(DATABASE, named, None)
    return LibraryPlace(DATABASE, named, Path(named))


def settle() -> None:
    """Let a name that begins where a command is typed mean the same place to all it starts."""
    for variable in (HOME, DATABASE):
        named = os.environ.get(variable)
        if named and not (variable == DATABASE and _SCHEME.match(named)):
            os.environ[variable] = os.path.abspath(named)


def on_server() -> bool:
    """Whether the library lies on a server."""
    return place().address.startswith(SERVER)


def there() -> bool:
    """Whether there is something already, as far as can be said without asking a server."""
    file = place().file
    return file is None or os.path.exists(file)  # and not if it cannot be asked for


def look_at(found: LibraryPlace) -> bool:
    """Whether the file of a place, which is fit to be opened, is still to be made.

    Raises:
        Unavailable: it is none of a library, or nobody would make one there.
    """
    assert found.file is not None
    named = found.variable == DATABASE
    try:
        about = os.stat(found.file)
        if not S_ISREG(about.st_mode):
            raise Unavailable("foreign")
        if named and about.st_size:
            with found.file.open("rb") as file:
                if file.read(len(_SQLITE)) != _SQLITE:
                    raise Unavailable("foreign")
    except (FileNotFoundError, NotADirectoryError) as error:
        if named and not (found.file.suffix in ENDINGS and found.file.parent.is_dir()):
            raise Unavailable("missing") from error
        return named
    except OSError as error:
        if named and error.errno == ENAMETOOLONG:
            raise Unavailable("missing") from error
        raise
    return False
