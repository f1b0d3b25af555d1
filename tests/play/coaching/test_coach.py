"""The coach of a first game tells what the quick way leaves out, when it first matters."""

from typing import Any

import pytest

from elfenwidgets.play.coaching.coach import tip
from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import view

ROAD = "plain:elvenhold-lapphalya"


def told(**setting: Any) -> str | None:
    return tip(view(position(players=2, **setting), 0))


def test_the_obstacle_is_told_of_once_a_counter_lies_there() -> None:
    """P4.6: an obstacle goes on a road that has a counter."""
    assert told(open="dragon", roads={ROAD: "dragon"}) == "obstacle"
    assert told(open="dragon") is None
    assert told(open="dragon", roads={ROAD: "dragon"}, obstacle=False) is None
    assert told(open="dragon", roads={ROAD: "dragon"}, round=2) is None, "it was told"


def test_the_caravan_is_told_of_when_three_cards_could_go() -> None:
    """P5.8: three cards, whatever they show."""
    roads = {ROAD: "dragon"}
    assert told(phase="travel", hand="raft raft elfcycle", roads=roads) == "caravan"
    assert told(phase="travel", hand="raft raft", roads=roads) is None
    strict = told(phase="travel", hand="raft raft elfcycle", roads=roads, edition="midgaard-sv")
    assert strict == "caravan-strict", "nobody may keep the cards of the price"


@pytest.mark.parametrize(
    ("mine", "theirs", "round", "said"),
    [("virst", "beata", 4, "tie"), ("virst beata", "beata", 4, None), ("virst", "beata", 3, None)],
)
def test_a_tie_is_told_of_in_the_last_round(
    mine: str, theirs: str, round: int, said: str | None
) -> None:
    """E2: in a tie the cards decide."""
    seats = [{"pieces": theirs}]
    assert told(phase="travel", hand="raft", pieces=mine, seats=seats, round=round) == said


def test_who_cannot_act_is_told_nothing() -> None:
    state = position(players=2, open="dragon", roads={ROAD: "dragon"})
    assert tip(view(state, 1)) is None and tip(view(state, None)) is None
