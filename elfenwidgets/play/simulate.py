"""Games between bots, written as records, and the check of records: two commands."""

import argparse
import json
import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from elfenwidgets.play.bots import bots
from elfenwidgets.play.game import Game
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.rules.header import COLORS, LARGEST, Player, RecordError
from elfenwidgets.rules.record import replay

SUFFIX = ".elf.json"
RIGHT, BROKEN, USAGE = 0, 1, 2


class UsageError(Exception):
    """What is wrong with a command line, in one sentence."""


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``simulate`` and ``check``; each sets ``run``, which takes the arguments parsed."""
    simulate = subparsers.add_parser(
        "simulate",
        help="play games between bots and write a record of each",
        description="Play games between bots and write a record of each.",
    )
    simulate.add_argument("--edition", default="amigo-de", help=", ".join(editions()))
    simulate.add_argument("--players", type=int, default=4, metavar="N", help="two to six")
    simulate.add_argument("--games", type=int, default=1, metavar="G")
    simulate.add_argument(
        "--seed", type=int, default=0, metavar="S", help="of the first game; the next has S+1"
    )
    simulate.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    simulate.add_argument(
        "--bots",
        default="random,greedy",
        help="who sits at the table, clockwise and over again (default: %(default)s)",
    )
    simulate.set_defaults(run=run_simulate)
    check = subparsers.add_parser(
        "check",
        help="replay game records and say what is broken",
        description="Replay game records; one line for each that breaks a rule.",
    )
    check.add_argument(
        "paths", type=Path, nargs="+", metavar="FILE", help=f"a record, or a folder of *{SUFFIX}"
    )
    check.set_defaults(run=run_check)


def run_simulate(args: argparse.Namespace) -> int:
    """Play and write the games that ``args`` ask for; the exit code."""
    try:
        edition, names = _table(args)
        _make_folder(args.out)
        pieces: dict[str, list[int]] = defaultdict(list)
        for seed in range(args.seed, args.seed + args.games):
            game = play(edition, names, seed)
            _write(args.out / f"{edition.key}-{len(names)}p-{seed}{SUFFIX}", game)
            for name, seat in zip(names, game.state.seats, strict=True):
                pieces[name].append(len(seat.pieces))
    except UsageError as error:
        print(error, file=sys.stderr)
        return USAGE
    towns = ", ".join(f"{name} {sum(n) / len(n):.1f}" for name, n in sorted(pieces.items()))
    print(f"{args.games} games written to {args.out}; towns on average: {towns}")
    return RIGHT


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
        game.play(seated[seat].choose(game.view(seat), chance[seat]))
    return game


def _table(args: argparse.Namespace) -> tuple[Edition, list[str]]:
    """The edition and the bots' names in seating order."""
    if args.edition not in editions():
        raise UsageError(f"There is no edition {args.edition!r}; there are {_listed(editions())}.")
    if args.players not in SEATS:
        raise UsageError(f"Elfenland is for two to six players, not {args.players}.")
    if args.games < 1:
        raise UsageError(f"At least one game has to be played, not {args.games}.")
    kinds = args.bots.split(",")
    for kind in kinds:
        if kind not in bots():
            raise UsageError(f"There is no bot {kind!r}; there are {_listed(bots())}.")
    return editions()[args.edition], [kinds[i % len(kinds)] for i in range(args.players)]


def _listed(names: Sequence[str] | object) -> str:
    return ", ".join(names)  # type: ignore[arg-type]


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


def run_check(args: argparse.Namespace) -> int:
    """Replay the records that ``args`` name, a line for each broken one; the exit code."""
    checked = broken = 0
    try:
        for path in _records(args.paths):
            checked += 1
            fault = _fault(path)
            if fault is not None:
                broken += 1
                print(f"{path}: {fault}")
    except UsageError as error:
        print(error, file=sys.stderr)
        return USAGE
    print(f"{checked} records checked, {broken} broken")
    return BROKEN if broken else RIGHT


def _records(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob(f"*{SUFFIX}"))
            if not found:
                raise UsageError(f"There is no record (*{SUFFIX}) in the folder {path}.")
            yield from found
        elif path.exists():
            yield path
        else:
            raise UsageError(f"There is no file {path}.")


def _fault(path: Path) -> str | None:
    """What is wrong with a record: where, by which statement, and the sentence."""
    try:
        with path.open("rb") as file:
            source = file.read(LARGEST + 1)
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}.") from error
    try:
        replay(source)
    except RecordError as error:
        return str(error)
    return None
