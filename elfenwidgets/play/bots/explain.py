"""Why an action is good for the seat that takes it, in figures of its own best journey."""

from collections.abc import Sequence

from elfenwidgets.play.bots.choice import Reason, because
from elfenwidgets.play.journeys.best_journey import for_view
from elfenwidgets.play.journeys.placements import journey_after
from elfenwidgets.rules import ending
from elfenwidgets.rules.actions import Draw, EndMove, Keep, Move, Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.view import OwnView


def of_draw(view: OwnView, draw: Draw) -> Reason | None:
    """Why a counter is drawn: for the cards that wait, or because it goes far; none for luck."""
    if draw.counter is None:
        return None
    cards = view.me.hand.count(draw.counter)
    if cards:
        return because("draw-cards", counter=draw.counter, cards=cards)
    return because("draw-far", counter=draw.counter)


def of_place(view: OwnView, place: Place, planned: bool = False) -> Reason:
    """What a counter does to the best journey, or that it is ``planned`` for later."""
    values = {"counter": place.counter, "road": place.road}
    now, after = for_view(view), journey_after(view, place)
    if after.towns > now.towns:
        missing = view.edition.board.missing(view.me.pieces)
        known = {step.to for step in now.steps}
        new = [step.to for step in after.steps if step.to in missing - known]
        return because("place-towns", **values, town=new[0], towns=after.towns - now.towns)
    over = [step.to for step in after.steps if step.via == place.road]
    saved = after.value.left - now.value.left
    if over and after.value.score == now.value.score and saved > 0:
        return because("place-cards", **values, town=over[0], cards=saved)
    return because("place-later" if planned or after.value > now.value else "place-spare", **values)


def of_obstacle(view: OwnView, action: PlaceObstacle) -> Reason:
    """Whose boot stands nearest to the road."""
    ends = (BOARD.connections[action.road].a, BOARD.connections[action.road].b)
    others = [seat for seat in range(len(view.seats)) if seat != view.seat]
    near = min(others, key=lambda s: min(BOARD.distance(view.seats[s].boot, t) for t in ends))
    return because("obstacle-near", road=action.road, seat=near)


def of_move(view: OwnView, move: Move, ahead: Sequence[str]) -> Reason:
    """What a step is on the way to; ``ahead`` are the towns of the whole journey, its own first."""
    missing = view.edition.board.missing(view.me.pieces)
    new = [town for town in dict.fromkeys(ahead) if town in missing]
    if move.to in new:
        return because("move-town", town=move.to, towns=len(new))
    if new:
        return because("move-through", town=move.to, goal=new[0])
    if home := ending.home(view, view.seat):
        return because("move-home", town=move.to, home=home)
    return because("move-place", town=move.to)


def of_end(view: OwnView, end: EndMove) -> Reason:
    """What stopping comes to: cards given up, cards kept, or nothing that could be paid."""
    if end.discard:
        return because("end-cut", cards=len(end.discard))
    if any(isinstance(action, Move) for action in view.actions):
        return because("end-save", cards=len(view.me.hand))
    return because("end-done")


def of_keep(view: OwnView, keep: Keep) -> Reason:
    """Why a counter is kept: for the cards that wait, or because it goes far."""
    cards = view.me.hand.count(keep.counter)
    if cards:
        return because("keep-cards", counter=keep.counter, cards=cards)
    return because("keep-far", counter=keep.counter)
