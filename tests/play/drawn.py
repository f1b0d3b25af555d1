"""Positions and house rules drawn at random, for Hypothesis."""

import random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from elfenwidgets.rules import BOARD, Edition, State, editions
from elfenwidgets.rules.board import CHART, TRANSPORTS
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import all_counters

EDITION_RULES = {
    "rounds": st.sampled_from([3, 4]),
    "hand": st.sampled_from(["refill_to_8", "deal_8"]),
    "display": st.sampled_from(["stays", "dealt_anew"]),
    "give_back": st.sampled_from(["round_end", "after_planning"]),
    "lake_cost": st.fixed_dictionaries({lake: st.sampled_from([1, 2]) for lake in BOARD.lakes}),
    "boatmen": st.lists(st.sampled_from(sorted(BOARD.lakes)), unique=True),
    "town_cards": st.booleans(),
    "town_card_tie": st.sampled_from(["distance", "cards"]),
    "early_end": st.sampled_from(["finish_round", "at_once_to_round_3", "end_of_round_3"]),
    "caravan_only_if_unable": st.booleans(),
}

HOUSE_RULES = st.fixed_dictionaries(EDITION_RULES).map(
    lambda switches: editions()["amigo-de"].with_rules(**switches)
)
"""An edition with any switches."""

TOWNS = sorted(BOARD.towns.keys() - {BOARD.capital})

some = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


@st.composite
def situations(draw: st.DrawFn, phase: str = "travel", cards: int = 5, counters: int = 0) -> State:
    """A position in ``phase``: at most so many cards in hand, and so many counters."""
    edition: Edition = draw(HOUSE_RULES)
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    box = all_counters()
    rng.shuffle(box)
    own = [box.pop() for _ in range(rng.randrange(counters + 1))]
    roads = {}
    for road in rng.sample(BOARD.roads, rng.randrange(4, 22)):
        kind = box.pop()
        if road.kind in CHART[kind]:
            roads[road.id] = kind
    owners = rng.randrange(3)
    for road in rng.sample(sorted(roads), min(owners, len(roads))):
        roads[road] += "!"
    boot = rng.choice(list(BOARD.towns))
    left = [town for town in TOWNS if town != boot and rng.random() < 0.6]
    things: dict[str, Any] = {
        "phase": phase,
        "round": rng.randrange(1, edition.rounds + 1),
        "players": 3,
        "at": boot,
        "left": left or [next(town for town in TOWNS if town != boot)],
        "hand": [rng.choice(TRANSPORTS) for _ in range(rng.randrange(1, cards + 1))],
        "open": own,
        "obstacle": rng.random() < 0.5 if owners < 2 else False,
        "roads": roads,
    }
    return position(edition, **things)
