"""Actions a second in random games: the two environments against the bare engine.

    python benchmarks/environment_speed.py [rounds]

All play the same edition on one core in turn, so that a busy machine slows all; seconds are those
of the processor. The environments also make an observation and an action mask for each action, by
which it is chosen by lot: that counts, and so does dealing. The vector plays 64 games side by side;
its steps that only begin the next game, about one in a hundred, are counted as actions.
"""

import random
import sys
import time
from collections.abc import Callable
from functools import cache
from itertools import count
from statistics import median
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from elfenwidgets.play.env import env
from elfenwidgets.play.env.episode import by_lot, episode
from elfenwidgets.play.env.vector import ElfenlandVector
from elfenwidgets.rules import apply, editions, legal_actions, start

SECONDS = 2.0
SEATS = (2, 6)


@cache
def world(seats: int) -> AECEnv:
    return env(players=seats)


@cache
def vector(seats: int) -> ElfenlandVector:
    return ElfenlandVector(64, players=seats)


def environment_game(seats: int, seed: int) -> int:
    choose, asked = by_lot(random.Random(seed)), count()

    def counted(world: Any, agent: str) -> int:
        next(asked)
        return choose(world, agent)

    episode(world(seats), [counted] * seats, seed)
    return next(asked)


def vector_games(seats: int, seed: int) -> int:
    games, chance, steps = vector(seats), random.Random(seed).random, 100
    observed, _ = games.reset(seed=seed)
    for _ in range(steps):
        actions = []
        for mask in observed["action_mask"].view(np.bool_):
            legal = mask.nonzero()[0]
            actions.append(legal[int(chance() * len(legal))] if len(legal) else 0)
        observed, *_ = games.step(np.array(actions))
    return steps * games.num_envs


def engine_game(seats: int, seed: int) -> int:
    state, rng, actions = start(editions()["amigo-de"], seats, seed), random.Random(seed), 0
    while state.phase != "over":
        state = apply(state, rng.choice(list(legal_actions(state))))
        actions += 1
    return actions


def speed(game: Callable[[int, int], int], seats: int) -> float:
    """Actions a second, once the tables are warm."""
    game(seats, 0)
    actions, seeds, before = 0, count(1), time.process_time()
    while (taken := time.process_time() - before) < SECONDS:
        actions += game(seats, next(seeds))
    return actions / taken


def main(rounds: int) -> None:
    sides = {"PettingZoo": environment_game, "vector": vector_games, "engine": engine_game}
    for seats in SEATS:
        runs = [{name: speed(game, seats) for name, game in sides.items()} for _ in range(rounds)]
        print(f"{seats} players:")
        for name in sides:
            found = median(run[name] for run in runs)
            times = median(run[name] / run["engine"] for run in runs)
            print(f"  {name:10} {found:9,.0f} actions a second, {times:.2f} times the engine's")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
