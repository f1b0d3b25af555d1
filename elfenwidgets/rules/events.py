"""The events of a game record as types, one a name, as the record's format describes them.

``GameEvent`` is any of them. ``LogEvent`` is one as a seat or a spectator may know it: what is
hidden is left out, and ``n`` says of how many cards it was.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from elfenwidgets.rules.gold.events import GoldEvent, GoldLogEvent
from elfenwidgets.rules.vocabulary import CounterKind, Payment, Source, Transport


class DisplayEvent(TypedDict):
    """Five counters are turned up (S5)."""

    e: Literal["display"]
    counters: list[CounterKind]


class TownCardEvent(TypedDict):
    """A town card is dealt (S9)."""

    e: Literal["town_card"]
    seat: int
    town: str


class RoundEvent(TypedDict):
    """A round begins (P6.1)."""

    e: Literal["round"]
    n: int
    start: int


class DealEvent(TypedDict):
    """Travel cards are dealt (P1.1, P1.2)."""

    e: Literal["deal"]
    seat: int
    cards: list[Transport]


class DrawSecretEvent(TypedDict):
    """The face-down counter is drawn (P2.1)."""

    e: Literal["draw_secret"]
    seat: int
    counter: CounterKind


DrawEvent = TypedDict(
    "DrawEvent",
    {
        "e": Literal["draw"],
        "seat": int,
        "from": Source,
        "counter": CounterKind,
        "refill": NotRequired[CounterKind],
    },
)
"""A counter is drawn that lies open from then on (P3.2 to P3.4)."""


class PlaceEvent(TypedDict):
    """A counter is placed (P4.1)."""

    e: Literal["place"]
    seat: int
    counter: CounterKind
    secret: bool
    road: str


class ObstacleEvent(TypedDict):
    """An obstacle is placed (P4.6)."""

    e: Literal["obstacle"]
    seat: int
    road: str


class PassEvent(TypedDict):
    """A seat passes (P4.1)."""

    e: Literal["pass"]
    seat: int


class MoveEvent(TypedDict):
    """One step of a boot (P5.1)."""

    e: Literal["move"]
    seat: int
    via: str
    to: str
    cards: list[Transport]
    how: Payment


class EndMoveEvent(TypedDict):
    """A move ends, and a hand is cut (P5.11, P5.12)."""

    e: Literal["end_move"]
    seat: int
    discard: list[Transport]


class KeepEvent(TypedDict):
    """A seat keeps one counter (P6.3)."""

    e: Literal["keep"]
    seat: int
    counter: CounterKind
    secret: bool


GameEvent: TypeAlias = (
    DisplayEvent
    | TownCardEvent
    | RoundEvent
    | DealEvent
    | DrawSecretEvent
    | DrawEvent
    | PlaceEvent
    | ObstacleEvent
    | PassEvent
    | MoveEvent
    | EndMoveEvent
    | KeepEvent
    | GoldEvent
)


class TownCardSeen(TypedDict):
    """A town card is dealt; which, to its owner, and to all at the end."""

    e: Literal["town_card"]
    seat: int
    town: NotRequired[str]


class DealSeen(TypedDict):
    """Cards are dealt to a seat.

    ``n`` cards are dealt; which, to their owner.
    """

    e: Literal["deal"]
    seat: int
    n: int
    cards: NotRequired[list[str]]


class DrawSecretSeen(TypedDict):
    """The face-down counter is drawn; which, for its owner."""

    e: Literal["draw_secret"]
    seat: int
    counter: NotRequired[str]


class EndMoveSeen(TypedDict):
    """A move ends and ``n`` cards are cut; which, for their owner."""

    e: Literal["end_move"]
    seat: int
    n: int
    discard: NotRequired[list[str]]


class KeepSeen(TypedDict):
    """A seat keeps one counter; which, where it lies open, or for its owner."""

    e: Literal["keep"]
    seat: int
    counter: NotRequired[str]
    secret: bool


LogEvent: TypeAlias = (
    DisplayEvent
    | TownCardSeen
    | RoundEvent
    | DealSeen
    | DrawSecretSeen
    | DrawEvent
    | PlaceEvent
    | ObstacleEvent
    | PassEvent
    | MoveEvent
    | EndMoveSeen
    | KeepSeen
    | GoldLogEvent
)
