"""Records to break, and what comes of them."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from elfenwidgets.rules import Refusal, State
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.record.header import RecordError
from tests.rules.randomplay import records


def whole(variant: str = "amigo-de") -> dict[str, Any]:
    """A whole game's record, one's own to break."""
    return copy.deepcopy(records()[variant])


def no(reason: str, rule: str = "", /, **values: Any) -> Refusal:
    """The refusal by a reason, and the statement that is broken, where one is."""
    return Refusal(rule, reason, values)


def error_of(source: Any) -> RecordError:
    """The RecordError that a record gives; anything else fails the test."""
    with pytest.raises(RecordError) as error:
        replay(source)
    return error.value


def outcome(source: Any) -> State | RecordError:
    """The state that a record comes to, or its RecordError."""
    try:
        return replay(source)
    except RecordError as error:
        return error


def event_number(source: dict[str, Any], name: str, nth: int = 0) -> int:
    """Which event, counted from 0, is the nth of this name."""
    return [i for i, event in enumerate(source["events"]) if event["e"] == name][nth]


def places(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place within a record, as the way to it."""
    if path:
        yield path
    inner = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in inner:
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))
        else:
            yield (*path, key)
