"""The strategy levels: the solver proves that nothing better than their goal can be done."""

from collections import Counter

import pytest

from elfenwidgets.lessons.catalogue import Lesson, lesson, level
from elfenwidgets.lessons.levels.goals import Trial, reached, rival_trip, trip
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.levels.replies import after
from elfenwidgets.play.coaching.game_review import best, goals
from elfenwidgets.play.coaching.puzzles import puzzles
from elfenwidgets.play.journeys.best_journey import best_journey
from elfenwidgets.rules.engine import legal_actions
from elfenwidgets.rules.state import evolve
from tests.there import cards

LESSONS = [lesson("journey"), lesson("rivals")]
LEVELS = [one for each in LESSONS for one in each.levels]

TOPICS = 8
"""Read the map, worth of a kind, caravan as change, where to stop; ride on others, tempo, counter
as block, when the obstacle hurts."""


def beginning(level: Level) -> Trial:
    return Trial(level.start, level.seat, (), level.start)


def most_towns(level: Level) -> int:
    """The most new towns of a journey that keeps what the level wants kept: exact search."""
    me = level.start.seats[level.seat]
    spent = Counter(me.hand) - Counter(cards(str(level.goal.get("kept", ""))))
    towns = goals(level.start, level.seat)
    journey = best_journey(level.start, me.boot, tuple(spent.elements()), towns, seat=level.seat)
    assert journey.proved
    return journey.towns


TRIPS = [level for level in LEVELS if level.start.phase == "travel" and level.name != "keep-four"]
COUNTERS = [level for level in LEVELS if "trip" in level.goal]
RIVALS = [level for level in LEVELS if "rival_trip" in level.goal]


def each_of(levels: list[Level]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("level", levels, ids=[level.key for level in levels])


@each_of(TRIPS)
def test_no_journey_brings_more_than_the_goal(level: Level) -> None:
    wanted = level.goal.get("new_towns") or len(str(level.goal["collected"]).split())
    assert most_towns(level) == wanted


@each_of(COUNTERS)
def test_no_placement_opens_a_longer_journey(level: Level) -> None:
    """Every line of own placements of the solution's length, the others answering as they do."""
    trials = [beginning(level)]
    for _ in level.steps:
        trials = [
            after(level, trial, action)
            for trial in trials
            for action in legal_actions(trial.state)
            if trial.state.turn == level.seat and action.e == "place"
        ]
    towns = max(best(trial.state, level.seat).towns for trial in trials)
    assert towns == level.goal["trip"]
    assert not trip(beginning(level), towns)


@each_of(RIVALS)
def test_no_placement_leaves_the_rival_less_and_no_other_does_as_much(level: Level) -> None:
    start, wanted = beginning(level), level.goal["rival_trip"]
    assert not rival_trip(start, wanted + 1), "the rival has more to lose"
    (step,) = level.steps
    for action in legal_actions(level.start):
        new = after(level, start, action)
        if wanted:
            assert not rival_trip(new, wanted - 1)
        assert reached(new, level.goal) is (action == step)


def test_twenty_levels_have_a_par_that_the_solver_proves() -> None:
    proved = {level.key for level in (*TRIPS, *COUNTERS, *RIVALS)}
    assert len(proved) >= 20


@pytest.mark.parametrize("each", LESSONS, ids=[each.key for each in LESSONS])
def test_each_topic_is_told_and_tried_and_two_lead_to_puzzles(each: Lesson) -> None:
    kept = {(puzzle.kind.name, puzzle.seed) for puzzle in puzzles()}
    kinds = [step.kind for step in each.steps if step.kind in ("read", "level", "puzzles")]
    before, *topics = " ".join(kinds).split("read")
    assert not before and len(topics) == TOPICS / 2
    assert all("level" in topic for topic in topics)
    rows = [step.puzzles[0][0] for step in each.steps if step.kind == "puzzles"]
    assert len(rows) == 2 and len(set(rows)) == 2, "no kind comes twice"
    for step in each.steps:
        if step.kind == "puzzles":
            assert len(set(step.puzzles)) == len(step.puzzles) > 1
            assert set(step.puzzles) <= kept


def test_the_place_to_stop_by_the_river_is_the_best_by_the_rafts_that_are_kept() -> None:
    """Water needs no counter: next round's journey by the kept rafts can be proved today."""
    chosen = level("journey/by-river")
    end = beginning(chosen)
    for step in chosen.steps[:-1]:
        end = after(chosen, end, step)
    left = goals(end.state, chosen.seat)
    further = {
        town: best_journey(evolve(end.state, counters={}), town, ("raft", "raft"), left).towns
        for town in ("ixara", "virst")
    }
    assert further == {"ixara": 2, "virst": 1} and chosen.goal["at"] == "ixara"
