"""What a tournament leaves: a table of results, records, a few lines to read."""

import csv
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from stat import S_ISDIR
from typing import get_type_hints

from elfenwidgets.commands.files import reason, write
from elfenwidgets.play.tournament.schedule import COLUMNS, PlayedGame, Tournament, TourRow
from elfenwidgets.play.tournament.standings import CONFIDENCE, BotStanding
from elfenwidgets.play.usage import UsageError, load
from elfenwidgets.rules.record.header import SUFFIX
from elfenwidgets.text import t

BATCH = 10_000  # rows that a table of Parquet takes at a time


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


@contextmanager
def table(path: Path | None) -> Iterator[Callable[[Sequence[TourRow]], None]]:
    """Open the table of results, one row a seat and game with the columns of COLUMNS.

    What it gives takes the rows of a game; without a ``path`` it drops them.

    Raises:
        UsageError: the file cannot be written.
    """
    if path is None:
        yield lambda rows: None
    elif path.suffix == ".parquet":
        with _parquet(path) as add:
            yield add
    else:
        with _csv(path) as add:
            yield add


@contextmanager
def _csv(path: Path) -> Iterator[Callable[[Sequence[TourRow]], None]]:
    with _as_usage_error(path), path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        yield writer.writerows


@contextmanager
def _parquet(path: Path) -> Iterator[Callable[[Sequence[TourRow]], None]]:
    arrow, parquet = load("pyarrow", "parquet"), load("pyarrow.parquet", "parquet")
    types = {int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
    schema = arrow.schema([(name, types[kind]) for name, kind in get_type_hints(TourRow).items()])
    rows: list[TourRow] = []
    with _as_usage_error(path), parquet.ParquetWriter(path, schema) as writer:

        def write_out() -> None:
            found = [row._asdict() for row in rows]
            writer.write_table(arrow.Table.from_pylist(found, schema))
            rows.clear()

        def add(more: Sequence[TourRow]) -> None:
            rows.extend(more)
            if len(rows) >= BATCH:
                write_out()

        try:
            yield add
        finally:
            write_out()


@contextmanager
def _as_usage_error(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise UsageError("command-unwritten", path=path, reason=reason(error)) from error


def write_record(folder: Path, tournament: Tournament, outcome: PlayedGame) -> None:
    """Write the record of a game, named by its number, where there is one.

    Raises:
        UsageError: the file cannot be written.
    """
    if outcome.record is None:
        return
    number = f"{outcome.number:0{len(str(tournament.games - 1))}}"
    path = folder / f"{tournament.edition}-{tournament.players}p-{number}{SUFFIX}"
    write(path, outcome.record)


def report(tournament: Tournament, standings: Sequence[BotStanding]) -> str:
    """The standings as lines to read."""
    cells = [_heading(), *map(_cells, standings)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = [
        "  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])])
        for line in cells
    ]
    return "\n".join([*lines, t("command-fair", share=1 / tournament.players)])


def _heading() -> tuple[str, ...]:
    return (
        t("command-column-bot"),
        t("command-column-seats"),
        t("command-column-wins"),
        t("command-column-rate"),
        t("command-column-interval", sure=CONFIDENCE),
        t("command-column-towns"),
        t("command-column-rating"),
    )


def _cells(standing: BotStanding) -> tuple[str, ...]:
    return (
        standing.bot,
        f"{standing.seats}",
        t("command-mean", mean=standing.wins),
        t("command-share", share=standing.rate),
        t("command-range", low=standing.low, high=standing.high),
        t("command-mean", mean=standing.towns),
        t("command-strength", rating=standing.rating, doubt=standing.doubt),
    )
