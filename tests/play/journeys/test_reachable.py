"""The towns within reach, held against every journey that the engine allows."""

import random

import pytest

from elfenwidgets.play.journeys.reachable import reachable, reachable_after
from elfenwidgets.rules import Place, State, apply, editions, legal_actions, view
from elfenwidgets.rules.position import position
from tests.play.journeys.bruteforce import ends
from tests.play.journeys.drawn import situation

STRICT = editions()["amigo-de"].with_rules(caravan_only_if_unable=True)


def fewest_cards(state: State) -> dict[str, int]:
    """The fewest cards for which the seat in turn comes to each town."""
    me, found = state.actor, dict[str, int]()
    for end in ends(state, state.turn):
        paid = len(me.hand) - len(end.hand)
        found[end.boot] = min(paid, found.get(end.boot, paid))
    found.pop(me.boot)
    return found


@pytest.mark.parametrize("seed", range(25))
def test_each_town_is_reached_for_the_fewest_cards_and_by_offered_steps(seed: int) -> None:
    state = situation(random.Random(seed), "travel", cards=6, counters=0)
    found = reachable(view(state, state.turn))
    paid = {town: sum(len(s.cards) for s in found[town].steps) for town in found}
    assert paid == fewest_cards(state)
    for town, journey in found.items():
        here, seat = state, state.turn
        for step in journey.steps:
            assert step in legal_actions(here)
            here = apply(here, step)
        me = here.seats[seat]
        assert (me.boot, me.hand) == (town, journey.left)
        assert len(me.pieces - state.actor.pieces) == journey.towns


def test_where_caravans_are_a_last_resort_none_goes_in_place_of_the_price() -> None:
    road = "forest:feodor-lapphalya"
    state = position(
        STRICT,
        phase="travel",
        at="feodor",
        hand="dragon dragon raft raft raft",
        roads={road: "dragon"},
    )
    (journey,) = reachable(view(state, 0)).values()
    assert [step.how for step in journey.steps] == ["card"]


def test_a_counter_opens_towns_before_it_is_placed() -> None:
    state = position(phase="plan", at="feodor", hand="dragon dragon", open="dragon")
    place = Place(0, "dragon", False, "forest:feodor-lapphalya")
    assert reachable(view(state, 0)) == {}
    assert set(reachable_after(view(state, 0), place)) == {"lapphalya"}
