"""Where progress is kept: in the library, as facts of several kinds."""

from collections.abc import Callable

from elfenwidgets.lessons.learned.progress import VERSION, Progress, ProgressError, sound
from elfenwidgets.play import library

GOLD = "elfengold"
"""The key of the reader's game of Elfengold; that of the course has none."""


def load() -> Progress:
    """The progress kept; a new one where there is none.

    What is damaged is left out, and stays as it is.

    Raises:
        ProgressError: it cannot be read now.
    """
    try:
        return of_facts(library.facts(sound))
    except OSError as error:
        raise ProgressError("progress-away") from error


def broken() -> bool:
    """Whether a part of it is damaged."""
    try:
        return bool(library.broken_facts(sound))
    except OSError:
        return False


def update(change: Callable[[Progress], None]) -> None:
    """Change the progress kept; whatever another notebook changes meanwhile is kept, too.

    Raises:
        OSError: it cannot be written.
    """

    def changed(facts: library.Facts) -> library.Facts:
        kept = of_facts(facts)
        change(kept)
        return facts | _facts(kept)

    library.change_facts(changed, sound)


def of_facts(facts: library.Facts) -> Progress:
    """The progress that sound facts tell; the own games' records have a kind of their own."""
    kinds = {kind: facts.get(kind, {}) for kind in library.FACTS}
    games = facts.get("journey", {})
    own = {"journey": games.get(""), "gold": games.get(GOLD)}
    return Progress.from_json({"version": VERSION, **kinds, **own})


def _facts(progress: Progress) -> library.Facts:
    facts: library.Facts = progress.to_json()
    del facts["version"], facts["gold"]
    games = {"": progress.journey, GOLD: progress.gold}
    facts["journey"] = {key: game for key, game in games.items() if game is not None}
    return facts
