"""Tasks of one's own: what is best in them is what trying everything comes to."""

import random

import pytest

from elfenwidgets.play.coaching.tasks import NoTask, hasty, task
from elfenwidgets.rules import Place, apply, legal_actions
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.position import position
from tests.play.journeys.bruteforce import most_towns
from tests.play.journeys.drawn import situation


@pytest.mark.parametrize("seed", range(6))
def test_the_longest_trip_is_the_best_of_all_journeys(seed: int) -> None:
    state = situation(random.Random(seed), "travel", cards=6, counters=0)
    found = task(state)
    assert (found.kind.name, found.rival) == ("trip", None)
    assert found.par == most_towns(found.start, 0) == most_towns(state, state.turn)
    here = found.start
    for step in found.steps:
        here = apply(here, step)
    assert found.towns(here) == found.par >= found.base == hasty(found.start)


@pytest.mark.parametrize("seed", range(6))
def test_the_best_counter_is_the_one_after_which_a_journey_collects_most(seed: int) -> None:
    state = situation(random.Random(seed), "plan", cards=5, counters=2)
    after = {
        place: most_towns(apply(state, place), state.turn)
        for place in legal_actions(state)
        if isinstance(place, Place)
    }
    base = most_towns(state, state.turn)
    most = max(after.values(), default=base)
    if most == base:
        with pytest.raises(NoTask):
            task(state)
        return
    found = task(state)
    assert (found.kind.name, found.base, found.par) == ("counter", base, most)
    (answer,) = found.steps
    assert found.towns(apply(found.start, answer)) == found.par


def test_another_position_is_another_task() -> None:
    one, two = (
        task(position(phase="travel", at="virst", hand=hand)) for hand in ("raft", "raft raft")
    )
    assert one.seed != two.seed
    assert one == task(position(phase="travel", at="virst", hand="raft"))


@pytest.mark.parametrize(
    "state",
    [
        position(phase="draw"),
        position(phase="travel"),
        position(open="dragon"),
        apply(position(phase="travel", at="virst", hand="raft"), parse("0 end")),
        gold_position(phase="travel", at="virst", hand="raft"),
    ],
    ids=["drawing", "no cards", "no card for the counter", "no town left", "Elfengold"],
)
def test_where_nothing_is_to_be_found_there_is_no_task(state: object) -> None:
    with pytest.raises(NoTask):
        task(state)  # type: ignore[arg-type]
