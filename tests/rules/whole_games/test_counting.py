"""Every legal action and no other: counted, and compared with all that can be imagined."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from elfenwidgets.rules import State, apply, editions, legal_actions, start, why_not
from elfenwidgets.rules.edition import base_editions
from elfenwidgets.rules.position import position
from tests.rules.randomplay import states, variants
from tests.rules.whole_games.universe import imaginable

VARIANTS = variants()
ROADS = {
    "plain:ixara-virst": "dragon",
    "plain:lapphalya-virst": "elfcycle!",
    "mountain:strykhaven-virst": "unicorn",
    "forest:feodor-lapphalya": "dragon!",
    "forest:dagamura-ixara": "troll_wagon",
}
HAND = "dragon dragon elfcycle elfcycle unicorn raft raft troll_wagon"


def sequences(state: State, depth: int) -> int:
    """How many ways there are to act so many times in a row."""
    if depth == 0:
        return 1
    return sum(sequences(apply(state, action), depth - 1) for action in legal_actions(state))


def travelling(key: str, **more: Any) -> State:
    others = [{"at": "ixara", "hand": "raft raft raft raft", "open": "dragon unicorn"}]
    return position(key, phase="travel", at="virst", hand=HAND, roads=ROADS, seats=others, **more)


def planning(key: str) -> State:
    two = [{"open": "unicorn", "secret": "dragon"}]
    return position(
        key, open="dragon giant_pig", secret="dragon", roads=ROADS, players=2, seats=two
    )


SITUATIONS: dict[str, Callable[[str], State]] = {
    "start": lambda key: start(editions()[key], 3, 1, 0),
    "drawing": lambda key: position(
        key, phase="draw", display="dragon dragon unicorn elfcycle unicorn"
    ),
    "planning": planning,
    "travelling": travelling,
    "strict": lambda key: travelling(key, caravan_only_if_unable=True),
    "keeping": lambda key: position(
        key,
        phase="keep",
        open="dragon dragon elfcycle",
        secret="unicorn",
        seats=[{"open": "dragon unicorn"}],
    ),
    "last boot": lambda key: travelling(key, turn=1, start=0, round=3),
}
COUNTS = {
    "start": [1, 1, 1, 5, 26],
    "drawing": [4, 18, 80, 388],
    "planning": [77, 4101],
    "travelling": [102, 1064, 3873],
    "strict": [32, 276, 1047],
    "keeping": [3, 6, 6],
    "last boot": [102, 986, 2836],
}
OTHERWISE = {
    **{
        (situation, key): counts
        for key in ("tradfr-fr", "midgaard-sv")  # where caravans are for those who cannot pay
        for situation, counts in (
            ("travelling", COUNTS["strict"]),
            ("last boot", [32, 198, 568]),
        )
    },
    ("travelling", "moon-1998"): [102, 1064, 3847],
    ("strict", "moon-1998"): [32, 276, 1021],
    ("last boot", "moon-1998"): [102, 960, 2551],
    ("last boot", "riogrande-2015"): [102, 934, 2266],
}


@pytest.mark.parametrize("key", base_editions())
@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_number_of_ways_to_go_on(situation: str, key: str) -> None:
    state = SITUATIONS[situation](key)
    counts = OTHERWISE.get((situation, key), COUNTS[situation])
    assert [sequences(state, depth) for depth in range(1, len(counts) + 1)] == counts


def agree(state: State) -> int:
    """Assert that the legal actions are the imaginable ones that nothing forbids, each once."""
    legal = Counter(legal_actions(state))
    possible = Counter(action for action in imaginable(state) if why_not(state, action) is None)
    assert legal == possible
    return len(legal)


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("key", ["amigo-de", "moon-1998"])
def test_the_counted_situations_allow_all_that_can_be_imagined(situation: str, key: str) -> None:
    state = SITUATIONS[situation](key)
    assert agree(state) == COUNTS[situation][0]
    if situation in ("drawing", "keeping", "planning"):
        following = [apply(state, action) for action in legal_actions(state)]
        assert sum(map(agree, following)) == COUNTS[situation][1]


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_situations_allow_all_that_can_be_imagined(variant: str) -> None:
    rng = random.Random(variant)
    for seats in (2, 5):
        by_phase: dict[str, list[State]] = {}
        for state in states(VARIANTS[variant], seats, rng.randrange(10**6)):
            by_phase.setdefault(state.phase, []).append(state)
        for phase, found in by_phase.items():
            for state in rng.sample(found, min(len(found), 3 if phase == "travel" else 1)):
                agree(state)
