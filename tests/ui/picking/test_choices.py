"""A click narrows: what was picked leaves the legal actions that contain it."""

import random
from collections import Counter

import pytest

from elfenwidgets.rules import Action, EndMove, Keep, Move, Pass, Place, PlaceObstacle, view
from elfenwidgets.rules.edition import base_editions, editions
from elfenwidgets.rules.engine import apply, legal_actions, start
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import State
from elfenwidgets.ui.drawing.targets import END, OBSTACLE, PASS, Target
from elfenwidgets.ui.picking.labels import prices
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.parts import parts

FOREST = "forest:feodor-lapphalya"


def choosing(state: State) -> Choosing:
    return Choosing(view(state, state.turn).actions)


def picked(state: State, *targets: Target) -> Choosing:
    found = choosing(state)
    for target in targets:
        more = found.pick(target)
        assert more is not None, f"{target} cannot be picked"
        found = more
    return found


def test_a_counter_and_a_road_place_the_counter() -> None:
    state = position(phase="plan", open="dragon unicorn")
    after = picked(state, Target("counter", "dragon"), Target("road", FOREST))
    assert after.complete == Place(0, "dragon", False, FOREST)


def test_the_road_may_come_before_the_counter() -> None:
    state = position(phase="plan", open="dragon unicorn")
    after = picked(state, Target("road", FOREST))
    assert after.complete is None
    assert set(after.options) == {Target("counter", "dragon"), Target("counter", "unicorn")}
    done = after.pick(Target("counter", "unicorn"))
    assert done is not None
    assert done.complete == Place(0, "unicorn", False, FOREST)


def test_a_counter_alone_is_never_placed() -> None:
    state = position(phase="plan", open="dragon", obstacle=False)
    assert picked(state, Target("counter", "dragon")).complete is None


def test_another_counter_takes_the_place_of_the_one_picked() -> None:
    state = position(phase="plan", open="dragon unicorn")
    after = picked(state, Target("counter", "dragon"), Target("counter", "unicorn"))
    assert after.picks == (Target("counter", "unicorn"),)


def test_a_second_pick_of_the_same_takes_it_back() -> None:
    state = position(phase="plan", open="dragon unicorn")
    after = picked(state, Target("counter", "dragon"), Target("counter", "dragon"))
    assert after.picks == ()


def test_a_secret_counter_is_told_from_an_open_one_of_its_kind() -> None:
    state = position(phase="plan", open="dragon", secret="dragon")
    after = picked(state, Target("secret", "dragon"), Target("road", FOREST))
    assert after.complete == Place(0, "dragon", True, FOREST)


def test_the_only_way_to_pay_is_taken_without_asking() -> None:
    state = position(phase="travel", at="virst", hand="raft dragon")
    after = picked(state, Target("town", "ixara"))
    assert after.complete == Move(0, "river:virst-ixara", "ixara", ("raft",), "card")


BOTH = position(
    phase="travel", at="feodor", hand="dragon dragon raft raft", roads={FOREST: "dragon"}
)
"""The chart's price is in hand, and a caravan could go as well."""


def test_a_step_is_paid_by_the_chart_where_nothing_else_was_picked() -> None:
    paid = Move(0, FOREST, "lapphalya", ("dragon", "dragon"), "card")
    assert picked(BOTH, Target("road", FOREST)).complete == paid
    assert picked(BOTH, Target("town", "lapphalya")).complete == paid


def test_a_town_that_a_road_and_water_lead_to_leaves_the_way_open() -> None:
    road, ferry = "mountain:grangor-yttar", "lake:grangor-yttar"
    there = Target("town", "grangor")
    shore = position(phase="travel", at="yttar", hand="dragon raft raft", roads={road: "dragon"})
    assert set(picked(shore, there).options) == {Target("road", road), Target("road", ferry)}
    assert picked(shore, there).complete is None
    by_road = Move(0, road, "grangor", ("dragon",), "card")
    assert picked(shore, there, Target("road", road)).complete == by_road
    by_ferry = Move(0, ferry, "grangor", ("raft", "raft"), "card")
    assert picked(shore, there, Target("road", ferry)).complete == by_ferry


