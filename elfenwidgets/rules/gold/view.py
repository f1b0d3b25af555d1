"""What one seat, or a spectator, may know of what Elfengold has beside the base game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from elfenwidgets.rules.gold.state import (
    GoldSeat,
    GoldState,
    HandCards,
    Items,
    Specials,
)
from elfenwidgets.rules.vocabulary import CounterKind


@dataclass(frozen=True, slots=True)
class GoldSeatView:
    """A seat's coins and open items; ``secret``, ``drawn`` and ``witches`` for the owner alone.

    How many items lie face down, and how many cards are in hand, the view of the seat says.
    """

    coins: int
    open: Specials
    secret: Specials | None = None
    drawn: Items | None = None
    witches: int | None = None


@dataclass(frozen=True, slots=True)
class GoldView:
    """The table of Elfengold as a seat sees it: see ``GoldState`` for what it has.

    All of it but the seats' secrets is open to everybody. ``deck`` and ``pile`` are counted by the
    View, as ``stack`` and ``pile``.
    """

    seats: tuple[GoldSeatView, ...]
    values: Mapping[str, int] = field(hash=False)
    market: HandCards
    gold_pile: int
    row: Items
    bid: int
    bidder: int | None
    out: frozenset[int]
    doubles: Mapping[str, CounterKind] = field(hash=False)
    gold_pieces: frozenset[str]
    monsters: frozenset[str]
    gathered: int
    taken: int


def gold_view(gold: GoldState, seat: int | None) -> GoldView:
    """What ``seat`` may know, put together from what is open to it."""
    return GoldView(
        seats=tuple(_seat(each, i == seat) for i, each in enumerate(gold.seats)),
        values=gold.values,
        market=gold.market,
        gold_pile=gold.gold_pile,
        row=gold.row,
        bid=gold.bid,
        bidder=gold.bidder,
        out=gold.out,
        doubles=gold.doubles,
        gold_pieces=gold.gold_pieces,
        monsters=gold.monsters,
        gathered=gold.gathered,
        taken=gold.taken,
    )


def _seat(seat: GoldSeat, own: bool) -> GoldSeatView:
    return GoldSeatView(
        coins=seat.coins,
        open=seat.open,
        secret=seat.secret if own else None,
        drawn=seat.drawn if own else None,
        witches=seat.witches if own else None,
    )


def hidden(seat: GoldSeat) -> tuple[int, int]:
    """How many items lie face down before a seat that are no counters, and its witches.

    To all but the owner they look like counters and travel cards, and are counted with them. The
    two that are just drawn lie face down, too.
    """
    return len(seat.secret) + len(seat.drawn), seat.witches
