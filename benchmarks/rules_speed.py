"""Actions a second in random games: this engine against catanatron, a Catan engine in Python.

    python benchmarks/rules_speed.py [rounds]

Both play on one core in turn, so that a busy machine slows both; seconds are those of the
processor. An action here is: list all legal ones, choose one by chance, play it. catanatron is
installed into a virtual environment of its own, in a temporary folder.
"""

import os
import random
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

SECONDS = 3.0
OURS, THEIRS = (2, 6), (2, 4)


def elfenwidgets_game(seats: int, seed: int) -> int:
    from elfenwidgets.rules import apply, editions, legal_actions, start

    state, rng, actions = start(editions()["amigo-de"], seats, seed), random.Random(seed), 0
    while state.phase != "over":
        state = apply(state, rng.choice(list(legal_actions(state))))
        actions += 1
    return actions


def catanatron_game(seats: int, seed: int) -> int:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    random.seed(seed)
    game, actions = Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=seed), 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        actions += 1
    return actions


GAMES: dict[str, Callable[[int, int], int]] = {
    "elfenwidgets": elfenwidgets_game,
    "catanatron": catanatron_game,
}


def worker(name: str, seats: int) -> None:
    """Print the actions a second of one engine, once its tables are warm."""
    GAMES[name](seats, 0)
    actions, before = 0, time.process_time()
    for seed in count(1):
        actions += GAMES[name](seats, seed)
        taken = time.process_time() - before
        if taken > SECONDS:
            print(actions / taken)
            return


def measured(python: str | Path, name: str, seats: int) -> float:
    command = [str(python), __file__, name, str(seats)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main(rounds: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    speeds: dict[tuple[str, int], list[float]] = {}
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        other = Path(folder) / "bin" / "python"
        subprocess.run([other, "-m", "pip", "install", "--quiet", "catanatron"], check=True)
        for _ in range(rounds):
            for seats in OURS:
                one = measured(sys.executable, "elfenwidgets", seats)
                speeds.setdefault(("elfenwidgets", seats), []).append(one)
            for seats in THEIRS:
                speeds.setdefault(("catanatron", seats), []).append(
                    measured(other, "catanatron", seats)
                )
    for (name, seats), found in speeds.items():
        print(f"{name:13} {seats} players: {median(found):8,.0f} actions a second")
    for ours in OURS:
        for theirs in THEIRS:
            mine, catan = speeds["elfenwidgets", ours], speeds["catanatron", theirs]
            ratio = median(a / b for a, b in zip(mine, catan, strict=True))
            print(f"{ours} players here against {theirs} at Catan: {ratio:.2f} times as fast")


if __name__ == "__main__":
    if len(sys.argv) == 3:
        worker(sys.argv[1], int(sys.argv[2]))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
