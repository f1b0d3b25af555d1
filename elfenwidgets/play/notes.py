"""Notes: why bots did what they did, as a game's record keeps it under ``meta``."""

from collections.abc import Mapping
from typing import Any

from elfenwidgets.play.bots.choice import REASONS, Reason
from elfenwidgets.rules.board import BOARD, COUNTERS
from elfenwidgets.rules.gold.state import ITEMS
from elfenwidgets.rules.gold.wellformed import CARDS

Notes = Mapping[int, Reason]
"""Reasons by the number of the event that they explain, from 0."""

SAY_WHY = "bots_say_why"
"""The key of ``meta`` by which the players chose to be told the reasons during the game."""


def meta(more: Mapping[str, Any]) -> dict[str, Any]:
    """What a record says beyond the rules; nothing where that is no object."""
    found = more.get("meta")
    return dict(found) if isinstance(found, dict) else {}


def from_meta(more: Mapping[str, Any], seats: int, events: int) -> dict[int, Reason]:
    """The notes on so many events; a record may say anything, and what is no note is left out."""
    kept = meta(more).get("reasons")
    numbers = {str(number): number for number in range(events)}
    found = {}
    for number, raw in kept.items() if isinstance(kept, dict) else ():
        reason = _reason(raw, seats)
        if reason is not None and str(number) in numbers:
            found[numbers[str(number)]] = reason
    return found


def to_meta(notes: Notes) -> dict[str, Any]:
    """The notes as a record keeps them."""
    return {str(number): [note.key, dict(note.values)] for number, note in notes.items()}


def _reason(raw: object, seats: int) -> Reason | None:
    match raw:
        case [str(key), dict(values)] if key in REASONS and set(values) == set(REASONS[key]):
            if all(_sound(name, value, seats) for name, value in values.items()):
                return Reason(key, values)
    return None


def _sound(name: str, value: Any, seats: int) -> bool:
    """Whether a value can be what its name says."""
    known: Mapping[str, Any] = {
        "counter": COUNTERS,
        "card": CARDS,
        "item": ITEMS,
        "road": BOARD.connections,
        "other": BOARD.connections,
        "town": BOARD.towns,
        "goal": BOARD.towns,
        "home": BOARD.towns,
        "seat": range(seats),
    }
    if name in known:
        return isinstance(value, str | int) and value in known[name]
    return isinstance(value, int) and 0 <= value < 1000
