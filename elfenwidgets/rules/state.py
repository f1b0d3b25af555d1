"""The whole truth of a game, frozen: an action makes a new state."""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

from elfenwidgets.rules.board import COUNTERS, TRANSPORTS
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.gold.state import GoldSeat, GoldState
from elfenwidgets.rules.vocabulary import CounterKind, Phase, Transport

HAND_AT_START = 8
HAND_LIMIT = 4
CARDS_OF_A_KIND = {kind: 12 if kind == "raft" else 10 for kind in TRANSPORTS}
COUNTERS_OF_A_KIND = 8

LONGEST_SEED = 1024
"""Bits of a number, or characters of a word."""

Cards = tuple[Transport, ...]
"""Travel cards, sorted in the order of TRANSPORTS wherever their order is free."""

Counters = tuple[CounterKind, ...]
"""Counters, sorted in the same way."""

Kind = TypeVar("Kind", bound=Transport)
Word = TypeVar("Word", bound=str)


@dataclass(frozen=True)  # without slots, for evolve()
class Seat:
    """One player's things: ``pieces`` are the towns whose piece was collected."""

    boot: str
    pieces: frozenset[str] = frozenset()
    hand: Cards = ()
    open: Counters = ()
    secret: Counters = ()
    obstacle: bool = True
    town_card: str | None = None

    @property
    def counters(self) -> Counters:
        """The counters that the player holds, the open ones first."""
        return (*self.open, *self.secret)

    @property
    def held(self) -> int:
        """How many counters the player holds, open and secret."""
        return len(self.open) + len(self.secret)


@dataclass(frozen=True)  # without slots, for evolve()
class State:
    """A game at one moment.

    ``phase`` is one of display, town_card, round, deal (the box acts), draw_secret, draw, plan,
    travel, keep (the seat ``turn`` acts) and over. ``done`` counts the turns taken in the phase;
    in planning, those who passed in a row. Of ``pile`` (face-down counters), ``stack`` (travel
    cards) and ``towns`` (town cards) the last is the top. ``gold`` is what Elfengold has beside
    that, with phases of its own.
    """

    edition: Edition
    seed: int | str
    seats: tuple[Seat, ...]
    phase: Phase
    round: int
    start: int
    turn: int
    done: int
    display: Counters
    pile: Counters
    stack: Cards
    discard: Cards
    towns: tuple[str, ...]
    counters: Mapping[str, CounterKind] = field(hash=False)
    obstacles: frozenset[str] = frozenset()
    winners: tuple[int, ...] | None = None
    gold: GoldState | None = None

    @property
    def actor(self) -> Seat:
        """The things of the seat whose turn it is."""
        return self.seats[self.turn]

    def after(self, seat: int) -> int:
        """The next seat clockwise (S8)."""
        return (seat + 1) % len(self.seats)

    def with_seat(self, index: int, seat: Seat) -> tuple[Seat, ...]:
        """All seats, one of them replaced."""
        seats = [*self.seats]
        seats[index] = seat
        return (*seats,)


Thing = TypeVar("Thing", Seat, State, GoldSeat, GoldState)


def evolve(thing: Thing, **changes: object) -> Thing:
    """A copy with some fields changed: ``dataclasses.replace`` in a tenth of its time.

    It copies all that a thing has: so a State or Seat has fields alone and caches nothing on itself
    (no ``cached_property``), or what it had worked out would be the copy's, too.

    Raises:
        TypeError: there is no such field.
    """
    known = thing.__dict__
    fields = known | changes
    if len(fields) > len(known):
        raise TypeError(f"no field of {type(thing).__name__} is among {', '.join(changes)}")
    new = object.__new__(type(thing))
    object.__setattr__(new, "__dict__", fields)  # frozen: setattr of its own refuses
    return new


_order = {kind: i for i, kind in enumerate(TRANSPORTS)}.__getitem__


def sort(cards: Iterable[Kind]) -> tuple[Kind, ...]:
    """Cards or counters in the order of TRANSPORTS."""
    return tuple(sorted(cards, key=_order))


def without(cards: Iterable[Word], taken: Iterable[Word]) -> tuple[Word, ...]:
    """What is left of ``cards``; raises ValueError when one of ``taken`` is not among them."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def holds(cards: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether ``wanted`` can be taken out of ``cards``."""
    return all(wanted.count(kind) <= cards.count(kind) for kind in wanted)


@lru_cache(maxsize=2048)
def choices(cards: Cards, size: int) -> tuple[Cards, ...]:
    """The different ways to take ``size`` cards out of sorted ``cards``."""
    return tuple(dict.fromkeys(combinations(cards, size)))


def is_seed(value: object) -> bool:
    """Whether a stranger's value can be a seed: a number or a word, not too long."""
    if type(value) is str:
        return len(value) <= LONGEST_SEED
    return type(value) is int and value.bit_length() <= LONGEST_SEED


def shuffled(things: Iterable[Word], seed: int | str, label: str) -> tuple[Word, ...]:
    """Things in an order that depends on the seed, the label and which things they are.

    Only ``Random.random`` is drawn upon, the one method whose sequence Python promises to keep
    from version to version.
    """
    order = sorted(things)
    chance = random.Random(f"{seed}/{label}".encode(errors="surrogatepass")).random
    for i in range(len(order) - 1, 0, -1):
        j = int(chance() * (i + 1))
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def all_counters() -> list[CounterKind]:
    """The 48 counters (S4)."""
    return [kind for kind in COUNTERS for _ in range(COUNTERS_OF_A_KIND)]


def all_cards() -> list[Transport]:
    """The 72 travel cards (S3)."""
    return [kind for kind in TRANSPORTS for _ in range(CARDS_OF_A_KIND[kind])]
