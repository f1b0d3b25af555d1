"""Motion on the board: what flies from where to where when something has happened.

The kernel says it once, as one message; the page moves the sprites by itself.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, NamedTuple

from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.board.pieces import Hidden
from elfenwidgets.ui.drawing.geometry import evenly
from elfenwidgets.ui.drawing.moving.flows import Flow, flows, in_box
from elfenwidgets.ui.drawing.moving.lying import UNKNOWN, Spot, across, boot, on_board, where
from elfenwidgets.ui.drawing.rack.forms import Form
from elfenwidgets.ui.drawing.rack.places import displays

MOTION = 0.4
"""Seconds that a step, a counter or a card is on its way; less where bots play faster."""

LONGEST = 3.0
"""A journey of many steps takes so many times as long as one step, and no longer."""

RECAP = 6.0
"""What the others have done takes so many seconds, and no longer."""

TOLD = 1.2
"""Seconds that one action of the others takes, where they are few."""

GLOW = 0.05
"""The width of the light of whoever starts, or bids, as a part of the board's."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A sprite of the board, or one of the ``rack``, that flies through ``spots``.

    It stands for a ``number`` of equal things. ``width`` is a part of the board's width; ``begin``
    and ``seconds`` say when; what ``fades`` is gone when it arrives.
    """

    sprite: str
    width: float
    spots: tuple[Spot, ...]
    begin: float
    seconds: float
    hides: Hidden | None = None
    fades: bool = False
    number: int = 1

    @property
    def of_rack(self) -> bool:
        """Whether the sprite is one of the rack's."""
        return self.sprite.startswith("card-") or self.sprite == "tile-back"


def flights(
    happened: Iterable[LogEvent],
    before: View,
    after: View,
    colors: Sequence[str],
    laid: Form,
    seconds: float,
    then: Form | None = None,
) -> tuple[Flight, ...]:
    """What flies for what ``happened`` between two views; one step takes ``seconds``.

    Where nothing has, what was taken back flies back, and what no event tells of goes straight to
    where it lies now. At another table, of more or fewer seats or of the other game, nothing flies.

    ``laid`` is the rack as it was, from which one's own counters and cards come, ``then`` the one
    to which they come, if that is another one.
    """
    happened = tuple(happened)
    if len(before.seats) != len(after.seats) or (before.gold is None) != (after.gold is None):
        return ()
    found = [*_journeys(happened, before, after, colors, seconds)]
    then = then or laid
    shown = _displayed(before, laid), _displayed(after, then)
    gone = [*_in_sight(_flows(happened, before, after), *shown)]
    # What comes out of the box comes when there is room for it.
    waits = seconds / 2 if any(flow.source.zone != "box" for flow in gone) else 0.0
    for flow in gone:
        begin = waits if flow.source.zone == "box" else 0.0
        found.append(_flown(flow, before, after, laid, then, begin, seconds))
    found += (Flight("glow", GLOW, way, 0, seconds, fades=True) for way in _lights(before, after))
    return tuple(found)


def _lights(before: View, after: View) -> Iterator[tuple[Spot, Spot]]:
    """The ways of what is no thing: who starts, and a bid, whose coins are not paid yet."""
    if before.start != after.start:
        yield ("seat", before.start, 0), ("seat", after.start, 0)
    was, now = before.gold, after.gold
    if was is None or now is None or was.row != now.row:  # sold, or others are for sale
        return
    if now.bid > was.bid and now.bidder is not None:
        yield ("seat", now.bidder, 0), ("sale", 0, 0)
    elif now.bid < was.bid and was.bidder is not None:  # taken back
        yield ("sale", 0, 0), ("seat", was.bidder, 0)


def in_turn(
    steps: Iterable[tuple[Sequence[LogEvent], View, View]],
    now: View,
    colors: Sequence[str],
    laid: Form,
) -> tuple[Flight, ...]:
    """What flies for several ``steps``, each with its views, one after the other.

    What does not lie there ``now`` goes by. It is faster than one step in TOLD seconds where all
    would take longer than RECAP.
    """
    found: list[Flight] = []
    end = 0.0
    for happened, before, after in steps:
        step = flights(happened, before, after, colors, laid, TOLD)
        found += (replace(each, begin=each.begin + end) for each in step)
        end = max((each.begin + each.seconds for each in found), default=0.0)
    pace = min(1.0, RECAP / end) if end else 1.0
    last = {each.hides: number for number, each in enumerate(found)}
    return tuple(
        replace(
            each,
            begin=pace * each.begin,
            seconds=pace * each.seconds,
            **({} if last[each.hides] == number and _lies(each.hides, now) else _GOES_BY),
        )
        for number, each in enumerate(found)
    )


