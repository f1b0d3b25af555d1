"""What has happened, as far as a seat or a spectator may know."""

from collections.abc import Mapping
from typing import Any, cast

from elfenwidgets.rules.record.events import LogEvent


def seen(event: Mapping[str, Any], seat: int | None, over: bool) -> LogEvent:
    """A record's event as ``seat`` knows it: a copy, with nothing hidden inside.

    Hidden from the others are the cards dealt and cut, the face-down counter drawn, a counter kept
    secret, and until the game is ``over`` the town card (P2.2, S9). Cards played lie open to all.
    """
    known = {key: [*value] if type(value) is list else value for key, value in event.items()}
    own = event.get("seat") == seat
    match event["e"]:
        case "deal":
            known["n"] = len(event["cards"])
            hidden = "cards"
        case "end_move":
            known["n"] = len(event["discard"])
            hidden = "discard"
        case "draw_secret":
            hidden = "counter"
        case "keep" if event["secret"]:
            hidden = "counter"
        case "town_card" if not over:
            hidden = "town"
        case _:
            hidden = ""
    if hidden and not own:
        del known[hidden]
    return cast(LogEvent, known)
