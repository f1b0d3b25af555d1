"""Where boots have gone in games of a list, by their events alone: no game is played again."""

from collections.abc import Sequence

from elfenwidgets.play.library import shapes
from elfenwidgets.play.library.opening import with_library

Step = tuple[int, str, str]
"""A seat, the way that its boot took, if it took one, and the town that it came to."""

_EVENT = {"seat": int, "to": str}


def travelled(ids: Sequence[str]) -> dict[str, list[Step]]:
    """The steps of each of these games, in their order; damaged events are left out.

    Raises:
        Unavailable: the library cannot be read.
    """
    if not ids:
        return {}  # PostgreSQL knows no empty list
    marks = ", ".join("?" * len(ids))
    rows = with_library(
        lambda database: database.rows(
            f"""SELECT game, event FROM event WHERE game IN ({marks}) AND event LIKE ?
            ORDER BY game, number""",
            *(*ids, '%"to":%'),
        )
    )
    found: dict[str, list[Step]] = {id: [] for id in ids}
    decoded = shapes.decoded("event", rows, shapes.text, shapes.json(_EVENT))
    for id, event in shapes.whole(decoded):
        found[id].append((event["seat"], str(event.get("via", "")), event["to"]))
    return found
