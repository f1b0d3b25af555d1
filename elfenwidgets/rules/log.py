"""What has happened, as far as a seat or a spectator may know."""

from typing import cast

from elfenwidgets.rules.events import GameEvent, LogEvent


def seen(event: GameEvent, seat: int | None, over: bool) -> LogEvent:
    """A record's event as ``seat`` knows it: a copy, with nothing hidden inside.

    Hidden from the others are the cards dealt and cut, the face-down counter drawn, a counter kept
    secret, and until the game is ``over`` the town card (P2.2, S9). Cards played lie open to all.

    >>> seen({"e": "draw_secret", "seat": 1, "counter": "dragon"}, seat=0, over=False)
    {'e': 'draw_secret', 'seat': 1}
    """
    known = {key: [*value] if type(value) is list else value for key, value in event.items()}
    own, hidden = event.get("seat") == seat, ""
    if event["e"] == "deal":
        known["n"] = len(event["cards"])
        hidden = "cards"
    elif event["e"] == "end_move":
        known["n"] = len(event["discard"])
        hidden = "discard"
    elif event["e"] == "draw_secret" or (event["e"] == "keep" and event["secret"]):
        hidden = "counter"
    elif event["e"] == "town_card" and not over:
        hidden = "town"
    if hidden and not own:
        del known[hidden]
    return cast(LogEvent, known)
