"""What the others may hold, dealt anew, and what they will probably place."""

import random
from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass

from elfenwidgets.play.bots.outlook import missing
from elfenwidgets.play.bots.ways import (
    PRICES,
    ROAD,
    ROADS,
    Spot,
    Steps,
    Traveller,
    Ways,
    laid,
    numbers,
    spots,
    traveller,
    with_own,
)
from elfenwidgets.rules.state import Cards, all_cards, all_counters
from elfenwidgets.rules.view import View


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the hidden things may lie.

    ``others`` are the other travellers by seat; ``placed`` is what they probably still place,
    ``steps`` and ``taken`` are the roads after that.
    """

    others: dict[int, Traveller]
    placed: tuple[Spot, ...]
    steps: Steps
    taken: frozenset[int]


def world(view: View, steps: Steps, rng: random.Random) -> World:
    """Deal the hidden things at random, all that the view shows kept, and look ahead."""
    hands = _dealt(all_cards(), _own_hand(view), [seat.cards for seat in view.seats], view, rng)
    secrets = _dealt(all_counters(), _seen(view), [seat.secrets for seat in view.seats], view, rng)
    rounds = view.edition.rounds - view.round
    others, counters = {}, {}
    for i, seat in enumerate(view.seats):
        if i != view.seat:
            others[i] = traveller(seat.boot, tuple(hands[i]), missing(seat.pieces), rounds)
            counters[i] = numbers((*seat.open, *secrets[i]))
    taken = {ROAD[road] for road in view.counters}
    placed = _placed(view, others, counters, steps, taken, rng)
    placed = tuple(spot for spot in placed if rng.random() < LIKELY)
    for spot in placed:
        steps = laid(steps, spot)
    return World(others, placed, steps, frozenset(taken.union(spot.road for spot in placed)))


LIKELY = 0.5
"""How often a placement that is expected is made: who counts on all of them is disappointed."""

WIDTH = 10
"""How many places the others' plans follow from one number of cards."""


def _own_hand(view: View) -> Cards:
    assert view.me is not None
    assert view.me.hand is not None
    return view.me.hand


def _seen(view: View) -> list[str]:
    assert view.me is not None
    assert view.me.secret is not None
    seen = [*view.me.secret, *view.counters.values(), *view.display]
    return seen + [kind for seat in view.seats for kind in seat.open]


def _dealt(
    things: list[str], seen: Iterable[str], counts: list[int], view: View, rng: random.Random
) -> list[list[str]]:
    """So many of the things not seen to each other seat, by lot."""
    unseen = list((Counter(things) - Counter(seen)).elements())
    rng.shuffle(unseen)
    return [
        [] if i == view.seat else [unseen.pop() for _ in range(count)]
        for i, count in enumerate(counts)
    ]


def _placed(
    view: View,
    others: dict[int, Traveller],
    counters: dict[int, list[int]],
    steps: Steps,
    taken: set[int],
    rng: random.Random,
) -> tuple[Spot, ...]:
    """Everybody in turn places what the best journey over the own counters needs, then the rest."""
    assert view.seat is not None
    wanted = {
        i: deque(
            spots(Ways(who, with_own(steps, taken, counters[i]), counters[i], WIDTH).journey())
        )
        for i, who in others.items()
    }
    count, closed, found = len(view.seats), set(taken), []
    turns = deque((view.seat + i) % count for i in range(1, count))
    while turns:
        i = turns.popleft()
        while wanted[i] and wanted[i][0].road in closed:
            wanted[i].popleft()
        keeps = 1 if others[i].rounds else 0
        if wanted[i]:
            spot = wanted[i].popleft()
        elif len(counters[i]) > keeps:
            kind = rng.choice(counters[i])
            road = rng.randrange(len(ROADS))
            counters[i].remove(kind)
            turns.append(i)
            if PRICES[kind][road] and road not in closed:
                closed.add(road)
                found.append(Spot(road, kind))
            continue
        else:
            continue
        counters[i].remove(spot.kind)
        closed.add(spot.road)
        found.append(spot)
        turns.append(i)
    return tuple(found)
