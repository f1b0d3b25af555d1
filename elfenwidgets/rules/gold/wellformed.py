"""What the fields of Elfengold's own actions may hold, and those that the base game has, too."""

from collections.abc import Callable, Container
from typing import get_args

from elfenwidgets.rules.board import BOARD, COUNTERS, TRANSPORTS
from elfenwidgets.rules.gold.actions import (
    AnyGoldAction,
    Bid,
    Discard,
    Double,
    Exchange,
    Fly,
    HandCard,
    KeepItems,
    OpenItem,
    PassBid,
    PlaceItem,
    TakeCard,
    TakeCoins,
    TakeGold,
    WitchMove,
)
from elfenwidgets.rules.gold.state import ITEMS, SPECIALS
from elfenwidgets.rules.gold.vocabulary import CardSource
from elfenwidgets.rules.vocabulary import Payment

Check = tuple[Callable[[object], bool], str, str]
"""What a field may hold, and the statement and reason of a stranger."""

LARGEST_SUM = 9999  # coins; nobody comes near it

CARDS: tuple[HandCard, ...] = (*TRANSPORTS, "witch")


def is_one(names: Container[object]) -> Callable[[object], bool]:
    """Whether a value is one of these names, and no stranger that only says so."""
    return lambda value: type(value) is str and value in names


def are_some(names: Container[object]) -> Callable[[object], bool]:
    """Whether a value is a tuple of such names."""
    known = is_one(names)
    return lambda value: type(value) is tuple and all(map(known, value))


def _is_sum(value: object) -> bool:
    return type(value) is int and 0 <= value <= LARGEST_SUM


_SECRET: Check = (lambda value: type(value) is bool, "G3.1", "item-secret-or-open")
ROAD: Check = (is_one(BOARD.connections), "P4.1", "no-such-road")
WAY: Check = (is_one(BOARD.connections), "P5.1", "no-such-road")
TOWN: Check = (is_one(BOARD.towns), "P5.1", "no-such-town")
HOW: Check = (is_one(get_args(Payment)), "P5.3", "no-such-payment")
_COINS: Check = (_is_sum, "G4.2", "no-such-sum")
_ITEM: Check = (is_one(frozenset(ITEMS)), "GS1", "no-such-item")
_ITEMS: Check = (are_some(frozenset(ITEMS)), "GS1", "no-such-item")
_COUNTER: Check = (is_one(frozenset(COUNTERS)), "GS1", "no-such-counter")

FIELDS: dict[type[AnyGoldAction], dict[str, Check]] = {
    TakeCard: {
        "source": (is_one(frozenset(get_args(CardSource))), "G1.1", "no-such-card-source"),
        "card": (lambda value: value is None or is_one(CARDS)(value), "GS2", "no-such-card"),
    },
    TakeGold: {},
    OpenItem: {"item": _ITEM},
    Bid: {"coins": _COINS},
    PassBid: {},
    PlaceItem: {
        "item": (is_one(frozenset(SPECIALS)), "GS1", "no-such-item"),
        "secret": _SECRET,
        "road": ROAD,
    },
    Double: {"secret": _SECRET, "road": ROAD, "counter": _COUNTER, "counter_secret": _SECRET},
    Exchange: {"secret": _SECRET, "road": ROAD, "other": ROAD},
    WitchMove: {
        "via": WAY,
        "to": TOWN,
        "cards": (are_some(frozenset(TRANSPORTS)), "GS2", "no-such-card"),
        "how": HOW,
    },
    Fly: {"to": TOWN},
    TakeCoins: {"coins": _COINS},
    Discard: {"cards": (are_some(CARDS), "GS2", "no-such-card")},
    KeepItems: {"open": _ITEMS, "secret": _ITEMS},
}
"""For each action, and each of its fields, the check of it."""
