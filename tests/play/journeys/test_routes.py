"""The best journey, held against every journey that the engine allows, and against CP-SAT."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from elfenwidgets.play.journeys.best_journey import Journey, best_journey, for_view, task
from elfenwidgets.play.journeys.network import WORTH
from elfenwidgets.rules import (
    BOARD,
    Edition,
    Move,
    OwnView,
    State,
    apply,
    legal_actions,
    start,
    view,
)
from elfenwidgets.rules.board import CHART, COUNTERS, TRANSPORTS, Connection
from elfenwidgets.rules.state import Cards
from elfenwidgets.rules.vocabulary import CounterKind
from tests.play.journeys.cpsat import best_value
from tests.play.journeys.randomgames import AMIGO, HOME, MOON, STRICT, placing
from tests.there import cards

STRICT_MOON = MOON.with_rules(caravan_only_if_unable=True)

VARIANTS = pytest.mark.parametrize(
    "edition",
    [AMIGO, STRICT, MOON, HOME, STRICT_MOON],
    ids=["free", "strict", "moon", "home", "strict moon"],
)
"""Caravans free or a last resort, boatmen or none, with and without the way home."""


def travelling(
    edition: Edition,
    hand: str,
    boot: str = "elvenhold",
    counters: dict[str, CounterKind] | None = None,
    obstacles: Iterable[str] = (),
    pieces: Iterable[str] = (),
) -> State:
    """Two players, the first about to move in the last round."""
    state = start(edition, 2, "journey", first=0)
    me = replace(state.seats[0], boot=boot, hand=cards(hand), pieces=frozenset(pieces))
    return replace(
        state,
        phase="travel",
        turn=0,
        done=0,
        round=edition.rounds,
        seats=state.with_seat(0, me),
        counters=counters or {},
        obstacles=frozenset(obstacles),
    )


def worth(journey_or_state: Journey | State, before: State) -> tuple[int, int, int]:
    """Towns less the distance from home, cards left, and what these are worth."""
    if isinstance(journey_or_state, Journey):
        steps = journey_or_state.steps
        boot = steps[-1].to if steps else before.actor.boot
        towns, left = journey_or_state.towns, journey_or_state.left
    else:
        me = journey_or_state.actor
        boot, left = me.boot, me.hand
        towns = len(me.pieces) - len(before.actor.pieces)
    home = before.actor.town_card
    away = BOARD.distance(boot, home) if home else 0
    return towns - away, len(left), sum(WORTH[card] for card in left)


def brute_force(state: State) -> tuple[int, int, int]:
    """The best that any sequence of moves comes to, by the engine alone."""

    @cache
    def best(boot: str, pieces: frozenset[str], hand: Cards) -> tuple[int, int, int]:
        me = replace(state.actor, boot=boot, pieces=pieces, hand=hand)
        here = replace(state, seats=state.with_seat(0, me))
        found = [worth(here, state)]
        for action in legal_actions(here):
            if isinstance(action, Move):
                after = apply(here, action).seats[0]
                found.append(best(after.boot, after.pieces, after.hand))
        return max(found)

    me = state.actor
    return best(me.boot, me.pieces, me.hand)


def played(state: State, journey: Journey) -> State:
    """The state after the journey, step by step through the engine."""
    for step in journey.steps:
        state = apply(state, step)
    return state


def some_position(number: int, edition: Edition, many: int) -> State:
    rng = random.Random(number)
    counters = {}
    for road in BOARD.roads:
        if rng.random() < 0.5:
            kinds = [kind for kind in COUNTERS if road.kind in CHART[kind]]
            counters[road.id] = rng.choice(kinds)
    obstacles = [road for road in counters if rng.random() < 0.15]
    hand = " ".join(rng.choice(TRANSPORTS) for _ in range(many))
    pieces = [town for town in BOARD.towns if town != BOARD.capital and rng.random() < 0.4]
    boot = rng.choice(list(BOARD.towns))
    state = travelling(edition, hand, boot, counters, obstacles, pieces)
    if edition.town_cards:
        me = replace(state.actor, town_card=rng.choice(BOARD.town_cards))
        state = replace(state, seats=state.with_seat(0, me))
    return state


def about_to_move(edition: Edition, seed: int) -> Iterator[OwnView]:
    """Every seat's view after the planning of each round, in a game with few passes."""
    for before, state in pairwise(placing(edition, 2, seed)):
        if before.phase == "plan" and state.phase != "plan":
            yield from (view(state, seat) for seat in range(2))


