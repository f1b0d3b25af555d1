"""The command that lets bots play games and writes a record of each."""

import argparse
from collections import defaultdict
from pathlib import Path

from elfenwidgets.commands.files import make_folder, write
from elfenwidgets.commands.options import bots_asked_for, game_arguments
from elfenwidgets.commands.parser import number
from elfenwidgets.commands.terminal import say
from elfenwidgets.play.selfplay import play, record_text
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.record.header import SUFFIX
from elfenwidgets.text import t


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    game_arguments(parser)
    parser.add_argument("--games", type=number, default=1, metavar="N", help=t("option-games"))
    parser.add_argument("--seed", type=number, default=0, metavar="S", help=t("option-first-seed"))
    folder = t("option-folder-metavar")
    parser.add_argument("--out", type=Path, required=True, metavar=folder, help=t("option-out"))
    usual = "random,greedy"
    parser.add_argument(
        "--bots", default=usual, metavar="A,B,C", help=t("option-seated", usual=usual)
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
    means = {name: sum(n) / len(n) for name, n in sorted(pieces.items())}
    towns = "; ".join(t("command-towns", bot=name, mean=mean) for name, mean in means.items())
    say(t("command-games", path=str(options.out), n=options.games, towns=towns))
    return 0
