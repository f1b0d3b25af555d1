"""What is pointed out on the board and the rack for the moment, and where to look.

A narrow screen shows a part of the board: the page goes to where something is.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout
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


def trail(events: Sequence[LogEvent]) -> Trail | None:
    """The ways of the last boot that moved, while boots are moving."""
    ways: list[str] = []
    seat = None
    for event in reversed(events):
        if event["e"] in ("move", "witch_move") and seat in (None, event["seat"]):
            seat = event["seat"]
            ways.append(event["via"])
        elif event["e"] not in ("end_move", "take", "take_coins", "discard") or (
            seat is not None and event["seat"] != seat
        ):
            break
    return None if seat is None else Trail(seat, tuple(reversed(ways)))


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


def look(view: View, marks: Marks) -> float:
    """How far to the right, as a part of the board's width, the action is."""
    target = _target(view, marks)
    return layout.centre(target)[0] / layout.FRAME[0]


def look_at_capital() -> float:
    """The same for Elvenhold, where the boots start."""
    return layout.centre(Target("town", BOARD.capital))[0] / layout.FRAME[0]


def _target(view: View, marks: Marks) -> Target:
    """What is pointed at; else what happened last, what a lesson shows, or one's own boot.

    Who plans stays where a counter was placed last; who travels looks at the own boot.
    """
    pointed = [marks.focus] if marks.focus else sorted(marks.chosen)
    for target in pointed:
        if target.kind in ("road", "town"):
            return target
    for event in reversed(view.log if view.phase == "plan" or not view.actions else ()):
        if event["e"] in ("place", "obstacle", "place_item", "double", "exchange"):
            return Target("road", event["road"])
        if event["e"] in ("move", "witch_move", "fly") and view.phase != "plan":
            return Target("town", event["to"])
        if event["e"] != "pass":
            break
    shown = [target for target in marks.legal if target.kind in ("road", "town")]
    if not view.actions and shown:
        return sorted(shown, key=layout.centre)[len(shown) // 2]
    seat = view.seat if view.actions or view.turn is None else view.turn
    return Target("town", view.seats[view.start if seat is None else seat].boot)
