"""What a tournament leaves: a table of results, records, a few lines to read."""

import csv
from collections.abc import Sequence
from pathlib import Path

from elfenwidgets.play.tournament.extras import load
from elfenwidgets.play.tournament.schedule import COLUMNS, Outcome, Row, Tournament
from elfenwidgets.play.tournament.standings import CONFIDENCE, standings
from elfenwidgets.play.usage import SUFFIX, UsageError


def check_table(path: Path) -> None:
    """Find out before the games whether their results can be written to ``path`` after them.

    Raises:
        UsageError: they cannot.
    """
    if path.suffix not in (".csv", ".parquet"):
        raise UsageError(f"{path} ends neither in .csv nor in .parquet.")
    if path.is_dir():
        raise UsageError(f"{path} is a folder, not a file.")
    if not path.parent.is_dir():
        raise UsageError(f"There is no folder {path.parent}.")
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
        raise UsageError(f"{path} cannot be written: {error.strerror}.") from error


def write_record(folder: Path, tournament: Tournament, outcome: Outcome) -> None:
    """Write the record of a game, named by its number, where there is one.

    Raises:
        UsageError: the file cannot be written.
    """
    if outcome.record is None:
        return
    number = f"{outcome.number:0{len(str(tournament.games - 1))}}"
    path = folder / f"{tournament.edition}-{tournament.players}p-{number}{SUFFIX}"
    try:
        path.write_text(outcome.record, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}.") from error


def report(tournament: Tournament, rows: Sequence[Row]) -> str:
    """The standings as lines to read."""
    width = max(3, *map(len, tournament.bots))
    interval = f"{CONFIDENCE:.0%} interval"
    lines = [f"{'bot':{width}}   seats    wins   rate  {interval:>14}  towns      rating"]
    for bot in standings(rows):
        lines.append(
            f"{bot.bot:{width}}  {bot.seats:6}  {bot.wins:6.1f}  {bot.rate:5.1%}"
            f"  {bot.low:5.1%} to {bot.high:5.1%}  {bot.towns:5.1f}"
            f"  {bot.rating:5.1f} ± {bot.doubt:3.1f}"
        )
    lines.append(
        f"A fair share of the wins is {1 / tournament.players:.1%} a seat; "
        "who share a win get equal parts of it."
    )
    return "\n".join(lines)