def test_a_caravan_is_offered_beside_the_chart() -> None:
    assert Target("pay", "caravan") in choosing(BOTH).options
    only = position(
        phase="travel", at="feodor", hand="dragon raft raft raft", roads={FOREST: "dragon"}
    )
    assert {o.kind for o in choosing(only).options} == {"end", "road"}, "here nothing else goes"


@pytest.mark.parametrize("how", ["caravan", "boatmen"])
def test_once_another_way_to_pay_was_picked_its_price_stands_on_each_way_that_it_takes(
    how: str,
) -> None:
    """P5.8 three cards, P5.9 one more past an obstacle, P5.10 boatmen: three cards."""
    roads = {"forest:usselen-yttar": "elfcycle", "mountain:grangor-yttar": "dragon!"}
    hand = "elfcycle elfcycle dragon dragon dragon raft raft raft"
    state = position("moon-1998", phase="travel", at="yttar", hand=hand, roads=roads)
    tags = prices(view(state, 0), picked(state, Target("pay", how)))
    over = {tag: price.cost for tag, price in tags.items()}
    assert {price.kind for price in tags.values()} == {"caravan"}, "any cards"
    if how == "caravan":
        assert over == {"forest:usselen-yttar": 3, "mountain:grangor-yttar": 4}
    else:
        assert over and set(over.values()) == {3}
        assert all(tag.startswith("lake:") for tag in over)


def test_the_cards_of_a_caravan_are_picked_one_by_one() -> None:
    caravan = Target("pay", "caravan"), Target("road", FOREST), Target("card", "raft")
    after = picked(BOTH, *caravan)
    assert after.complete is None
    assert after.cards_due == 2
    after = picked(BOTH, *caravan, Target("card", "raft"))
    assert after.complete == Move(0, FOREST, "lapphalya", ("dragon", "raft", "raft"), "caravan")


def test_the_hand_is_cut_card_by_card() -> None:
    state = position(phase="travel", hand="dragon dragon raft raft unicorn unicorn")
    after = picked(state, END, Target("card", "raft"))
    assert (after.complete, after.cards_due) == (None, 1)
    after = picked(state, END, Target("card", "raft"), Target("card", "dragon"))
    assert after.complete == EndMove(0, ("dragon", "raft"))


def test_the_counter_kept_is_one_pick() -> None:
    state = position(phase="keep", open="dragon unicorn")
    assert picked(state, Target("counter", "unicorn")).complete == Keep(0, "unicorn", False)


def test_passing_is_one_pick() -> None:
    assert picked(position(phase="plan", open="dragon"), PASS).complete == Pass(0)


@pytest.mark.parametrize("key", base_editions())
def test_every_legal_action_can_be_reached_by_picks_alone(key: str) -> None:
    rng = random.Random(key)
    state = start(editions()[key], 3, key)
    while state.phase != "over":
        actions = list(legal_actions(state))
        for action in rng.sample(actions, min(6, len(actions))):
            assert _reach(Choosing(tuple(actions)), action), f"{action} cannot be picked"
        state = apply(state, rng.choice(actions))


def _reach(choosing: Choosing, wanted: Action) -> bool:
    """Pick what the offers and the wanted action have in common until nothing is left to pick."""
    while choosing.complete is None:
        offered = [o for o in choosing.options if o in parts(wanted) - Counter(choosing.picks)]
        offered.sort(key=lambda option: option.kind != "pay")
        if not offered:
            return False
        more = choosing.pick(offered[0])
        if more is None:
            return False
        choosing = more
    return choosing.complete == wanted


def test_an_obstacle_is_picked_like_a_counter() -> None:
    state = position(phase="plan", open="dragon", roads={FOREST: "unicorn"})
    after = picked(state, OBSTACLE, Target("road", FOREST))
    assert after.complete == PlaceObstacle(0, FOREST)
