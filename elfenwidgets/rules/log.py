"""What has happened, as far as a seat or a spectator may know."""

from collections.abc import Mapping
from typing import cast

from elfenwidgets.rules.events import GameEvent, LogEvent
from elfenwidgets.rules.gold import events as gold

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
    **gold.OPEN,
}
"""What everybody knows of an event, by its name: whatever key is not named here stays hidden.

That it happened is hidden from nobody; an event that is not named at all raises a KeyError.
"""

_OWN: Mapping[str, str] = {
    "town_card": "town",
    "deal": "cards",
    "draw_secret": "counter",
    "end_move": "discard",
    "keep": "counter",
    **gold.OWN,
}
"""What its seat knows beside that."""


def as_known_to(event: GameEvent, seat: int | None, over: bool) -> LogEvent:
    """A record's event as ``seat`` knows it: built of what it may know, never cut down.

    The owner alone knows the cards dealt and cut, of which all others know the number ``n``, the
    face-down counter drawn, a counter kept secret, and until the game is ``over`` the town card
    (P2.2, S9); in Elfengold, the items drawn and kept secret, and a card taken from the deck. Cards
    played lie open to all.

    >>> as_known_to({"e": "draw_secret", "seat": 1, "counter": "dragon"}, seat=0, over=False)
    {'e': 'draw_secret', 'seat': 1}
    """
    name, whole = event["e"], cast(Mapping[str, object], event)
    known = {key: _copy(whole[key]) for key in ("e", *_OPEN[name]) if key in whole}
    own = _OWN.get(name)
    hidden = None if own is None else whole.get(own)
    if isinstance(hidden, list):
        known["n"] = len(hidden)
    opened = (
        (event["e"] == "keep" and not event["secret"])
        or (event["e"] == "take" and event["from"] == "market")
        or (event["e"] == "town_card" and over)
    )
    if own is not None and hidden is not None and (opened or whole["seat"] == seat):
        known[own] = _copy(hidden)
    return cast(LogEvent, known)


def _copy(value: object) -> object:
    if isinstance(value, list):
        return [*value]
    return {**value} if isinstance(value, dict) else value
