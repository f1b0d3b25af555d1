"""The house editions that somebody has made, each by its name in a row of the settings."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from elfenwidgets.play.library.databases.database import Database, owner
from elfenwidgets.play.library.keyed import put_setting, setting_rows
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.play.library.rows import to_json
from elfenwidgets.play.library.settings import keep_setting, settings
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.refusal import Refused

MOST = 30
"""House editions of one person."""

LONGEST = 40
"""Letters of a name."""

_PREFIX = "house-edition/"


class Unnamed(ValueError):
    """It cannot be kept by this name; the key of the sentence that says why."""

    @property
    def key(self) -> str:
        """The key of the sentence."""
        return str(self.args[0])


def house_editions() -> dict[str, Edition]:
    """All of them by name, in the order of the alphabet, but for damaged ones."""
    found = {
        name: read
        for name, value in _kept(settings()).items()
        if (read := _edition(value)) is not None
    }
    return {name: found[name] for name in sorted(found, key=str.casefold)}


def house_name(edition: Edition) -> str | None:
    """What the house edition with these very rules is called; None: there is none.

    Which printed edition either began from does not matter: a file does not say that.
    """
    kept = house_editions().items()
    return next((name for name, each in kept if replace(each, key=edition.key) == edition), None)


def whole_name(words: str) -> str:
    """A name as it is kept: what can be printed, without spaces around it."""
    printable = "".join(letter if letter.isprintable() else " " for letter in words[: 10 * LONGEST])
    return " ".join(printable.split())[:LONGEST].strip()


def keep_house_edition(words: str, edition: Edition) -> str:
    """Keep an edition by a new name; the name as it is kept.

    Raises:
        Unnamed: there is no name, or one of that name, or there are too many.
        Unavailable: the library cannot be written to.
    """
    name = whole_name(words)
    if not name:
        raise Unnamed("house-nameless")

    def work(database: Database) -> None:
        with database.transaction(f"house editions {owner()}"):
            there = _kept(setting_rows(database))
            if name.casefold() in map(str.casefold, there):
                raise Unnamed("house-taken")
            if len(there) >= MOST:
                raise Unnamed("house-many")
            rules = {"key": edition.key, **edition.rules()}
            put_setting(database, _PREFIX + name, to_json(rules))

    with_library(work)
    return name


def drop_house_edition(name: str) -> None:
    """Delete one.

    Raises:
        Unavailable: the library cannot be written to.
    """
    keep_setting(_PREFIX + name, None)


def _kept(choices: Mapping[str, Any]) -> dict[str, object]:
    """All that is kept by the names of house editions, what no edition can be read of, too."""
    return {
        key.removeprefix(_PREFIX): value
        for key, value in choices.items()
        if key.startswith(_PREFIX) and value is not None
    }


def _edition(value: object) -> Edition | None:
    if not isinstance(value, dict) or value.get("key") not in [*editions()]:
        return None
    rules = {name: each for name, each in value.items() if name != "key"}
    try:
        return editions()[value["key"]].with_rules(**rules)
    except Refused:
        return None
