"""What is on offer on the board, and what on the rack is good for it, for the page to point out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from elfenwidgets.rules.actions import EndMove, Move, Place
from elfenwidgets.rules.board import BOARD, CHART
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.rack.forms import Form, form
from elfenwidgets.ui.drawing.rack.places import places
from elfenwidgets.ui.drawing.targets import DISCARD, END, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.labels import label
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.parts import parts
from elfenwidgets.ui.picking.reach import changes, far_towns

if TYPE_CHECKING:
    from elfenwidgets.ui.picking.reach import Weighing

Offer = dict[str, Any]
"""The ``id`` of what may be picked and what it ``says``; ``via`` are the ways to a far town."""

Lying = dict[str, Any]
"""The ``id`` of a thing and what it ``says``; where it lies ``at``, in the two forms of a rack, as
thousandths of its frame."""

Numbers = dict[str, str]
"""By each thing or sentence, which of the offers it belongs to: the n-th bit of a number in
hexadecimal digits stands for the n-th of them."""

_CHART: Mapping[str, Mapping[str, int]] = {
    str(kind): {str(land): n for land, n in prices.items()} for kind, prices in CHART.items()
}


def offers(view: View, choosing: Choosing, far: bool) -> Iterator[Offer]:
    """All roads and towns that may be picked now, and where cards may be discarded.

    ``far``: towns several steps away, too. Nothing is in it but what the ``view`` shows.
    """
    for target in sorted(choosing.targets):
        if target.kind == "road":
            yield {"id": target.id, "says": _road(target, view, choosing)}
        elif target.kind == "town":
            moves = [a for a in choosing.left if isinstance(a, Move) and a.to == target.name]
            steps = dict.fromkeys(label(Target("road", move.via), view, choosing) for move in moves)
            yield {"id": target.id, "says": "\n".join(steps)}
    if any(isinstance(action, EndMove) and action.discard for action in choosing.left):
        yield {"id": DISCARD.id, "says": label(END, view, choosing)}
    if far:
        for town, journey in sorted(far_towns(view, choosing).items()):
            target = Target("town", town)
            via = tuple(Target("road", step.via).id for step in journey.steps)
            yield {"id": target.id, "says": label(target, view, choosing), "via": via}


def _road(target: Target, view: View, choosing: Choosing) -> str:
    """A road's label; before a counter is chosen, what each that can lie there would cost."""
    if view.phase != "plan" or choosing.picks:
        return label(target, view, choosing)
    terrain = BOARD.connections[target.name].kind
    counters = dict.fromkeys(
        a.counter for a in choosing.left if isinstance(a, Place) and a.road == target.name
    )
    prices = [words.cards((counter,) * CHART[counter][terrain]) for counter in counters]
    if not prices:
        return t("preview-obstacle", road=words.road(target.name))
    return t("preview-counters", road=words.road(target.name), prices=words.row(prices))


def lying(view: View, display: bool) -> tuple[Lying, ...]:
    """All that lies there, each thing once, as the ``view`` shows it; with a ``display`` or not."""
    found: dict[Target, Lying] = {}
    row, upright = (form(display, each) for each in (False, True))
    for place, other in zip(places(view, row), places(view, upright), strict=True):
        target = place.target
        thing = found.setdefault(target, {"id": target.id, "says": _thing(target), "at": ([], [])})
        for boxes, each, laid in zip(thing["at"], (place, other), (row, upright), strict=True):
            boxes.append(_in_frame(each.box, laid))
    return tuple(found.values())


def good_for(lies: Iterable[Lying], view: View, choosing: Choosing) -> Iterator[Lying]:
    """What lies there, with what each thing may be picked for now."""
    picked = {target.id: target for target in choosing.targets if target.kind in _UNNAMED}
    for thing in lies:
        id = thing["id"]
        yield thing | ({"says": label(picked[id], view, choosing)} if id in picked else {})


def served(view: View, choosing: Choosing, offers: Sequence[Offer]) -> Numbers:
    """By a thing on the rack, the offers it may lie on, or those that it would be spent for."""
    uses = _spent(view, choosing, offers) if view.phase == "travel" else _used(choosing, offers)
    ways = ("road", "town")
    return _numbers([target.id for target in used if target.kind not in ways] for used in uses)


def gains(choosing: Choosing, weighing: Weighing, offers: Sequence[Offer]) -> Numbers:
    """By what is said of the best journey, the offers that would make it so."""
    changed = {Target("road", road).id: said for road, said in changes(choosing, weighing).items()}
    return _numbers([changed[each["id"]]] if each["id"] in changed else () for each in offers)


def _numbers(belonging: Iterable[Iterable[str]]) -> Numbers:
    found: dict[str, int] = {}
    for number, names in enumerate(belonging):
        for name in names:
            found[name] = found.get(name, 0) | 1 << number
    return {name: f"{bits:x}" for name, bits in found.items()}


def _in_frame(box: Sequence[float], laid: Form) -> tuple[int, ...]:
    across, down = laid.frame
    whole = across, down, across, down
    return tuple(round(1000 * each / of) for each, of in zip(box, whole, strict=True))


_UNNAMED = ("obstacle", "pile", "deck", "gold")
"""The kinds of things that say nothing but what they may be picked for."""


def _thing(target: Target) -> str:
    """What it is, and for a counter what it costs by land: its line of the chart."""
    if target.kind in _UNNAMED:
        return ""
    name, chart = words.kind(target.name), _CHART.get(target.name)
    if chart is None or target.kind == "card":
        return t("rack-thing", thing=name)
    prices = [t("rack-price", terrain=words.terrain(land), n=n) for land, n in chart.items()]
    return t("rack-chart", thing=name, prices=words.row(prices))


def _used(choosing: Choosing, offers: Sequence[Offer]) -> Iterator[set[Target]]:
    """All that the actions left would use with each offer, itself among it."""
    by_way: dict[str, set[Target]] = {}
    for action in choosing.left:
        used = set(parts(action))
        for target in used:
            by_way.setdefault(target.id, set()).update(used)
    return (by_way.get(offer["id"], set()) for offer in offers)


def _spent(view: View, choosing: Choosing, offers: Sequence[Offer]) -> Iterator[set[Target]]:
    """The cards that the journey to each offer would take."""
    far = far_towns(view, choosing)
    for offer in offers:
        target = Target.of_id(offer["id"])
        steps = far[target.name].steps if "via" in offer else _step(choosing, target)
        yield {Target("card", card) for step in steps for card in step.cards}


def _step(choosing: Choosing, target: Target) -> tuple[Move, ...]:
    """The step there, unless it is to be chosen any further."""
    more = choosing.pick(target) if target in choosing.targets else None
    step = None if more is None else more.complete
    return (step,) if isinstance(step, Move) else ()
