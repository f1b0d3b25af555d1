"""Where progress is kept: in the library, as facts of several kinds."""

from collections.abc import Callable

from elfenwidgets.lessons.learned.progress import KINDS, VERSION, Progress, ProgressError
from elfenwidgets.play import library


def load() -> Progress:
    """The progress kept; a new one where there is none.

    Raises:
        ProgressError: it cannot be read; it stays as it is until somebody starts over.
    """
    try:
        return of_facts(library.facts())
    except OSError as error:
        raise ProgressError("progress-away") from error
    except ValueError as error:
        raise ProgressError("progress-file-broken") from error


def update(change: Callable[[Progress], None], anew: bool = False) -> None:
    """Change the progress kept; whatever another notebook changes meanwhile is kept, too.

    ``anew``: also in place of one that cannot be understood.

    Raises:
        ProgressError: it cannot be understood, and stays as it is.
        OSError: it cannot be written.
    """

    def changed(facts: library.Facts) -> library.Facts:
        try:
            kept = of_facts(facts)
        except ProgressError:
            if not anew:
                raise
            kept = Progress()
        change(kept)
        return facts | _facts(kept)

    library.change_facts(changed)


def of_facts(facts: library.Facts) -> Progress:
    """The progress that facts tell; the own game's record stands alone in its kind.

    Raises:
        ProgressError: they tell of none.
    """
    kinds = {kind: facts.get(kind, {}) for kind in KINDS}
    journey = facts.get("journey", {}).get("")
    return Progress.from_json({"version": VERSION, **kinds, "journey": journey})


def _facts(progress: Progress) -> library.Facts:
    facts: library.Facts = progress.to_json()
    del facts["version"]
    facts["journey"] = {} if progress.journey is None else {"": progress.journey}
    return facts