@VARIANTS
@pytest.mark.parametrize(
    ("many", "numbers"), [*((many, 120) for many in range(1, 7)), (0, 10), (7, 20)]
)
def test_no_journey_is_better(edition: Edition, many: int, numbers: int) -> None:
    for number in range(numbers):
        state = some_position(number, edition, many)
        journey = for_view(view(state, 0))
        assert journey.proved, number
        assert journey.value == worth(journey, state) == brute_force(state), number


@VARIANTS
@pytest.mark.parametrize("seed", [1, 2])
def test_an_independent_solver_comes_to_the_same(edition: Edition, seed: int) -> None:
    for position in about_to_move(edition.with_rules(hand="refill_to_8"), seed):
        assert for_view(position).value == best_value(position, *task(position))


@VARIANTS
@pytest.mark.parametrize("number", range(200, 250))
def test_every_step_is_legal_and_comes_to_what_was_promised(edition: Edition, number: int) -> None:
    state = some_position(number, edition, many=8)
    journey = for_view(view(state, 0))
    after = played(state, journey)
    assert after.actor.hand == journey.left
    assert len(after.actor.pieces) == len(state.actor.pieces) + journey.towns


def test_a_road_without_counter_leads_nowhere() -> None:
    journey = for_view(view(travelling(AMIGO, "dragon dragon unicorn"), 0))
    assert (journey.steps, journey.towns, journey.proved) == ((), 0, True)
    assert journey.left == ("unicorn", "dragon", "dragon")


def test_a_caravan_takes_the_cards_that_are_worth_least() -> None:
    road = next(r for r in BOARD.leaving("feodor") if r.is_road and r.kind == "forest")
    state = travelling(AMIGO, "dragon raft raft magic_cloud", "feodor", {road.id: "giant_pig"})
    state = replace(
        state, seats=state.with_seat(0, replace(state.actor, pieces=pieces_but(road, "feodor")))
    )
    journey = for_view(view(state, 0))
    assert journey.left == ("dragon",)
    assert [step.how for step in journey.steps] == ["caravan"]


def pieces_but(road: Connection, start: str) -> frozenset[str]:
    """The pieces of all towns but the one at the other end of a road."""
    return frozenset(BOARD.towns.keys() - {BOARD.capital, road.other(start)})


def test_the_obstacle_costs_one_card_more() -> None:
    road = BOARD.connections["forest:feodor-lapphalya"]
    state = travelling(
        AMIGO,
        "dragon dragon dragon dragon",
        "feodor",
        {road.id: "dragon"},
        [road.id],
        pieces_but(road, "feodor"),
    )
    assert for_view(view(state, 0)).left == ("dragon",)


def test_a_caravan_that_saves_better_cards_is_not_for_a_last_resort() -> None:
    roads: dict[str, CounterKind] = {
        "forest:rivinia-throtmanni": "dragon",
        "plain:throtmanni-tichih": "dragon",
        "mountain:jaccaranda-tichih": "dragon",
    }
    hand = "dragon dragon unicorn unicorn unicorn"
    free = for_view(view(travelling(AMIGO, hand, "rivinia", roads), 0))
    strict = for_view(view(travelling(STRICT, hand, "rivinia", roads), 0))
    assert (free.towns, strict.towns) == (3, 2)


def test_two_towns_for_two_cards_each_are_better_than_one_for_one() -> None:
    roads: dict[str, CounterKind] = {
        "forest:feodor-rivinia": "dragon",
        "forest:feodor-lapphalya": "dragon",
    }
    state = travelling(AMIGO, "raft dragon dragon dragon dragon", "rivinia", roads)
    goals = ["tichih", "feodor", "lapphalya"]
    journey = best_journey(state, "rivinia", state.actor.hand, goals)
    assert (journey.towns, journey.left) == (2, ("raft",))


def test_down_the_river_is_cheaper_than_up() -> None:
    down = best_journey(travelling(AMIGO, "raft"), "virst", ("raft",), ["ixara"])
    up = best_journey(travelling(AMIGO, "raft"), "ixara", ("raft",), ["virst"])
    assert (down.towns, up.towns) == (1, 0)


def test_a_spent_budget_still_gives_a_legal_journey_and_says_so() -> None:
    counters = {
        r.id: COUNTERS[i % 6] for i, r in enumerate(BOARD.roads) if r.kind in CHART[COUNTERS[i % 6]]
    }
    state = travelling(MOON, " ".join(TRANSPORTS[:5] + TRANSPORTS), counters=counters)
    hasty = for_view(view(state, 0), budget=10)
    sure = for_view(view(state, 0))
    assert not hasty.proved
    assert sure.proved
    assert 0 < hasty.towns <= sure.towns
    played(state, hasty)


def test_a_spectator_has_no_journey() -> None:
    with pytest.raises(ValueError, match="spectator"):
        for_view(view(travelling(AMIGO, "raft"), None))
