"""What a table sends with a decision for its page to point out: how long it takes, how large it is.

    python -m benchmarks.offers [games]

Each decision of whole games of random players, two to six of them, in each edition in turn, before
a pick and after one, in the language with the longest words: milliseconds to build it, bytes of its
JSON. Goals: 10 ms and 8,000 bytes at the 95th percentile.
"""

import json
import random
import sys
from collections.abc import Iterator
from time import process_time

from elfenwidgets.play.bots import bots
from elfenwidgets.play.game import Game
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.rules.view import OwnView
from elfenwidgets.text import use
from elfenwidgets.ui.drawing.rack.places import displays
from elfenwidgets.ui.phrases.positions import held_in_towns
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.offers import gains, good_for, lying, offers, served
from elfenwidgets.ui.picking.reach import Weighing

GAMES = 16
SEATS = 2, 3, 4, 5, 6
NAMES = "Abendrot", "Bergkristall", "Christoffel", "Dämmerlicht", "Eichenlaub", "Fliederbusch"
PLAYERS = [Player(name, color) for name, color in zip(NAMES, COLORS, strict=True)]


def decisions(seed: int) -> Iterator[tuple[OwnView, Choosing]]:
    """What may be picked in a game, before a pick and after one."""
    found = list(editions().values())
    edition = found[seed % len(found)]
    players = PLAYERS[: SEATS[seed % len(SEATS)] if edition.half is None else 2]
    game, bot, rng = (
        Game(edition, players, seed),
        bots()["random"](),
        random.Random(seed),
    )
    while not game.over:
        view = game.view(game.state.turn)
        choosing = Choosing(view.actions)
        yield view, choosing
        more = choosing.pick(rng.choice(choosing.options)) if choosing.options else None
        if more is not None:
            yield view, more
        game.play(bot.choose(view, rng).action)


def at(part: float, numbers: list[float]) -> float:
    """A quantile."""
    return sorted(numbers)[int(part * len(numbers))]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    use("de")
    times: list[float] = []
    sizes: list[float] = []
    for seed in range(games):
        for view, choosing in decisions(seed):
            start = process_time()
            weighs = view.phase == "plan" and view.gold is None
            offered = list(offers(view, choosing, True))
            found = (
                offered,
                gains(choosing, Weighing(view), offered) if weighs else {},
                tuple(good_for(lying(view, displays(view)), view, choosing)),
                served(view, choosing, offered),
                held_in_towns(view, PLAYERS[: len(view.seats)]),
            )
            times.append(1000 * (process_time() - start))
            sizes.append(len(json.dumps(found, ensure_ascii=False).encode()))
    for name, numbers in (("milliseconds", times), ("bytes", sizes)):
        said = ", ".join(
            f"{100 * part:g} %: {at(part, numbers):.1f}" for part in (0.5, 0.95, 0.999)
        )
        print(f"{name}, {len(numbers)} decisions: {said}")


if __name__ == "__main__":
    main()
