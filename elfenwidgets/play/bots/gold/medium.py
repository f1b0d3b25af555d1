"""The medium bot's way of Elfengold: each choice is measured by its own best journey."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from math import fsum

from elfenwidgets.play.bots.choice import Choice, because, plainly
from elfenwidgets.play.bots.gold import reasons
from elfenwidgets.play.bots.gold.prospects import exchange, special, task
from elfenwidgets.play.journeys import gold_journey
from elfenwidgets.play.journeys.best_journey import search
from elfenwidgets.play.journeys.gold_journey import Terms
from elfenwidgets.play.journeys.network import WORTH, Network
from elfenwidgets.rules import ending
from elfenwidgets.rules.actions import Action, Pass, Place
from elfenwidgets.rules.board import BOARD, CHART, TRANSPORTS
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
from elfenwidgets.rules.vocabulary import CounterKind

LABELS = 200
"""How far each journey is looked into while planning and bidding."""

BUDGET = 4000
"""How far the journey is looked into that is travelled."""

TERMS = Terms(town=1000, coin=30, card=60, instead=180)
"""What the journey that is travelled is worth; in the last round no card is worth anything."""

LAST = Terms(town=1000, coin=1)

COINS_FOR_TOWN = 4
"""What a town more in this round is worth."""

COINS_FOR_CARD = 3
"""What a travel card is worth."""

WORTH_OF: dict[Item, int] = {
    "double": 3,
    "gold_piece": 3,
    "exchange": 1,
    "tree": 2,
    "sea_monster": 1,
}
"""What an item that is no counter is worth, in coins."""


def choose(view: OwnView, gold: GoldView, rng: random.Random) -> Choice:
    """One of ``view.actions``; they must not be empty."""
    match view.phase:
        case "cards":
            return reasons.of_card(view, gold, _card(view, gold))
        case "open":
            opens = [action for action in view.actions if isinstance(action, OpenItem)]
            shown = min(opens, key=lambda action: liking(view, action.item))
            return Choice(shown, partial(because, "open-less", item=shown.item))
        case "auction":
            return _bid(view, gold)
        case "plan":
            return _GoldPlanner(view, gold).choose(rng)
        case "travel":
            terms = LAST if ending.is_last(view) else TERMS
            return reasons.of_step(view, gold_journey.for_view(view, terms, BUDGET).steps)
        case "reward":
            return reasons.of_reward(view, gold, _reward(view, gold))
        case "discard":
            cuts = [action for action in view.actions if isinstance(action, Discard)]
            return reasons.of_cut(min(cuts, key=lambda cut: fsum(map(_card_worth, cut.cards))))
        case "keep_items":
            keeps = [action for action in view.actions if isinstance(action, KeepItems)]
            return plainly(max(keeps, key=lambda keep: _kept(view, keep)), "keep-best")
    return Choice(view.actions[0])


def _card_worth(card: HandCard) -> float:
    """What a card is worth, in travel cards."""
    return 1.0 if card == "witch" else WORTH[card] / _USUAL


_USUAL = fsum(WORTH[kind] for kind in TRANSPORTS) / len(TRANSPORTS)


def _card(view: OwnView, gold: GoldView) -> Action:
    """All the gold where it is worth more than a card; else the card that goes furthest."""
    best = _best_take(view)
    for action in view.actions:
        if isinstance(action, TakeGold) and (
            best is None or COINS_FOR_GOLD * gold.gold_pile > COINS_FOR_CARD
        ):
            return action
    return best or view.actions[0]


def _best_take(view: OwnView) -> TakeCard | None:
    """The card of the market that suits the counters held, or one from the deck."""
    held = Counter[str](view.me.counters)

    def liking(take: TakeCard) -> float:
        return 1.1 if take.card is None else _card_worth(take.card) + 0.3 * held[take.card]

    takes = [action for action in view.actions if isinstance(action, TakeCard)]
    return max(takes, key=liking, default=None)


def _reward(view: OwnView, gold: GoldView) -> Action:
    """The coins where they are worth more than two cards; after the last move, always."""
    take = _best_take(view)
    for action in view.actions:
        if isinstance(action, TakeCoins) and (
            take is None or ending.is_last(view) or gold.gathered > 2 * COINS_FOR_CARD
        ):
            return action
    return take or view.actions[0]


def liking(view: OwnView, item: Item) -> float:
    """What an item is worth to this hand, in coins."""
    if item in WORTH_OF:
        return WORTH_OF[item]
    hand: Sequence[str] = view.me.hand
    return 1 + hand.count(item)


def _kept(view: OwnView, keep: KeepItems) -> float:
    return fsum(liking(view, item) for item in (*keep.open, *keep.secret))


def _bid(view: OwnView, gold: GoldView) -> Choice:
    """One coin more than the highest bid, as long as the item on sale is worth it."""
    item, towns = gold.row[0], 0
    worth = liking(view, item)
    if item not in WORTH_OF:
        towns = _gain(view, item)
        worth = min(worth, 2) + COINS_FOR_TOWN * towns
    return reasons.of_bid(view, item, int(worth), towns)


def _gain(view: OwnView, item: Item) -> int:
    """How many towns more the best journey has once a counter of this kind may be placed."""
    network, mine = Network.of(view), task(view)
    now = search(network, mine, LABELS).value
    best = now
    for kind in CHART:
        if kind == item:
            for road in _roads_near(view, kind):
                best = max(best, search(network.placed(road, kind), mine, LABELS, best).value)
    return best.score - now.score


def _roads_near(view: OwnView, kind: CounterKind) -> Iterable[str]:
    """Roads without a counter that a kind can cross, those nearest to the boot."""
    boot = view.me.boot
    free = [r for r in BOARD.roads if r.id not in view.counters and r.kind in CHART[kind]]
    free.sort(key=lambda road: min(BOARD.distance(boot, end) for end in (road.a, road.b)))
    return [road.id for road in free[:12]]


class _GoldPlanner:
    """One turn of planning."""

    def __init__(self, view: OwnView, gold: GoldView) -> None:
        self._view, self._gold = view, gold
        self._task, self._network = task(view), Network.of(view)

    def choose(self, rng: random.Random) -> Choice:
        """What helps the own journey most; else what is of use; else to pass."""
        view = self._view
        now = search(self._network, self._task, LABELS)
        best, action = now.value, None
        for each, network in self._helping(rng):
            value = search(network, self._task, LABELS, floor=best).value
            if value > best:
                best, action = value, each
        if action is not None:
            return reasons.of_counter(view, action)
        if swap := exchange(view, self._network, LABELS):
            return reasons.of_exchange(*swap)
        way = {leg.step.via: leg.step.to for leg in now.legs}
        if item := special(view, self._gold, way):
            return reasons.of_item(view, self._gold, item, way.get(item.road))
        stop = next(action for action in view.actions if isinstance(action, Pass))
        return plainly(stop, "pass-keep" if view.me.held == 1 else "pass-done")

    def _helping(self, rng: random.Random) -> Iterable[tuple[Place | Double, Network]]:
        """Placements of counters, alone and as a second one, each with the network after it."""
        found: list[tuple[Place | Double, Network]] = []
        view, gold = self._view, self._gold
        for action in view.actions:
            if isinstance(action, Place):
                found.append((action, self._network.placed(action.road, action.counter)))
            elif isinstance(action, Double):
                doubles = {**gold.doubles, action.road: action.counter}
                after = replace(view, gold=replace(gold, doubles=doubles))
                found.append((action, Network.of(after)))
        rng.shuffle(found)
        found.sort(key=lambda each: isinstance(each[0], Double) or each[0].secret)
        return found
