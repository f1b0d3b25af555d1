"""Where games and settings are kept: files in the user's data folder."""

import json
import os
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from elfenwidgets.play.game import Game

SUFFIX = ".elf.json"
KEPT = 20


def home() -> Path:
    """The folder of everything kept; ELFENWIDGETS_HOME names another."""
    named = os.environ.get("ELFENWIDGETS_HOME")
    return Path(named) if named else user_data_path("elfenwidgets", appauthor=False)


def games() -> list[Path]:
    """The saved games, the last one played first."""
    found = (home() / "games").glob(f"*{SUFFIX}")
    return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


@dataclass(frozen=True)
class Save:
    """The file of one game, written anew after each action."""

    path: Path

    @classmethod
    def new(cls) -> "Save":
        """A file of its own for a new game, named by the time."""
        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        return cls(home() / "games" / f"{stamp}-{secrets.token_hex(2)}{SUFFIX}")

    def write(self, game: Game) -> None:
        """Save the game as a whole or not at all.

        Raises:
            OSError: the folder cannot be written to.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        _replace(self.path, game.record())
        for old in games()[KEPT:]:
            old.unlink(missing_ok=True)


@dataclass(frozen=True)
class Last:
    """The game played last, as far as its file tells: when, by whom, how far it had come."""

    path: Path
    when: datetime
    names: tuple[str, ...]
    round: int
    over: bool


def last() -> Last | None:
    """The game played last; None when nothing is saved. A broken file has no names."""
    for path in games()[:1]:
        when = datetime.fromtimestamp(path.stat().st_mtime)
        try:
            raw = json.loads(path.read_text(encoding="utf-8"))
            names = tuple(str(player["name"]) for player in raw["players"])
            rounds = sum(event["e"] == "round" for event in raw["events"])
            return Last(path, when, names, rounds, raw["result"] is not None)
        except (OSError, ValueError, LookupError, TypeError, RecursionError):
            return Last(path, when, (), 0, False)
    return None


def settings() -> dict[str, Any]:
    """What the user chose last, as the language; empty where nothing is kept or readable."""
    try:
        found = json.loads((home() / "settings.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def keep_setting(key: str, value: Any) -> None:
    """Remember one choice, a JSON value.

    Raises:
        OSError: the folder cannot be written to.
    """
    home().mkdir(parents=True, exist_ok=True)
    _replace(home() / "settings.json", settings() | {key: value})


def _replace(path: Path, content: dict[str, Any]) -> None:
    """Write beside and rename, so that a crash leaves the old file or the new one."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_text(json.dumps(content), encoding="utf-8")
    beside.replace(path)
