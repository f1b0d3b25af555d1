"""The drill: the engine asks about one step, and the reader answers with one press."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from elfenwidgets.rules.actions import Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, TERRAINS, Connection
from elfenwidgets.rules.engine import why_not
from elfenwidgets.rules.gold.phases.travel import gathering
from elfenwidgets.rules.gold.state import VALUES, gold_of
from elfenwidgets.rules.phases.travel import price
from elfenwidgets.rules.position.possible import COUNTERS_HELD
from elfenwidgets.rules.position.setting import from_setting
from elfenwidgets.rules.score import standings
from elfenwidgets.rules.state import COUNTERS_OF_A_KIND
from elfenwidgets.rules.vocabulary import CounterKind, is_counter

GO = 10
"""Questions a go."""

BACK = 3
"""After so many others a missed one comes back."""

NEVER = "never"
BARE, TAKEN, WATER, SECOND, USED = "bare", "taken", "water", "second", "used"
YES = "yes"

PLACE_ANSWERS = {
    None: YES,
    "wrong-terrain": "terrain",
    "road-has-counter": TAKEN,
    "no-counter-on-water": WATER,
    "no-obstacle-on-water": WATER,
    "obstacle-needs-counter": BARE,
    "road-has-obstacle": SECOND,
    "obstacle-used": USED,
}
"""What the engine's reason is called on a button; None: it is allowed."""


@dataclass(frozen=True)
class DrillItem:
    """One question: a position, what it points at, the answers on the buttons, and the right one.

    ``cell`` is what is asked for, whatever road it is shown on: ``"dragon forest obstacle"``. Its
    key stays the same from go to go, so that a repetition can find it again. Answers are numbers
    as words of data (``"2"``), ``"never"``, or the values of PLACE_ANSWERS. ``thing`` is what is to
    be laid or counted, a kind of counter or ``"obstacle"``.
    """

    kind: str
    cell: str
    setting: Mapping[str, Any]
    points: tuple[str, ...]
    answers: tuple[str, ...]
    right: int
    thing: str | None = None

    @property
    def key(self) -> str:
        """The name by which it is remembered: ``"drill:price/dragon forest"``."""
        return f"drill:{self.kind}/{self.cell}"


def cells(kind: str) -> tuple[str, ...]:
    """All that a kind of drill can ask, each once."""
    return tuple(_CELLS[kind]())


def item(kind: str, cell: str, seed: int | str) -> DrillItem:
    """A question about a cell; another seed shows it on another road or in another town."""
    return _MAKERS[kind](cell, Random(f"{kind}/{cell}/{seed}"))


class Drill:
    """A go of ten: ``first`` are cells to be asked before others, as those that are due.

    ``without``: no cell is asked that speaks of one of these, as ``"obstacle"``. ``last`` are cells
    to be asked when no others are left, as those that were asked before.
    """

    def __init__(
        self,
        kind: str,
        seed: int | str,
        first: tuple[str, ...] = (),
        without: tuple[str, ...] = (),
        last: Collection[str] = (),
    ) -> None:
        told = [cell for cell in cells(kind) if set(without).isdisjoint(cell.split())]
        rest = [cell for cell in told if cell not in first]
        Random(f"{kind}/{seed}").shuffle(rest)
        rest.sort(key=lambda cell: cell in last)
        order = [*(cell for cell in first if cell in told), *rest]
        self._waiting = [item(kind, order[n % len(order)], f"{seed}/{n}") for n in range(GO)]
        self.count = len(self._waiting)
        self.missed: list[DrillItem] = []

    @property
    def current(self) -> DrillItem | None:
        """The question that is asked now; None: the go is over."""
        return self._waiting[0] if self._waiting else None

    @property
    def left(self) -> int:
        """How many questions have not been answered rightly yet."""
        return len(self._waiting)

    @property
    def right(self) -> int:
        """How many questions were answered rightly at once."""
        return self.count - len({id(each) for each in (*self._waiting, *self.missed)})

    @property
    def back(self) -> int:
        """How many questions were missed, and so came back."""
        return len({*map(id, self.missed)})

    def answer(self, number: int) -> bool:
        """Whether an answer, counted from 0, is right; a missed question comes back in this go.

        Raises:
            LookupError: the go is over.
        """
        if not self._waiting:
            raise LookupError("nothing is asked any more")
        asked = self._waiting.pop(0)
        if number == asked.right:
            return True
        self.missed.append(asked)
        self._waiting.insert(BACK, asked)
        return False


