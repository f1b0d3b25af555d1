"""How soon the kernel answers while an expert thinks, beside a kernel that has nothing to do.

    python -m benchmarks.thinking

A real kernel shows a table of one person and three experts. Whenever the person has passed, small
questions are sent until it is the person's turn again, and each answer is timed; so are as many
while nobody thinks.
"""

import os
import tempfile
from time import perf_counter

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import start_new_kernel

from benchmarks.pages.redraw import run
from benchmarks.pages.serve import report

QUESTIONS = 100
PREPARE = """
import time
from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import Pass, editions
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.ui.app import App
from elfenwidgets.ui.drawing.targets import PASS
library.keep_setting("pace", "at-once")
play = App().place
screen = play.screen
def sit_down(seed):
    game = Game(editions()["amigo-de"], [Player(c, c) for c in COLORS[:4]], seed, first=0)
    table = Table(game, {seat: "greedy" for seat in range(4)})
    while game.state.phase != "plan":
        table.bot_turn()
    record = game.record() | {"meta": {"bots": {str(seat): "searcher" for seat in (1, 2, 3)}}}
    play.open(())  # the game before stays in the library
    play.begin(Table.from_record(record), library.Save.new())
"""
PASS = "time.sleep(1); screen.session.pick(PASS)"  # sooner would be half a double press
ASK = "at = screen.table; print(at.turn in at.company.bots and at.game.state.phase == 'plan')"


def ask(client: BlockingKernelClient) -> tuple[float, bool]:
    """Milliseconds until an answer comes, and whether a bot is planning."""
    begun = perf_counter()
    _, printed = run(client, ASK)
    return (perf_counter() - begun) * 1000, printed.strip() == "True"


def main() -> None:
    """Measure and print."""
    os.environ["ELFENWIDGETS_HOME"] = tempfile.mkdtemp()
    manager, client = start_new_kernel()
    try:
        run(client, PREPARE)
        busy: list[float] = []
        seed = 0
        while len(busy) < QUESTIONS:
            seed += 1
            run(client, f"sit_down({seed})")
            run(client, PASS)
            answer, thinks = ask(client)
            while thinks:
                busy.append(answer)
                answer, thinks = ask(client)
        run(client, "sit_down(0)")
        idle = [ask(client)[0] for _ in busy]
        report("ms", {"an expert thinks": busy, "nobody thinks": idle}, reach=10)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


if __name__ == "__main__":
    main()
