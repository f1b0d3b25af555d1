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
from elfenwidgets.play.usage import SUFFIX, UsageError, one_sentence
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.header import COLORS, Player


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--edition", default="amigo-de", help=", ".join(editions()))
    parser.add_argument("--players", type=int, default=4, metavar="N", help="two to six")
    parser.add_argument("--games", type=int, default=1, metavar="G", help="how many")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="of the first game; the next has S+1"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="made if missing")
    parser.add_argument(
        "--bots",
        default="random,greedy",
        metavar="NAMES",
        help="who sits at the table, clockwise and over again (default: %(default)s)",
    )


@one_sentence
def run(options: argparse.Namespace) -> int:
    """Play and write the games that ``options`` ask for; the exit status."""
    kinds = bots_asked_for(options)
    edition = editions()[options.edition]
    names = [kinds[i % len(kinds)] for i in range(options.players)]
    _make_folder(options.out)
    pieces: dict[str, list[int]] = defaultdict(list)
    for seed in range(options.seed, options.seed + options.games):
        game = play(edition, names, seed)
        _write(options.out / f"{edition.key}-{len(names)}p-{seed}{SUFFIX}", game)
        for name, seat in zip(names, game.state.seats, strict=True):
            pieces[name].append(len(seat.pieces))
    towns = ", ".join(f"{name} {sum(n) / len(n):.1f}" for name, n in sorted(pieces.items()))
    print(f"Games written to {options.out}: {options.games}. Towns on average: {towns}.")
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


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise UsageError(f"{folder} is a file, not a folder.") from error
    except OSError as error:
        raise UsageError(f"The folder {folder} cannot be made: {error.strerror}.") from error


def _write(path: Path, game: Game) -> None:
    text = json.dumps(game.record(), ensure_ascii=False, indent=1)
    try:
        path.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}.") from error
