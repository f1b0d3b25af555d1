"""What is said of a saved game: who plays, how far it has come, when it was played last."""

from elfenwidgets.play import saves
from elfenwidgets.text import Value, t
from elfenwidgets.ui.phrases import words


def about(game: saves.Last) -> str:
    """Who plays and how far they have come; when it was, where the file does not tell."""
    values: dict[str, Value] = {"names": words.both(game.names), "when": game.when}
    if game.over:
        return t("start-resume-over", **values)
    if not game.names:
        return t("games-unread", when=game.when)
    return t("start-resume-about", **values, round=game.round)
