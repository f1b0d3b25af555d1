"""What a tournament leaves: a table of results, records, a few lines to read."""

import csv
from collections.abc import Sequence
from pathlib import Path
from stat import S_ISDIR

from elfenwidgets.commands.files import reason, write
from elfenwidgets.play.store import SUFFIX
from elfenwidgets.play.tournament.schedule import COLUMNS, Outcome, Row, Tournament
from elfenwidgets.play.tournament.standings import CONFIDENCE, Standing, standings
from elfenwidgets.play.usage import UsageError, load
from elfenwidgets.text import t


def check_table(path: Path) -> None:
    """Find out before the games whether their results can be written to ``path`` after them.

    Raises:
        UsageError: they cannot.
    """
    if path.suffix not in (".csv", ".parquet"):
        raise UsageError("command-no-table", path=path)
    try:
        if S_ISDIR(path.stat().st_mode):
            raise UsageError("command-is-folder", path=path)
    except FileNotFoundError as error:
        if not path.parent.is_dir():
            raise UsageError("command-no-folder", path=path.parent) from error
    except OSError as error:
        raise UsageError("command-unwritten", path=path, reason=reason(error)) from error
    if path.suffix == ".parquet":
        load("pyarrow.parquet", "parquet")


def write_table(path: Path, rows: Sequence[Row]) -> None:
    """Write one row a seat and game, with the columns of COLUMNS.

    Raises:
        UsageError: the file cannot be written.
    """
    try:
        if path.suffix == ".parquet":
            arrow = load("pyarrow", "parquet")
            table = arrow.Table.from_pylist([row._asdict() for row in rows])
            load("pyarrow.parquet", "parquet").write_table(table, path)
        else:
            with path.open("w", encoding="utf-8", newline="") as file:
                writer = csv.writer(file, lineterminator="\n")
                writer.writerow(COLUMNS)
                writer.writerows(rows)
    except OSError as error:
        raise UsageError("command-unwritten", path=path, reason=reason(error)) from error


def write_record(folder: Path, tournament: Tournament, outcome: Outcome) -> None:
    """Write the record of a game, named by its number, where there is one.

    Raises:
        UsageError: the file cannot be written.
    """
    if outcome.record is None:
        return
    number = f"{outcome.number:0{len(str(tournament.games - 1))}}"
    path = folder / f"{tournament.edition}-{tournament.players}p-{number}{SUFFIX}"
    write(path, outcome.record)


def report(tournament: Tournament, rows: Sequence[Row]) -> str:
    """The standings as lines to read."""
    table = [_heading(), *map(_cells, standings(rows))]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = [
        "  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])])
        for line in table
    ]
    return "\n".join([*lines, t("command-fair", share=f"{1 / tournament.players:.1%}")])


def _heading() -> tuple[str, ...]:
    return (
        t("command-column-bot"),
        t("command-column-seats"),
        t("command-column-wins"),
        t("command-column-rate"),
        t("command-column-interval", sure=f"{CONFIDENCE:.0%}"),
        t("command-column-towns"),
        t("command-column-rating"),
    )


def _cells(standing: Standing) -> tuple[str, ...]:
    return (
        standing.bot,
        f"{standing.seats}",
        f"{standing.wins:.1f}",
        f"{standing.rate:.1%}",
        t("command-range", low=f"{standing.low:.1%}", high=f"{standing.high:.1%}"),
        f"{standing.towns:.1f}",
        f"{standing.rating:.1f} ± {standing.doubt:.1f}",
    )
