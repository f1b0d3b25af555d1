"""The command that lets bots meet in many games and says how strong each is."""

import argparse
import os
from contextlib import closing
from pathlib import Path

from elfenwidgets.commands.tournament_report import check_table, report, write_record, write_table
from elfenwidgets.play.asked import bots_asked_for
from elfenwidgets.play.extras import load
from elfenwidgets.play.tournament.running import Outcomes, here, in_processes, on_dask
from elfenwidgets.play.tournament.schedule import COLUMNS, Row, Tournament
from elfenwidgets.play.usage import UsageError, make_folder
from elfenwidgets.rules.edition import editions
from elfenwidgets.text import t

STOPPED = 130  # what a shell expects after Ctrl-C


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "columns of --out, one row per seat and game:\n" + "\n".join(
        f"  {name:9} {what}" for name, what in COLUMNS.items()
    )
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,C",
        help="bots that play; one named twice takes two places",
    )
    parser.add_argument("--games", type=int, required=True, metavar="N", help="number of games")
    parser.add_argument("--edition", default="amigo-de", metavar="E", help=", ".join(editions()))
    parser.add_argument(
        "--players", type=int, default=4, metavar="P", help="two to six (default: 4)"
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same seed gives the same results"
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs", type=int, metavar="J", help="number of processes (default: one per core)"
    )
    where.add_argument(
        "--dask", metavar="ADDRESS", help="address of a Dask scheduler, to play on its cluster"
    )
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="write each game's record")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write the results as .csv or .parquet"
    )


def run(options: argparse.Namespace) -> int:
    """Play the tournament, write and print what came of it; the exit status.

    Ctrl-C ends it with what was played so far, and so does whatever goes wrong on the way.

    Raises:
        UsageError: no game can be played, or the table of results cannot be written.
    """
    tournament = _tournament(options)
    load("openskill.models", "tournament")
    progress = load("tqdm", "tournament").tqdm
    _prepare(options)
    rows: list[Row] = []
    status, said = 0, []
    try:
        with closing(_outcomes(tournament, options)) as outcomes:
            for outcome in progress(outcomes, total=tournament.games, unit="game", disable=None):
                if options.records:
                    write_record(options.records, tournament, outcome)
                rows += outcome.rows
    except KeyboardInterrupt:
        status, said = STOPPED, [t("command-stopped")]
    except UsageError as error:
        if not rows:
            raise
        status, said = 1, [str(error)]
    rows.sort(key=lambda row: (row.game, row.seat))
    played = len(rows) // tournament.players
    print(*said, t("command-played", n=played, of=tournament.games))
    if rows:
        print(report(tournament, rows))
    if tournament.games % tournament.round:
        print(t("command-even", n=tournament.round))
    if rows and options.out:
        write_table(options.out, rows)
    return status


def _outcomes(tournament: Tournament, options: argparse.Namespace) -> Outcomes:
    with_record = options.records is not None
    if options.dask:
        return on_dask(tournament, with_record, options.dask)
    jobs = min(tournament.games, options.jobs or os.cpu_count() or 1)
    if jobs == 1:
        return here(tournament, with_record)
    return in_processes(tournament, with_record, jobs)


def _tournament(options: argparse.Namespace) -> Tournament:
    names = bots_asked_for(options)
    if options.jobs is not None and options.jobs < 1:
        raise UsageError("command-no-processes", n=options.jobs)
    return Tournament(names, options.edition, options.players, options.games, options.seed)


def _prepare(options: argparse.Namespace) -> None:
    """Make sure before the games that there is a place for what they leave."""
    if options.out:
        check_table(options.out)
    if options.records:
        make_folder(options.records)
