"""An action of Elfengold as something to do."""

from elfenwidgets.rules.gold.actions import (
    AnyGoldAction,
    Bid,
    Discard,
    Double,
    Exchange,
    Fly,
    KeepItems,
    OpenItem,
    PassBid,
    PlaceItem,
    TakeCard,
    TakeCoins,
    TakeGold,
    WitchMove,
)
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words


def do(action: AnyGoldAction) -> str:
    """An action as something to do: ``"Bid 4"``."""
    key = f"do-{action.e}"
    match action:
        case TakeCard(_, source, card):
            name = "" if card is None else words.kind(card)
            return t(f"{key}-{source}", card=name) if name else t(f"{key}-{source}")
        case OpenItem(_, item):
            return t(key, item=words.kind(item))
        case Bid(_, coins) | TakeCoins(_, coins):
            return t(key, coins=coins)
        case PlaceItem(_, item, _, road):
            return t(key, item=words.kind(item), road=words.road(road))
        case Double(_, _, road, counter, _):
            return t(key, road=words.road(road), counter=words.kind(counter))
        case Exchange(_, _, road, other):
            return t(key, road=words.road(road), other=words.road(other))
        case WitchMove(_, _, to, cards, _):
            return t(key, town=words.town(to), cards=words.cards(cards))
        case Fly(_, to):
            return t(key, town=words.town(to))
        case Discard(_, cut):
            return t(key, cards=words.cards(cut))
        case KeepItems(_, opened, secret):
            return t(key, items=words.row([words.kind(item) for item in (*opened, *secret)]))
        case TakeGold() | PassBid():
            return t(key)
