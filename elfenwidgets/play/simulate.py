"""The command that lets bots play games and writes a record of each."""

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from elfenwidgets.play.asked import bots_asked_for
from elfenwidgets.play.bots import bots
from elfenwidgets.play.game import Game
from elfenwidgets.play.store import SUFFIX
from elfenwidgets.play.usage import make_folder, write
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.header import COLORS, Player
from elfenwidgets.text import t


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--edition", default="amigo-de", help=", ".join(editions()))
    parser.add_argument("--players", type=int, default=4, metavar="N", help="two to six")
    parser.add_argument(
        "--games", type=int, default=1, metavar="G", help="number of games (default: 1)"
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="S",
        help="seed of the first game; the next has S+1, and so on",
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="created if missing"
    )
    parser.add_argument(
        "--bots",
        default="random,greedy",
        metavar="NAMES",
        help="who sits at the table, clockwise, repeated as needed (default: %(default)s)",
    )


def run(options: argparse.Namespace) -> int:
    """Play and write the games that ``options`` ask for; the exit status.

    Raises:
        UsageError: they cannot be played or written.
    """
    kinds = bots_asked_for(options)
    edition = editions()[options.edition]
    names = [kinds[i % len(kinds)] for i in range(options.players)]
    make_folder(options.out)
    pieces: dict[str, list[int]] = defaultdict(list)
    for seed in range(options.seed, options.seed + options.games):
        game = play(edition, names, seed)
        path = options.out / f"{edition.key}-{len(names)}p-{seed}{SUFFIX}"
        write(path, record_text(game))
        for name, seat in zip(names, game.state.seats, strict=True):
            pieces[name].append(len(seat.pieces))
    towns = ", ".join(f"{name} {sum(n) / len(n):.1f}" for name, n in sorted(pieces.items()))
    print(t("command-games", path=str(options.out), n=options.games, towns=towns))
    return 0


def play(edition: Edition, names: Sequence[str], seed: int) -> Game:
    """A whole game between the bots ``names``, in seating order.

    The same arguments give the same game.
    """
    players = [Player(f"{name} {i}", COLORS[i - 1]) for i, name in enumerate(names, 1)]
    game = Game(edition, players, seed)
    seated = [bots()[name]() for name in names]
    chance = [random.Random(f"{seed}/bot/{seat}") for seat in range(len(names))]
    while not game.over:
        seat = game.state.turn
        game.play(seated[seat].choose(game.view(seat), chance[seat]).action)
    return game


def record_text(game: Game) -> str:
    """The record of a game as the text of a file."""
    return json.dumps(game.record(), ensure_ascii=False, indent=1) + "\n"
