"""Words of the game: names, prices, rows of them, and the lines of the log."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from elfenwidgets import text
from elfenwidgets.play import library
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.gold.state import SPECIALS
from elfenwidgets.rules.gold.wellformed import CARDS
from elfenwidgets.rules.players import Player
from elfenwidgets.text import Name, t

_KINDS = (*CARDS, *SPECIALS)


def kind(name: str) -> Name:
    """A counter, card or item: ``"dragon"``."""
    return Name(t(f"kind-{name}"), name)


def count(name: str, n: int) -> str:
    """So many of a kind: ``"3 dragons"``."""
    return t(f"count-{name}", n=n)


def cards(names: Iterable[str]) -> str:
    """Several cards or counters: ``"2 dragons and 1 raft"``."""
    counts = Counter(names)
    return both([count(name, counts[name]) for name in CARDS if counts[name]])


def row(words: Sequence[str]) -> str:
    """Words in a row, with commas between them."""
    said, *others = words or [""]
    for word in others:
        said = t("list-comma", some=said, last=word)
    return said


def both(words: Sequence[str]) -> str:
    """Words in a row, the last one joined by "and"."""
    *some, last = words or [""]
    return t("list-and", some=row(some), last=last) if some else last


def either(words: Sequence[str]) -> str:
    """Words in a row, the last one joined by "or"."""
    *some, last = words or [""]
    return t("list-or", some=row(some), last=last) if some else last


def town(name: str) -> Name:
    """A town's name as the map has it."""
    return Name(BOARD.towns[name].name, name)


def terrain(name: str) -> Name:
    """What a connection leads through or over."""
    return Name(t(f"terrain-{name}"), name)


def road(name: str) -> Name:
    """A connection: its two towns and its kind."""
    connection = BOARD.connections[name]
    a, b = town(connection.a), town(connection.b)
    return Name(t("road", a=a, b=b, terrain=terrain(connection.kind)), name)


def player(who: Player) -> Name:
    """A player as sentences name them; ``you`` is the reader of a lesson (``reader``)."""
    return who.name if isinstance(who.name, Name) else Name(who.name, "player")


def victory(winners: Sequence[Player]) -> str:
    """Who has won, alone or together with others (E2)."""
    names = both([player(winner) for winner in winners])
    return t("end-title" if len(winners) == 1 else "end-title-shared", names=names)


def reader(color: str) -> Player:
    """The player whom the sentences of a lesson call "you"."""
    return Player(Name(t("lesson-you"), "you"), color)


def edition(chosen: Edition) -> str:
    """An edition's name, that of a house edition, or that the table plays it with house rules."""
    name = t(f"edition-{chosen.key}")
    if chosen == editions()[chosen.key]:
        return name
    return library.house_name(chosen) or t("edition-changed", edition=name)


def proposed_edition() -> Edition:
    """The edition that the language in use proposes: that of its own rulebook."""
    return editions()[t("edition-proposed")]


def label(title: str) -> str:
    """A title before what it names, with the colon that the language puts there."""
    return t("label", title=title)


def with_rule(sentence: str, rule: str) -> str:
    """A sentence with the id of the statement behind it that it follows from."""
    return t("with-rule", sentence=sentence, rule=rule)


def spell(values: Mapping[str, object], players: Sequence[Player] = ()) -> dict[str, text.Value]:
    """The values of a refusal, reason, hint, event or action, each as a sentence wants it.

    What a thing is follows from the name of its value; where one goes ``to`` is a town.
    """
    named = {"town" if name == "to" else name: value for name, value in values.items()}
    said = {name: _value(name, value, players) for name, value in named.items()}
    return {name: value for name, value in said.items() if value is not None}


def _value(name: str, value: object, players: Sequence[Player]) -> str | int | None:
    match name, value:
        case "kinds", list() | tuple():
            return both([kind(each) for each in value])
        case "items", list() | tuple():
            return row([kind(each) for each in value])
        case _, list() | tuple():
            return cards(value)
        case "seat" | "turn" | "start", int(seat):
            return player(players[seat]) if players else t("start-seat", n=seat + 1)
        case "kind" | "counter" | "card" | "item", str() if value in _KINDS:
            return kind(value)
        case "terrain", str():
            return terrain(value)
        case "road" | "other", str() if value in BOARD.connections:
            return road(value)
        case "town" | "goal" | "home", str() if value in BOARD.towns:
            return town(value)
        case _, str() | int():
            return value
    return None  # no sentence says it


def event(happened: LogEvent, players: Sequence[Player]) -> str:
    """A line of a view's log, with nothing in it that is not open to everybody."""
    key, values = f"log-{happened['e']}", dict[str, Any](happened)
    said = spell(values, players)
    who = said.get("start", said.get("seat"))
    if who is not None:
        said["name"] = who
    match values:
        case {"e": "draw" | "take", "from": source}:
            key += f"-{source}"
        case {"e": "move", "how": how}:
            key += f"-{how}"
        case {"e": "end_move", "n": int(cut)} if cut:
            key += "-cut"
        case {"e": "keep", "secret": True}:
            key += "-secret"
        case {"e": "take_coins", "coins": 0}:
            key += "-none"
    told = t(key, **said)
    return f"{told} {t('log-gold-turned', gold=values['gold'])}" if values.get("gold") else told
