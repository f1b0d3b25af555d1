"""What the others may hold, dealt anew, and what they will probably place."""

import random
from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass

from elfenwidgets.play.bots.outlook import missing
from elfenwidgets.play.bots.ways import (
    PRICES,
    ROADS,
    Spot,
    Steps,
    Traveller,
    Ways,
    numbers,
    spots,
    traveller,
    with_own,
)
from elfenwidgets.rules.state import Cards, all_cards, all_counters
from elfenwidgets.rules.view import OwnView

WIDTH = 10
"""How many places the others' plans follow from one number of cards."""

LIKELY = 0.75
"""How often a placement that is expected is made: who counts on all of them is disappointed."""


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the hidden things may lie.

    ``others`` are the other travellers by seat, clockwise from the viewer's left, and ``counters``
    the kinds that each holds. ``made`` are the roads on which a placement that is expected is
    really made, and ``seed`` is for what they place by lot.
    """

    others: dict[int, Traveller]
    counters: dict[int, list[int]]
    made: frozenset[int]
    seed: float

    def placed(self, steps: Steps, taken: Iterable[int]) -> list[Spot]:
        """What the others probably still place where counters lie on the roads ``taken``.

        Everybody in turn places what the best journey over the own counters needs, then the rest.
        """
        rng = random.Random(self.seed)
        closed = set(taken)
        held = {i: kinds[:] for i, kinds in self.counters.items()}
        wanted = {
            i: deque(spots(Ways(who, with_own(steps, closed, held[i]), held[i], WIDTH).journey()))
            for i, who in self.others.items()
        }
        found = []
        turns = deque(self.others)
        while turns:
            i = turns.popleft()
            while wanted[i] and wanted[i][0].road in closed:
                wanted[i].popleft()
            if wanted[i]:
                spot = wanted[i].popleft()
            elif len(held[i]) > (1 if self.others[i].rounds else 0):
                spot = Spot(rng.randrange(len(ROADS)), rng.choice(held[i]))
            else:
                continue
            held[i].remove(spot.kind)
            turns.append(i)
            if PRICES[spot.kind][spot.road] and spot.road not in closed:
                closed.add(spot.road)
                found.append(spot)
        return [spot for spot in found if spot.road in self.made]


def world(view: OwnView, rng: random.Random) -> World:
    """Deal the hidden things at random, all that the view shows kept."""
    hands = _dealt(all_cards(), _own_hand(view), [seat.cards for seat in view.seats], view, rng)
    secrets = _dealt(all_counters(), _seen(view), [seat.secrets for seat in view.seats], view, rng)
    rounds = view.edition.rounds - view.round
    count = len(view.seats)
    others, counters = {}, {}
    for i in [(view.seat + k) % count for k in range(1, count)]:
        seat = view.seats[i]
        towns = missing(seat.pieces)
        others[i] = traveller(seat.boot, tuple(hands[i]), towns, rounds, fine=True)
        counters[i] = numbers((*seat.open, *secrets[i]))
    made = frozenset([road for road in range(len(ROADS)) if rng.random() < LIKELY])
    return World(others, counters, made, rng.random())


def _own_hand(view: OwnView) -> Cards:
    return view.me.hand


def _seen(view: OwnView) -> list[str]:
    seen = [*view.me.secret, *view.counters.values(), *view.display]
    return seen + [kind for seat in view.seats for kind in seat.open]


def _dealt(
    things: list[str], seen: Iterable[str], counts: list[int], view: OwnView, rng: random.Random
) -> list[list[str]]:
    """So many of the things not seen to each other seat, by lot."""
    unseen = list((Counter(things) - Counter(seen)).elements())
    rng.shuffle(unseen)
    return [
        [] if i == view.seat else [unseen.pop() for _ in range(count)]
        for i, count in enumerate(counts)
    ]
