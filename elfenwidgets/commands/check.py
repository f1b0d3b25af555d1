"""The command that replays game records and says what is broken."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from elfenwidgets.play.saves import SUFFIX
from elfenwidgets.play.usage import UsageError, reason
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.record.header import LARGEST, RecordError
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument(
        "paths", type=Path, nargs="+", metavar="FILE", help=f"a record, or a folder of *{SUFFIX}"
    )


def run(options: argparse.Namespace) -> int:
    """Replay the records, print a line for each broken one; the exit status, 1 if there is one.

    Raises:
        UsageError: there is nothing to replay, or it cannot be read.
    """
    try:
        records = list(_records(options.paths))
    except OSError as error:
        raise UsageError("command-unread", path=error.filename, reason=reason(error)) from error
    broken = 0
    for path in records:
        fault = _fault(path)
        if fault is not None:
            broken += 1
            print(f"{path}: {fault}")
    print(t("command-checked", n=len(records), broken=broken))
    return 1 if broken else 0


def _records(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob(f"*{SUFFIX}"))
            if not found:
                raise UsageError("command-no-record", suffix=SUFFIX, path=path)
            yield from found
        else:
            yield path


def _fault(path: Path) -> str | None:
    """What is wrong with a record: in which event, the sentence, the statement's id."""
    try:
        with path.open("rb") as file:
            source = file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise UsageError("command-no-file", path=path) from error
    except OSError as error:
        raise UsageError("command-unread", path=path, reason=reason(error)) from error
    try:
        replay(source)
    except RecordError as error:
        return words.record_error(error)
    return None
