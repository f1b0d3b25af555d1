"""The map: twenty-one towns, the connections between them, and the transportation chart."""

import json
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache, cached_property
from typing import get_args

from elfenwidgets.paths import DATA
from elfenwidgets.rules.vocabulary import ConnectionKind, CounterKind, Terrain, Transport

COUNTERS: tuple[CounterKind, ...] = get_args(CounterKind)
"""The six kinds of transportation counter (S4)."""

TRANSPORTS: tuple[Transport, ...] = get_args(Transport)
"""The seven kinds of travel card (S3), in the order in which hands are sorted."""

TERRAINS: tuple[Terrain, ...] = get_args(Terrain)

CHART: Mapping[CounterKind, Mapping[ConnectionKind, int]] = {
    "giant_pig": {"plain": 1, "forest": 1},
    "elfcycle": {"plain": 1, "forest": 1, "mountain": 2},
    "magic_cloud": {"plain": 2, "forest": 2, "mountain": 1},
    "unicorn": {"forest": 1, "desert": 2, "mountain": 1},
    "troll_wagon": {"plain": 1, "forest": 2, "desert": 2, "mountain": 2},
    "dragon": {"plain": 1, "forest": 2, "desert": 1, "mountain": 1},
}
"""Cards that a counter's kind costs on a terrain; where it cannot go there is no entry (T1-T6)."""


@dataclass(frozen=True, slots=True)
class Town:
    """A town of the board; ``has_card``: one of the twelve with a town card (S9)."""

    id: str
    name: str
    has_card: bool


@dataclass(frozen=True, slots=True)
class Connection:
    """A road, river or ferry between two towns.

    ``a`` is upstream on a river; elsewhere the two stand in alphabetical order. ``lake`` is the
    lake that a ferry crosses.
    """

    id: str
    kind: ConnectionKind
    a: str
    b: str
    lake: str | None

    @property
    def is_road(self) -> bool:
        """Whether counters may lie on it: rivers and lakes carry rafts alone (T7)."""
        return self.kind in TERRAINS

    def other(self, town: str) -> str:
        """The end that is not ``town``, which has to be one of the two."""
        return self.b if town == self.a else self.a


@dataclass(frozen=True, slots=True)
class Half:
    """A part of the map that is played alone: its towns, and that in which the boots start."""

    start: str
    towns: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """All towns and connections by id, and what follows from them.

    In the ``capital`` the boots start, and no pieces lie there (S2).
    """

    capital: str
    towns: Mapping[str, Town]
    connections: Mapping[str, Connection]

    @cached_property
    def roads(self) -> tuple[Connection, ...]:
        """The connections on which counters may lie."""
        return tuple(c for c in self.connections.values() if c.is_road)

    @cached_property
    def lakes(self) -> tuple[str, ...]:
        """The names of the lakes that ferries cross."""
        return tuple(sorted({c.lake for c in self.connections.values() if c.lake}))

    @cached_property
    def piece_towns(self) -> tuple[str, ...]:
        """The towns with a piece of each colour: all but the capital (S2)."""
        return tuple(town for town in self.towns if town != self.capital)

    @cached_property
    def _pieces(self) -> frozenset[str]:
        return frozenset(self.piece_towns)

    @cached_property
    def town_cards(self) -> tuple[str, ...]:
        """The towns that have a town card (S9)."""
        return tuple(town.id for town in self.towns.values() if town.has_card)

    @cached_property
    def _leaving(self) -> Mapping[str, tuple[Connection, ...]]:
        return {
            town: tuple(c for c in self.connections.values() if town in (c.a, c.b))
            for town in self.towns
        }

    @cached_property
    def _distances(self) -> Mapping[str, Mapping[str, int]]:
        return {town: self._distances_from(town) for town in self.towns}

    @cached_property
    def outside(self) -> frozenset[str]:
        """The connections of the printed board that are not in play here."""
        return frozenset(BOARD.connections.keys() - self.connections.keys())

    def missing(self, pieces: AbstractSet[str]) -> frozenset[str]:
        """The towns that still have the piece of a seat that has collected ``pieces``."""
        return self._pieces - pieces

    def leaving(self, town: str) -> tuple[Connection, ...]:
        """The connections that touch a town."""
        return self._leaving[town]

    def distance(self, a: str, b: str) -> int:
        """The fewest connections of any kind between two towns (E4)."""
        return self._distances[a][b]

    def _distances_from(self, town: str) -> Mapping[str, int]:
        found = {town: 0}
        frontier = [town]
        for here in frontier:
            for connection in self._leaving[here]:
                there = connection.other(here)
                if there not in found:
                    found[there] = found[here] + 1
                    frontier.append(there)
        return found


def _load() -> Board:
    raw = json.loads((DATA / "board" / "map.json").read_text(encoding="utf-8"))
    towns = {t["id"]: Town(t["id"], t["name"], t["card"]) for t in raw["towns"]}
    connections = {}
    for c in raw["connections"]:
        id = f"{c['kind']}:{c['from']}-{c['to']}"
        connections[id] = Connection(id, c["kind"], c["from"], c["to"], c.get("lake"))
    return Board(raw["capital"], towns, connections)


BOARD = _load()
"""The printed board."""


@cache
def part(half: Half) -> Board:
    """The board of a half alone: the connections whose ends both lie there."""
    towns = {id: town for id, town in BOARD.towns.items() if id in half.towns}
    ways = BOARD.connections.items()
    return Board(half.start, towns, {id: c for id, c in ways if c.a in towns and c.b in towns})
