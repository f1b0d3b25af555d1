"""What goes from where to where between two views of a game.

Nothing goes by an event's name: whatever lies elsewhere than before has a source and a goal, and
what was nowhere in sight comes from the box.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.moving.lying import UNKNOWN, Thing, Zone, lying
from elfenwidgets.ui.drawing.targets import DECK, PILE, Target

_WAYS: frozenset[tuple[Zone, Zone]] = frozenset(
    {
        ("display", "seat"),
        ("market", "seat"),
        ("row", "seat"),
        ("drawn", "seat"),
        ("seat", "seat"),
        ("seat", "road"),
        ("road", "road"),
        ("move", "seat"),
    }
)
"""From where to where things go; on every other way they pass through the box."""


class Flow(NamedTuple):
    """So many equal things go from one place to another; one of the two may be the box."""

    number: int
    source: Thing
    goal: Thing


def flows(happened: Iterable[LogEvent], before: View, after: View) -> Iterator[Flow]:
    """All that goes elsewhere between two views of one seat."""
    if before.seat != after.seat:  # what only one of them shows goes nowhere
        before, after = replace(before, seat=None), replace(after, seat=None)
    happened = tuple(happened)
    was, now = lying(before), lying(after)
    lost, got = was - now, now - was
    for same in _replaced(happened):
        lost[same] += 1
        got[same] += 1
    for goal in sorted(got, key=lambda thing: (not thing.name, str(thing))):
        for source in sorted(lost, key=lambda thing: (thing.name != goal.name, str(thing))):
            number = min(lost[source], got[goal])
            if number and _goes(source, goal):
                yield Flow(number, source, goal)
                lost[source] -= number
                got[goal] -= number
    spent = _spent(happened)
    for source, number in lost.items():
        for card in spent.get(source.of, ()) if source == _unseen_card(source.of) else ():
            if number:
                number -= 1
                named = source._replace(name=card)
                yield Flow(1, named, in_box(named))
        if number:
            yield Flow(number, source, in_box(source))
    yield from (Flow(n, in_box(goal), goal) for goal, n in got.items() if n)


def _goes(source: Thing, goal: Thing) -> bool:
    """Whether one can have become the other: things go by their name, where that is known."""
    if source.kind != goal.kind or (source.zone, goal.zone) not in _WAYS:
        return False
    if source.zone == goal.zone == "seat" and source.of != goal.of:
        return False
    return source.name == goal.name or UNKNOWN in (source.name, goal.name)


def in_box(thing: Thing) -> Thing:
    """The same thing in the box."""
    lies: dict[str, Target | str] = {"tile": PILE, "card": DECK}
    return Thing(thing.kind, thing.name, "box", place=lies.get(thing.kind, ""))


def _unseen_card(seat: int | str) -> Thing:
    return Thing("card", UNKNOWN, "seat", seat)


def _spent(happened: Iterable[LogEvent]) -> Mapping[int | str, list[str]]:
    """The cards that each seat has paid with, which all have seen."""
    found: dict[int | str, list[str]] = {}
    for event in happened:
        if event["e"] in ("move", "witch_move"):
            told: Mapping[str, Any] = event
            found.setdefault(told["seat"], []).extend(told["cards"])
    return found


def _replaced(happened: Iterable[LogEvent]) -> Iterator[Thing]:
    """What was taken from where one like it has come to lie: two views do not tell that."""
    for event in happened:
        if event["e"] == "draw" and event.get("refill") == event["counter"]:
            yield Thing(
                "tile", event["counter"], "display", place=Target("display", event["counter"])
            )
        elif event["e"] == "take" and event["from"] == "market":
            card = event.get("card", UNKNOWN)
            if event.get("refill") == card:
                yield Thing("card", card, "market", "", Target("market", card))
