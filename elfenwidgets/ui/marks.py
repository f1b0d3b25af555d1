"""What is pointed out on the board and the rack for the moment."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from elfenwidgets.ui.layout import Target


@dataclass(frozen=True, slots=True)
class Price:
    """What a way costs: ``cost`` cards of ``kind`` (a transport, or "caravan": any cards).

    ``missing`` is how many of them the hand lacks; 0: it can be paid.
    """

    cost: int
    kind: str
    missing: int = 0


@dataclass(frozen=True, slots=True)
class Marks:
    """The targets that may be picked, those already picked, the one the keyboard is on,
    the prices by connection id, and the connections of the last move."""

    legal: frozenset[Target] = frozenset()
    chosen: frozenset[Target] = frozenset()
    focus: Target | None = None
    prices: Mapping[str, Price] = field(default_factory=dict, hash=False)
    trail: tuple[str, ...] = ()


QUIET = Marks()
"""Nothing is pointed out."""
