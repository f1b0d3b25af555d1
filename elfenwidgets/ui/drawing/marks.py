"""What is pointed out on the board and the rack for the moment."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from elfenwidgets.ui.drawing.targets import Target

if TYPE_CHECKING:  # to draw a board nobody need travel
    from elfenwidgets.play.coaching.recommendation import Hop
    from elfenwidgets.rules.actions import Move


@dataclass(frozen=True, slots=True)
class PriceTag:
    """What a way costs: ``cost`` cards of ``kind``, a transport.

    ``"caravan"``: any cards, which boatmen take, too.
    ``missing`` is how many of them the hand lacks; 0: it can be paid.
    """

    cost: int
    kind: str
    missing: int = 0


class JourneyStep(NamedTuple):
    """A step of a journey: the connection, and the town that it begins in."""

    via: str
    start: str


def ways(boot: str, steps: "Sequence[Move | Hop]") -> tuple[JourneyStep, ...]:
    """The steps of a journey from the town ``boot`` as they are drawn."""
    starts = (boot, *(step.to for step in steps))
    return tuple(JourneyStep(step.via, start) for step, start in zip(steps, starts, strict=False))


class Trail(NamedTuple):
    """The connections of a boot's last move, and whose boot it is."""

    seat: int
    ways: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Marks:
    """What is pointed out on the board and the rack.

    The targets that may be picked, those already picked, each as often as it was, the one the
    keyboard is on, the prices by connection id, the trail of the last move; ``laid``, the roads on
    which others have laid something since one's last action, with the seat, and ``trails``, where
    their boots went; two journeys: one drawn as a line, one in dashes; and the towns within reach,
    those ``opened`` by what is chosen apart.
    """

    legal: frozenset[Target] = frozenset()
    chosen: Collection[Target] = ()
    focus: Target | None = None
    prices: Mapping[str, PriceTag] = field(default_factory=dict, hash=False)
    trail: Trail | None = None
    laid: tuple[tuple[str, int], ...] = ()
    trails: tuple[Trail, ...] = ()
    solid: tuple[JourneyStep, ...] = ()
    dashed: tuple[JourneyStep, ...] = ()
    reach: frozenset[str] = frozenset()
    opened: frozenset[str] = frozenset()


QUIET = Marks()
"""Nothing is pointed out."""
