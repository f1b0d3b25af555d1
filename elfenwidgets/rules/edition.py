"""The editions: each printed rulebook as a set of switches, and house rules on top of them."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cache
from types import MappingProxyType
from typing import Any, get_args

from elfenwidgets.paths import DATA
from elfenwidgets.rules.board import BOARD, Board, Half, part
from elfenwidgets.rules.gold.edition import GOLD_CHOICES, SHARED, GoldRules
from elfenwidgets.rules.refusal import Refused, printable, refuse
from elfenwidgets.rules.vocabulary import (
    DisplaySwitch,
    EarlyEndSwitch,
    GiveBackSwitch,
    HandSwitch,
    TieSwitch,
)

CHOICES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "rounds": (3, 4),
        "hand": get_args(HandSwitch),
        "display": get_args(DisplaySwitch),
        "give_back": get_args(GiveBackSwitch),
        "town_cards": (False, True),
        "town_card_tie": get_args(TieSwitch),
        "early_end": get_args(EarlyEndSwitch),
        "caravan_only_if_unable": (False, True),
    }
)
"""The values that a rulebook gives each switch; ``lake_cost`` and ``boatmen`` go by lake."""

LAKE_COSTS = (1, 2)


@dataclass(frozen=True, slots=True)
class Edition:
    """The switches of one rulebook, as the record's ``rules`` names them.

    ``gold`` has those of Elfengold, whose phases are played where it is there. ``half`` is the part
    of the map to which a game for two keeps; None: all of it is in play. ``board`` has what is in
    play, and ``pieces`` is the number of its towns with a piece of each colour, all but that in
    which the boots start: both follow from ``half``, and are kept, for every action asks for them.
    """

    key: str
    rounds: int
    hand: HandSwitch
    display: DisplaySwitch
    give_back: GiveBackSwitch
    lake_cost: Mapping[str, int] = field(hash=False)
    boatmen: tuple[str, ...]
    town_cards: bool
    town_card_tie: TieSwitch
    early_end: EarlyEndSwitch
    caravan_only_if_unable: bool
    gold: GoldRules | None = None
    half: Half | None = None
    board: Board = field(init=False, repr=False, compare=False)
    pieces: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        board = BOARD if self.half is None else part(self.half)
        object.__setattr__(self, "board", board)
        object.__setattr__(self, "pieces", len(board.piece_towns))

    def rules(self) -> dict[str, Any]:
        """Every switch and its value, in the form of the record's ``rules``."""
        values = {
            name: getattr(self, name) for name in (_SWITCHES if self.gold is None else SHARED)
        }
        values |= {"lake_cost": dict(self.lake_cost), "boatmen": list(self.boatmen)}
        return values if self.gold is None else values | asdict(self.gold)

    def with_rules(self, /, **switches: object) -> "Edition":
        """This edition with some switches flipped, as house rules.

        Raises:
            Refused: a switch is unknown or has a value that no rulebook knows (S7).

        >>> strict = editions()["amigo-de"].with_rules(caravan_only_if_unable=True)
        >>> strict.caravan_only_if_unable, strict.rounds
        (True, 4)
        """
        for name, value in switches.items():
            if name not in self.rules() or not self._known(name, value):
                raise Refused(
                    refuse("S7", "bad-switch", switch=printable(name), value=printable(value))
                )
        if "lake_cost" in switches:
            switches["lake_cost"] = MappingProxyType(dict(switches["lake_cost"]))  # type: ignore[call-overload]
        if "boatmen" in switches:
            switches["boatmen"] = tuple(sorted(switches["boatmen"]))  # type: ignore[call-overload]
        if self.gold is not None:
            own = {f.name: switches.pop(f.name) for f in fields(GoldRules) if f.name in switches}
            switches["gold"] = replace(self.gold, **own)  # type: ignore[arg-type]
        return replace(self, **switches)  # type: ignore[arg-type]

    def _known(self, name: str, value: object) -> bool:
        if name == "lake_cost":
            return (
                isinstance(value, Mapping)
                and sorted(value, key=str) == list(BOARD.lakes)
                and all(type(cost) is int and cost in LAKE_COSTS for cost in value.values())
            )
        if name == "boatmen":
            return (
                isinstance(value, list | tuple)
                and all(isinstance(lake, str) and lake in BOARD.lakes for lake in value)
                and len(set(value)) == len(value)
            )
        choices = CHOICES if self.gold is None else {**CHOICES, **GOLD_CHOICES}
        return any(type(value) is type(known) and value == known for known in choices[name])


_SWITCHES = tuple(
    f.name for f in fields(Edition) if f.init and f.name not in ("key", "gold", "half")
)


def switches(edition: Edition) -> Mapping[str, tuple[object, ...]]:
    """The switches of an edition and their values, but for those that go by lake."""
    choices = CHOICES if edition.gold is None else {**CHOICES, **GOLD_CHOICES}
    return {name: choices[name] for name in choices if name in edition.rules()}


@cache
def editions() -> Mapping[str, Edition]:
    """The editions by key, the default ``amigo-de`` first: nine rulebooks and the western half.

    >>> list(editions())[0], editions()["riogrande-2015"].rounds
    ('amigo-de', 3)
    """
    found: dict[str, Edition] = {}
    for path in sorted((DATA / "editions").glob("*.json")):
        raw = json.loads(path.read_text(encoding="utf-8"))
        for name, kind in (("lake_cost", MappingProxyType), ("boatmen", tuple)):
            if name in raw:
                raw[name] = kind(raw[name])
        own = {f.name: raw.pop(f.name) for f in fields(GoldRules) if f.name in raw}
        if own:
            raw["gold"] = GoldRules(**own)
        if "half" in raw:
            raw["half"] = Half(raw["half"]["start"], tuple(raw["half"]["towns"]))
        if raw.keys() >= set(_SWITCHES):
            found[path.stem] = Edition(path.stem, **raw)
        else:  # what it does not say is as in the default
            found[path.stem] = replace(found["amigo-de"], key=path.stem, **raw)
    return MappingProxyType(found)


@cache
def base_editions() -> Mapping[str, Edition]:
    """The eight editions of the base game on the whole map, the default first."""
    whole = {k: each for k, each in editions().items() if each.gold is None and each.half is None}
    return MappingProxyType(whole)
