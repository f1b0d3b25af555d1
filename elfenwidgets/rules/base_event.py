"""What happens in a game, as small frozen classes that a record can write down and read."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self

_KEYS = {"source": "from"}


@dataclass(frozen=True, slots=True)
class Event:
    """Anything that happens in a game; ``e`` is its name in the record."""

    e: ClassVar[str]

    def to_event(self) -> dict[str, Any]:
        """This event as the record writes it, without the keys that chance decides."""
        event: dict[str, Any] = {"e": self.e}
        for f in fields(self):
            value = getattr(self, f.name)
            if value is not None:
                event[_KEYS.get(f.name, f.name)] = list(value) if type(value) is tuple else value
        return event

    @classmethod
    def from_event(cls, event: Mapping[str, Any]) -> Self:
        """The event of this class that a record's object names; missing keys become None."""
        values = {}
        for f in fields(cls):
            value = event.get(_KEYS.get(f.name, f.name))
            values[f.name] = tuple(value) if type(value) is list else value
        return cls(**values)


@dataclass(frozen=True, slots=True)
class PlayerEvent(Event):
    """What a player does; ``seat`` is who does it."""

    seat: int
