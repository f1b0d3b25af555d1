"""The hard bot's way of Elfengold: it plans with all its counters, and for the rounds to come."""

import random
from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import fsum
from typing import NamedTuple

from elfenwidgets.play.bots.choice import Choice, because, plainly
from elfenwidgets.play.bots.gold import prospects, reasons
from elfenwidgets.play.bots.gold.prospects import CARD, COIN, traveller
from elfenwidgets.play.bots.plan_search import Plan
from elfenwidgets.play.bots.single_placements import single_placements
from elfenwidgets.play.journeys import gold_journey
from elfenwidgets.play.journeys.best_journey import settled
from elfenwidgets.play.journeys.gold_journey import Terms
from elfenwidgets.play.journeys.network import HAND, WORTH, Network, unpack
from elfenwidgets.rules import ending
from elfenwidgets.rules.actions import Action, Pass, Place
from elfenwidgets.rules.board import COUNTERS
from elfenwidgets.rules.gold.actions import (
    Discard,
    Double,
    HandCard,
    Item,
    KeepItems,
    OpenItem,
    TakeCard,
    TakeCoins,
    TakeGold,
)
from elfenwidgets.rules.gold.state import COINS_FOR_GOLD
from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.view import OwnView

WORTH_OF: dict[Item, float] = {
    "double": 0.3,
    "gold_piece": 0.15,
    "exchange": 0.1,
    "tree": 0.1,
    "sea_monster": 0.05,
}
"""What an item that is no counter is worth, in towns."""

LATER = 0.6
"""What part of the coins for this round a round to come gets."""

LEAST = 0.4
"""For how many towns at least the coins of a round are meant."""

GAIN = 0.02
"""What an item has to bring, in towns, to be worth a coin."""

TRAVELLED = 40
"""How many places a journey follows with each number of cards left."""

LABELS = 200
"""How far each exchange is looked into."""

BUDGET = 4000
"""How far a journey is looked into that coins or witches decide."""

TERMS = Terms(town=1000, coin=int(1000 * COIN), card=int(1000 * CARD), instead=int(2000 * CARD))
"""What the journey of a witch is worth."""

LAST = Terms(town=1000, coin=1)
"""In the last round no card is worth anything."""


def choose(view: OwnView, gold: GoldView, rng: random.Random) -> Choice:
    """One of ``view.actions``; they must not be empty."""
    match view.phase:
        case "cards":
            return reasons.of_card(view, gold, _card(view, gold))
        case "open":
            opens = [action for action in view.actions if isinstance(action, OpenItem)]
            shown = min(opens, key=lambda action: _gain(view, action.item))
            return Choice(shown, partial(because, "open-less", item=shown.item))
        case "auction":
            return _bid(view, gold)
        case "plan":
            return _plan(view, gold)
        case "travel":
            return _step(view, gold)
        case "reward":
            return reasons.of_reward(view, gold, _reward(view, gold))
        case "discard":
            cuts = [action for action in view.actions if isinstance(action, Discard)]
            return reasons.of_cut(min(cuts, key=lambda cut: fsum(map(_lasting, cut.cards))))
        case "keep_items":
            keeps = [action for action in view.actions if isinstance(action, KeepItems)]
            return plainly(max(keeps, key=lambda keep: _kept(view, keep)), "keep-best")
    return Choice(view.actions[0])


def _lasting(card: HandCard) -> float:
    """What a card is worth on the empty map; a witch as much as a good one."""
    return max(WORTH.values()) if card == "witch" else WORTH[card]


def _kept(view: OwnView, keep: KeepItems) -> float:
    """What two items promise for the next round."""
    hand: Sequence[str] = view.me.hand
    return fsum(
        10 * WORTH_OF[item] if item in WORTH_OF else 1 + hand.count(item)
        for item in (*keep.open, *keep.secret)
    )


def _gain(view: OwnView, item: Item) -> float:
    """How many towns an item more is worth: plans with and without it."""
    for kind in COUNTERS:
        if kind == item:
            return prospects.gain_of_counter(view, kind)
    return WORTH_OF[item]


