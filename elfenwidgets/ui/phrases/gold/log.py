"""Which sentence an event of Elfengold has in the log."""

from collections.abc import Mapping
from typing import Any

from elfenwidgets.rules.gold.events import OPEN

EVENTS = frozenset(OPEN)
"""The events of Elfengold alone."""

NUMBERS = ("coins", "n")
"""The numbers that their sentences have."""


def key(event: Mapping[str, Any]) -> str:
    """The key of the sentence of an event."""
    found = f"log-{event['e']}"
    match event:
        case {"e": "take"}:
            return f"{found}-{event['from']}"
        case {"e": "take_coins", "coins": 0}:
            return f"{found}-none"
    return found
