"""Where progress is kept: in the library, as facts of several kinds."""

from collections.abc import Callable

from elfenwidgets.lessons.learned.progress import KINDS, VERSION, Progress, ProgressError, sound
from elfenwidgets.play import library


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
    """The progress that sound facts tell; the own game's record stands alone in its kind."""
    kinds = {kind: facts.get(kind, {}) for kind in KINDS}
    journey = facts.get("journey", {}).get("")
    return Progress.from_json({"version": VERSION, **kinds, "journey": journey})


def _facts(progress: Progress) -> library.Facts:
    facts: library.Facts = progress.to_json()
    del facts["version"]
    facts["journey"] = {} if progress.journey is None else {"": progress.journey}
    return facts
