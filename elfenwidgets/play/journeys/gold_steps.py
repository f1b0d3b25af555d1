"""Steps of Elfengold as a search takes them: with coins on the way, witches, and strict caravans.

A place has three numbers more, above the counters: the coins of the towns entered, the witches that
are left, and the coins in the purse that may pay for them. A step adds to the first and takes from
the others, as one that places a counter takes that.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from elfenwidgets.play.journeys.label_setting import Steps
from elfenwidgets.play.journeys.network import (
    COUNTERS_AT,
    NO_LAST_RESORTS,
    NUMBER,
    SHIFT,
    TOWN,
    TOWN_AT,
    TOWNS,
    Arc,
    LastResort,
)
from elfenwidgets.rules.board import BOARD, COUNTERS, Connection
from elfenwidgets.rules.gold.phases.travel import (
    FLIGHT_COINS,
    STEP_COINS,
    any_cards,
    hindered,
    prices,
    spared,
)
from elfenwidgets.rules.phases.travel import AnyCards, Price, Roads

COINS_AT = COUNTERS_AT + 4 * len(COUNTERS)
WITCHES_AT = COINS_AT + 10
PURSE_AT = WITCHES_AT + 3
COINS, WITCHES, PURSE = (1 << 10) - 1, 7, 31
MOST_WITCHES = 6

_PLAIN = (1 << COINS_AT - TOWN_AT) - 1
_WITCH = (1 << WITCHES_AT) + (STEP_COINS << PURSE_AT)
_FLIGHT = (1 << WITCHES_AT) + (FLIGHT_COINS << PURSE_AT)


class Bewitched(Arc):
    """A step for which a witch saves the card for a tree or a sea monster (GW2)."""


class WitchFlight(Arc):
    """A flight by a witch to any town, for no card (GW3)."""


FLIGHTS = tuple(
    WitchFlight(1 << to, (to << TOWN_AT) - _FLIGHT, 0, 0, 0, False, "") for to in range(len(TOWNS))
)
"""The flight to each town."""


def coins(place: int) -> int:
    """The coins of the towns entered on the way to a place."""
    return place >> COINS_AT & COINS


def witches(place: int) -> int:
    """The witches that are left at a place."""
    return place >> WITCHES_AT & WITCHES


def purse(place: int) -> int:
    """The coins that are left for witches at a place."""
    return place >> PURSE_AT & PURSE


class GoldPurse(NamedTuple):
    """What a seat begins its move with beside cards: its witches, and coins to pay for them."""

    witches: int = 0
    coins: int = 0

    @property
    def place(self) -> int:
        """It as a part of a place."""
        held = min(self.witches, MOST_WITCHES)
        return held << WITCHES_AT | min(self.coins, FLIGHT_COINS * held) << PURSE_AT


class GoldSteps(dict[int, tuple[Arc, ...]]):
    """The steps of a network, with what each town entered is worth, and those of a witch.

    ``steps`` are those without: of a Network, or OwnCounters that may be placed.
    """

    def __init__(self, steps: Steps, values: Mapping[str, int], pieces: Iterable[str]) -> None:
        super().__init__()
        self._steps, self._pieces = steps, frozenset(pieces)
        self._worth = [values.get(town, 0) for town in TOWNS]
        self._with_coins: dict[int, tuple[Arc, ...]] = {}
        self._bewitched: Mapping[int, tuple[Arc, ...]] = {}
        self.last_resorts = NO_LAST_RESORTS

    @classmethod
    def of(cls, steps: Steps, roads: Roads, values: Mapping[str, int], witch: bool) -> "GoldSteps":
        """The steps over what lies on the ``roads`` now, with those of a ``witch`` or without."""
        gold = roads.gold
        made = cls(steps, values, () if gold is None else gold.gold_pieces)
        made._special(roads, witch)
        return made

    def _special(self, roads: Roads, witch: bool) -> None:
        """Find the steps that the network has not."""
        bewitched: dict[int, list[Arc]] = {}
        last: dict[int, list[LastResort]] = {}
        for start, to, way in _ways(roads):
            costs, wild = prices(roads, way, start), any_cards(roads, way)
            variants = [(Arc, costs, wild)]
            if witch and hindered(roads, way):
                variants.append((Bewitched, *spared(costs, wild)))
            for kind, due, more in variants:
                strict = len(due) > 1 and more is not None and more.last_resort
                made = [self._worthy(kind(*each)) for each in _steps(to, way.id, due, more, strict)]
                if kind is Bewitched:
                    bewitched.setdefault(NUMBER[start], []).extend(made)
                if strict and more is not None:
                    last.setdefault(NUMBER[start], []).append(LastResort.of(made[0], due, more))
        self._bewitched = {town: tuple(found) for town, found in bewitched.items()}
        self.last_resorts = {town: tuple(found) for town, found in last.items()}

    @property
    def bewitched(self) -> Iterator[Arc]:
        """All steps of a witch, but flights."""
        return (step for steps in self._bewitched.values() for step in steps)

    @property
    def most(self) -> int:
        """The most coins that any step brings."""
        return max(self._worth) * (2 if self._pieces else 1)

    def _worthy(self, step: Arc) -> Arc:
        """A step with the coins of its town, twice by a gold piece; a witch is paid for."""
        gain = self._worth[step.to] * (2 if step.via in self._pieces else 1)
        entry = step.entry + (gain << COINS_AT)
        return step._replace(entry=entry - _WITCH if isinstance(step, Bewitched) else entry)

    def __missing__(self, held: int) -> tuple[Arc, ...]:
        plain = held & _PLAIN
        steps = self._with_coins.get(plain)
        if steps is None:
            steps = self._with_coins[plain] = tuple(map(self._worthy, self._steps[plain]))
        if witches(held << TOWN_AT) and purse(held << TOWN_AT) >= STEP_COINS:
            steps = (*steps, *self._bewitched.get(held & TOWN, ()))
        self[held] = steps
        return steps


def _ways(roads: Roads) -> Iterator[tuple[str, str, Connection]]:
    """The connections of which the network does not know all, in both directions."""
    gold = roads.gold
    assert gold is not None
    special = {*roads.obstacles, *gold.monsters, *gold.doubles}
    for way in map(BOARD.connections.__getitem__, sorted(special)):
        yield from ((way.a, way.b, way), (way.b, way.a, way))


def _steps(
    to: str, via: str, costs: tuple[Price, ...], wild: AnyCards | None, strict: bool
) -> Iterator[tuple[int, int, int, int, int, bool, str]]:
    """The fields of the steps by each price; the first has the caravan, unless it is strict."""
    town = NUMBER[to]
    for number, cost in enumerate(costs):
        most, last_resort = 0, False
        if wild is not None and not number and not strict:
            most, last_resort = wild.cards, wild.last_resort
        yield 1 << town, town << TOWN_AT, SHIFT[cost.kind], cost.cards, most, last_resort, via