def _road(terrain: str, rng: Random) -> tuple[Connection, str]:
    """A connection of a kind, and the end at which the boot stands."""
    found = rng.choice([c for c in BOARD.connections.values() if c.kind == terrain])
    return found, rng.choice((found.a, found.b))


def _price_cells() -> Iterator[str]:
    for kind, terrain in product(COUNTERS, TERRAINS):
        if terrain in CHART[kind]:
            yield f"{kind} {terrain}"
            yield f"{kind} {terrain} obstacle"
    yield from (f"{BARE} {terrain}" for terrain in TERRAINS)


def _price(cell: str, rng: Random) -> DrillItem:
    kind, terrain, *obstacle = cell.split()
    road, boot = _road(terrain, rng)
    roads = {} if kind == BARE else {road.id: f"{kind}!" if obstacle else kind}
    setting: dict[str, Any] = {"phase": "travel", "at": boot, "roads": roads}
    cost = price(from_setting(setting), road, boot)
    answers = ("1", "2", "3", NEVER)
    right = answers.index(NEVER if cost is None else str(cost.cards))
    return DrillItem("price", cell, setting, (road.id,), answers, right)


def _water_cells() -> Iterator[str]:
    yield from ("river down", "river up", *(f"lake {lake}" for lake in BOARD.lakes))


def _water(cell: str, rng: Random) -> DrillItem:
    kind, _, which = cell.partition(" ")
    ways = [c for c in BOARD.connections.values() if c.kind == kind and c.lake in (None, which)]
    way = rng.choice(ways)
    boot = {"down": way.a, "up": way.b}.get(which) or rng.choice((way.a, way.b))
    setting: dict[str, Any] = {"phase": "travel", "at": boot, "hand": "raft raft raft"}
    cost = price(from_setting(setting), way, boot)
    assert cost is not None
    answers = ("1", "2", "3", NEVER)
    return DrillItem("water", cell, setting, (way.id,), answers, answers.index(str(cost.cards)))


def _place_cells() -> Iterator[str]:
    for kind, terrain in product(COUNTERS, TERRAINS):
        yield f"{kind} {terrain}"
    yield from (f"{kind} {TAKEN}" for kind in COUNTERS)
    yield from (f"{each} {water}" for each in ("dragon", "obstacle") for water in ("river", "lake"))
    yield from (f"obstacle {what}" for what in (BARE, TAKEN, SECOND, USED))


def _place(cell: str, rng: Random) -> DrillItem:
    thing, where = cell.split()
    terrain = where if where in {c.kind for c in BOARD.connections.values()} else ""
    kind: CounterKind = thing if is_counter(thing) else "dragon"
    road, boot = _road(terrain or rng.choice(list(CHART[kind])), rng)
    there = rng.choice([kind for kind in COUNTERS if road.kind in CHART[kind]] or list(COUNTERS))
    roads = {
        TAKEN: {road.id: there},
        USED: {road.id: there},
        SECOND: {road.id: f"{there}!"},
    }.get(where, {})
    setting: dict[str, Any] = {"at": boot, "roads": roads, "seats": [{"obstacle": where != SECOND}]}
    setting["obstacle"] = where != USED
    if thing != "obstacle":
        setting["open"] = thing
    state = from_setting(setting)
    action = PlaceObstacle(0, road.id) if thing == "obstacle" else Place(0, kind, False, road.id)
    refusal = why_not(state, action)
    right = PLACE_ANSWERS[refusal.reason if refusal else None]
    answers = (YES, BARE, SECOND, USED) if thing == "obstacle" else (YES, "terrain", TAKEN, WATER)
    if right not in answers:
        answers = (*answers[:3], right)
    return DrillItem("place", cell, setting, (road.id,), answers, answers.index(right), thing)


