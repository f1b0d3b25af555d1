"""What lies where before a viewer's eyes, and where on the screen that is."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.geometry import Point
from elfenwidgets.ui.drawing.gold import lying as gold
from elfenwidgets.ui.drawing.gold.pieces import gold_piece, monster
from elfenwidgets.ui.drawing.layout import Box
from elfenwidgets.ui.drawing.rack.forms import Form
from elfenwidgets.ui.drawing.rack.places import rack_centre
from elfenwidgets.ui.drawing.targets import OBSTACLE, Target

Spot = tuple[str, float, float]
"""A place on the page: on the ``"board"`` or the ``"rack"``, as parts of its width and height; or
``("seat", n, 0)``, the strip of a seat, or ``("sale", 0, 0)``, where Elfengold's auction stands."""

Zone = Literal["box", "seat", "road", "display", "market", "drawn", "row", "gold", "move"]
"""Whose or what place it is; the ``box`` is the supply, of all that lies nowhere else."""


class Thing(NamedTuple):
    """Something that can lie somewhere: a ``"card"``, a ``"tile"`` or a ``"coin"``.

    Of what lies face down the viewer does not know the ``name``. ``zone`` is where it lies, and
    ``of`` the seat or the road. ``place`` says more of that: what it is on the rack or what it is
    on its road, as "counter", "obstacle" and what Elfengold has.
    """

    kind: Literal["card", "tile", "coin"]
    name: str
    zone: Zone
    of: int | str = ""
    place: Target | str = ""


UNKNOWN = ""
"""The name of what lies face down."""


def lying(view: View) -> Counter[Thing]:
    """All things that a viewer sees, and how many of each there are."""
    return Counter(dict.fromkeys(_on_roads(view), 1)) + Counter(_elsewhere(view))


def _on_roads(view: View) -> Iterator[Thing]:
    for road, kind in view.counters.items():
        yield Thing("tile", kind, "road", road, "counter")
    for road in view.obstacles:
        yield Thing("tile", "obstacle" if view.gold is None else "tree", "road", road, "obstacle")
    if view.gold is not None:
        for road, name, place in gold.on_roads(view.gold):
            yield Thing("tile", name, "road", road, place)


def _elsewhere(view: View) -> Iterator[Thing]:
    for seat, each in enumerate(view.seats):
        if seat == view.seat and each.hand is not None:
            for card in each.hand:
                yield Thing("card", card, "seat", seat, Target("card", card))
            for counter in each.secret or ():
                yield Thing("tile", counter, "seat", seat, Target("secret", counter))
        else:
            yield from each.cards * [Thing("card", UNKNOWN, "seat", seat)]
            yield from each.secrets * [Thing("tile", UNKNOWN, "seat", seat)]
        own = seat == view.seat
        for counter in each.open:
            yield Thing("tile", counter, "seat", seat, Target("counter", counter) if own else "")
        if each.obstacle:
            yield Thing("tile", "obstacle", "seat", seat, OBSTACLE if own else "")
    for counter in view.display:
        yield Thing("tile", counter, "display", place=Target("display", counter))
    if view.gold is not None:
        for what in gold.elsewhere(view, view.gold):
            yield Thing(*what)


def where(thing: Thing, view: View, laid: Form) -> Spot:
    """Where a thing lies, of which there need be none now."""
    if thing.zone == "road":
        return on_board(*_BOXES[str(thing.place)](view, str(thing.of))[:2])
    if thing.zone == "move" and view.turn is not None:
        return boot(view, view.turn)
    spot = rack_centre(view, laid, thing.place) if isinstance(thing.place, Target) else None
    if spot is not None:
        return on_rack(laid, spot)
    if thing.zone == "seat":
        return ("seat", int(thing.of), 0)
    return (
        ("sale", 0, 0) if thing.zone in ("row", "market", "gold") else on_board(*layout.STACK[:2])
    )


def across(thing: Thing, view: View) -> float:
    """How wide a thing is drawn, as a part of the board's width."""
    on_road = thing.zone == "road"
    width = _BOXES[str(thing.place)](view, str(thing.of)).width if on_road else _WIDTHS[thing.kind]
    return width / layout.FRAME[0]


_WIDTHS = {"card": 46, "tile": layout.TILE, "coin": 20}
"""In frame pixels, where they do not lie on a road."""


def _counter(view: View, road: str) -> Box:
    return layout.slot(road) if view.gold is None else gold.counter(view.gold, road)


_BOXES: dict[str, Callable[[View, str], Box]] = {
    "counter": _counter,
    "obstacle": lambda _, road: layout.obstacle(road),
    "double": lambda _, road: gold.second(road),
    "gold_piece": lambda _, road: gold_piece(road),
    "sea_monster": lambda _, water: monster(water),
}
"""Where on the board what lies on a road is."""


def boot(view: View, seat: int) -> Spot:
    """Where the boot of a seat stands."""
    town = view.seats[seat].boot
    here = [i for i, each in enumerate(view.seats) if each.boot == town]
    box = layout.boots(town, len(here))[here.index(seat)]
    return on_board(box.x, box.y)


def on_board(x: float, y: float) -> Spot:
    """A point of the board, in parts of it."""
    return ("board", round(x / layout.FRAME[0], 4), round(y / layout.FRAME[1], 4))


def on_rack(laid: Form, spot: Point) -> Spot:
    """A point of the rack, in parts of it."""
    return ("rack", round(spot[0] / laid.frame[0], 4), round(spot[1] / laid.frame[1], 4))
