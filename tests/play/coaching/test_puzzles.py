"""Each puzzle has the answer that it claims, and a day has the same one everywhere."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from datetime import date, timedelta

import pytest

from elfenwidgets.authoring.puzzles import ANSWERS, CHOICES, HAND, LEAP, LONG, made
from elfenwidgets.play.coaching.game_review import best
from elfenwidgets.play.coaching.puzzles import FILE, KINDS, SOLVER, Puzzle, of_day, of_kind, puzzles
from elfenwidgets.play.coaching.tasks import hasty
from elfenwidgets.rules import EndMove, State, apply, legal_actions
from elfenwidgets.rules.actions import ACTIONS, Action
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.position import position
from tests.play.journeys.bruteforce import most_towns

SAMPLE = [puzzle for kind in KINDS for puzzle in of_kind(kind)[::9]]
PLACING = [kind.name for kind in KINDS.values() if not kind.travels]
DAY = date(2026, 11, 21)


def name(puzzle: Puzzle) -> str:
    return f"{puzzle.kind.name}-{puzzle.seed}"


def after(puzzle: Puzzle) -> State:
    state = puzzle.start
    for step in puzzle.steps:
        state = apply(state, step)
    return state


def placements(puzzle: Puzzle) -> dict[Action, State]:
    """Every placement that answers a puzzle, with what comes of it."""
    wanted = tuple(ACTIONS[name] for name in puzzle.kind.allowed)
    actions = [action for action in legal_actions(puzzle.start) if isinstance(action, wanted)]
    return {action: apply(puzzle.start, action) for action in actions}


def test_the_solution_of_every_puzzle_comes_to_par() -> None:
    for puzzle in puzzles():
        state = after(puzzle)
        assert puzzle.towns(state) == puzzle.par, name(puzzle)
        assert puzzle.short(state) == 0 and puzzle.stars(state) == 3
        assert len(puzzle.solution) == 1 or puzzle.kind.travels


def test_doing_nothing_is_no_answer() -> None:
    for puzzle in puzzles():
        assert puzzle.short(puzzle.start) >= LEAP, name(puzzle)
        assert puzzle.stars(puzzle.start) == 0


def test_stars_are_for_par_for_one_town_off_it_and_for_half_the_way() -> None:
    """Of six towns more than the base, as of a trip that the hasty elf breaks off after one."""
    puzzle = replace(next(p for p in of_kind("trip") if p.par >= 7), par=7, base=1)
    start = puzzle.start.seats[SOLVER]
    found = {}
    for towns in range(8):
        pieces = start.pieces | set(sorted(BOARD.towns.keys() - start.pieces)[:towns])
        seats = puzzle.start.with_seat(SOLVER, replace(start, pieces=frozenset(pieces)))
        found[towns] = puzzle.stars(replace(puzzle.start, seats=seats))
    assert found == {0: 0, 1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2, 7: 3}


def test_half_the_way_is_half_the_way_for_every_answer() -> None:
    for puzzle in (each for kind in PLACING for each in of_kind(kind)[::6]):
        for state in placements(puzzle).values():
            gained = abs(puzzle.towns(state) - puzzle.base)
            most = abs(puzzle.par - puzzle.base)
            stars = {most: 3, most - 1: 2}.get(gained, 1 if 2 * gained >= most else 0)
            assert puzzle.stars(state) == stars, name(puzzle)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=name)
def test_par_is_the_proved_best_and_base_what_it_says(puzzle: Puzzle) -> None:
    if puzzle.kind.travels:
        journey = best(puzzle.start, SOLVER)
        assert journey.proved
        assert (journey.towns, hasty(puzzle.start)) == (puzzle.par, puzzle.base)
        return
    traveller = puzzle.traveller
    journeys = [best(state, traveller) for state in placements(puzzle).values()]
    assert all(journey.proved for journey in journeys)
    towns = [journey.towns for journey in journeys]
    assert best(puzzle.start, traveller).towns == puzzle.base
    assert puzzle.par == (max(towns) if puzzle.rival is None else min(towns))
    assert len(towns) >= CHOICES and 1 <= towns.count(puzzle.par) <= ANSWERS


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in PLACING])
def test_no_trip_at_all_is_longer_than_par(kind: str) -> None:
    for puzzle in of_kind(kind):
        assert most_towns(puzzle.start, SOLVER) == puzzle.par, name(puzzle)


def test_a_longest_trip_is_long_and_has_a_hand_to_think_about() -> None:
    for puzzle in of_kind("trip"):
        assert puzzle.par >= LONG and len(puzzle.start.seats[SOLVER].hand) == HAND, name(puzzle)


@pytest.mark.parametrize("kind", PLACING)
def test_no_placement_at_all_is_better_than_par(kind: str) -> None:
    """By the engine alone: every placement, and after it every journey."""
    for puzzle in of_kind(kind)[:3]:
        who = puzzle.traveller
        towns = [
            most_towns(replace(state, phase="travel", turn=who), who)
            for state in placements(puzzle).values()
        ]
        assert puzzle.par == (max(towns) if puzzle.rival is None else min(towns)), name(puzzle)


def test_the_obstacle_is_for_the_leader() -> None:
    for puzzle in of_kind("obstacle"):
        pieces = [len(seat.pieces) for seat in puzzle.start.seats]
        assert pieces[puzzle.traveller] == max(pieces) and pieces.count(max(pieces)) == 1
        assert puzzle.traveller != SOLVER


def test_nothing_is_known_of_the_others_but_what_the_puzzle_needs() -> None:
    for puzzle in puzzles():
        for index, seat in enumerate(puzzle.start.seats):
            assert bool(seat.hand) is (index == puzzle.traveller)
            assert not seat.secret
            assert not seat.open or (index == SOLVER and "place" in puzzle.kind.allowed)


def test_the_hasty_elf_takes_the_cheapest_step_and_no_caravan() -> None:
    roads = {
        "plain:elvenhold-lapphalya": "elfcycle",
        "forest:elvenhold-ergeren": "dragon",
        "forest:feodor-lapphalya": "unicorn",
    }
    hand = "elfcycle dragon dragon giant_pig giant_pig giant_pig"
    start = position(phase="travel", hand=hand, roads=roads)
    assert hasty(start) == 1  # Lapphálya for one card; only a caravan would lead on to Feodor
    assert best(start, SOLVER).towns == 2


def test_puzzles_are_kept_by_kind_in_turn_and_none_twice() -> None:
    kept = puzzles()
    assert [puzzle.kind.name for puzzle in kept[: 2 * len(KINDS)]] == [*KINDS, *KINDS]
    assert len({len(of_kind(kind)) for kind in KINDS}) == 1
    assert len({name(puzzle) for puzzle in kept}) == len(kept)
    assert len({json.dumps(puzzle.setting) for puzzle in kept}) == len(kept)


def test_the_file_says_what_the_puzzles_say() -> None:
    raw = json.loads(FILE.read_text(encoding="utf-8"))
    assert [puzzle.to_data() for puzzle in puzzles()] == raw


def test_a_day_has_one_puzzle_and_the_next_day_another() -> None:
    assert of_day(DAY) is of_day(date(2026, 11, 21))
    week = [of_day(DAY + timedelta(days)) for days in range(6)]
    assert len({name(puzzle) for puzzle in week}) == 6
    assert {puzzle.kind.name for puzzle in week[: len(KINDS)]} == set(KINDS)
    assert of_day(DAY + timedelta(len(puzzles()))) is of_day(DAY)


def test_a_day_has_the_same_puzzle_on_every_machine() -> None:
    code = (
        "from datetime import date; from elfenwidgets.play.coaching.puzzles import of_day;"
        "puzzle = of_day(date(2026, 11, 21)); print(puzzle.kind.name, puzzle.seed)"
    )
    for zone, seed in (("Pacific/Kiritimati", "1"), ("Pacific/Niue", "2")):
        elsewhere = {**os.environ, "TZ": zone, "PYTHONHASHSEED": seed}
        told = subprocess.run(
            [sys.executable, "-c", code], env=elsewhere, capture_output=True, text=True, check=True
        )
        assert told.stdout.split() == [of_day(DAY).kind.name, str(of_day(DAY).seed)]


def test_a_game_gives_the_same_puzzles_each_time_and_they_are_fit_to_be_kept() -> None:
    found = next(some for seed in range(500, 520) if (some := tuple(made(seed))))
    assert tuple(made(found[0].seed)) == found
    for puzzle in found:
        assert Puzzle.from_data(json.loads(json.dumps(puzzle.to_data()))) == puzzle
        assert puzzle.towns(after(puzzle)) == puzzle.par
        assert abs(puzzle.par - puzzle.base) >= LEAP
        assert not isinstance(puzzle.steps[0], EndMove)
