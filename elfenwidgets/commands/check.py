"""The command that replays game records and says what is broken."""

import argparse
from collections.abc import Iterator, Sequence
from os import walk
from os.path import isdir
from pathlib import Path
from stat import S_ISREG

from elfenwidgets.commands.files import reason
from elfenwidgets.commands.terminal import complain, say
from elfenwidgets.play.usage import UsageError
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.record.header import LARGEST, SUFFIX, RecordError
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import refusals
from elfenwidgets.ui.phrases.refusals import usage_error


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument(
        "paths",
        type=Path,
        nargs="+",
        metavar=t("option-record-metavar"),
        help=t("option-record", suffix=SUFFIX),
    )


def run(options: argparse.Namespace) -> int:
    """Replay the records, print a line for each broken one and each that cannot be read.

    The exit status: 2 if one cannot be read, else 1 if one is broken.
    """
    checked = broken = unread = 0
    for path in _records(options.paths):
        try:
            fault = _fault(path)
        except UsageError as error:
            unread += 1
            complain(usage_error(error))
            continue
        checked += 1
        if fault is not None:
            broken += 1
            say(f"{path}: {fault}")
    if checked:
        say(t("command-checked", n=checked, broken=broken))
    return 2 if unread else 1 if broken else 0


def _records(paths: Sequence[Path]) -> Iterator[Path]:
    """The files that are asked for; of a folder all that are named as records are.

    Raises:
        UsageError: there is none in a folder.
    """
    for path in paths:
        if isdir(path):  # and not Path.is_dir, which objects to names that no file can have
            # Not rglob, which stops at a folder that has gone in the meantime.
            found = sorted(
                Path(folder, name)
                for folder, _, names in walk(path)
                for name in names
                if name.endswith(SUFFIX)
            )
            if not found:
                raise UsageError("command-no-record", suffix=SUFFIX, path=path)
            yield from found
        else:
            yield path


def _fault(path: Path) -> str | None:
    """What is wrong with a record: in which event, the sentence, the statement's id.

    Raises:
        UsageError: it cannot be read.
    """
    try:
        if not S_ISREG(path.stat().st_mode):  # a pipe or a device may never come to an end
            raise UsageError("command-no-plain-file", path=path)
        with path.open("rb") as file:
            source = file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise UsageError("command-no-file", path=path) from error
    except OSError as error:
        raise UsageError("command-unread", path=path, reason=reason(error)) from error
    try:
        replay(source)
    except RecordError as error:
        return refusals.record_error(error)
    return None
