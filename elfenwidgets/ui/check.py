"""The command that replays game records and says what is broken."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from elfenwidgets.play.store import SUFFIX
from elfenwidgets.play.usage import UsageError
from elfenwidgets.rules.header import LARGEST, RecordError
from elfenwidgets.rules.record import replay
from elfenwidgets.text import t
from elfenwidgets.ui import words


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
    checked = broken = 0
    for path in _records(options.paths):
        checked += 1
        fault = _fault(path)
        if fault is not None:
            broken += 1
            print(f"{path}: {fault}")
    print(t("command-checked", n=checked, broken=broken))
    return 1 if broken else 0


def _records(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob(f"*{SUFFIX}"))
            if not found:
                raise UsageError("command-no-record", suffix=SUFFIX, path=path)
            yield from found
        elif path.exists():
            yield path
        else:
            raise UsageError("command-no-file", path=path)


def _fault(path: Path) -> str | None:
    """What is wrong with a record: in which event, the sentence, the statement's id."""
    try:
        with path.open("rb") as file:
            source = file.read(LARGEST + 1)
    except OSError as error:
        raise UsageError("command-unread", path=path, reason=str(error.strerror)) from error
    try:
        replay(source)
    except RecordError as error:
        return words.record_error(error)
    return None
