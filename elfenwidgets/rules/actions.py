"""What players do and what the box does: one small frozen class each, as in the game record."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias, get_args

from elfenwidgets.rules.base_event import Event, PlayerEvent
from elfenwidgets.rules.gold.actions import (
    GOLD_ACTIONS,
    GOLD_BOX_EVENTS,
    AnyGoldAction,
    GoldBoxEvent,
)
from elfenwidgets.rules.vocabulary import CounterKind, Payment, Source, Transport


@dataclass(frozen=True, slots=True)
class DrawSecret(PlayerEvent):
    """Draw the face-down counter of phase 2 (P2.1)."""

    e = "draw_secret"


@dataclass(frozen=True, slots=True)
class Draw(PlayerEvent):
    """Take ``counter`` from the ``"display"``, or the top one of the ``"pile"`` (P3.2)."""

    e = "draw"
    source: Source
    counter: CounterKind | None = None


@dataclass(frozen=True, slots=True)
class Place(PlayerEvent):
    """Place a counter, open or ``secret`` until now, on a road (P4.1)."""

    e = "place"
    counter: CounterKind
    secret: bool
    road: str


@dataclass(frozen=True, slots=True)
class PlaceObstacle(PlayerEvent):
    """Place one's obstacle on a road that has a counter (P4.6)."""

    e = "obstacle"
    road: str


@dataclass(frozen=True, slots=True)
class Pass(PlayerEvent):
    """Place nothing this turn (P4.1)."""

    e = "pass"


@dataclass(frozen=True, slots=True)
class Move(PlayerEvent):
    """One step of the boot ``via`` a connection ``to`` a town (P5.1).

    ``how`` is ``"card"`` for the chart's price, ``"caravan"`` (P5.8) or ``"boatmen"`` (P5.10).
    """

    e = "move"
    via: str
    to: str
    cards: tuple[Transport, ...]
    how: Payment


@dataclass(frozen=True, slots=True)
class EndMove(PlayerEvent):
    """End one's move, giving up the cards above four (P5.11, P5.12)."""

    e = "end_move"
    discard: tuple[Transport, ...]


@dataclass(frozen=True, slots=True)
class Keep(PlayerEvent):
    """Keep this one counter and give the others back (P6.3)."""

    e = "keep"
    counter: CounterKind
    secret: bool


BaseAction: TypeAlias = DrawSecret | Draw | Place | PlaceObstacle | Pass | Move | EndMove | Keep
"""Anything that a player may do in the base game."""

Action: TypeAlias = BaseAction | AnyGoldAction
"""Anything that a player may do: a closed union, so that a ``match`` can be checked to be whole."""


@dataclass(frozen=True, slots=True)
class Display(Event):
    """The box turns up five counters (S5)."""

    e = "display"
    counters: tuple[CounterKind, ...]


@dataclass(frozen=True, slots=True)
class TownCard(Event):
    """The box deals a town card (S9)."""

    e = "town_card"
    seat: int
    town: str


@dataclass(frozen=True, slots=True)
class Round(Event):
    """Round ``n``, counted from 1, begins; ``start`` is the start player (S8, P6.1)."""

    e = "round"
    n: int
    start: int


@dataclass(frozen=True, slots=True)
class Deal(Event):
    """The box deals travel cards to a seat (P1.1, P1.2)."""

    e = "deal"
    seat: int
    cards: tuple[Transport, ...]


BaseBoxEvent: TypeAlias = Display | TownCard | Round | Deal
"""Anything that the box does in the base game."""

BoxEvent: TypeAlias = BaseBoxEvent | GoldBoxEvent
"""Anything that the box does."""

ACTIONS: Mapping[str, type[Action]] = {
    **{cls.e: cls for cls in get_args(BaseAction)},
    **GOLD_ACTIONS,
}
"""The classes of the players' actions by their name in the record."""

BOX_EVENTS: Mapping[str, type[BoxEvent]] = {
    **{cls.e: cls for cls in get_args(BaseBoxEvent)},
    **GOLD_BOX_EVENTS,
}
"""The classes of what the box does by their name in the record."""
