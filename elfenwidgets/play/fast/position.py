"""A game at one moment in ints, changed in place; a copy is quick."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import ClassVar, Final, final

from elfenwidgets.play.fast.codes import LEAF, ON_LEAF
from elfenwidgets.play.fast.tables import (
    BARE_MAP,
    CAPITAL,
    FREE,
    OPEN,
    ROAD_ON,
    Codes,
    WaterOut,
    waters_out,
)
from elfenwidgets.play.usage import one_of
from elfenwidgets.rules.edition import Edition, base_editions, editions
from elfenwidgets.rules.vocabulary import Phase as PhaseName


@final
class Switches:
    """An edition's switches as the phases ask for them."""

    __slots__ = (
        "after_planning",
        "at_once",
        "by_distance",
        "dealt_anew",
        "edition",
        "end_of_round_3",
        "finish_round",
        "refill",
        "rounds",
        "strict",
        "waters",
    )

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.rounds: Final[int] = edition.rounds
        self.refill: Final[bool] = edition.hand == "refill_to_8"
        self.dealt_anew: Final[bool] = edition.display == "dealt_anew"
        self.after_planning: Final[bool] = edition.give_back == "after_planning"
        self.at_once: Final[bool] = edition.early_end == "at_once_to_round_3"
        self.finish_round: Final[bool] = edition.early_end == "finish_round"
        self.end_of_round_3: Final[bool] = edition.early_end == "end_of_round_3"
        self.by_distance: Final[bool] = edition.town_cards and edition.town_card_tie == "distance"
        self.strict: Final[bool] = edition.caravan_only_if_unable
        self.waters: Final[list[list[WaterOut]]] = waters_out(edition)


@lru_cache(maxsize=256)
def switches(edition: Edition) -> Switches:
    """The switches of an edition of the base game, worked out once.

    Raises:
        UsageError: it is not played here.
    """
    check_edition(edition.key)
    return Switches(edition)


def check_edition(key: str) -> None:
    """Make sure that an edition is played here: those of the base game on the whole map are.

    Raises:
        UsageError: it is not, or there is none of that name.
    """
    one_of(
        "command-edition-not-here" if key in editions() else "command-no-edition",
        name=key,
        known=base_editions(),
    )


class Phase:
    """What may be done in a phase and what comes of it; ``name`` is the one in a State."""

    name: ClassVar[PhaseName]

    def legal(self, position: Position) -> list[int]:
        """The codes of all legal actions of the seat in turn, each once.

        It may be a shared list: do not change it.
        """
        raise NotImplementedError

    def pick(self, position: Position, chance: float) -> int:
        """The action of ``legal`` at a part ``chance`` of its length, from 0 to below 1."""
        actions = self.legal(position)
        return actions[int(chance * len(actions))]

    def play(self, position: Position, code: int) -> None:
        """Change the position by a legal action; what is not legal has no meaning."""
        raise NotImplementedError


PHASES: Final[dict[PhaseName, Phase]] = {}
"""The phases by name; they enter one another, so they are put together at the end."""


@final
class PackedSeat:
    """One player's things, packed: ``boot`` and ``town_card`` are towns' numbers (-1: no card).

    ``after`` is the number of the next seat clockwise (S8).
    """

    __slots__ = (
        "after",
        "boot",
        "hand",
        "obstacle",
        "open",
        "pieces",
        "secret",
        "town_card",
    )

    def __init__(self, after: int) -> None:
        self.after: int = after
        self.boot: int = CAPITAL
        self.pieces: int = 0
        self.hand: int = 0
        self.open: int = 0
        self.secret: int = 0
        self.obstacle: bool = True
        self.town_card: int = -1

    def copy(self) -> PackedSeat:
        """The same things."""
        new = PackedSeat(self.after)
        new.boot = self.boot
        new.pieces = self.pieces
        new.hand = self.hand
        new.open = self.open
        new.secret = self.secret
        new.obstacle = self.obstacle
        new.town_card = self.town_card
        return new


@final
class Position:
    """Everything about a game at a player's decision, or when it is over.

    Cards and counters are packed, four bits a kind. ``free`` are the roads without a counter, leaf
    by leaf, and ``open_roads`` how many those are, as the digits of a number; ``laid`` are the
    spots of the others, as they were taken. ``lying`` says by spot what lies there: the counter's
    shift, with OBSTACLED or not, or NOTHING; ``bare`` are the codes of an obstacle on each counter
    that has none.

    ``pile`` holds the units still to be drawn in this round, the top last. What lies under it, and
    in which order, matters no more: it is mixed again before anybody sees it, and how many of
    each kind there are follows from the rest. So it is with the discarded cards and the order of
    the ``stack``.

    The coming rounds are dealt by the ``seed``, or by ``chance`` where it is set: who simulates
    must not know what the seed will bring, and saves the time of a generator a shuffle.
    """

    __slots__ = (
        "bare",
        "chance",
        "display",
        "done",
        "free",
        "laid",
        "lying",
        "open_roads",
        "phase",
        "pile",
        "round",
        "seats",
        "seed",
        "stack",
        "start",
        "switches",
        "towns",
        "turn",
        "winners",
    )

    def __init__(self, switches: Switches, seed: int | str, seats: list[PackedSeat]) -> None:
        self.switches: Switches = switches
        self.seed: int | str = seed
        self.chance: Random | None = None
        self.seats: list[PackedSeat] = seats
        self.phase: Phase = PHASES["draw_secret"]
        self.round: int = 0
        self.start: int = 0
        self.turn: int = 0
        self.done: int = 0
        self.display: int = 0
        self.stack: int = 0
        self.towns: tuple[int, ...] = ()
        self.pile: list[int] = []
        self.free: list[int] = FREE[:]
        self.open_roads: int = OPEN
        self.laid: list[int] = []
        self.lying: bytearray = BARE_MAP[:]
        self.bare: Codes = ()
        self.winners: tuple[int, ...] | None = None

    def enter(self, phase: PhaseName) -> None:
        """Go on with the phase of that name."""
        self.phase = PHASES[phase]

    def take(self, spot: int) -> None:
        """A counter lies on a road from now on."""
        leaf = spot >> LEAF
        self.free[leaf] -= 1 << (spot & ON_LEAF)
        self.open_roads -= ROAD_ON[leaf]
        self.laid.append(spot)

    def clear(self) -> None:
        """Nothing lies on any road (P6.2)."""
        self.free, self.open_roads, self.laid = FREE[:], OPEN, []
        self.lying, self.bare = BARE_MAP[:], ()

    def copy(self) -> Position:
        """The same position, to be played on by itself."""
        new = Position(self.switches, self.seed, [seat.copy() for seat in self.seats])
        new.chance = self.chance
        new.phase = self.phase
        new.round = self.round
        new.start = self.start
        new.turn = self.turn
        new.done = self.done
        new.display = self.display
        new.stack = self.stack
        new.towns = self.towns
        new.pile = self.pile[:]
        new.free = self.free[:]
        new.open_roads = self.open_roads
        new.laid = self.laid[:]
        new.lying = self.lying[:]
        new.bare = self.bare
        new.winners = self.winners
        return new
