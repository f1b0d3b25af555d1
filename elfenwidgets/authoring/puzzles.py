"""Finds puzzles in games of bots and writes data/puzzles.json.

``python -m elfenwidgets.authoring.puzzles`` plays a game for each seed, from 0 on, until there are
enough of each kind, and takes no more than one of a kind from a game. What the file has of a kind
stays; without the file all are found anew. A kind takes some minutes; every hundred games it says
how many there are, so that a finder without luck is seen early.
"""

import json
import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from elfenwidgets.play.coaching.game_review import longest
from elfenwidgets.play.coaching.puzzles import FILE, KINDS, Puzzle, of_kind
from elfenwidgets.play.coaching.tasks import hasty
from elfenwidgets.play.game import Game
from elfenwidgets.play.selfplay import play
from elfenwidgets.rules.actions import ACTIONS, Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.engine import apply, legal_actions
from elfenwidgets.rules.notation import write
from elfenwidgets.rules.position import position
from elfenwidgets.rules.position.setting import from_turn
from elfenwidgets.rules.record import steps
from elfenwidgets.rules.state import Seat, State, evolve

COUNT = 60
"""Puzzles of each kind: together those of half a year."""

TABLES = (("greedy", "random", "random"), ("greedy", "random", "greedy", "random"))
TRIES = 10  # positions of a game that are looked at for each kind
HAND = 8  # cards, so that there is something to think about
LEAP = 2  # towns that the best answer is better than the base, or more
LONG = 5  # towns of a trip, or more
OFTEN = 100  # games after which it says how far it is
ANSWERS = 2  # best placements at most
CHOICES = 8  # placements to choose from at least


def main() -> None:
    """Make the puzzles and write them down."""
    found = {kind: list(of_kind(kind)) if FILE.exists() else [] for kind in KINDS}
    seed = 0
    while any(len(each) < COUNT for each in found.values()):
        wanted = [kind for kind in KINDS if len(found[kind]) < COUNT]
        had = [puzzle.setting for each in found.values() for puzzle in each]
        for puzzle in made(seed, wanted):
            if puzzle.setting not in had:  # a position is asked about once
                found[puzzle.kind.name].append(puzzle)
        seed += 1
        if seed % OFTEN == 0:
            counts = ", ".join(f"{len(each)} of {kind}" for kind, each in found.items())
            print(f"{seed} games: {counts}", flush=True)
    in_turn = [puzzle for each in zip(*found.values(), strict=True) for puzzle in each]
    lines = ",\n".join(json.dumps(puzzle.to_data(), separators=(",", ":")) for puzzle in in_turn)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(in_turn)} puzzles from {seed} games: {FILE}")


def made(seed: int, kinds: Iterable[str] = KINDS) -> Iterator[Puzzle]:
    """The puzzles of the game of a seed, one of a kind at most."""
    game = play(editions()["amigo-de"], TABLES[seed % len(TABLES)], seed)
    plans, journeys = _moments(game)
    for kind in kinds:
        states = journeys if KINDS[kind].travels else plans
        tries = random.Random(f"{seed}/{kind}").sample(states, min(TRIES, len(states)))
        yield from islice(filter(None, (_FINDERS[kind](state, seed) for state in tries)), 1)


def _moments(game: Game) -> tuple[list[State], list[State]]:
    """The positions before each action of planning, and before each journey."""
    plans: list[State] = []
    journeys: dict[tuple[int, int], State] = {}
    for state, event in steps(game.record()):
        if state.phase == "plan" and event["e"] in ACTIONS:
            plans.append(state)
        if state.phase == "travel":
            journeys.setdefault((state.round, state.turn), state)
    return plans, list(journeys.values())


def _trip(state: State, seed: int) -> Puzzle | None:
    if state.phase != "travel" or len(state.actor.hand) != HAND:
        return None
    setting = _setting(state)
    start = position(**setting)
    journey, base = longest(start, 0), hasty(start)
    if not journey.proved or journey.towns < max(LONG, base + LEAP):
        return None
    return Puzzle(
        KINDS["trip"], seed, setting, journey.towns, base, tuple(map(write, journey.steps))
    )


def _counter(state: State, seed: int) -> Puzzle | None:
    if state.phase != "plan" or len(state.actor.hand) != HAND or state.actor.held < 2:
        return None
    start = position(**(setting := _setting(state)))
    placed = [action for action in legal_actions(start) if isinstance(action, Place)]
    return _placement("counter", seed, setting, start, placed, None)


def _obstacle(state: State, seed: int) -> Puzzle | None:
    """Whoever sits after the leader still has an obstacle."""
    pieces = [len(seat.pieces) for seat in state.seats]
    leader, count = pieces.index(max(pieces)), len(pieces)
    if pieces.count(max(pieces)) > 1 or len(state.obstacles) == count:
        return None
    solver = state.after(leader)
    seats = state.with_seat(solver, evolve(state.seats[solver], obstacle=True))
    rival = (leader - solver) % count
    setting = _setting(evolve(state, turn=solver, seats=seats), rival)
    start = position(**setting)
    placed = [action for action in legal_actions(start) if isinstance(action, PlaceObstacle)]
    return _placement("obstacle", seed, setting, start, placed, rival)


def _placement(
    kind: str,
    seed: int,
    setting: dict[str, Any],
    start: State,
    placed: Sequence[Place | PlaceObstacle],
    rival: int | None,
) -> Puzzle | None:
    """The puzzle of one placement, where few are best and others come near."""
    seat = rival or 0
    base = longest(start, seat)
    used = {step.via for step in base.steps}
    after = {
        action: longest(apply(start, action), seat)
        for action in placed
        if isinstance(action, Place) or action.road in used  # elsewhere it is in nobody's way
    }
    if len(placed) < CHOICES or not all(journey.proved for journey in (base, *after.values())):
        return None
    gains = {action: abs(journey.towns - base.towns) for action, journey in after.items()}
    most = max(gains.values(), default=0)
    answers = [action for action, gain in gains.items() if gain == most]
    if most < LEAP or len(answers) > ANSWERS:
        return None
    par = after[answers[0]].towns
    return Puzzle(KINDS[kind], seed, setting, par, base.towns, (write(answers[0]),), rival)


def _setting(state: State, rival: int | None = None) -> dict[str, Any]:
    """What ``position`` needs for the seat in turn as seat 0; others' cards only of the rival."""
    me, *others = from_turn(state).seats
    planning = state.phase == "plan"
    mine = _things(me, cards=rival is None)
    if planning:
        mine |= {"open": " ".join(me.counters)} if rival is None else {"obstacle": True}
    return {
        "phase": state.phase,
        "round": state.round,
        **mine,
        "roads": {
            road: kind + "!" * (road in state.obstacles) for road, kind in state.counters.items()
        },
        "seats": [_things(seat, cards=i == rival) for i, seat in enumerate(others, 1)],
    }


def _things(seat: Seat, cards: bool) -> dict[str, Any]:
    """A seat as ``position`` reads it, in few words."""
    left = BOARD.missing(seat.pieces)
    few, name = min((seat.pieces, "pieces"), (left, "left"), key=lambda pair: len(pair[0]))
    found: dict[str, Any] = {"at": seat.boot, name: " ".join(sorted(few))}
    if cards:
        found["hand"] = " ".join(seat.hand)
    if not seat.obstacle:
        found["obstacle"] = False
    return found


_FINDERS = {"trip": _trip, "counter": _counter, "obstacle": _obstacle}


if __name__ == "__main__":
    main()
