"""A seed is a seed: the bot that searches decides by its work, never by the clock."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from elfenwidgets.play.tournament.running import here, in_processes
from elfenwidgets.play.tournament.schedule import Tournament

GAMES = Tournament(("searcher", "random"), "amigo-de", 2, 2, seed=5)

PLAY = (
    "from tests.play.test_same_seed import GAMES, told;"
    "from elfenwidgets.play.tournament.running import here;"
    "print(told(here(GAMES, True)))"
)

BURN = "while True: pass"


def told(outcomes) -> str:
    """The records of all games, in order."""
    played = sorted(outcomes, key=lambda outcome: outcome.rows[0].game)
    return json.dumps([outcome.record for outcome in played])


@contextmanager
def loaded_machine(processes: int = 4) -> Iterator[None]:
    """Others keep the machine busy meanwhile."""
    others = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range(processes)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def test_a_tournament_has_the_same_results_on_a_busy_machine_and_with_any_number_of_jobs() -> None:
    alone = told(here(GAMES, True))
    with loaded_machine():
        both = [
            subprocess.Popen([sys.executable, "-c", PLAY], stdout=subprocess.PIPE, text=True)
            for _ in range(2)
        ]
        printed = [process.communicate()[0].strip() for process in both]
        jobs = told(in_processes(GAMES, True, jobs=2))
    assert printed == [alone, alone]
    assert jobs == alone
