"""Searches, advice, hints and bots under house rules drawn at random, against all journeys."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.play.bots import bots
from elfenwidgets.play.bots.plan_search import SLACK, Plan, viewer
from elfenwidgets.play.bots.searcher import SearcherBot
from elfenwidgets.play.bots.single_placements import single_placements
from elfenwidgets.play.coaching.game_review import Trip
from elfenwidgets.play.journeys.best_journey import for_view, settled
from elfenwidgets.play.journeys.counters import PLACEMENTS
from elfenwidgets.play.journeys.network import NUMBER, WORTH, Network, bits
from elfenwidgets.play.journeys.placements import advice
from elfenwidgets.rules import BOARD, EndMove, Move, Place, State, apply, view
from elfenwidgets.rules.vocabulary import CounterKind
from tests.play.journeys.bruteforce import best_ends, ends, home, most_towns
from tests.play.journeys.drawn import situations, some


def laid(state: State, *placed: tuple[str, CounterKind]) -> State:
    """The position with some more counters on the roads, each on a road that has none."""
    roads = dict(placed)
    assert len(roads) == len(placed) and not roads.keys() & state.counters.keys()
    return replace(state, counters={**state.counters, **roads})


def gone(state: State, seat: int, moves: tuple[Move, ...]) -> State:
    """The position after a journey; the engine refuses a step that cannot be paid."""
    state = replace(state, phase="travel", turn=seat, round=state.edition.rounds)
    for move in moves:
        state = apply(state, move)
    return state


@some
@given(situations(cards=8))
def test_no_journey_is_better_than_the_best_one(state: State) -> None:
    journey = for_view(view(state, state.turn))
    after = gone(state, state.turn, journey.steps).seats[state.turn]
    every = list(best_ends(state, state.turn))
    score, left, _ = every[0]
    worth = max(sum(WORTH[card] for card in end.hand) for _, _, end in every)
    assert journey.proved
    assert journey.value == (score, left, worth)
    assert (after.hand, len(after.pieces)) == (
        journey.left,
        len(state.actor.pieces) + journey.towns,
    )


@some
@given(situations("plan", cards=8, counters=4), st.sampled_from([None, 2, 10]))
def test_a_plan_places_what_it_holds_and_pays_its_way(state: State, width: int | None) -> None:
    seen, seat = view(state, state.turn), state.turn
    own = seen.me.counters
    plan = Plan(viewer(seen), Network.of(seen), own, seen.counters, width)
    placed = plan.placements()
    kinds = [placement.counter for placement in placed]
    assert all(kinds.count(kind) <= own.count(kind) for kind in kinds)
    left, moves = settled(state.actor.hand, plan.legs, plan.end.left, seat)
    after = gone(laid(state, *placed), seat, moves).seats[seat]
    assert after.hand == left and len(left) == plan.end.left
    assert bits(after.pieces - state.actor.pieces) == plan.end.goals


@some
@given(situations("plan", cards=7))
def test_a_plan_without_counters_ends_best(state: State) -> None:
    seen, seat = view(state, state.turn), state.turn
    plan = Plan(viewer(seen), Network.of(seen))
    near, best = evaluated(state, seat)
    assert near <= plan.best <= best


def evaluated(state: State, seat: int, most: int | None = None) -> tuple[float, float]:
    """The best evaluation of any journey's end, of those near the most towns and of all."""
    judge = viewer(view(state, seat)).outlook.judge()
    own = state.seats[seat].pieces
    every = ends(state, seat)
    if most is None:
        most = max(len(end.pieces - own) for end in every)
    values = {end: judge(NUMBER[end.boot], bits(end.pieces - own), len(end.hand)) for end in every}
    near = [value for end, value in values.items() if len(end.pieces - own) >= most - SLACK]
    return max(near, default=-99.0), max(values.values())


@some
@given(situations("plan", cards=4, counters=1))
def test_a_single_placement_is_worth_the_best_journey_once_it_is_made(state: State) -> None:
    seen, seat = view(state, state.turn), state.turn
    own = seen.me.counters
    now, after = single_placements(viewer(seen), Network.of(seen), seen.counters, own)
    open_to = [p for p in PLACEMENTS if p.counter in own and p.road not in seen.counters]
    assert set(after) <= set(open_to)
    most = max([most_towns(laid(state, placed), seat) for placed in open_to], default=0)
    most = max(most, most_towns(state, seat))
    for placed in open_to[::4]:
        near, best = evaluated(laid(state, placed), seat, most)
        assert near <= max(now, after.get(placed, now)) <= best


@some
@given(situations("plan", cards=4, counters=2))
def test_advice_says_what_the_best_journey_comes_to(state: State) -> None:
    said = advice(view(state, state.turn))
    assert said.proved
    placements = [a for a in view(state, state.turn).actions if isinstance(a, Place)]
    assert [a for a in said.after if isinstance(a, Place)] == placements
    for action in list(said.after)[::7]:
        then = apply(state, action)
        every = list(best_ends(then, state.turn))
        assert said.after[action].value[:2] == every[0][:2]
        pieces = len(state.actor.pieces)
        assert said.after[action].towns in {len(end.pieces) - pieces for _, _, end in every}


@some
@given(situations(cards=8))
def test_what_the_review_calls_possible_is_the_most_that_any_journey_collects(
    state: State,
) -> None:
    trip = Trip(state.round, state.turn, (), (state,))
    assert trip.possible == most_towns(state, state.turn)
    assert trip.best.value[:2] == next(best_ends(state, state.turn))[:2]


@pytest.mark.parametrize("name", [*bots(), "hurried searcher"])
@some
@given(st.data())
def test_a_bot_does_what_is_legal(name: str, data: st.DataObject) -> None:
    phase = data.draw(st.sampled_from(["plan", "travel"]))
    state = data.draw(situations(phase, cards=8, counters=4 if phase == "plan" else 0))
    bot = SearcherBot(work=0) if name.startswith("hurried") else bots()[name]()
    seen = view(state, state.turn)
    assert bot.choose(seen, random.Random(0)).action in seen.actions


@pytest.mark.parametrize("name", ["greedy", "planner"])
@some
@given(situations(cards=8))
def test_a_bot_goes_the_best_journey_of_the_last_round_to_its_end(name: str, state: State) -> None:
    """The planner looks at those that collect ``SLACK`` towns fewer than the most, and no others.

    Where the way home counts, a journey that collects still fewer may be worth more.
    """
    before = replace(state, round=state.edition.rounds)
    here, bot = before, bots()[name]()
    while isinstance(action := bot.choose(view(here, here.turn), random.Random(0)).action, Move):
        here = apply(here, action)
    assert isinstance(action, EndMove)
    score, left, _ = next(best_ends(before, before.turn))
    town = home(before, before.turn)
    away = BOARD.distance(here.actor.boot, town) if town else 0
    worth = len(here.actor.pieces) - len(before.actor.pieces) - away
    assert worth == score or (name == "planner" and town and worth < score)
    if name == "greedy":
        assert len(here.actor.hand) == left
