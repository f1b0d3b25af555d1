"""What tests of the table share."""

import pytest

from elfenwidgets.ui.home import seat
from tests.ui.table.devices.devices import ADDRESS


@pytest.fixture
def shared(home: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Devices may come."""
    monkeypatch.setenv("ELFENWIDGETS_SHARED", ADDRESS)
    monkeypatch.setenv("SERVER_NAME", "localhost")
    monkeypatch.setattr(seat, "PENALTY", 0.0)
