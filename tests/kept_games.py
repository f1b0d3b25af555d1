"""What lies in the library, for tests that look into it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from elfenwidgets.lessons.learned.keeping import update
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.play import library


@contextmanager
def library_in(home: Path) -> Iterator[None]:
    """Look into the library of somebody else, as that of a server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ELFENWIDGETS_HOME", str(home))
        try:
            yield
        finally:
            library.close()


def whole_games(kind: library.Kind, first: int = 0, most: int = 20) -> list[library.Listed]:
    """A page of the games of a kind, none of which is damaged."""
    found = library.games(kind, first, most)
    whole = [game for game in found if isinstance(game, library.Listed)]
    assert whole == found
    return whole


def whole_game(id: str) -> library.Listed | None:
    """What a list tells of a game, which is not damaged."""
    found = library.listed(id)
    assert not isinstance(found, library.Broken)
    return found


def kept() -> list[dict[str, Any]]:
    """The records of all games that are not deleted, the one changed last first."""
    found = whole_games("unfinished", most=1000) + whole_games("finished", most=1000)
    found.sort(key=lambda game: game.changed, reverse=True)
    return [json.loads(json.dumps(library.Save(game.id).read())) for game in found]


def keep_progress(progress: Progress) -> None:
    """Put this in place of what was learned before."""

    def change(known: Progress) -> None:
        known.start_over()
        known.merge(progress)

    update(change)
