"""Why an action is good for the seat that takes it, in figures of its own best journey."""

from collections.abc import Set

from elfenwidgets.play.bots.choice import Reason, because
from elfenwidgets.play.network import TOWNS
from elfenwidgets.play.routes import for_view
from elfenwidgets.play.search import Trace
from elfenwidgets.rules.actions import Draw, EndMove, Keep, Move, Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.view import SeatView, View


def of_draw(view: View, draw: Draw) -> Reason:
    """Why a counter is drawn: for the cards that wait, or because it goes far."""
    if draw.counter is None:
        return because("draw-pile")
    cards = _hand(view).count(draw.counter)
    if cards:
        return because("draw-cards", counter=draw.counter, cards=cards)
    return because("draw-far", counter=draw.counter)


def of_place(place: Place, before: Trace, after: Trace, missing: Set[str]) -> Reason:
    """What a placement does to the best journey; ``missing`` are the towns not yet collected."""
    values = {"counter": place.counter, "road": place.road}
    if after.towns > before.towns:
        known = set(_new_towns(before, missing))
        town = next(town for town in _new_towns(after, missing) if town not in known)
        return because("place-towns", **values, town=town, towns=after.towns - before.towns)
    saved = after.value.left - before.value.left
    if after.value.score == before.value.score and saved > 0:
        over = [TOWNS[paid.step.to] for paid in after.steps if paid.step.via == place.road]
        if over:
            return because("place-cards", **values, town=over[0], cards=saved)
    return because("place-later" if after.value > before.value else "place-spare", **values)


def of_obstacle(view: View, action: PlaceObstacle) -> Reason:
    """Whose boot stands nearest to the road."""
    ends = (BOARD.connections[action.road].a, BOARD.connections[action.road].b)
    others = [seat for seat in range(len(view.seats)) if seat != view.seat]
    near = min(others, key=lambda s: min(BOARD.distance(view.seats[s].boot, t) for t in ends))
    return because("obstacle-near", road=action.road, seat=near)


def of_move(view: View, move: Move) -> Reason:
    """What the step is on the way to, by the best journey from where it starts."""
    missing = BOARD.towns.keys() - _me(view).pieces - {BOARD.capital}
    journey = for_view(view)
    if move.to in missing:
        return because("move-town", town=move.to, towns=max(1, journey.towns))
    ahead = [step.to for step in journey.steps if step.to in missing]
    if ahead:
        return because("move-through", town=move.to, goal=ahead[0])
    return because("move-home", town=move.to, home=_me(view).town_card or move.to)


def of_end(end: EndMove) -> Reason:
    """That nothing more is to be had, and what it costs to stop."""
    if end.discard:
        return because("end-cut", cards=len(end.discard))
    return because("end-done")


def of_keep(view: View, keep: Keep) -> Reason:
    """Why a counter is kept: for the cards that wait, or because it goes far."""
    cards = _hand(view).count(keep.counter)
    if cards:
        return because("keep-cards", counter=keep.counter, cards=cards)
    return because("keep-far", counter=keep.counter)


def _new_towns(trace: Trace, missing: Set[str]) -> list[str]:
    towns = [TOWNS[paid.step.to] for paid in trace.steps]
    return [town for town in dict.fromkeys(towns) if town in missing]


def _me(view: View) -> SeatView:
    assert view.me is not None
    return view.me


def _hand(view: View) -> tuple[str, ...]:
    hand = _me(view).hand
    assert hand is not None
    return hand
