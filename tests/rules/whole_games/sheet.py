"""The map and the chart as the rulebook prints them, read without the engine."""

import json
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any

from elfenwidgets.paths import DATA

Event = Mapping[str, Any]

KINDS = ("giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon", "dragon")
CHART = {  # T1 to T6: plain, forest, desert, mountain
    "giant_pig": "11--",
    "elfcycle": "11-2",
    "magic_cloud": "22-1",
    "unicorn": "-121",
    "troll_wagon": "1222",
    "dragon": "1211",
}
TERRAINS = ("plain", "forest", "desert", "mountain")
MAP = json.loads((DATA / "board" / "map.json").read_text(encoding="utf-8"))
WAYS = {f"{way['kind']}:{way['from']}-{way['to']}": way for way in MAP["connections"]}
TOWN_CARDS = {town["id"] for town in MAP["towns"] if town["card"]}
WEST = {
    *("usselen", "wylhien", "jaccaranda", "yttar", "parundia", "albaran"),
    *("grangor", "kihromah", "dagamura", "mahdavikia", "ixara"),
}
"""The eleven towns of the western half of the map, where two begin in Dag'Amura."""

ROADS = {id: way["kind"] for id, way in WAYS.items() if way["kind"] in TERRAINS}


def canon(action: Event) -> str:
    """An action of the record without what chance made of it, as text to compare."""
    chance = {"refill"}
    if action["e"] == "draw_secret" or action.get("from") == "pile":
        chance.add("counter")
    plain = {key: value for key, value in action.items() if key not in chance}
    for key in ("cards", "discard"):
        if key in plain:
            plain[key] = sorted(plain[key])
    return json.dumps(plain, sort_keys=True)


def cost(kind: str, terrain: str) -> int:
    """Cards of a kind for a terrain; 0: it does not go there."""
    mark = CHART[kind][TERRAINS.index(terrain)]
    return 0 if mark == "-" else int(mark)


def picks(cards: Counter[str], number: int) -> set[tuple[str, ...]]:
    """The different ways to take so many cards."""
    return set(combinations(sorted(cards.elements()), number))


def apart(a: str, b: str) -> int:
    """How many connections two towns are apart."""
    pairs = [{way["from"], way["to"]} for way in WAYS.values()]
    reached, steps = {a}, 0
    while b not in reached:
        reached, steps = reached.union(*(pair for pair in pairs if pair & reached)), steps + 1
    return steps
