"""A folder of one's own for each test of the application, and no fault that goes unseen."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from elfenwidgets.play import library
from elfenwidgets.text import use
from elfenwidgets.ui.kit import preferences
from elfenwidgets.ui.kit.guard import log
from elfenwidgets.ui.phrases import language_choice
from tests.ui.screen import Faults


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of one's own, English, nobody who pauses, and a log that starts anew."""
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path / "kept"))
    monkeypatch.delenv("HTTP_ACCEPT_LANGUAGE", raising=False)
    monkeypatch.delenv("ELFENWIDGETS_SHARED", raising=False)
    monkeypatch.setitem(preferences.PACES, preferences.PACE.usual, 0)
    monkeypatch.setattr(language_choice, "_written", "")
    use("en")
    yield tmp_path / "kept"
    library.close()
    library.notices()
    use("en")
    log.propagate = True
    for handler in log.handlers[:]:
        log.removeHandler(handler)
        handler.close()


@pytest.fixture
def faults(request: pytest.FixtureRequest) -> Iterator[Faults]:
    """All that was logged as an error; a test that does not ask for it must have none."""
    found: Faults = []

    def keep(record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            found.append(record)
        return True

    log.addFilter(keep)
    yield found
    log.removeFilter(keep)
    asked = "faults" in request.node.function.__code__.co_varnames
    assert asked or [logging.Formatter().format(record) for record in found] == []
