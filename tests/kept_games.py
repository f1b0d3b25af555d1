"""What lies in the library, for tests that look into it."""

import json
from typing import Any

from elfenwidgets.lessons.progress import Progress, update
from elfenwidgets.play import library


def kept() -> list[dict[str, Any]]:
    """The records of all games that are not deleted, the one changed last first."""
    found = library.games("unfinished", most=1000) + library.games("finished", most=1000)
    found.sort(key=lambda game: game.changed, reverse=True)
    return [json.loads(json.dumps(library.Save(game.id).read())) for game in found]


def keep_progress(progress: Progress) -> None:
    """Put this in place of what was learned before."""

    def change(known: Progress) -> None:
        known.start_over()
        known.merge(progress)

    update(change, anew=True)
