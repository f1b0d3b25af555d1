"""The events of Elfengold's records as types, and what everybody may know of them."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypeAlias, TypedDict

from elfenwidgets.rules.gold.actions import HandCard, Item
from elfenwidgets.rules.gold.vocabulary import CardSource, Special
from elfenwidgets.rules.vocabulary import CounterKind, Payment, Transport


class ValuesEvent(TypedDict):
    """The gold values are dealt to the towns (GS4)."""

    e: Literal["values"]
    values: dict[str, int]


class HandEvent(TypedDict):
    """A seat is dealt its first cards (GS2)."""

    e: Literal["hand"]
    seat: int
    cards: list[HandCard]


class MarketEvent(TypedDict):
    """The market is turned up (GS2)."""

    e: Literal["market"]
    cards: list[HandCard]


class IncomeEvent(TypedDict):
    """Everybody gets coins (G2.1)."""

    e: Literal["income"]
    coins: int


class ItemsEvent(TypedDict):
    """A seat draws two items (G3.1)."""

    e: Literal["items"]
    seat: int
    items: list[Item]


class RowEvent(TypedDict):
    """The items of the auction are turned up (G4.1)."""

    e: Literal["row"]
    items: list[Item]


class SoldEvent(TypedDict):
    """An item is sold (G4.3)."""

    e: Literal["sold"]
    seat: int
    item: Item
    coins: int


class UnsoldEvent(TypedDict):
    """An item goes back to the pile (G4.4)."""

    e: Literal["unsold"]
    item: Item


TakeEvent = TypedDict(
    "TakeEvent",
    {
        "e": Literal["take"],
        "seat": int,
        "from": CardSource,
        "card": NotRequired[HandCard],
        "gold": NotRequired[int],
        "refill": NotRequired[HandCard],
    },
)
"""A card is taken (G1.1 to G1.3); one from the deck is known to its owner alone."""


class TakeGoldEvent(TypedDict):
    """The gold pile is taken (G1.4)."""

    e: Literal["take_gold"]
    seat: int


class OpenEvent(TypedDict):
    """An item is laid open (G3.1)."""

    e: Literal["open"]
    seat: int
    item: Item


class BidEvent(TypedDict):
    """A bid (G4.2)."""

    e: Literal["bid"]
    seat: int
    coins: int


class PassBidEvent(TypedDict):
    """No bid any more (G4.2)."""

    e: Literal["pass_bid"]
    seat: int


class PlaceItemEvent(TypedDict):
    """An item is placed that is no counter (G5.1 to G5.3)."""

    e: Literal["place_item"]
    seat: int
    item: Special
    secret: bool
    road: str


class DoubleEvent(TypedDict):
    """A Double is played (G5.4)."""

    e: Literal["double"]
    seat: int
    secret: bool
    road: str
    counter: CounterKind
    counter_secret: bool


class ExchangeEvent(TypedDict):
    """Two counters are swapped (G5.5)."""

    e: Literal["exchange"]
    seat: int
    secret: bool
    road: str
    other: str


class WitchMoveEvent(TypedDict):
    """A step with the help of a witch (GW2)."""

    e: Literal["witch_move"]
    seat: int
    via: str
    to: str
    cards: list[Transport]
    how: Payment


class FlyEvent(TypedDict):
    """A flight (GW3)."""

    e: Literal["fly"]
    seat: int
    to: str


class TakeCoinsEvent(TypedDict):
    """The coins of a move are taken (G6.2)."""

    e: Literal["take_coins"]
    seat: int
    coins: int


class DiscardEvent(TypedDict):
    """A hand is cut (P5.12)."""

    e: Literal["discard"]
    seat: int
    cards: list[HandCard]


class KeepItemsEvent(TypedDict):
    """A seat keeps two items (G7.2)."""

    e: Literal["keep_items"]
    seat: int
    open: list[Item]
    secret: list[Item]


class HandSeen(TypedDict):
    """``n`` cards are dealt; which, to their owner."""

    e: Literal["hand"]
    seat: int
    n: int
    cards: NotRequired[list[str]]


class ItemsSeen(TypedDict):
    """``n`` items are drawn; which, for their owner."""

    e: Literal["items"]
    seat: int
    n: int
    items: NotRequired[list[str]]


class DiscardSeen(TypedDict):
    """``n`` cards are cut; which, for their owner."""

    e: Literal["discard"]
    seat: int
    n: int
    cards: NotRequired[list[str]]


class KeepItemsSeen(TypedDict):
    """A seat keeps two items, ``n`` of them face down; which those are, for their owner."""

    e: Literal["keep_items"]
    seat: int
    open: list[str]
    n: int
    secret: NotRequired[list[str]]


_OpenToAll: TypeAlias = (
    ValuesEvent
    | MarketEvent
    | IncomeEvent
    | RowEvent
    | SoldEvent
    | UnsoldEvent
    | TakeEvent
    | TakeGoldEvent
    | OpenEvent
    | BidEvent
    | PassBidEvent
    | PlaceItemEvent
    | DoubleEvent
    | ExchangeEvent
    | WitchMoveEvent
    | FlyEvent
    | TakeCoinsEvent
)

GoldEvent: TypeAlias = _OpenToAll | HandEvent | ItemsEvent | DiscardEvent | KeepItemsEvent
"""Any event of a record that Elfengold alone has."""

GoldLogEvent: TypeAlias = _OpenToAll | HandSeen | ItemsSeen | DiscardSeen | KeepItemsSeen
"""One as a seat or a spectator may know it."""

OPEN: Mapping[str, tuple[str, ...]] = {
    "values": ("values",),
    "hand": ("seat",),
    "market": ("cards",),
    "income": ("coins",),
    "items": ("seat",),
    "row": ("items",),
    "sold": ("seat", "item", "coins"),
    "unsold": ("item",),
    "take": ("seat", "from", "gold", "refill"),
    "take_gold": ("seat",),
    "open": ("seat", "item"),
    "bid": ("seat", "coins"),
    "pass_bid": ("seat",),
    "place_item": ("seat", "item", "secret", "road"),
    "double": ("seat", "secret", "road", "counter", "counter_secret"),
    "exchange": ("seat", "secret", "road", "other"),
    "witch_move": ("seat", "via", "to", "cards", "how"),
    "fly": ("seat", "to"),
    "take_coins": ("seat", "coins"),
    "discard": ("seat",),
    "keep_items": ("seat", "open"),
}
"""What everybody knows of an event, by its name: whatever key is not named here stays hidden.

That it happened is hidden from nobody; an event that is not named at all raises a KeyError.
"""

OWN: Mapping[str, str] = {
    "hand": "cards",
    "items": "items",
    "take": "card",
    "discard": "cards",
    "keep_items": "secret",
}
"""What its seat knows beside that, and how many of them everybody, where there are several."""
