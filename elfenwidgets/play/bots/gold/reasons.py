"""Why a bot does what it does in Elfengold alone, as data."""

from collections.abc import Sequence
from functools import partial

from elfenwidgets.play.bots import explain
from elfenwidgets.play.bots.choice import Choice, because, plainly
from elfenwidgets.play.journeys.network import TOWNS
from elfenwidgets.rules import ending
from elfenwidgets.rules.actions import Action, EndMove, Move, Place, PlaceObstacle
from elfenwidgets.rules.gold.actions import (
    Bid,
    Discard,
    Double,
    Exchange,
    Fly,
    Item,
    PassBid,
    PlaceItem,
    TakeCard,
    TakeCoins,
    TakeGold,
    WitchMove,
)
from elfenwidgets.rules.gold.state import COINS_FOR_GOLD
from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.view import OwnView


def of_card(view: OwnView, gold: GoldView, action: Action) -> Choice:
    """A card taken, or all the gold (G1.1)."""
    match action:
        case TakeGold():
            coins = COINS_FOR_GOLD * gold.gold_pile
            return Choice(action, partial(because, "gold-pile", coins=coins))
        case TakeCard(_, "market", str(card)):
            held: Sequence[str] = view.me.counters
            if counters := held.count(card):
                said = partial(because, "card-suits", card=card, counters=counters)
                return Choice(action, said)
            return Choice(action, partial(because, "card-far", card=card))
        case TakeCard() if gold.market:
            return plainly(action, "card-blind")
    return Choice(action)


def of_reward(view: OwnView, gold: GoldView, action: Action) -> Choice:
    """The coins of a move, or cards instead (G6.2)."""
    match action:
        case TakeCoins(_, coins) if ending.is_last(view):
            return plainly(action, "coins-last")
        case TakeCoins(_, coins):
            return Choice(action, partial(because, "coins-more", coins=coins))
        case TakeCard() if not gold.taken:
            return Choice(action, partial(because, "cards-more", coins=gold.gathered))
    return of_card(view, gold, action)


def of_bid(view: OwnView, item: Item, worth: int, towns: int) -> Choice:
    """A coin more than the highest bid, if the item is worth it; ``worth`` is in coins."""
    bid = next((action for action in view.actions if isinstance(action, Bid)), None)
    if bid is not None and bid.coins <= worth:
        if towns > 0:
            said = partial(because, "bid-towns", item=item, coins=worth, towns=towns)
            return Choice(bid, said)
        return Choice(bid, partial(because, "bid-later", item=item, coins=worth))
    stop = PassBid(view.seat)
    if worth > 0:
        return Choice(stop, partial(because, "pass-dear", item=item, coins=worth))
    return Choice(stop, partial(because, "pass-useless", item=item))


def of_counter(view: OwnView, action: Place | Double, planned: bool = False) -> Choice:
    """A counter on a road, alone or as the second one."""
    if isinstance(action, Place):
        return Choice(action, partial(explain.of_place, view, action, planned))
    said = partial(because, "place-later", counter=action.counter, road=action.road)
    return Choice(action, said)


def of_item(view: OwnView, gold: GoldView, item: PlaceItem, to: int | None) -> Choice:
    """A gold piece on the own way ``to`` a town, or something in the way of others."""
    if item.item == "gold_piece" and to is not None:
        coins = gold.values.get(TOWNS[to], 0)
        return Choice(item, partial(because, "gold-piece", road=item.road, coins=coins))
    near = PlaceObstacle(view.seat, item.road)
    return Choice(item, partial(explain.of_obstacle, view, near))


def of_exchange(action: Exchange, towns: int) -> Choice:
    """Two counters swapped."""
    roads = {"road": action.road, "other": action.other}
    return Choice(action, partial(because, "exchange-towns", **roads, towns=towns))


def of_step(view: OwnView, steps: Sequence[Move | WitchMove | Fly]) -> Choice:
    """The first of the steps that are planned, or the end of the move."""
    if not steps:
        end = EndMove(view.seat, ())
        return Choice(end, partial(explain.of_end, view, end))
    step = steps[0]
    match step:
        case WitchMove():
            return Choice(step, partial(because, "witch-step", town=step.to))
        case Fly():
            return Choice(step, partial(because, "witch-fly", town=step.to))
        case Move():
            ahead = [each.to for each in steps]
            return Choice(step, partial(explain.of_move, view, step, ahead))


def of_cut(cut: Discard) -> Choice:
    """Cards given up."""
    return Choice(cut, partial(because, "cut-least", cards=len(cut.cards)))
