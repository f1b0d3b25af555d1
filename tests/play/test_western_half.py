"""The western half of the map, for two: solver, bots, tables and the level of its page."""

import random
from pathlib import Path

import pytest

from elfenwidgets.commands.dispatch import run
from elfenwidgets.lessons.beside.beyond import western_level
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.play.as_seen import as_seen
from elfenwidgets.play.bots import bots
from elfenwidgets.play.coaching.game_review import Review
from elfenwidgets.play.coaching.recommendation import planned_journey
from elfenwidgets.play.journeys.best_journey import for_view
from elfenwidgets.play.journeys.reachable import reachable
from elfenwidgets.play.selfplay import play
from elfenwidgets.play.table import Table
from elfenwidgets.rules import apply, editions, legal_actions, view
from elfenwidgets.rules.actions import Place
from elfenwidgets.rules.position import position, short
from elfenwidgets.rules.state import State
from tests.rules.whole_games.sheet import WAYS, WEST

KEY = "western-half"


def most_towns(state: State, limit: int = 12) -> int:
    """The most pieces that the boot in turn comes to, by trying every way."""
    here = len(state.seats[0].pieces)
    if limit == 0:
        return here
    moves = (a for a in legal_actions(state) if a.e == "move")
    return max((most_towns(apply(state, move), limit - 1) for move in moves), default=here)


@pytest.mark.parametrize(
    ("at", "hand", "roads"),
    [
        ("ixara", "raft raft raft", {}),  # up the river to Virst would be one more town
        (
            "albaran",
            "dragon unicorn unicorn raft",
            {"desert:albaran-parundia": "unicorn", "desert:albaran-wylhien": "dragon"},
        ),
        ("parundia", "raft raft raft raft", {}),
    ],
)
def test_the_solver_keeps_to_the_half(at: str, hand: str, roads: dict[str, str]) -> None:
    state = position(KEY, phase="travel", at=at, hand=hand, roads=roads)
    journey = for_view(view(state, 0))
    assert journey.towns + len(state.seats[0].pieces) == most_towns(state)
    assert {step.to for step in journey.steps} <= WEST


def test_nobody_is_shown_a_way_beyond_the_border() -> None:
    state = position(KEY, phase="travel", at="ixara", hand="raft raft raft")
    assert reachable(view(state, 0)).keys() == {"mahdavikia", "grangor"}


def test_what_a_hint_says_of_all_counters_together_is_a_journey_within_the_half() -> None:
    """S2: beyond Wylhién a road to Jaccaranda is not in play."""
    state = position(
        KEY,
        at="parundia",
        hand="giant_pig giant_pig elfcycle troll_wagon dragon dragon",
        open="elfcycle troll_wagon dragon",
        pieces="grangor kihromah usselen",
    )
    journey = planned_journey(view(state, 0))
    assert journey and {hop.to for hop in journey} <= WEST


@pytest.mark.parametrize("name", bots())
def test_bots_place_within_the_half(name: str) -> None:
    state = position(KEY, hand="dragon dragon unicorn raft", open="dragon dragon unicorn")
    bot, chance = bots()[name](), random.Random(1)
    for _ in range(3):
        action = bot.choose(view(state, 0), chance).action
        if isinstance(action, Place):
            assert {WAYS[action.road]["from"], WAYS[action.road]["to"]} <= WEST
        state = apply(apply(state, action), next(iter(legal_actions(apply(state, action)))))


def test_a_game_of_bots_is_looked_back_at_kept_and_seen_from_a_seat() -> None:
    game = play(editions()[KEY], ["greedy", "planner"], 3)
    assert all(seat.pieces | {seat.boot} <= WEST for seat in game.state.seats)
    trips = Review(game.record()).trips
    assert {step.to for trip in trips for step in trip.best.steps} <= WEST
    assert Table.from_record(game.record()).game.state == game.state
    seen = as_seen(view(position(KEY, hand="raft", town_cards=True), 0))
    assert short.unpack(short.pack(seen)).edition.half is not None


def test_the_level_is_solved_in_no_fewer_actions_and_no_better() -> None:
    level = western_level()
    attempt = Attempt(level)
    for action in level.steps:
        assert not attempt.solved
        attempt.play(action)
    assert (attempt.solved, attempt.stars) == (True, 3)
    assert most_towns(level.start, limit=7) == 5
    assert most_towns(level.start, limit=5) < 5


def test_simulate_says_that_it_is_for_two(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    where = ["--edition", KEY, "--out", str(tmp_path)]
    assert run(["simulate", *where]) != 0
    assert "--players 2" in capsys.readouterr().err
    assert run(["simulate", *where, "--players", "2"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == [f"{KEY}-2p-0.elf.json"]
