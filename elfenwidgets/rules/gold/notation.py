"""The lines of Elfengold's own actions."""

import re
from typing import assert_never

from elfenwidgets.rules.board import COUNTERS
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
from elfenwidgets.rules.gold.state import ITEMS, SPECIALS, Items
from elfenwidgets.rules.gold.wellformed import CARDS
from elfenwidgets.rules.names import known, lain, lay, paid, payment, road, town


def words(action: AnyGoldAction) -> tuple[str, ...]:
    """The words of the line for an action, after its seat."""
    match action:
        case TakeCard(_, source, card):
            return ("take", card or source)
        case TakeGold():
            return ("take", "gold")
        case OpenItem(_, item):
            return ("open", item)
        case Bid(_, coins):
            return ("bid", str(coins))
        case PassBid():
            return ("bid", "pass")
        case PlaceItem(_, item, secret, where):
            return ("item", lay(item, secret), where)
        case Double(_, secret, where, counter, counter_secret):
            return (lay("double", secret), where, lay(counter, counter_secret))
        case Exchange(_, secret, where, other):
            return (lay("exchange", secret), where, other)
        case WitchMove(_, via, to, cards, how):
            return ("witch", via, ">", to, *paid(cards, how))
        case Fly(_, to):
            return ("fly", to)
        case TakeCoins(_, coins):
            return ("coins", str(coins))
        case Discard(_, cut):
            return ("discard", *cut)
        case KeepItems(_, opened, secret):
            return ("keep", "two", *opened, *(lay(item, True) for item in secret))
        case _:
            assert_never(action)


def parse(seat: int, line: list[str]) -> AnyGoldAction | None:
    """The action of ``seat`` that the words of a line name; None: none of Elfengold's own.

    Raises:
        ValueError: they name what does not exist.
    """
    match line:
        case ["take", "deck"]:
            return TakeCard(seat, "deck")
        case ["take", "gold"]:
            return TakeGold(seat)
        case ["take", card]:
            return TakeCard(seat, "market", known(card, CARDS, "card"))
        case ["open", item]:
            return OpenItem(seat, known(item, ITEMS, "item"))
        case ["bid", "pass"]:
            return PassBid(seat)
        case ["bid", coins]:
            return Bid(seat, _sum(coins))
        case ["item", item, where]:
            return PlaceItem(seat, *lain(item, SPECIALS, "item"), road(where))
        case ["double" | "(double)" as spell, where, counter]:
            held = lain(counter, COUNTERS, "counter")
            return Double(seat, spell != "double", road(where), *held)
        case ["exchange" | "(exchange)" as spell, where, other]:
            return Exchange(seat, spell != "exchange", road(where), road(other))
        case ["witch", via, ">", to, *price]:
            return WitchMove(seat, road(via), town(to), *payment(price))
        case ["fly", to]:
            return Fly(seat, town(to))
        case ["coins", coins]:
            return TakeCoins(seat, _sum(coins))
        case ["discard", *cut]:
            return Discard(seat, tuple(known(card, CARDS, "card") for card in cut))
        case ["keep", "two", *kept]:
            found = [lain(item, ITEMS, "item") for item in kept]
            opened: Items = tuple(item for item, secret in found if not secret)
            return KeepItems(seat, opened, tuple(item for item, secret in found if secret))
    return None


def _sum(word: str) -> int:
    """A number of coins, in at most four digits and without leading zeros."""
    if not re.fullmatch("0|[1-9][0-9]{0,3}", word):
        raise ValueError(f"no number of coins: {word!r}")
    return int(word)
