"""Positions and house rules drawn at random, for Hypothesis."""

import random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from elfenwidgets.rules import BOARD, Edition, State, editions
from elfenwidgets.rules.board import CHART, TRANSPORTS
from elfenwidgets.rules.edition import CHOICES, LAKE_COSTS
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import all_counters

TOWNS = sorted(BOARD.towns.keys() - {BOARD.capital})

some = settings(
    max_examples=80,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def house_rules(rng: random.Random) -> Edition:
    """An edition with any switches, each value as likely as the other."""
    return editions()["amigo-de"].with_rules(
        **{switch: rng.choice(values) for switch, values in CHOICES.items()},
        lake_cost={lake: rng.choice(LAKE_COSTS) for lake in BOARD.lakes},
        boatmen=[lake for lake in BOARD.lakes if rng.random() < 0.5],
    )


def situation(rng: random.Random, phase: str, cards: int, counters: int) -> State:
    """A position in ``phase`` with so many cards in hand, and up to so many counters.

    Most roads around the boot have a counter, mostly of the few kinds of the cards; half of the
    positions are in the last round.
    """
    edition = house_rules(rng)
    box = all_counters()
    rng.shuffle(box)
    own = [box.pop() for _ in range(rng.randrange(counters + 1))]
    boot = rng.choice(list(BOARD.towns))
    near = sorted(BOARD.roads, key=lambda road: BOARD.distance(boot, road.a) + rng.random())
    kinds = rng.sample(TRANSPORTS, rng.randrange(2, 5))
    roads = {}
    for road in near[: rng.randrange(6, 24)]:
        fit = [kind for kind in box if road.kind in CHART[kind]]
        liked = [kind for kind in fit if kind in kinds]
        if fit and rng.random() < 0.8:
            roads[road.id] = rng.choice(liked or fit)
            box.remove(roads[road.id])
    lying = rng.sample(sorted(roads), min(len(roads), rng.randrange(3)))
    left = [town for town in TOWNS if town != boot and rng.random() < 0.6] or TOWNS[-1:]
    return position(
        edition,
        phase=phase,
        round=rng.choice([edition.rounds, rng.randrange(1, edition.rounds)]),
        players=3,
        at=boot,
        left=[town for town in left if town != boot],
        hand=[rng.choice(kinds) for _ in range(cards)],
        open=own,
        obstacle=len(lying) < 2 and rng.random() < 0.5,
        roads={road: kind + "!" * (road in lying) for road, kind in roads.items()},
    )


def situations(
    phase: str = "travel", cards: int = 5, counters: int = 0
) -> st.SearchStrategy[State]:
    """Positions under house rules, as ``situation`` makes them, with two to ``cards`` cards."""
    seeds = st.integers(0, 1 << 32).map(random.Random)
    return seeds.map(lambda rng: situation(rng, phase, rng.randrange(2, cards + 1), counters))
