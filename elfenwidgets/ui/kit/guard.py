"""Callbacks that do not fail in silence: ipywidgets swallows what a handler raises."""

import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from typing import Any

from elfenwidgets.play import user_files

log = logging.getLogger("elfenwidgets")

LARGEST = 500_000  # bytes of the log; as many of an older one are kept beside it


class Guard:
    """Wraps callbacks: a fault goes into the log file and to ``tell``, and the page lives on."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._quiet = False

    def __call__(self, callback: Callable[[], None]) -> Callable[..., None]:
        """A handler for any widget event that calls ``callback`` without arguments."""
        return self.passing(lambda *_: callback())

    def passing(self, callback: Callable[..., None]) -> Callable[..., None]:
        """A handler that hands on what the event brings."""

        def handler(*event: Any) -> None:
            if self._quiet:
                return
            try:
                callback(*event)
            except Exception:
                log.exception("a handler failed")
                self._tell(str(log_file()))

        return handler

    @contextmanager
    def quietly(self) -> Iterator[None]:
        """While we write into widgets ourselves: what they tell then was done by nobody."""
        before, self._quiet = self._quiet, True
        try:
            yield
        finally:
            self._quiet = before


class _File(RotatingFileHandler):
    """The log file; where the disk is full, or nothing may be written, what is logged is lost."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Leave the terminal in peace, unless it is the message that is wrong."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)


def log_file() -> str:
    """Where faults are written down."""
    return str(user_files.home() / "log.txt")


def start_log() -> None:
    """Write the log into a file in the user's data folder; without one where that is forbidden."""
    if log.handlers:
        return
    try:
        user_files.home().mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = _File(
            log_file(), maxBytes=LARGEST, backupCount=1, delay=True, encoding="utf-8"
        )
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
    log.propagate = False
