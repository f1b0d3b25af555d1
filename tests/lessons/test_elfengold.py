"""What a level knows of actions that Elfengold alone has."""

from elfenwidgets.lessons.levels.astray import astray
from elfenwidgets.lessons.levels.attempt import targets
from elfenwidgets.lessons.levels.replies import quiet
from elfenwidgets.rules.gold.actions import Fly, PassBid
from elfenwidgets.rules.gold.position import gold_position


def test_a_hint_on_a_flight_points_at_its_town() -> None:
    assert "virst" in str(targets(Fly(0, "virst")))


def test_a_flight_that_leads_astray_is_no_placement() -> None:
    assert astray(Fly(0, "virst"), False) == "lesson-dead-end"
    assert astray(Fly(0, "virst"), True) == "lesson-not-reached"


def test_rivals_pass_in_the_auction_if_the_level_says_nothing_else() -> None:
    state = gold_position(phase="auction", row="dragon")
    assert quiet(state) == PassBid(state.turn)
