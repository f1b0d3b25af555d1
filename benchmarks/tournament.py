"""How much faster a tournament is in two processes and on a Dask cluster with two workers.

    python benchmarks/tournament.py [--bots greedy,random] [--games 100]

All three play the same games, turn about, and have to come to the same results. Said is the best
time of each, from the first outcome on: starting processes is paid once, not by the game.
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

from distributed import LocalCluster

from elfenwidgets.play.tournament.running import Outcomes, here, in_processes, on_dask
from elfenwidgets.play.tournament.schedule import PlayedGame, Tournament

ROUNDS = 3


def timed(outcomes: Iterator[PlayedGame]) -> tuple[float, list[PlayedGame]]:
    """Seconds from the first outcome to the last, and the outcomes in the games' order."""
    found = [next(outcomes)]
    begin = perf_counter()
    found += outcomes
    return perf_counter() - begin, sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", default="greedy,random")
    parser.add_argument("--games", type=int, default=100)
    options = parser.parse_args()
    tournament = Tournament(tuple(options.bots.split(",")), "amigo-de", 4, options.games, seed=0)

    with LocalCluster(  # type: ignore[no-untyped-call]  # distributed has no types
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        ways: dict[str, Callable[[], Outcomes]] = {
            "one process": partial(here, tournament, False),
            "two processes": partial(in_processes, tournament, False, 2),
            "Dask, two workers": partial(on_dask, tournament, False, cluster.scheduler_address),
        }
        runs = [{name: timed(start()) for name, start in ways.items()} for _ in range(ROUNDS)]
    for name in ways:
        assert all(run[name][1] == runs[0]["one process"][1] for run in runs), name
        best = min(run[name][0] for run in runs)
        alone = min(run["one process"][0] for run in runs)
        print(f"{name}: {best:.2f} s for {options.games} games, {alone / best:.2f} times one")


if __name__ == "__main__":
    main()
