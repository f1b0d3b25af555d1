"""A seed is a seed: the bot that searches is bounded by its work, never by the clock."""

import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from elfenwidgets.play.bots import bots
from elfenwidgets.play.bots.searcher import SearcherBot
from elfenwidgets.rules import editions, start, view
from elfenwidgets.rules.engine import apply
from elfenwidgets.rules.notation import write

CHOOSE = "from tests.play.bots.test_same_seed import choices; print(choices())"
BURN = "while True: pass"


def choices() -> str:
    """What the searcher chooses now and then in a game of greedy bots."""
    state, said = start(editions()["amigo-de"], 4, 1), []
    searcher, greedy = bots()["searcher"](), bots()["greedy"]()
    planned = 0
    while state.phase != "over":
        seen = view(state, state.turn)
        if state.phase == "plan":
            planned += 1
            if planned % 24 == 1:
                said.append(write(searcher.choose(seen, random.Random(planned)).action))
        state = apply(state, greedy.choose(seen, random.Random(planned)).action)
    assert len(said) > 2
    return "; ".join(said)


@contextmanager
def busy_machine() -> Iterator[None]:
    """Two others keep the machine busy meanwhile."""
    others = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range(2)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def test_two_processes_at_once_on_a_busy_machine_choose_the_same() -> None:
    alone = choices()
    with busy_machine():
        both = [
            subprocess.Popen([sys.executable, "-c", CHOOSE], stdout=subprocess.PIPE, text=True)
            for _ in range(2)
        ]
        printed = [process.communicate()[0].strip() for process in both]
    assert printed == [alone, alone]


def test_less_work_ends_a_search_earlier() -> None:
    state = start(editions()["amigo-de"], 3, 1)
    while state.phase != "plan":
        state = apply(state, view(state, state.turn).actions[0])
    asked = []
    for work in (0, 2000, 1 << 30):
        rng = _Counting(0)
        SearcherBot(work=work).choose(view(state, state.turn), rng)
        asked.append(rng.asked)
    assert 1 == asked[0] < asked[1] < asked[2]


class _Counting(random.Random):
    """Chance that counts how often it is asked: once for each world."""

    asked = 0

    def random(self) -> float:
        self.asked += 1
        return super().random()