def _home(cell: str, rng: Random) -> DrillItem:
    boot = rng.choice([town for town in BOARD.towns if town != cell])
    rival = next(town for town in BOARD.town_cards if town != cell)
    setting: dict[str, Any] = {
        "phase": "travel",
        "round": 4,
        "town_cards": True,
        "at": boot,
        "town_card": cell,
        "seats": [{"town_card": rival}],
    }
    distance = standings(from_setting(setting))[0].distance
    return DrillItem("home", cell, setting, (boot, cell), *_around(distance, 1, rng))


def _coins_cells() -> Iterator[str]:
    for value in sorted(set(VALUES.values())):
        yield from (str(value), f"{value} gold")


def _coins(cell: str, rng: Random) -> DrillItem:
    value, *gold = cell.split()
    town = rng.choice([each for each in VALUES if str(VALUES[each]) == value])
    road = rng.choice([each for each in BOARD.leaving(town) if each.is_road])
    kind = rng.choice([each for each in COUNTERS if road.kind in CHART[each]])
    setting: dict[str, Any] = {
        "edition": "elfengold",
        "phase": "travel",
        "at": road.other(town),
        "roads": {road.id: f"{kind}$" if gold else kind},
    }
    earned = gold_of(gathering(from_setting(setting), road.id, town)).gathered
    return DrillItem("coins", cell, setting, (road.id, town), *_around(earned, 1, rng))


def _left(cell: str, rng: Random) -> DrillItem:
    assert is_counter(cell)
    out = rng.randint(2, 6)
    display = [cell] * rng.randint(0, min(2, out))
    others = [kind for kind in COUNTERS if kind != cell]
    display += [rng.choice(others) for _ in range(5 - len(display))]
    mine = [cell] * rng.randint(0, min(COUNTERS_HELD, out - display.count(cell)))
    roads = rng.sample(
        [c.id for c in BOARD.roads if c.kind in CHART[cell]], out - display.count(cell) - len(mine)
    )
    setting: dict[str, Any] = {
        "display": " ".join(display),
        "open": " ".join(mine),
        "roads": dict.fromkeys(roads, cell),
    }
    state = from_setting(setting)
    seen = (*state.display, *state.seats[0].open, *state.counters.values()).count(cell)
    points = ("display", "counters", *roads)
    answers, right = _around(COUNTERS_OF_A_KIND - seen, 0, rng)
    return DrillItem("left", cell, setting, points, answers, right, cell)


def _around(number: int, least: int, rng: Random) -> tuple[tuple[str, ...], int]:
    """Four numbers in a row, the right one among them, and its place."""
    first = max(least, number - rng.randint(0, 3))
    answers = tuple(str(first + i) for i in range(4))
    return answers, answers.index(str(number))


_CELLS: Mapping[str, Callable[[], Iterator[str]]] = {
    "price": _price_cells,
    "water": _water_cells,
    "place": _place_cells,
    "home": lambda: iter(BOARD.town_cards),
    "left": lambda: iter(COUNTERS),
    "coins": _coins_cells,
}
_MAKERS: Mapping[str, Callable[[str, Random], DrillItem]] = {
    "price": _price,
    "water": _water,
    "place": _place,
    "home": _home,
    "left": _left,
    "coins": _coins,
}
KINDS = tuple(_MAKERS)
"""What a step costs by road, by water; whether something may lie there; how far it is home; how
many counters of a kind can still be drawn; in Elfengold, how many coins a town brings."""
