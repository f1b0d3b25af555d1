"""How long bots think in the page without a server, beside this Python: ratios, and the choices.

    python -m benchmarks.pages.site_bots [folder]

Both sides take the same positions of whole games, decide in turns, and each decision counts with
its shortest time of several. ``folder`` has a site with its notebooks, whose Python is the page's
own; without one it is built.
"""

import json
import subprocess
import sys
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.pages.serve import browsing
from elfenwidgets.cli import main as command
from elfenwidgets.commands.site import PlainFiles

BOTS = {"greedy": (60, 12), "planner": (60, 12), "searcher": (12, 3)}
"""How many positions each decides, and how often: browsers compile what runs often anew."""

REACH = 1.5

DECIDE = """
import json, random, sys
from time import perf_counter
from elfenwidgets.play.bots import bots
from elfenwidgets.play.game import Game
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import COLORS, Player

def positions():
    for seed in range(3):
        players = [Player(color, color) for color in COLORS[:4]]
        game, greedy = Game(editions()["amigo-de"], players, seed, first=0), bots()["greedy"]()
        while not game.over:
            view = game.view(game.state.turn)
            if len(view.actions) > 2:
                yield view
            game.play(greedy.choose(view, random.Random(seed)).action)

ALL = list(positions())

def decided(name, wanted):
    bot = bots()[name]()
    fit = [view for view in ALL if name != "searcher" or view.phase == "plan"]
    told = []
    for view in fit[:: len(fit) // wanted][:wanted]:
        begun = perf_counter()
        action = bot.choose(view, random.Random(7)).action
        told.append((perf_counter() - begun, repr(action)))
    return json.dumps(told)
"""

HERE = (
    DECIDE
    + """
for line in sys.stdin:
    print(decided(*json.loads(line)), flush=True)
"""
)

PYTHON = """async (address) => {
    const { loadPyodide } = await import(`${address}lab/python.mjs`);
    self.python = await loadPyodide({});
}"""


class Isolated(PlainFiles):
    """The files of a folder, as a page of which the browser tells the time exactly.

    Else it counts tenths of a millisecond, which are more than many a decision takes.
    """

    def end_headers(self) -> None:
        """Keep other pages out."""
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()


def shortest(rounds: list[list[Any]]) -> float:
    """The sum over the decisions of the shortest time of each."""
    times = [[float(took) for took, _ in each] for each in rounds]
    total: float = sum(min(decision) for decision in zip(*times, strict=True))
    return total


def main() -> None:
    """Measure and print."""
    with TemporaryDirectory() as made, browsing() as browser:
        folder = sys.argv[1] if len(sys.argv) > 1 else made
        if folder == made:
            command(["site", "--out", made])
        handler = partial(Isolated, directory=folder)
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        page = browser.new_page()
        page.goto(f"{address}LICENSES.txt")
        page.evaluate(PYTHON, address)
        page.evaluate("(code) => python.runPython(code)", DECIDE)
        here = subprocess.Popen(
            [sys.executable, "-c", HERE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert here.stdin is not None and here.stdout is not None
        for name, (wanted, times) in BOTS.items():
            sides: tuple[list[Any], list[Any]] = ([], [])
            for _ in range(times):
                asked = f"decided({name!r}, {wanted})"
                sides[0].append(
                    json.loads(page.evaluate("(code) => python.runPython(code)", asked))
                )
                print(json.dumps([name, wanted]), file=here.stdin, flush=True)
                sides[1].append(json.loads(here.stdout.readline()))
            same = [[action for _, action in side[0]] for side in sides]
            there, ours = (1000 * each / wanted for each in map(shortest, sides))
            told = "the same choices" if same[0] == same[1] else "OTHER CHOICES"
            print(
                f"{name:9} {there:7.1f} ms there {ours:7.1f} here: ratio {there / ours:.2f}"
                f" (to reach: at most {REACH}), {told} (n={wanted})"
            )
        here.stdin.close()
        here.wait()
        server.shutdown()


if __name__ == "__main__":
    main()
