"""Whether a thing is an action at all: known names, a seat at the table, cards that exist."""

from collections.abc import Callable
from dataclasses import fields
from typing import get_args

from elfenwidgets.rules.actions import BaseAction, Draw
from elfenwidgets.rules.base_event import PlayerEvent
from elfenwidgets.rules.board import COUNTERS, TRANSPORTS
from elfenwidgets.rules.gold.wellformed import FIELDS as GOLD_FIELDS
from elfenwidgets.rules.gold.wellformed import HOW, ROAD, TOWN, WAY, Check, are_some, is_one
from elfenwidgets.rules.refusal import Refusal, printable, refuse
from elfenwidgets.rules.state import State
from elfenwidgets.rules.vocabulary import Source

_IS_COUNTER = is_one(frozenset(COUNTERS))
_ARE_CARDS = are_some(frozenset(TRANSPORTS))

_CHECKS: dict[str, Check] = {
    "source": (is_one(get_args(Source)), "P3.2", "no-such-source"),
    "counter": (_IS_COUNTER, "S4", "no-such-counter"),
    "secret": (lambda value: type(value) is bool, "P2.2", "secret-or-open"),
    "road": ROAD,
    "via": WAY,
    "to": TOWN,
    "cards": (_ARE_CARDS, "S3", "no-such-card"),
    "discard": (_ARE_CARDS, "S3", "no-such-card"),
    "how": HOW,
}
"""For each field of an action: what it may hold, and the statement that a stranger breaks."""

_Field = tuple[str, Callable[[object], bool], str, str]

_FIELDS: dict[type, tuple[_Field, ...]] = {
    cls: tuple((f.name, *_CHECKS[f.name]) for f in fields(cls) if f.name != "seat")
    for cls in get_args(BaseAction)
}
_FIELDS[Draw] = (  # the face-down stack has no counter to name
    ("source", *_CHECKS["source"]),
    ("counter", lambda value: value is None or _IS_COUNTER(value), "S4", "no-such-counter"),
)
_FIELDS |= {
    cls: tuple((name, *check) for name, check in checks.items())
    for cls, checks in GOLD_FIELDS.items()
}


def malformed(state: State, action: object) -> Refusal | None:
    """The statement that a thing breaks by naming what does not exist, or None."""
    cls = type(action)
    if not issubclass(cls, PlayerEvent) or cls not in _FIELDS:
        return refuse("S8", "not-an-action", given=cls.__name__[:40])
    seat = getattr(action, "seat", None)  # unpickled or copied by halves, it may lack its fields
    if type(seat) is not int or not 0 <= seat < len(state.seats):
        return refuse("S1", "no-such-seat", seat=printable(seat))
    for name, fits, rule, reason in _FIELDS[cls]:
        value = getattr(action, name, None)
        if not fits(value):
            return refuse(rule, reason, given=printable(value))
    return None