def _card_gain(view: OwnView, take: TakeCard) -> float:
    """How many towns a card more is worth."""
    if take.card is None:
        return prospects.gain_of_unknown(view)
    return CARD if take.card == "witch" else prospects.gain_of_card(view, take.card)


def _best_take(view: OwnView) -> TakeCard | None:
    takes = [action for action in view.actions if isinstance(action, TakeCard)]
    return max(takes, key=lambda take: _card_gain(view, take), default=None)


def _card(view: OwnView, gold: GoldView) -> Action:
    """The card with which plans come to most, or all the gold where that is worth more."""
    best = _best_take(view)
    for action in view.actions:
        if isinstance(action, TakeGold) and (
            best is None or COINS_FOR_GOLD * gold.gold_pile * COIN > _card_gain(view, best)
        ):
            return action
    return best or view.actions[0]


def _reward(view: OwnView, gold: GoldView) -> Action:
    """The coins where they are worth more than two cards; after the last move, always."""
    take = _best_take(view)
    for action in view.actions:
        if isinstance(action, TakeCoins) and (
            take is None or ending.is_last(view) or gold.gathered * COIN > 2 * CARD
        ):
            return action
    return take or view.actions[0]


class Worth(NamedTuple):
    """What the item on sale is worth to a seat: how many ``towns`` more, and at most how much."""

    towns: float
    coins: int


def worth(view: OwnView, gold: GoldView) -> Worth:
    """The item's share of what this round may cost.

    The coins of the round are shared by what the item and the best two after it bring.
    """
    item, have = gold.row[0], gold.seats[view.seat].coins
    gain = _gain(view, item)
    after = sorted(max(0.0, _gain(view, each)) for each in gold.row[1:])
    coins = have / (1 + LATER * ending.rounds_to_come(view))
    share = gain / max(LEAST, gain + fsum(after[-2:])) if gain > GAIN else 0
    return Worth(max(0.0, gain), int(coins * share))


def _bid(view: OwnView, gold: GoldView) -> Choice:
    """A coin more than the highest bid, as long as the item on sale is worth it."""
    towns, coins = worth(view, gold)
    return reasons.of_bid(view, gold.row[0], coins, round(towns))


def _plan(view: OwnView, gold: GoldView) -> Choice:
    """What the best plan over all counters needs; else what is of use; else to pass."""
    who, network, counters = traveller(view), Network.of(view), view.me.counters
    held = gold.seats[view.seat]
    doubles = Counter((*held.open, *(held.secret or ())))["double"]
    taken = {road for road in view.counters if not doubles or road in gold.doubles}
    plan = Plan(who, network, counters, taken)
    needed = plan.placements()
    second = [made for made in needed if made.road in view.counters]
    if len(second) > doubles or any(view.counters[m.road] == m.counter for m in second):
        plan = Plan(who, network, counters, view.counters)
        needed = plan.placements()
    if needed:
        now, after = single_placements(who, network, view.counters, counters)
        made = max(needed, key=lambda made: (after.get(made, now), made))
        hidden = made.counter not in view.me.open
        if made.road not in view.counters:
            place = Place(view.seat, made.counter, hidden, made.road)
            return reasons.of_counter(view, place, planned=True)
        spell = "double" not in held.open
        return reasons.of_counter(view, Double(view.seat, spell, *made, hidden))
    if swap := prospects.exchange(view, network, LABELS):
        return reasons.of_exchange(*swap)
    way = {leg.step.via: leg.step.to for leg in plan.legs}
    if item := prospects.special(view, gold, way):
        return reasons.of_item(view, gold, item, way.get(item.road))
    return plainly(Pass(view.seat), "pass-keep" if len(counters) == 1 else "pass-done")


def _step(view: OwnView, gold: GoldView) -> Choice:
    """The next step of the journey that ends best; coins decide in the last round, and witches."""
    last = ending.is_last(view)
    if last or gold.seats[view.seat].witches:
        journey = gold_journey.for_view(view, LAST if last else TERMS, BUDGET)
        return reasons.of_step(view, journey.steps)
    who = traveller(view)
    plan = Plan(who, Network.of(view), width=TRAVELLED)
    hand = unpack(who.start.place & HAND)
    return reasons.of_step(view, settled(hand, plan.legs, plan.end.left, view.seat)[1])
