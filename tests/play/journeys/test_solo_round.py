"""The par of a round that one plays alone, held to every way to lay the counters."""

import random
from itertools import product

import pytest

from elfenwidgets.play.coaching.game_review import best
from elfenwidgets.play.journeys.solo_round import best_round
from elfenwidgets.rules.actions import Pass, Place
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, TRANSPORTS
from elfenwidgets.rules.engine import apply
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import State, evolve


def drawn(seed: int) -> State:
    """A position with two counters and up to six cards, and some pieces collected."""
    rng = random.Random(seed)
    return position(
        at=rng.choice([*BOARD.towns]),
        pieces=rng.sample(BOARD.piece_towns, rng.randrange(8)),
        hand=rng.choices(TRANSPORTS, k=rng.randrange(3, 7)),
        open=rng.choices(COUNTERS, k=2),
    )


def by_every_placement(state: State) -> int:
    """The most new towns over the counters laid in every way, by the solver of a laid map."""
    one, other = state.actor.open
    most = 0
    for a, b in product(BOARD.roads, BOARD.roads):
        if a != b and a.kind in CHART[one] and b.kind in CHART[other]:
            laid = evolve(state, counters={a.id: one, b.id: other})
            most = max(most, best(laid, 0).towns)
    return most


@pytest.mark.parametrize("seed", range(6))
def test_no_way_to_lay_the_counters_does_better_than_par(seed: int) -> None:
    state = drawn(seed)
    assert best_round(state).towns == by_every_placement(state)


def test_one_counter_leads_there_and_back() -> None:
    hand, left = "magic_cloud magic_cloud magic_cloud magic_cloud dragon", "kihromah albaran"
    state = position(at="dagamura", left=left, hand=hand, open="magic_cloud dragon")
    par = best_round(state)
    assert [move.to for move in par.steps] == ["kihromah", "dagamura", "albaran"]
    assert (par.towns, len(par.roads)) == (2, 2)


@pytest.mark.parametrize("seed", range(6, 12))
def test_its_steps_are_played_by_the_rules(seed: int) -> None:
    state = drawn(seed)
    par, before = best_round(state), len(state.seats[0].pieces)
    for road, kind in par.roads:
        state = apply(apply(state, Place(0, kind, False, road)), Pass(1))
    while state.phase == "plan":
        state = apply(state, Pass(state.turn))
    for move in par.steps:
        state = apply(state, move)
    assert len(state.seats[0].pieces) == before + par.towns
