"""What lies where before a viewer's eyes, and where on the screen that is."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal, NamedTuple

from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.board import on_ways
from elfenwidgets.ui.drawing.geometry import Point
from elfenwidgets.ui.drawing.rack.forms import Form
from elfenwidgets.ui.drawing.rack.places import rack_centre
from elfenwidgets.ui.drawing.targets import GOLD, OBSTACLE, Target

Spot = tuple[str, float, float]
"""A place on the page: on the ``"board"`` or the ``"rack"``, as parts of its width and height; or
``("seat", n, 0)``, the strip of a seat, or ``("sale", 0, 0)``, where Elfengold's auction stands."""

Zone = Literal["box", "seat", "road", "display", "market", "drawn", "row", "gold", "move"]
"""Whose or what place it is; the ``box`` is the supply, of all that lies nowhere else."""


class Thing(NamedTuple):
    """Something that can lie somewhere: a ``"card"``, a ``"tile"`` or a ``"coin"``.

    Of what lies face down the viewer does not know the ``name``. ``zone`` is where it lies, and
    ``of`` the seat or the way. ``place`` says more of that: what it is on the rack, or as what it
    lies on its way.
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
    found = Counter(
        Thing("tile", tile, "road", way, role) for role, way, tile in on_ways.on_ways(view)
    )
    return found + Counter(_elsewhere(view))


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
        yield from _of_gold(view, view.gold)


def _of_gold(view: View, gold: GoldView) -> Iterator[Thing]:
    """What lies elsewhere in Elfengold alone: items, coins and witches, market and auction."""
    for seat, each in enumerate(gold.seats):
        own = seat == view.seat
        yield from each.coins * [Thing("coin", "", "seat", seat)]
        for laid in each.open:
            yield Thing("tile", laid, "seat", seat, Target("counter", laid) if own else "")
        if own:
            for hidden in each.secret or ():
                yield Thing("tile", hidden, "seat", seat, Target("secret", hidden))
            for drawn in each.drawn or ():
                yield Thing("tile", drawn, "drawn", seat, Target("drawn", drawn))
            witch = Thing("card", "witch", "seat", seat, Target("card", "witch"))
            yield from (each.witches or 0) * [witch]
    for card in gold.market:
        yield Thing("card", card, "market", place=Target("market", card))
    yield from gold.gold_pile * [Thing("card", "gold", "gold", place=GOLD)]
    for item in gold.row:
        yield Thing("tile", item, "row")
    yield from gold.gathered * [Thing("coin", "", "move")]


def where(thing: Thing, view: View, laid: Form) -> Spot:
    """Where a thing lies, of which there need be none now."""
    if thing.zone == "road":
        return on_board(*on_ways.place(view, str(thing.place), str(thing.of))[:2])
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
    if thing.zone == "road":
        return on_ways.place(view, str(thing.place), str(thing.of)).width / layout.FRAME[0]
    return _WIDTHS[thing.kind] / layout.FRAME[0]


_WIDTHS = {"card": 46, "tile": layout.TILE, "coin": 20}
"""In frame pixels, where they do not lie on a road."""


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
