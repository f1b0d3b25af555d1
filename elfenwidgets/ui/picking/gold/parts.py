"""What may be picked to mean an action of Elfengold, and what has to be picked by hand."""

from collections import Counter
from collections.abc import Mapping
from typing import assert_never

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.gold.actions import (
    AnyGoldAction,
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
from elfenwidgets.ui.drawing.targets import COINS, DECK, FLY, GOLD, PASS, WITCH, Target, TargetKind

DECIDING: Mapping[type[Action], frozenset[TargetKind]] = {
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


def item(name: Item, secret: bool) -> Target:
    """One of one's own items, a counter or another."""
    return Target("secret" if secret else "counter", name)


def gold_parts(action: AnyGoldAction) -> Counter[Target]:
    """All that may be picked to mean this action, equal things as often as it has them."""
    match action:
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
