"""Random play a second: the fast game against catanatron, a Catan engine in Python.

    python benchmarks/fast_speed.py [--rounds N]

All sides play by chance in turn, a quarter of a second each, on one core: a busy machine slows all
alike. Seconds are those of the processor; the tables are warm; setting up a game counts. Two ways
to play are measured:

- list: list all legal actions, choose one by chance, play it. So does catanatron. As there, one
  generator deals and chooses.
- pick: the same, but choose among all legal actions without making the list (``play_out``).

catanatron comes into a virtual environment of its own.
"""

import argparse
import os
import random
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

SECONDS = 0.25
WARM = 3.0
OURS, THEIRS = (2, 4, 6), (2, 4)
Played = tuple[int, float]
"""Actions played and seconds taken."""


def ours_list(seats: int, seed: int) -> Played:
    from elfenwidgets.play.fast import start
    from elfenwidgets.rules import editions

    played, before = 0, time.process_time()
    chance = random.Random(seed)
    position, by_chance = start(editions()["amigo-de"], seats, seed, chance=chance), chance.random
    while position.winners is None:
        phase = position.phase
        actions = phase.legal(position)
        phase.play(position, actions[int(by_chance() * len(actions))])
        played += 1
    return played, time.process_time() - before


def ours_pick(seats: int, seed: int) -> Played:
    from elfenwidgets.play.fast import play_out, start
    from elfenwidgets.rules import editions

    before = time.process_time()
    chance = random.Random(seed)
    played = play_out(start(editions()["amigo-de"], seats, seed, chance=chance), chance)
    return played, time.process_time() - before


def theirs_list(seats: int, seed: int) -> Played:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    played, before = 0, time.process_time()
    game = Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=seed)
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        played += 1
    return played, time.process_time() - before


GAMES: dict[str, Callable[[int, int], Played]] = {
    "list": ours_list,
    "pick": ours_pick,
    "catan list": theirs_list,
}


def worker(name: str, seats: int) -> None:
    """For each line that comes in, play for a while and print the actions a second."""
    seeds = count(1)
    for wanted in map(float, sys.stdin):
        played, taken = 0, 0.0
        while taken < wanted:
            actions, seconds = GAMES[name](seats, next(seeds))
            played, taken = played + actions, taken + seconds
        print(played / taken, flush=True)


@contextmanager
def installed(*packages: str | Path) -> Iterator[Path]:
    """The Python of a virtual environment that has some packages and nothing else."""
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / "bin" / "python"
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *map(str, packages)], check=True)
        yield python


def compare_speed(pythons: dict[str, Path], rounds: int) -> None:
    """Let all sides play in turn and print how fast, and how many times as fast as catanatron."""
    sides = [
        (who, name, seats)
        for who in pythons
        for name in GAMES
        if name.startswith("catan") == (who == "catanatron")
        for seats in (THEIRS if who == "catanatron" else OURS)
    ]
    os.environ.pop("PYTHONPATH", None)  # it would lead all sides to the same modules
    workers = {
        side: subprocess.Popen(
            [pythons[side[0]], __file__, "--worker", side[1], str(side[2])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for side in sides
    }

    def speed(side: tuple[str, str, int], seconds: float) -> float:
        into, out = workers[side].stdin, workers[side].stdout
        assert into is not None and out is not None
        print(seconds, file=into, flush=True)
        return float(out.readline())

    for side in sides:
        speed(side, WARM)
    speeds = [{side: speed(side, SECONDS) for side in sides} for _ in range(rounds)]
    for process in workers.values():
        process.communicate()
    for who, name, seats in sides:
        found = median(each[who, name, seats] for each in speeds)
        line = f"{who:10} {name:10} {seats} players: {found:10,.0f} a second"
        for players in THEIRS if who == "pure" else ():
            other = "catanatron", "catan list", players
            times = median(each[who, name, seats] / each[other] for each in speeds)
            line += f", {times:5.1f} times Catan's with {players}"
        print(line)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--worker", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        worker(options.worker[0], int(options.worker[1]))
    else:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        with installed("catanatron") as theirs:
            pythons = {"pure": Path(sys.executable), "catanatron": theirs}
            compare_speed(pythons, options.rounds)


if __name__ == "__main__":
    main()
