"""What is said of a saved game: who plays, how far it has come, when it was played last."""

from datetime import UTC, datetime

from elfenwidgets.play.library import Listed
from elfenwidgets.text import Value, t
from elfenwidgets.ui.phrases import words


def about(game: Listed) -> str:
    """Who plays and how far they have come, and when it was."""
    values: dict[str, Value] = {"names": words.both(game.players), "when": when(game.changed)}
    if game.over:
        return t("start-resume-over", **values)
    return t("start-resume-about", **values, round=game.round)


def when(seconds: float) -> datetime:
    """A time as people tell it; the beginning of time for one that no calendar has."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0, UTC)
