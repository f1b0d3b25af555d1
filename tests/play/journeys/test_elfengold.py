"""Journeys of Elfengold over double roads and past sea monsters, against all journeys."""

import random

from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.play.journeys.best_journey import for_view
from elfenwidgets.play.journeys.network import WORTH
from elfenwidgets.play.journeys.reachable import reachable
from elfenwidgets.rules import BOARD, State, apply, view
from elfenwidgets.rules.board import CHART, COUNTERS, TRANSPORTS
from elfenwidgets.rules.gold.position import gold_position
from tests.play.journeys.bruteforce import best_ends
from tests.play.journeys.drawn import TOWNS, some


@st.composite
def situations(draw: st.DrawFn, strict: bool = False, most: int = 7) -> State:
    """A boot about to move, most roads around it with a counter, some with two, or a tree."""
    rng = random.Random(draw(st.integers(0, 10**9)))
    boot = rng.choice(list(BOARD.towns))
    near = sorted(BOARD.roads, key=lambda road: BOARD.distance(boot, road.a) + rng.random())
    box = {"dragon": 4, "magic_cloud": 4, "unicorn": 5, "elfcycle": 8, "giant_pig": 9}
    box["troll_wagon"] = 8
    roads: dict[str, str] = {}
    trees, doubles = 2, 2
    for road in near[: rng.randrange(6, 18)]:
        fit = [kind for kind in COUNTERS if road.kind in CHART[kind] and box[kind]]
        rng.shuffle(fit)
        lying = fit[: 2 if doubles and rng.random() < 0.4 else 1]
        if not lying:
            continue
        for kind in lying:
            box[kind] -= 1
        doubles -= len(lying) == 2
        tree = trees > 0 and rng.random() < 0.2
        trees -= tree
        roads[road.id] = " ".join(lying) + "!" * tree
    water = [way.id for way in BOARD.connections.values() if not way.is_road]
    kinds = rng.sample(TRANSPORTS, rng.randrange(2, 5))
    return gold_position(
        phase="travel",
        at=boot,
        players=3,
        hand=[rng.choice(kinds) for _ in range(rng.randrange(most + 1))],
        roads=roads,
        monsters=rng.sample(water, rng.randrange(3)),
        pieces=[town for town in TOWNS if rng.random() < 0.4 and town != TOWNS[0]],
        rules={
            "witch": True,
            "caravan_only_if_unable": strict,
            "boatmen": [lake for lake in BOARD.lakes if rng.random() < 0.3],
        },
    )


@some
@given(situations() | situations(strict=True))
def test_no_journey_is_better_than_the_best_one(state: State) -> None:
    journey = for_view(view(state, 0))
    every = list(best_ends(state, 0))
    score, left, _ = every[0]
    worth = max(sum(WORTH[card] for card in end.hand) for _, _, end in every)
    assert journey.proved
    assert journey.value == (score, left, worth)
    for step in journey.steps:
        state = apply(state, step)  # the engine refuses what cannot be paid
    assert len(state.seats[0].hand) == left


def test_a_strict_caravan_goes_over_a_double_road_where_neither_price_is_in_hand() -> None:
    """P5.8, G5.4: with two dragons in hand, or one pig, it does not; with neither it does."""
    road = {"forest:feodor-lapphalya": "dragon giant_pig"}
    strict = {"caravan_only_if_unable": True}

    def reached(hand: str) -> list[tuple[str, str]]:
        state = gold_position(phase="travel", at="feodor", hand=hand, roads=road, rules=strict)
        found = reachable(view(state, 0))
        assert for_view(view(state, 0)).towns == len(found)
        return [(town, journey.steps[-1].how) for town, journey in found.items()]

    assert reached("dragon raft raft") == [("lapphalya", "caravan")]
    assert reached("dragon dragon raft raft raft") == [("lapphalya", "card")]
    assert reached("giant_pig raft raft raft") == [("lapphalya", "card")]
