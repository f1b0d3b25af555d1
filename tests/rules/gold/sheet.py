"""The box of Elfengold as the reference lists it, read without the engine (GS1, GS4)."""

from collections.abc import Mapping
from typing import Any

Event = Mapping[str, Any]

ITEMS = {
    "dragon": 4,
    "magic_cloud": 4,
    "unicorn": 5,
    "troll_wagon": 8,
    "elfcycle": 8,
    "giant_pig": 9,
    "gold_piece": 2,
    "tree": 2,
    "sea_monster": 2,
    "double": 2,
    "exchange": 2,
}
PRINTED = {
    "albaran": 7,
    "kihromah": 6,
    "grangor": 5,
    "mahdavikia": 5,
    "jaccaranda": 5,
    "ergeren": 5,
    "strykhaven": 4,
    "dagamura": 4,
    "yttar": 4,
    "parundia": 4,
    "usselen": 4,
    "feodor": 4,
    "virst": 3,
    "ixara": 3,
    "wylhien": 3,
    "throtmanni": 3,
    "tichih": 3,
    "rivinia": 3,
    "beata": 2,
    "lapphalya": 2,
}
CARDS = ("giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon", "dragon", "raft")
ORDERLESS = ("cards", "discard", "open", "secret")


def canon(event: Event) -> str:
    """An action of the record without what chance made of it, as text to compare."""
    chance = {"gold", "refill"} | ({"card"} if event.get("from") == "deck" else set())
    return plain({key: value for key, value in event.items() if key not in chance})


def plain(action: Event) -> str:
    """An action as text, the same for the same things in another order."""
    said = dict(action)
    for key in ORDERLESS:
        if type(said.get(key)) in (list, tuple):
            said[key] = sorted(said[key])
    if said["e"] == "exchange":
        said["road"], said["other"] = sorted((said["road"], said["other"]))
    return repr(sorted(said.items()))
