"""Every message with values of each kind set in, and the checked samples a language.

``python -m tests.sentences`` writes the samples anew: read what it changed before you commit it.
"""

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl

from elfenwidgets import text
from elfenwidgets.rules.board import BOARD, COUNTERS, TRANSPORTS
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.gold.state import ITEMS
from elfenwidgets.rules.players import Player
from elfenwidgets.text import Name
from elfenwidgets.ui.phrases import words
from tests.messages import MESSAGES, entries, variables

SAMPLES = Path(__file__).parent / "locale"

NUMBERS = range(13)
NAMES = ("Ada", "Élodie", "Hélène", "Yves", "Jonas", "רוני")
"""Players: beginning with a vowel, an accent, an h, a y; ending in s; written right to left."""

COUNTED = {
    *("actions", "base", "broken", "due", "each", "editions", "event", "games", "have", "given"),
    *("left", "minutes", "most", "n", "need", "now", "numbers", "of", "par", "pieces", "roads"),
    *("round", "rounds", "short", "size", "stars", "then", "towns", "version", "down", "up"),
}
"""The values that are numbers wherever a sentence has them, but for those in WORDS."""

WORDS = {
    ("outlook-with-each", "each"),
    ("land-town", "towns"),
    ("reach-opens", "towns"),
    ("reach-opens-of", "towns"),
    ("reach-opens-each", "each"),
    ("seen-others", "towns"),
    ("seen-boots", "towns"),
    ("command-games", "towns"),
    ("refusal-no-such-counter", "given"),
    ("refusal-no-such-card", "given"),
    ("refusal-no-such-road", "given"),
    ("refusal-no-such-town", "given"),
    ("refusal-none-left", "kinds"),
    ("analysis-start", "pieces"),
    ("touch-other", "now"),
    ("touch-land", "now"),
}
"""The values that are words although elsewhere a number has their name."""

OF_A_KIND = {
    **dict.fromkeys(
        ("refusal-road-price", "refusal-road-price-alone", "refusal-obstacle-price"), "dragon"
    ),
    **dict.fromkeys(("refusal-river-price", "refusal-lake-price"), "raft"),
}
"""The refusals whose ``price`` and ``have`` are cards of one kind, counted in words."""

SIZES = {"doubt", "high", "low", "mean", "rating", "share", "sure"}
"""The values that are decimals, but for those of the analysis, which are written before."""

PLAYERS = {("start-same-color", "a"), ("start-same-color", "b")}
PLACES = ("play", "learn", "puzzles", "games", "teach", "settings")
NO_PLAYERS = ("command-", "learn-", "refusal-unknown-", "refusal-event-", "refusal-no-such-seat")


