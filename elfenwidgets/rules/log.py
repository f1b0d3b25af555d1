"""What has happened, as far as a seat or a spectator may know."""

from collections.abc import Mapping
from typing import cast

from elfenwidgets.rules.events import GameEvent, LogEvent

_OPEN: Mapping[str, tuple[str, ...]] = {
    "display": ("counters",),
    "town_card": ("seat",),
    "round": ("n", "start"),
    "deal": ("seat",),
    "draw_secret": ("seat",),
    "draw": ("seat", "from", "counter", "refill"),
    "place": ("seat", "counter", "secret", "road"),
    "obstacle": ("seat", "road"),
    "pass": ("seat",),
    "move": ("seat", "via", "to", "cards", "how"),
    "end_move": ("seat",),
    "keep": ("seat", "secret"),
}
"""What everybody knows of an event, by its name: whatever is not named here stays hidden."""

_OWN: Mapping[str, str] = {
    "town_card": "town",
    "deal": "cards",
    "draw_secret": "counter",
    "end_move": "discard",
    "keep": "counter",
}
"""What its seat knows beside that."""


def seen(event: GameEvent, seat: int | None, over: bool) -> LogEvent:
    """A record's event as ``seat`` knows it: built of what it may know, never cut down.

    The owner alone knows the cards dealt and cut, of which all others know the number ``n``, the
    face-down counter drawn, a counter kept secret, and until the game is ``over`` the town card
    (P2.2, S9). Cards played lie open to all.

    >>> seen({"e": "draw_secret", "seat": 1, "counter": "dragon"}, seat=0, over=False)
    {'e': 'draw_secret', 'seat': 1}
    """
    name, whole = event["e"], cast(Mapping[str, object], event)
    known = {key: _copy(whole[key]) for key in ("e", *_OPEN[name]) if key in whole}
    if event["e"] == "deal":
        known["n"] = len(event["cards"])
    elif event["e"] == "end_move":
        known["n"] = len(event["discard"])
    own = name in _OWN and whole["seat"] == seat
    kept_open = event["e"] == "keep" and not event["secret"]
    if own or kept_open or (name == "town_card" and over):
        known[_OWN[name]] = _copy(whole[_OWN[name]])
    return cast(LogEvent, known)


def _copy(value: object) -> object:
    return [*value] if isinstance(value, list) else value
