"""The worth of each placement, held against the best journey once it is there."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from elfenwidgets.play.journeys.best_journey import for_view
from elfenwidgets.play.journeys.placements import advice, journey_after
from elfenwidgets.rules import (
    Edition,
    Pass,
    Place,
    PlaceObstacle,
    State,
    apply,
    editions,
    legal_actions,
    start,
    view,
)
from elfenwidgets.rules.position import position

AMIGO = editions()["amigo-de"]
MOON = editions()["moon-1998"]
STRICT = AMIGO.with_rules(caravan_only_if_unable=True)
HOME = AMIGO.with_rules(town_cards=True, rounds=3)


def plannings(edition: Edition, seats: int, seed: int) -> Iterator[State]:
    """States of a game with random actions, few of them passes, in which somebody plans."""
    state, rng = start(edition, seats, seed), random.Random(seed)
    while state.phase != "over":
        actions = list(legal_actions(state))
        if state.phase == "plan":
            yield state
            if rng.random() < 0.8:
                actions = [a for a in actions if not isinstance(a, Pass)] or actions
        state = apply(state, rng.choice(actions))


@pytest.mark.parametrize(
    ("edition", "seats"),
    [(AMIGO, 4), (AMIGO, 6), (STRICT, 4), (MOON, 3), (HOME, 5)],
    ids=["free", "crowded", "strict", "moon", "home"],
)
def test_every_placement_is_worth_its_best_journey(edition: Edition, seats: int) -> None:
    for state in islice(plannings(edition, seats, seed=1), 3, None, 11):
        mine = view(state, state.turn)
        said = advice(mine)
        assert said.proved
        assert said.now == for_view(mine)
        for action in mine.actions:
            if isinstance(action, Place | PlaceObstacle):
                then = for_view(view(apply(state, action), state.turn))
                assert journey_after(mine, action) == then
                if action in said.after:
                    assert said.after[action].value == then.value
                    if not edition.town_cards:  # where the way home counts, towns may differ
                        assert said.after[action].towns == then.towns
        placements = [a for a in mine.actions if isinstance(a, Place)]
        assert [a for a in said.after if isinstance(a, Place)] == placements


def test_an_obstacle_on_ones_own_journey_is_no_advice() -> None:
    used = 0
    for state in islice(plannings(AMIGO, 4, seed=2), 3, None, 7):
        mine = view(state, state.turn)
        said = advice(mine)
        roads = {step.via for step in said.now.steps}
        for action in mine.actions:
            if isinstance(action, PlaceObstacle):
                assert (action in said.after) == (action.road not in roads)
                used += action.road in roads
    assert used > 0


def test_a_detour_that_costs_a_card_more_may_lead_further_over_a_new_road() -> None:
    # Down the river to Rivinia costs a raft; up to Beata two, but from there the dragon goes on.
    state = position(hand="raft raft dragon dragon", open="dragon", left="rivinia beata strykhaven")
    said = advice(view(state, 0))
    assert (said.now.towns, said.now.left) == (1, ("dragon", "dragon", "raft"))
    then = said.after[Place(0, "dragon", False, "plain:beata-strykhaven")]
    assert (then.towns, then.value.left) == (2, 1)


def test_a_counter_helps_as_much_open_as_secret() -> None:
    state = position(hand="dragon", open="dragon", secret="dragon")
    after = advice(view(state, 0)).after
    for place in after:
        assert isinstance(place, Place)
        assert after[place] == after[replace(place, secret=not place.secret)]
    assert max(then.towns for then in after.values()) == 1


def test_a_spectator_gets_no_advice() -> None:
    state = next(plannings(AMIGO, 3, seed=3))
    with pytest.raises(ValueError, match="spectator"):
        advice(view(state, None))
