"""The screen: all that a page shows of one activity beside the painted map, as a frozen value."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

ADDS = "elfen-adds"
"""The look of a tool of which each press counts, however fast."""


class Choice(NamedTuple):
    """Something to press: by its ``id`` the page says so, ``look`` is its CSS class."""

    id: str
    says: str
    look: str = ""
    off: bool = False


class Listing(NamedTuple):
    """A list to choose one from: its name, what stands there first, and what its button says.

    In ``take`` the page writes what was chosen in place of ``%``.
    """

    name: str
    none: str
    take: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """What is on offer now: ``decision`` grows with whatever makes it another one.

    ``choices`` are picks in a row and ``listing`` picks in a list; ``ends`` says whether the row
    has one that ends a turn. ``focus`` is what the keyboard is on. ``offers`` are the roads and
    towns that may be picked: the number of the choice that says it, the list's counted on, or what
    no choice says. ``gains`` are what is said besides, of which of the offers. ``towns``
    are what each town holds, ``lies`` what lies on the rack, ``served`` which of the offers each
    thing there serves, ``hand`` what opens a hand that lies closed there. ``boot`` may be drawn
    from a town: its id, and where the boot stands. ``tries`` are moves that the rules refuse,
    ``tools`` what else can be done, and ``foot`` leads on and back.
    """

    decision: int = 0
    choices: tuple[Choice, ...] = ()
    ends: Literal["", "ends", "passes"] = ""
    listing: Listing | None = None
    focus: str = ""
    offers: tuple[int | dict[str, Any], ...] = ()
    gains: Mapping[str, str] = field(default_factory=dict)
    towns: Mapping[str, str] = field(default_factory=dict)
    lies: tuple[dict[str, Any], ...] = ()
    served: Mapping[str, str] = field(default_factory=dict)
    hand: tuple[Choice, ...] = ()
    boot: tuple[str, int, int] | None = None
    tries: tuple[Choice, ...] = ()
    tools: tuple[Choice, ...] = ()
    foot: tuple[Choice, ...] = ()
