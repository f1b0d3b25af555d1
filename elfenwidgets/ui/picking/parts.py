"""What may be picked to mean an action, in which order, and what of it has to be picked by hand."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, assert_never

from elfenwidgets.rules.actions import (
    Action,
    Draw,
    DrawSecret,
    EndMove,
    Keep,
    Move,
    Pass,
    Place,
    PlaceObstacle,
)
from elfenwidgets.rules.gold.actions import (
    Bid,
    Discard,
    Double,
    Exchange,
    Fly,
    Item,
    KeepItems,
    OpenItem,
    PassBid,
    PlaceItem,
    TakeCard,
    TakeCoins,
    TakeGold,
    WitchMove,
)
from elfenwidgets.ui.drawing.targets import (
    COINS,
    DECK,
    END,
    FLY,
    GOLD,
    OBSTACLE,
    PASS,
    PILE,
    WITCH,
    Target,
    TargetKind,
)

Stage = Literal["item", "way", "pay", "card"]

STAGES: Mapping[TargetKind, Stage | None] = {
    "pile": "item",
    "display": "item",
    "counter": "item",
    "secret": "item",
    "obstacle": "item",
    **dict.fromkeys(("market", "deck", "gold", "drawn", "bid", "coins"), "item"),
    "pass": "item",
    "end": "way",
    "road": "way",
    "town": "way",
    "pay": "pay",
    "card": "card",
    **dict.fromkeys(("witch", "fly")),
    "discard": None,
    "land": None,
    "boot": None,
    "own": None,
    "seen": None,
    "back": None,
    "undo": None,
}
"""Targets of one stage stand for each other: a second pick takes the place of the first."""

ENDINGS = frozenset({END, PASS})
"""What ends a turn without doing anything."""

DECIDING: Mapping[type[Action], frozenset[TargetKind]] = {
    DrawSecret: frozenset({"pile"}),
    Draw: frozenset({"pile", "display"}),
    Place: frozenset({"road"}),
    PlaceObstacle: frozenset({"road"}),
    Pass: frozenset({"pass"}),
    Move: frozenset({"road", "town"}),
    EndMove: frozenset({"end"}),
    Keep: frozenset({"counter", "secret"}),
    TakeCard: frozenset({"deck", "market"}),
    TakeGold: frozenset({"gold"}),
    OpenItem: frozenset({"drawn"}),
    Bid: frozenset({"bid"}),
    PassBid: frozenset({"pass"}),
    PlaceItem: frozenset({"road"}),
    Double: frozenset({"road"}),
    Exchange: frozenset({"road"}),
    WitchMove: frozenset({"road", "town"}),
    Fly: frozenset({"town"}),
    TakeCoins: frozenset({"coins"}),
    Discard: frozenset({"card"}),
    KeepItems: frozenset({"counter", "secret"}),
}
"""One of these has to be picked by hand before an action is played; the rest may follow."""


@lru_cache(maxsize=512)
def parts(action: Action) -> Counter[Target]:
    """All that may be picked to mean this action, equal things as often as it has them."""
    match action:
        case DrawSecret() | Draw(_, "pile", _):
            return Counter([PILE])
        case Draw(_, _, counter):
            return Counter([Target("display", str(counter))])
        case Place(_, counter, secret, road):
            return Counter([item(counter, secret), Target("road", road)])
        case PlaceObstacle(_, road):
            return Counter([OBSTACLE, Target("road", road)])
        case Pass():
            return Counter([PASS])
        case Move(_, via, to, cards, how):
            way = [Target("road", via), Target("town", to), Target("pay", how)]
            return Counter(way + [Target("card", card) for card in cards])
        case EndMove(_, discard):
            return Counter([END, *(Target("card", card) for card in discard)])
        case Keep(_, counter, secret):
            return Counter([item(counter, secret)])
        case TakeCard(_, "deck", _):
            return Counter([DECK])
        case TakeCard(_, _, card):
            return Counter([Target("market", str(card))])
        case TakeGold():
            return Counter([GOLD])
        case OpenItem(_, opened):
            return Counter([Target("drawn", opened)])
        case Bid(_, coins):
            return Counter([Target("bid", str(coins))])
        case PassBid():
            return Counter([PASS])
        case PlaceItem(_, placed, secret, road):
            return Counter([item(placed, secret), Target("road", road)])
        case Double(_, secret, road, counter, counter_secret):
            laid = item(counter, counter_secret)
            return Counter([item("double", secret), laid, Target("road", road)])
        case Exchange(_, secret, road, other):
            return Counter([item("exchange", secret), Target("road", road), Target("road", other)])
        case WitchMove(_, via, to, cards, how):
            way = [WITCH, Target("road", via), Target("town", to), Target("pay", how)]
            return Counter(way + [Target("card", card) for card in cards])
        case Fly(_, to):
            return Counter([FLY, Target("town", to)])
        case TakeCoins():
            return Counter([COINS])
        case Discard(_, cut):
            return Counter([Target("card", card) for card in cut])
        case KeepItems(_, opened, secret):
            kept = [item(each, False) for each in opened] + [item(each, True) for each in secret]
            return Counter(kept)
        case _:
            assert_never(action)


def item(name: Item, secret: bool) -> Target:
    """One of one's own items, a counter or another."""
    return Target("secret" if secret else "counter", name)


def spell(action: object) -> Target | None:
    """What has to be picked before an action is meant at all; None: nothing.

    Nobody plays a spell or a witch because of a road that was clicked on.
    """
    match action:
        case Double(_, secret):
            return item("double", secret)
        case Exchange(_, secret):
            return item("exchange", secret)
        case WitchMove():
            return WITCH
        case Fly():
            return FLY
    return None
