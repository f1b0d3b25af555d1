"""What cards, items and coins are worth to a seat of Elfengold: plans with and without them."""

import random
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from math import fsum
from typing import NamedTuple

from elfenwidgets.play.bots.evaluation import harm
from elfenwidgets.play.bots.plan_search import Plan, Traveller
from elfenwidgets.play.journeys.best_journey import Task, search
from elfenwidgets.play.journeys.best_journey import task as own_task
from elfenwidgets.play.journeys.counters import Placement, fits
from elfenwidgets.play.journeys.gold_journey import MOST_CARDS
from elfenwidgets.play.journeys.label_setting import Label
from elfenwidgets.play.journeys.network import (
    DISTANCE,
    NUMBER,
    TOWNS,
    BareMap,
    Network,
    best_cards,
    bits,
)
from elfenwidgets.rules import ending
from elfenwidgets.rules.board import BOARD, COUNTERS, TRANSPORTS
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.gold.actions import Exchange, PlaceItem
from elfenwidgets.rules.gold.state import ITEMS_OF_A_KIND
from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.state import Cards, Counters
from elfenwidgets.rules.view import OwnView
from elfenwidgets.rules.vocabulary import CounterKind, Transport

CARD = 0.3
"""What a card that is kept for later rounds is worth, in towns."""

NEAR = 0.12
"""What it is worth, in towns, to end beside a town that is still missing."""

COIN = 0.04
"""What a coin is worth before the last round, in towns."""

MAPS = 4
"""On how many maps a card or counter more is tried."""

LAID = 6
"""How many counters lie on each."""

WIDTH = 8
"""How many places each plan there follows with each number of cards left."""

EXCHANGES = 24
"""How many exchanges are tried, those nearest to the boot."""


class GoldOutlook(NamedTuple):
    """What a journey is judged by: the ``towns`` missing, as bits, and the ``rounds`` to come.

    The boot's distance counts from the town ``home``, where that is not -1.
    """

    towns: int
    rounds: int
    home: int = -1

    def judge(self) -> Callable[[int, int, int], float]:
        """The evaluation of a journey's end, in towns: as ``Outlook.judge`` of the base game."""
        towns, rounds, home = self

        def worth(boot: int, collected: int, left: int) -> float:
            value = float(collected.bit_count())
            if home >= 0:
                return value - DISTANCE[boot][home]
            if not rounds:
                return value
            return value + CARD * left + nearness(boot, towns & ~collected)

        return worth


@lru_cache(maxsize=1 << 9)
def nearness(boot: int, towns: int) -> float:
    """What a place is worth for the towns that are still missing around it."""
    row = DISTANCE[boot]
    return NEAR * fsum(0.5 ** row[town] for town in range(len(TOWNS)) if towns >> town & 1)


def traveller(view: OwnView, hand: Cards | None = None) -> Traveller:
    """The viewer as a traveller, with another ``hand`` than its own if there is one."""
    me = view.me
    home = ending.home(view, view.seat)
    outlook = GoldOutlook(
        bits(BOARD.missing(me.pieces)),
        view.edition.rounds - view.round,
        -1 if home is None else NUMBER[home],
    )
    held = best_cards(me.hand if hand is None else hand, MOST_CARDS)
    return Traveller(Label.start(me.boot, held), outlook)


@cache
def maps(edition: Edition) -> tuple[tuple[Network, frozenset[str]], ...]:
    """A few maps on which some counters lie as others might lay them, and on which roads."""
    found = []
    box = [kind for kind in COUNTERS for _ in range(ITEMS_OF_A_KIND[kind])]
    for number in range(MAPS):
        chance = random.Random(number).random
        network, taken = Network.of(BareMap(edition)), set[str]()
        while len(taken) < LAID:
            road = BOARD.roads[int(chance() * len(BOARD.roads))].id
            made = Placement(road, box[int(chance() * len(box))])
            if fits(made) and road not in taken:
                taken.add(road)
                network = network.placed(*made)
        found.append((network, frozenset(taken)))
    return tuple(found)


@lru_cache(maxsize=64)
def on_average(who: Traveller, own: Counters, edition: Edition) -> float:
    """What the best plan with some counters of one's own comes to, over the maps."""
    found = [Plan(who, roads, own, taken, WIDTH).best for roads, taken in maps(edition)]
    return fsum(found) / MAPS


def gain_of_counter(view: OwnView, counter: CounterKind) -> float:
    """How many towns a counter more is worth."""
    who, own = traveller(view), view.me.counters
    more = on_average(who, (*own, counter), view.edition)
    return more - on_average(who, own, view.edition)


def gain_of_card(view: OwnView, card: Transport) -> float:
    """How many towns a card more is worth in this round, or at least what it is worth later."""
    own = view.me.counters
    now = on_average(traveller(view), own, view.edition)
    return on_average(traveller(view, (*view.me.hand, card)), own, view.edition) - now


def gain_of_unknown(view: OwnView) -> float:
    """The same for a card of the deck."""
    return fsum(gain_of_card(view, kind) for kind in TRANSPORTS) / len(TRANSPORTS)


def task(view: OwnView) -> Task:
    """The task of the own journey, with the best cards of a large hand."""
    mine = own_task(view)
    return mine._replace(hand=best_cards(mine.hand, MOST_CARDS))


def exchange(view: OwnView, network: Network, labels: int) -> tuple[Exchange, int] | None:
    """The exchange with which the best journey has most towns more, and how many."""
    here, mine = view.me.boot, task(view)

    def away(action: Exchange) -> int:
        ways = [BOARD.connections[road] for road in (action.road, action.other)]
        return min(BOARD.distance(here, town) for way in ways for town in (way.a, way.b))

    found = [action for action in view.actions if isinstance(action, Exchange)]
    now = search(network, mine, labels) if found else None
    best: tuple[Exchange, int] | None = None
    for action in sorted(found, key=away)[:EXCHANGES]:
        road, other, lying = action.road, action.other, view.counters
        swapped = network.placed(road, lying[other], road in view.obstacles)
        swapped = swapped.placed(other, lying[road], other in view.obstacles)
        more = search(swapped, mine, labels).value.score - (now.value.score if now else 0)
        if more > (best[1] if best else 0):
            best = action, more
    return best


def special(view: OwnView, gold: GoldView, way: Mapping[str, int]) -> PlaceItem | None:
    """A gold piece on the own way; a tree or a sea monster off it, where others may go.

    ``way`` has the town to which each road of the own journey leads, by its number.
    """
    placed = [action for action in view.actions if isinstance(action, PlaceItem)]
    golden = [each for each in placed if each.item == "gold_piece" and each.road in way]
    if golden:
        return max(golden, key=lambda each: gold.values.get(TOWNS[way[each.road]], 0))
    hindering = [each for each in placed if each.item != "gold_piece" and each.road not in way]
    return max(hindering, key=lambda each: harm(view, each.road), default=None)
