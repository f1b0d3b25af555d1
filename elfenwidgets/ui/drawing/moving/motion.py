"""Motion on the board: what flies from where to where when something has happened.

The kernel says it once, as one message; the page moves the sprites by itself.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.geometry import Point, evenly
from elfenwidgets.ui.drawing.gold import motion as gold
from elfenwidgets.ui.drawing.rack.forms import Form
from elfenwidgets.ui.drawing.rack.places import rack_centre
from elfenwidgets.ui.drawing.targets import OBSTACLE, Target

LONGEST = 3.0
"""A journey of many steps takes so many times as long as one step, and no longer."""

RECAP = 6.0
"""What the others have done takes so many seconds, and no longer."""

CARD = 0.04
"""The width of a card that flies, as a part of the board's."""

Spot = tuple[str, float, float]
"""A place on the page: on the ``"board"`` or the ``"rack"``, as parts of its width and height; or
``("seat", n, 0)``, the strip of a seat."""

Thing = tuple[str, str]
"""What is not painted while it flies: a ``"boot"`` by colour, a ``"counter"`` or an ``"obstacle"``
by its road."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A sprite of the board, or a card of the ``rack``, that flies through ``spots``.

    ``width`` is a part of the board's width; ``begin`` and ``seconds`` say when; what ``fades``
    is gone when it arrives.
    """

    sprite: str
    width: float
    spots: tuple[Spot, ...]
    begin: float
    seconds: float
    hides: Thing | None = None
    fades: bool = False

    @property
    def of_rack(self) -> bool:
        """Whether the sprite is one of the rack's."""
        return self.sprite.startswith("card-")


def flights(
    happened: Iterable[LogEvent],
    before: View,
    after: View,
    colors: Sequence[str],
    laid: Form,
    seconds: float,
) -> tuple[Flight, ...]:
    """What flies for what ``happened`` between two views; one step takes ``seconds``.

    ``laid`` is the rack as it was, from which one's own counters and cards come.
    """
    found: list[Flight] = []
    moves: list[_Step] = []
    for event in happened:
        if event["e"] in ("move", "witch_move", "fly"):
            moves.append(_step(event))
        elif event["e"] == "place" and event["road"] in after.counters:  # until the round is over
            own = Target("secret" if event["secret"] else "counter", event["counter"])
            start, box = _origin(before, event["seat"], own, laid), layout.slot(event["road"])
            thing = ("counter", event["road"])
            found.append(_tile(f"tile-{event['counter']}", start, box, thing, seconds))
        elif event["e"] == "obstacle" and event["road"] in after.counters:
            start = _origin(before, event["seat"], OBSTACLE, laid)
            box, thing = layout.obstacle(event["road"]), ("obstacle", event["road"])
            found.append(_tile("tile-obstacle", start, box, thing, seconds))
        elif after.gold is not None:
            found += _of_elfengold(event, before, after, laid, seconds)
    if moves and len({move.seat for move in moves}) == 1:
        found += _journey(moves, before, after, colors, laid, seconds)
    return tuple(found)


def in_turn(
    steps: Iterable[tuple[Sequence[LogEvent], View, View]],
    now: View,
    colors: Sequence[str],
    laid: Form,
    seconds: float,
) -> tuple[Flight, ...]:
    """What flies for several ``steps``, each with its views, one after the other.

    What does not lie there ``now`` goes by. It is faster than one step in ``seconds`` where all
    would take longer than RECAP.
    """
    found: list[Flight] = []
    end = 0.0
    for happened, before, after in steps:
        step = flights(happened, before, after, colors, laid, seconds)
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


def _lies(thing: Thing | None, now: View) -> bool:
    """Whether what a flight brings is still there; a boot always is."""
    return thing is not None and (thing[0] == "boot" or thing[1] in now.counters)


class _Step(NamedTuple):
    """A step of a boot; without a way it flies."""

    seat: int
    via: str | None
    to: str
    cards: tuple[str, ...]


def _step(event: Mapping[str, Any]) -> _Step:
    return _Step(event["seat"], event.get("via"), event["to"], tuple(event.get("cards", ())))


def _of_elfengold(
    event: LogEvent, before: View, after: View, laid: Form, seconds: float
) -> Iterable[Flight]:
    """What flies for an event that Elfengold alone has."""
    placed = gold.laid(event, after)
    if placed is not None:
        start = _origin(before, event["seat"], placed.own, laid)  # type: ignore[typeddict-item]
        yield _tile(placed.sprite, start, placed.box, placed.thing, seconds)
    for thing in gold.gained(event):
        seat: int = event["seat"]  # type: ignore[typeddict-item]
        place = thing.from_rack and rack_centre(before, laid, thing.from_rack)
        start = _rack(laid, place) if place else ("board", 0.5, 0.5)
        yield Flight(thing.sprite, CARD, (start, ("seat", seat, 0.0)), 0, seconds, fades=True)


def _tile(sprite: str, start: Spot, box: layout.Box, thing: Thing, seconds: float) -> Flight:
    width = box.width / layout.FRAME[0]
    return Flight(sprite, width, (start, _board(box.x, box.y)), 0, seconds, thing)


def _journey(
    moves: Sequence[_Step],
    before: View,
    after: View,
    colors: Sequence[str],
    laid: Form,
    seconds: float,
) -> Iterable[Flight]:
    """The boot along its roads, the cards to their stack, new pieces to the strip of the seat."""
    seat = moves[0].seat
    color, step = colors[seat], seconds * min(1, LONGEST / len(moves))
    spots = [_boot(before, seat)]
    pieces = before.seats[seat].pieces
    at = before.seats[seat].boot
    for number, move in enumerate(moves):
        if move.via is not None:
            line = evenly(layout.way(move.via), 8)
            ahead = layout.begins_in(move.via, at)
            spots += [_board(*point) for point in (line if ahead else line[::-1])]
        at = move.to
        for card in sorted(set(move.cards)):
            if seat == before.seat:
                start = _origin(before, seat, Target("card", card), laid)
                way = (start, _board(layout.STACK.x, layout.STACK.y))
                yield Flight(f"card-{card}", CARD, way, number * step, step, fades=True)
        if at in after.edition.board.missing(pieces):
            pieces |= {at}
            box = layout.piece(at, color)
            spot = _board(box.x, box.y)
            width = box.width / layout.FRAME[0]
            way, begin = (spot, ("seat", float(seat), 0.0)), (number + 1) * step
            yield Flight(f"piece-{color}", width, way, begin, seconds, fades=True)
    spots.append(_boot(after, seat))
    width = layout.BOOT[0] / layout.FRAME[0]
    yield Flight(f"boot-{color}", width, tuple(spots), 0, step * len(moves), ("boot", color))


def _boot(view: View, seat: int) -> Spot:
    """Where the boot of a seat stands."""
    town = view.seats[seat].boot
    here = [i for i, each in enumerate(view.seats) if each.boot == town]
    box = layout.boots(town, len(here))[here.index(seat)]
    return _board(box.x, box.y)


def _board(x: float, y: float) -> Spot:
    return ("board", round(x / layout.FRAME[0], 4), round(y / layout.FRAME[1], 4))


def _origin(view: View, seat: int, target: Target, laid: Form) -> Spot:
    """Where a thing of a seat's comes from: the rack, if it is the viewer's; else the strip."""
    place = rack_centre(view, laid, target) if seat == view.seat else None
    if place is None:
        return ("seat", seat, 0)
    return _rack(laid, place)


def _rack(laid: Form, place: Point) -> Spot:
    return ("rack", round(place[0] / laid.frame[0], 4), round(place[1] / laid.frame[1], 4))
