"""Determinization: the hidden hands dealt at random, and what the others probably place."""

import random
from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass

from elfenwidgets.play.bots.plan_search import Plan, Traveller, traveller
from elfenwidgets.play.journeys.counters import Placement, fits
from elfenwidgets.play.journeys.network import Network
from elfenwidgets.rules import ending
from elfenwidgets.rules.state import Kind, all_cards, all_counters
from elfenwidgets.rules.view import OwnView
from elfenwidgets.rules.vocabulary import CounterKind

WIDTH = 10
"""How many places the others' plans follow with each number of cards left."""

LIKELY = 0.75
"""How often a placement that is expected is made: who counts on all of them is disappointed."""


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the hidden things may lie.

    ``others`` are the other travellers by seat, clockwise from the viewer's left, and ``counters``
    the kinds that each holds; ``spared`` of them each keeps. Of the ``roads`` in play, ``made`` are
    those on which a placement that is expected is really made, and ``seed`` is for what is placed
    by lot.
    """

    others: dict[int, Traveller]
    counters: dict[int, list[CounterKind]]
    spared: int
    roads: tuple[str, ...]
    made: frozenset[str]
    seed: int

    def placed(self, network: Network, taken: Iterable[str]) -> tuple[list[Placement], int]:
        """What the others probably still place, and the work that it took to find out.

        Counters lie on the roads ``taken``. Everybody in turn places what the best journey over
        the own counters needs, then the rest.
        """
        rng = random.Random(self.seed)
        closed = set(taken)
        held = {i: kinds[:] for i, kinds in self.counters.items()}
        plans = {i: Plan(who, network, held[i], closed, WIDTH) for i, who in self.others.items()}
        wanted = {i: deque(plan.placements()) for i, plan in plans.items()}
        found = []
        turns = deque(self.others)
        while turns:
            i = turns.popleft()
            while wanted[i] and wanted[i][0].road in closed:
                wanted[i].popleft()
            if wanted[i]:
                made = wanted[i].popleft()
            elif len(held[i]) > self.spared:
                made = Placement(rng.choice(self.roads), rng.choice(held[i]))
            else:
                continue
            held[i].remove(made.counter)
            turns.append(i)
            if fits(made) and made.road not in closed:
                closed.add(made.road)
                found.append(made)
        work = sum([plan.work for plan in plans.values()])
        return [made for made in found if made.road in self.made], work


def world(view: OwnView, rng: random.Random) -> World:
    """Deal the hidden things at random, all that the view shows kept."""
    hands = _dealt(all_cards(), view.me.hand, [seat.cards for seat in view.seats], view, rng)
    secrets = _dealt(
        all_counters(), seen_counters(view), [seat.secrets for seat in view.seats], view, rng
    )
    count = len(view.seats)
    others, counters = {}, {}
    for i in [(view.seat + k) % count for k in range(1, count)]:
        others[i] = traveller(view, i, tuple(hands[i]), fine=True)
        counters[i] = [*view.seats[i].open, *secrets[i]]
    roads = tuple(road.id for road in view.edition.board.roads)
    made = frozenset([road for road in roads if rng.random() < LIKELY])
    spared = 0 if ending.is_last(view) else 1
    return World(others, counters, spared, roads, made, seed(rng))


def seed(rng: random.Random) -> int:
    """A seed by lot: a whole number, for that of a fraction depends on the machine's pointers."""
    return int(rng.random() * (1 << 53))


def seen_counters(view: OwnView) -> list[CounterKind]:
    """The counters that the viewer knows not to be hidden anywhere."""
    seen = [*view.me.secret, *view.counters.values(), *view.display]
    return seen + [kind for seat in view.seats for kind in seat.open]


def _dealt(
    things: list[Kind], seen: Iterable[Kind], counts: list[int], view: OwnView, rng: random.Random
) -> list[list[Kind]]:
    """So many of the things not seen to each other seat, by lot."""
    unseen = list((Counter(things) - Counter(seen)).elements())
    rng.shuffle(unseen)
    return [
        [] if i == view.seat else [unseen.pop() for _ in range(count)]
        for i, count in enumerate(counts)
    ]
