"""The command that lets bots meet in many games and says how strong each is."""

import argparse
import os
import signal
from contextlib import closing
from pathlib import Path

from elfenwidgets.commands.files import make_folder
from elfenwidgets.commands.options import bots_asked_for, game_arguments
from elfenwidgets.commands.parser import number
from elfenwidgets.commands.terminal import INTERRUPTED, say
from elfenwidgets.commands.tournament_report import check_table, report, table, write_record
from elfenwidgets.play.tournament.running import Outcomes, here, in_processes, on_dask
from elfenwidgets.play.tournament.schedule import COLUMNS, Tournament
from elfenwidgets.play.tournament.standings import RunningStandings
from elfenwidgets.play.usage import UsageError, load
from elfenwidgets.text import t
from elfenwidgets.ui.phrases.refusals import usage_error


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    columns = (f"  {name:9} {t(f'column-{name}')}" for name in COLUMNS)
    parser.epilog = "\n".join([t("option-columns"), *columns])
    parser.add_argument("--bots", required=True, metavar="A,B,C", help=t("option-bots"))
    parser.add_argument("--games", type=number, required=True, metavar="N", help=t("option-games"))
    game_arguments(parser)
    parser.add_argument("--seed", type=number, default=0, metavar="S", help=t("option-seed"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=number, metavar="J", help=t("option-jobs"))
    where.add_argument("--dask", metavar=t("option-dask-metavar"), help=t("option-dask"))
    folder, file = t("option-folder-metavar"), t("option-file-metavar")
    parser.add_argument("--records", type=Path, metavar=folder, help=t("option-records"))
    parser.add_argument("--out", type=Path, metavar=file, help=t("option-table"))


def run(options: argparse.Namespace) -> int:
    """Play the tournament, write and print what came of it; the exit status.

    Ctrl-C ends it with what was played so far, and so does whatever goes wrong on the way.

    Raises:
        UsageError: no game can be played, or the table of results cannot be written.
    """
    tournament = _tournament(options)
    progress = load("tqdm", "tournament").tqdm
    _prepare(options)
    tally, played = RunningStandings(), 0
    status, said = 0, []
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with table(options.out) as add, closing(_outcomes(tournament, options)) as outcomes:
            for outcome in progress(outcomes, total=tournament.games, unit="game", disable=None):
                if options.records:
                    write_record(options.records, tournament, outcome)
                add(outcome.rows)
                tally.add(outcome.rows)
                played += 1
    except KeyboardInterrupt:
        status, said = INTERRUPTED, [t("command-stopped")]
    except UsageError as error:
        if not played:
            raise
        status, said = 1, [usage_error(error)]
    say(" ".join([*said, t("command-played", n=played, of=tournament.games)]))
    if played:
        say(report(tournament, tally.standings()))
    if tournament.games % tournament.round:
        say(t("command-even", n=tournament.round))
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
