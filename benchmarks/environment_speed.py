"""Actions a second in random games: the PettingZoo environment against the bare engine.

    python benchmarks/environment_speed.py [rounds]

Both play the same edition on one core in turn, so that a busy machine slows both; seconds are those
of the processor. The environment also makes an observation and an action mask for each action, and
has PettingZoo's guards around it.
"""

import random
import sys
import time
from collections.abc import Callable
from functools import cache
from itertools import count
from statistics import median
from typing import Any

from pettingzoo import AECEnv

from elfenwidgets.play.env import env
from elfenwidgets.play.env.episode import by_lot, episode
from elfenwidgets.rules import apply, editions, legal_actions, start

SECONDS = 2.0
SEATS = (2, 6)


@cache
def world(seats: int) -> AECEnv:
    return env(players=seats)


def environment_game(seats: int, seed: int) -> int:
    choose, asked = by_lot(random.Random(seed)), count()

    def counted(world: Any, agent: str) -> int:
        next(asked)
        return choose(world, agent)

    episode(world(seats), [counted] * seats, seed)
    return next(asked)


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
    for seats in SEATS:
        pairs = [(speed(environment_game, seats), speed(engine_game, seats)) for _ in range(rounds)]
        ours, bare = (median(each) for each in zip(*pairs, strict=True))
        ratio = median(bare / ours for ours, bare in pairs)
        print(
            f"{seats} players: environment {ours:,.0f}, engine {bare:,.0f}, ratio 1 : {ratio:.1f}"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
