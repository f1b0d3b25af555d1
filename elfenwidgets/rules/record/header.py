"""The outside of a game record: JSON, format, edition, switches, players."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from types import MappingProxyType, NoneType
from typing import Any

from elfenwidgets import json_text
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.engine import HALF_SEATS, SEATS
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.rules.refusal import Refusal, Refused, Value, printable
from elfenwidgets.rules.state import is_seed

FORMAT = "elfenland-record"
SUFFIX = ".elf.json"
"""How the name of a record's file ends."""

VERSION, GOLD_VERSION = 1, 2  # of the base game, and of Elfengold, whose events are others
LARGEST = 4_000_000  # bytes; a whole game of six takes a fiftieth of it
LONGEST_NAME = 100  # characters
KNOWN = ("format", "version", "edition", "rules", "players", "seed", "events", "result")


class RecordError(ValueError):
    """A record that cannot be read or breaks a rule.

    ``event`` counts from 1 and is None where the fault lies outside of the events; ``refusal``
    holds the statement, the reason and the values.
    """

    def __init__(self, refusal: Refusal, event: int | None = None) -> None:
        where = "record" if event is None else f"event {event}"
        super().__init__(f"{where}: {refusal}")
        self.refusal = refusal
        self.event = event


def bad(reason: str, rule: str = "", /, **values: Value) -> RecordError:
    """The error that says ``reason``, by the statement ``rule`` where one is broken."""
    return RecordError(Refusal(rule, reason, values))


@dataclass(frozen=True, slots=True)
class Header:
    """All of a record but what its events tell; ``more`` are the keys that others added."""

    edition: Edition
    players: tuple[Player, ...]
    seed: int | str | None
    events: Sequence[object]
    result: object
    more: Mapping[str, Any]


def read(source: str | bytes | Mapping[str, Any]) -> Header:
    """The header of a record given as JSON text or as the object that it holds.

    Raises:
        RecordError: it is no record of this format and version, or names unknown things.
    """
    raw = _parse(source) if isinstance(source, str | bytes) else _object(source)
    if raw.get("format") != FORMAT:
        raise bad("not-a-record")
    version = raw.get("version")
    if type(version) is not int or version not in (VERSION, GOLD_VERSION):
        raise bad("other-version", version=printable(version))
    for key in KNOWN:
        if key not in raw and key != "seed":
            raise bad("key-missing", key=key)
    seed = raw.get("seed")
    if seed is not None and not is_seed(seed):
        raise bad("bad-seed", value=printable(seed))
    if not isinstance(raw["events"], list | tuple):
        raise bad("events-are-a-list")
    edition = edition_of(raw["edition"], raw["rules"])
    if version != version_of(edition):
        raise bad("other-version", version=printable(version))
    players = _players(raw["players"])
    if edition.half is not None and len(players) != HALF_SEATS:
        raise bad("half-for-two", "S1", seats=str(len(players)))
    return Header(
        edition=edition,
        players=players,
        seed=seed,
        events=raw["events"],
        result=raw["result"],
        more={key: value for key, value in raw.items() if key not in KNOWN},
    )


def version_of(edition: Edition) -> int:
    """The version of the format in which games of an edition are recorded."""
    return VERSION if edition.gold is None else GOLD_VERSION


def _parse(source: str | bytes) -> Mapping[str, Any]:
    size = len(source)
    if isinstance(source, str) and size <= LARGEST:
        size = len(source.encode(errors="surrogatepass"))
    if size > LARGEST:
        raise bad("too-large", size=-(-size // 1_000_000), most=LARGEST // 1_000_000)
    try:
        raw = json_text.read(source)
    except ValueError as error:
        raise bad("not-json") from error
    return _object(raw)


def _object(raw: object) -> Mapping[str, Any]:
    """The outermost object of a record, when it holds nothing but what JSON can say."""
    if not isinstance(raw, Mapping):
        raise bad("not-a-record")
    outside = dict(raw)
    events = outside.pop("events", None)
    left = _plain(outside, LARGEST)
    if type(events) not in (list, tuple):
        _plain(events, left)
        return raw
    for number, event in enumerate(events, 1):
        try:
            left = _plain(event, left)
        except RecordError as error:
            raise RecordError(error.refusal, number) from None
    return raw


def _plain(thing: object, most: int) -> int:
    """How many of at most ``most`` values and characters are left when a thing is looked through.

    Subclasses are strangers: what they say when compared, printed or asked for a key is theirs.
    """
    waiting: list[Any] = [thing]
    while waiting:
        value = waiting.pop()
        kind = type(value)
        most -= len(value) + 1 if kind is str else 1
        if most < 0:
            size = LARGEST // 1_000_000
            raise bad("too-large", size=size + 1, most=size)
        if kind is str:
            if _HALF_A_PAIR.search(value):
                raise bad("half-a-letter", value=printable(value))
        elif kind is list or kind is tuple:
            waiting += value
        elif (kind is dict or kind is MappingProxyType) and all(type(key) is str for key in value):
            waiting += [*value, *value.values()]
        elif kind not in (bool, int, NoneType) and not (kind is float and isfinite(value)):
            raise bad("not-json-value", value=printable(value))
    return most


_HALF_A_PAIR = re.compile("[\ud800-\udfff]")


def edition_of(key: object, switches: object) -> Edition:
    """The edition that a record names, with its switches.

    Raises:
        RecordError: there is none, or a switch is missing, unknown or has a strange value.
    """
    if type(key) is not str or key not in editions():
        raise bad("unknown-edition", edition=printable(key))
    edition = editions()[key]
    if not isinstance(switches, Mapping):
        raise bad("rules-are-switches")
    for name in edition.rules():
        if name not in switches:
            raise bad("switch-missing", switch=name)
    try:
        return edition.with_rules(**{str(name): value for name, value in switches.items()})
    except Refused as refused:
        raise RecordError(refused.refusal) from refused


def _players(raw: object) -> tuple[Player, ...]:
    if not isinstance(raw, list | tuple) or len(raw) not in SEATS:
        raise bad("two-to-six", "S1", seats=str(len(raw)) if isinstance(raw, list) else "?")
    players = []
    for entry in raw:
        if not isinstance(entry, Mapping) or type(entry.get("name")) is not str:
            raise bad("player-needs-name", "S1")
        if len(entry["name"]) > LONGEST_NAME:
            raise bad("name-too-long", "S1", most=LONGEST_NAME)
        if type(entry.get("color")) is not str or entry["color"] not in COLORS:
            raise bad("unknown-color", "S1", color=printable(entry.get("color")))
        players.append(Player(entry["name"], entry["color"]))
    if len({player.color for player in players}) < len(players):
        raise bad("color-twice", "S1")
    return tuple(players)
