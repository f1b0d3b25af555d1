"""What is said of a saved game: who plays, how far it has come, who won, when it was."""

from datetime import UTC, datetime

from elfenwidgets.play.library import Broken, Listed
from elfenwidgets.text import Value, t
from elfenwidgets.ui.phrases import words

LONGEST = 20
"""Letters of a name in a list; a record may hold longer ones."""


def about(game: Listed) -> str:
    """Who plays and how far they have come, and when it was."""
    values: dict[str, Value] = {"names": _all(game.players), "when": when(game.changed)}
    if game.over:
        return t("start-resume-over", **values)
    return t("start-resume-about", **values, round=game.round)


def line(game: Listed | Broken) -> str:
    """The line of a game in the list, its own name first."""
    if isinstance(game, Broken):
        return t("games-broken-game", id=game.id)
    names = [game.players[seat] for seat in game.winners if seat in range(len(game.players))]
    said = about(game)
    if names:
        said = t("games-won", about=said, winners=_all(names))
    return t("games-named", title=game.name, about=said) if game.name else said


def when(seconds: float) -> datetime:
    """A time as people tell it; the beginning of time for one that no calendar has."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0, UTC)


def short(name: str, most: int = LONGEST) -> str:
    """A name as a list has room for it."""
    return name if len(name) <= most else f"{name[:most]}…"


def _all(names: "list[str] | tuple[str, ...]") -> str:
    return words.both([short(name) for name in names])