_GOES_BY: Mapping[str, Any] = {"hides": None, "fades": True}


def _lies(thing: Hidden | None, now: View) -> bool:
    """Whether what a flight brings is still there; a boot always is."""
    return thing is not None and (thing[0] == "boot" or thing[1] in now.counters)


def _flows(happened: Sequence[LogEvent], before: View, after: View) -> Iterator[Flow]:
    """What goes elsewhere; what was taken back goes the way back that it came."""
    if happened:
        yield from flows(happened, before, after)
    else:
        yield from (Flow(n, goal, source) for n, source, goal in flows((), after, before))


def _displayed(view: View, laid: Form) -> bool:
    """Whether the display is on the screen."""
    return displays(view) and laid.display is not None


def _in_sight(found: Iterable[Flow], was: bool, now: bool) -> Iterator[Flow]:
    """What of that is on the screen: the display, where it is not, is like the box."""
    for number, source, goal in found:
        if source.zone == "display" and not was:
            source = in_box(goal)
        if goal.zone == "display" and not now:
            goal = in_box(source)
        if source.zone != "box" or goal.zone != "box":
            yield Flow(number, source, goal)


def _flown(
    flow: Flow, before: View, after: View, laid: Form, then: Form, begin: float, seconds: float
) -> Flight:
    """The flight of equal things."""
    number, source, goal = flow
    name = source.name or goal.name
    if source.kind == "coin":
        sprite = "coin"
    elif name == UNKNOWN:
        sprite = "tile-back" if source.kind == "tile" else "stack"
    else:
        sprite = f"{source.kind}-{name}"
    spots = where(source, before, laid), where(goal, after, then)
    hides = (str(goal.place), str(goal.of)) if goal.zone == "road" else None
    return Flight(sprite, across(goal, after), spots, begin, seconds, hides, hides is None, number)


class _BootStep(NamedTuple):
    """A step of a boot; without a way it flies."""

    seat: int
    via: str | None
    to: str


def _steps(happened: Iterable[LogEvent]) -> Iterator[_BootStep]:
    for event in happened:
        if event["e"] in ("move", "witch_move", "fly"):
            told: Mapping[str, Any] = event
            yield _BootStep(told["seat"], told.get("via"), told["to"])


def _journeys(
    happened: Sequence[LogEvent],
    before: View,
    after: View,
    colors: Sequence[str],
    seconds: float,
) -> Iterator[Flight]:
    """The boots along their roads, one after the other, new pieces to the strips of their seats."""
    begin, walked = 0.0, set[int]()
    for seat, steps in groupby(_steps(happened), lambda step: step.seat):
        moves = [*steps]
        walked.add(seat)
        color, step = colors[seat], seconds * min(1, LONGEST / len(moves))
        spots = [boot(before, seat)]
        pieces = before.seats[seat].pieces
        at = before.seats[seat].boot
        for number, move in enumerate(moves, 1):
            if move.via is not None:
                line = evenly(layout.way(move.via), 8)
                ahead = layout.begins_in(move.via, at)
                spots += [on_board(*point) for point in (line if ahead else line[::-1])]
            at = move.to
            if at in after.edition.board.missing(pieces):
                pieces |= {at}
                box = layout.piece(at, color)
                way: tuple[Spot, Spot] = on_board(box.x, box.y), ("seat", seat, 0)
                width = box.width / layout.FRAME[0]
                come = begin + number * step
                yield Flight(f"piece-{color}", width, way, come, seconds, fades=True)
        spots.append(boot(after, seat))
        width, hides = layout.BOOT[0] / layout.FRAME[0], ("boot", color)
        yield Flight(f"boot-{color}", width, tuple(spots), begin, step * len(moves), hides)
        begin += step * len(moves)
    for seat in {*range(len(before.seats))} - walked:
        yield from _straight(seat, before, after, colors[seat], seconds)


def _straight(seat: int, before: View, after: View, color: str, seconds: float) -> Iterator[Flight]:
    """The boot and the pieces of a seat of whose steps nothing tells, or that were taken back."""
    was, now = before.seats[seat], after.seats[seat]
    for town in sorted(was.pieces ^ now.pieces):
        box = layout.piece(town, color)
        way: tuple[Spot, Spot] = ("seat", seat, 0), on_board(box.x, box.y)
        if town in now.pieces:
            way = way[::-1]
        yield Flight(f"piece-{color}", box.width / layout.FRAME[0], way, 0, seconds, fades=True)
    if was.boot != now.boot:
        ends = boot(before, seat), boot(after, seat)
        width = layout.BOOT[0] / layout.FRAME[0]
        yield Flight(f"boot-{color}", width, ends, 0, seconds, ("boot", color))
