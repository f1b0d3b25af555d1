"""Sentences about the game: names, prices, refusals, actions and the log."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from elfenwidgets.rules.board import BOARD, TRANSPORTS
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record.header import RecordError
from elfenwidgets.rules.refusal import Refusal, Value
from elfenwidgets.text import t


def kind(name: str) -> str:
    """A counter or card: ``"dragon"``."""
    return t(f"kind-{name}")


def count(name: str, n: int) -> str:
    """So many of a kind: ``"3 dragons"``."""
    return t(f"count-{name}", n=n)


def cards(names: Iterable[str]) -> str:
    """Several cards or counters: ``"2 dragons and 1 raft"``."""
    counts = Counter(names)
    return both([count(name, counts[name]) for name in TRANSPORTS if counts[name]])


def both(words: Sequence[str]) -> str:
    """Words in a row, the last one joined by "and"."""
    if len(words) < 2:
        return "".join(words)
    return t("list-and", some=", ".join(words[:-1]), last=words[-1])


def town(name: str) -> str:
    """A town's name as the map has it."""
    return BOARD.towns[name].name


def terrain(name: str) -> str:
    """What a connection leads through or over."""
    return t(f"terrain-{name}")


def road(name: str) -> str:
    """A connection: its two towns and its kind."""
    connection = BOARD.connections[name]
    return t(
        "road",
        a=town(connection.a),
        b=town(connection.b),
        terrain=terrain(connection.kind),
    )


def edition(chosen: Edition) -> str:
    """An edition's name, and whether the table plays it with house rules."""
    name = t(f"edition-{chosen.key}")
    return name if chosen == editions()[chosen.key] else f"{name}, {t('edition-changed')}"


def refusal(refused: Refusal, players: Sequence[Player] = ()) -> str:
    """Why not, in one sentence, with the statement's id behind it."""
    values = dict(refused.values)
    said = spell(values, players)
    if "kind" in values and "need" in values:
        name = str(values["kind"])
        said["price"] = count(name, int(str(values["need"])))
        said["have"] = count(name, int(str(values.get("have", 0))))
    sentence = t(f"refusal-{refused.reason}", **said)
    return f"{sentence} ({refused.rule})" if refused.rule else sentence


def record_error(error: RecordError) -> str:
    """What is wrong with a record, and in which event."""
    sentence = refusal(error.refusal)
    if error.event is None:
        return t("record-as-a-whole", sentence=sentence)
    return t("record-in-event", event=error.event, sentence=sentence)


def spell(values: Mapping[str, Value], players: Sequence[Player] = ()) -> dict[str, str | int]:
    """The values of a refusal, a reason or a hint, each by its name as a sentence wants it."""
    return {key: _value(key, value, players) for key, value in values.items()}


def _value(key: str, value: Value, players: Sequence[Player]) -> str | int:
    if isinstance(value, tuple):
        return both([kind(name) for name in value]) if key == "kinds" else cards(value)
    if key in ("seat", "turn") and isinstance(value, int):
        return players[value].name if players else t("start-seat", n=value + 1)
    if isinstance(value, int):
        return value
    if key in ("kind", "counter") and value in TRANSPORTS:
        return kind(value)
    if key == "terrain":
        return terrain(value)
    if key == "road" and value in BOARD.connections:
        return road(value)
    if key in ("town", "goal", "home") and value in BOARD.towns:
        return town(value)
    return value


def event(happened: Mapping[str, Any], players: Sequence[Player]) -> str:
    """A line of the log, with nothing in it that is not open to everybody."""
    key, values = f"log-{happened['e']}", dict(happened)
    said: dict[str, str | int] = {}
    for seat in ("seat", "start"):
        if seat in values:
            said["name"] = players[values[seat]].name
    match values:
        case {"e": "display"}:
            said["counters"] = cards(values["counters"])
        case {"e": "round"}:
            said["n"] = values["n"]
        case {"e": "deal"}:
            said["n"] = len(values["cards"])
        case {"e": "draw"}:
            key += f"-{values['from']}"
            said["counter"] = kind(values["counter"])
        case {"e": "place"}:
            said |= {"counter": kind(values["counter"]), "road": road(values["road"])}
        case {"e": "obstacle"}:
            said["road"] = road(values["road"])
        case {"e": "move"}:
            key += f"-{values['how']}"
            said |= {"town": town(values["to"]), "cards": cards(values["cards"])}
        case {"e": "end_move"} if values["discard"]:
            key += "-cut"
            said["n"] = len(values["discard"])
        case {"e": "keep", "secret": True}:
            key += "-secret"
        case {"e": "keep"}:
            said["counter"] = kind(values["counter"])
    return t(key, **said)
