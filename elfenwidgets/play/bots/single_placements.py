"""What one more counter does for a traveller, for every placement at once."""

from collections.abc import Iterable

from elfenwidgets.play.bots.evaluation import worth
from elfenwidgets.play.bots.plan_search import (
    ENDS,
    PRICES,
    SLACK,
    Spot,
    Step,
    Steps,
    Traveller,
    add,
)
from elfenwidgets.play.journeys.label_setting import maximal
from elfenwidgets.rules.travel import CARAVAN

_HAND = 28
"""Bits of a packed hand."""


def openings(
    who: Traveller, steps: Steps, taken: Iterable[int], own: Iterable[int]
) -> tuple[float, dict[Spot, float]]:
    """The worth of the best journey now, and of the best one over each counter that may be placed.

    One search for all: a label remembers which counter was placed on the way, if any, and goes on
    with that one alone. A placement that no journey near the best one uses has no entry.
    """
    chances = _chances(taken, own)
    layers: list[dict[int, set[int]]] = [{} for _ in range(who.cards + 1)]
    layers[who.cards][who.boot | who.hand << 5] = {0}
    found: dict[int, float] = {}
    most = 0
    for left in range(who.cards, -1, -1):
        enough = most - left - SLACK
        for place, sets in layers[left].items():
            town, hand, placed = place & 31, place >> 5 & (1 << _HAND) - 1, place >> 5 + _HAND
            kept = []
            for got in maximal(sets):
                count = got.bit_count()
                if count >= enough:
                    kept.append(got)
                    most = max(most, count)
                    value = worth(town, got, who.towns, left, who.rounds, who.home, who.fine)
                    if value > found.get(placed, -100.0):
                        found[placed] = value
            if not left or not kept:
                continue
            ways = [(placed, step) for step in steps[town]]
            if placed:
                ways += [way for way in chances[town] if way[0] == placed]
            else:
                ways += chances[town]
            for then, (to, _, shift, cost, wild, _) in ways:
                goal = 1 << to & who.towns
                new = [got | goal for got in kept] if goal else kept
                above = then << 5 + _HAND
                if cost <= left and hand >> shift & 15 >= cost:
                    add(layers[left - cost], above | (hand - (cost << shift)) << 5 | to, new)
                if wild and wild <= left:
                    add(layers[left - wild], above | hand << 5 | to, new)
    now = found.pop(0)
    return now, {Spot(n // 6, n % 6): value for p, value in found.items() for n in (p - 1,)}


def _chances(taken: Iterable[int], own: Iterable[int]) -> list[list[tuple[int, Step]]]:
    """By town: the steps that one counter may open, each with the counter's number from 1."""
    closed = set(taken)
    out: list[list[tuple[int, Step]]] = [[] for _ in range(21)]
    for kind in dict.fromkeys(own):
        for road, price in enumerate(PRICES[kind]):
            if price and road not in closed:
                a, b = ENDS[road]
                number = 1 + 6 * road + kind
                out[a].append((number, (b, road, 4 * kind, price, CARAVAN, 0)))
                out[b].append((number, (a, road, 4 * kind, price, CARAVAN, 0)))
    return out