def values(language: str, key: str, name: str) -> list[Any]:
    """What the value ``name`` of the message ``key`` can be, in the language in use."""
    if (key, name) in WORDS:
        return [f"‹{name}›"]
    if key in OF_A_KIND and name == "base":
        return [1 if key == "refusal-obstacle-price" else 2]
    if key in OF_A_KIND and name in ("price", "have"):
        return [words.count(OF_A_KIND[key], n) for n in ((2,) if name == "price" else (1, 0))]
    if (key, name) in PLAYERS:
        return [words.player(Player(each, "red")) for each in NAMES]
    if name == "counter":
        return [words.kind(kind) for kind in COUNTERS]
    if name == "card":
        return [words.kind(kind) for kind in TRANSPORTS]
    if name == "item":
        return [words.kind(kind) for kind in ITEMS]
    if name in ("coins", "gold"):
        return list(NUMBERS)
    if name == "terrain":
        kinds = dict.fromkeys(way.kind for way in BOARD.connections.values())
        return [words.terrain(kind) for kind in kinds]
    if name in ("town", "far", "goal", "home", "a", "b"):
        return [words.town(town) for town in BOARD.towns]
    if name == "lake":
        return list(BOARD.lakes)
    if name == "edition" and not key.startswith(NO_PLAYERS):
        return [words.edition(each) for each in editions().values()]
    if name in ("names", "winners") and not key.startswith(NO_PLAYERS):
        return list(NAMES)
    if name == "count" and key.startswith("gamereview-"):
        return [
            text.t(f"gamereview-count-{each}", n=n) for each in ("towns", "points") for n in (1, 2)
        ]
    if name == "road" or (name == "other" and key in ("log-exchange", "do-exchange")):
        return [words.road(road) for road in BOARD.connections]
    if (name in ("name", "seat", "turn") and not key.startswith(NO_PLAYERS)) or (
        name == "other" and key.startswith("gamereview-")
    ):
        you = [words.reader("green").name] if "you" in variants(language, key, name) else []
        return [*you, *(words.player(Player(each, "red")) for each in NAMES)]
    if name in COUNTED or (name == "cards" and "one" in variants(language, key, name)):
        return list(NUMBERS)
    if key == "board-alt":
        return [f"‹{name}›"]
    if name in SIZES and not key.startswith("analysis-"):
        return [0.25] if name in ("high", "low", "share", "sure") else [0.25, 17.9]
    if name == "when":
        return [datetime(2026, 11, 21, 22, 55)]
    if name == "place":
        return [text.t(f"place-{each}") for each in PLACES]
    if name == "date":
        return [date(2026, 11, 21), date(2026, 11, 8)]
    if name == "sign":
        return ["more", "less", "unclear"]
    if name in ("cards", "counters", "price"):
        return [words.cards(["dragon"]), words.cards(["magic_cloud", "magic_cloud", "raft"])]
    return [f"‹{name}›"]


def variants(language: str, key: str, name: str) -> set[str]:
    """The words that a message's choices by one of its values name, own and referred to."""
    inside = MESSAGES[language][key]
    found = set(inside.variants.get(name, ()))
    return found.union(*(variants(language, other, name) for other in inside.references))


def spoken(language: str) -> Iterator[tuple[str, str]]:
    """Each message with each value of it set in, one value after the other."""
    text.use(language)
    for key in keys(language):
        each = {name: values(language, key, name) for name in variables(language, key)}
        yield from ((key, said) for said in rendered(key, each))


def keys(language: str) -> list[str]:
    """The messages of a language that have words of their own, in the order of its files."""
    found = (entry for entry in entries(language) if isinstance(entry, ftl.Message))
    return [entry.id.name for entry in found if entry.value is not None]


def rendered(key: str, each: dict[str, list[Any]]) -> list[str]:
    """A message with the first of all values, and with each other value in its place."""
    usual = {name: found[0] for name, found in each.items()}
    said = {text.t(key, **usual): None}
    for name, found in each.items():
        said |= {text.t(key, **usual | {name: value}): None for value in found[1:]}
    return list(said)


def sample(language: str) -> str:
    """The sentences with values in them, as a person reads them."""
    text.use(language)
    blocks = []
    for key in keys(language):
        each = {
            name: few(values(language, key, name), variants(language, key, name))
            for name in sorted(variables(language, key))
        }
        if each and not key.endswith("-about"):
            blocks.append("\n    ".join([key, *rendered(key, each)]))
    return "\n\n".join(blocks) + "\n"


def few(found: list[Any], chosen: set[str]) -> list[Any]:
    """Of many values those that a sentence can tell apart; ``chosen`` names its choices."""
    if isinstance(found[0], Name):
        wanted = {"dragon", "magic_cloud", "unicorn", "raft", "forest", "feodor", "you"}
        wanted.add("forest:feodor-lapphalya")
        some = [each for each in found if each.id in wanted or each == "Ada"]
        return some if len(some) < len(found) else found[:1]
    if found == list(NUMBERS):
        return [2, 1, 0] if chosen else [3]
    return found[:1] if isinstance(found[0], float) else found


if __name__ == "__main__":
    SAMPLES.mkdir(exist_ok=True)
    for code in text.languages():
        (SAMPLES / f"{code}.txt").write_text(sample(code), encoding="utf-8")
