"""What tests of the table share."""

import pytest

from elfenwidgets.ui.home import devices
from tests.ui.table.devices.devices import ADDRESS


@pytest.fixture
def shared(home: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Devices may come."""
    monkeypatch.setenv("ELFENWIDGETS_SHARED", ADDRESS)
    monkeypatch.setenv("SERVER_NAME", "localhost")
    monkeypatch.setattr(devices, "PENALTY", 0.0)
