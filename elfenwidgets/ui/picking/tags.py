"""What ways cost, as tags on the board, and where a boot came by."""

from collections.abc import Mapping, Sequence

from elfenwidgets.rules.actions import Move
from elfenwidgets.rules.board import BOARD, CHART
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.gold.phases.travel import prices as step_prices
from elfenwidgets.rules.phases.travel import Price
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.rules.vocabulary import CounterKind, is_counter
from elfenwidgets.ui.drawing.marks import PriceTag, Trail
from elfenwidgets.ui.picking.narrowing import Choosing


def prices(view: View, choosing: Choosing) -> Mapping[str, PriceTag]:
    """What the ways before one cost, by connection: of a step, or with the counter just picked."""
    if not isinstance(view, OwnView) or view.seat != view.turn:
        return {}
    if view.phase == "travel":
        return _fares(view, choosing)
    if (counter := counter_picked(view, choosing)) is not None:
        roads = (target.name for target in choosing.targets if target.kind == "road")
        return {road: placed(counter, road) for road in roads}
    return {}


def _fares(view: OwnView, choosing: Choosing) -> Mapping[str, PriceTag]:
    """What each step costs: by the chart, or by any cards where that was picked or is left."""
    moves = [a for a in choosing.left if isinstance(a, Move)]
    if choosing.picks:
        by_any = {p.name for p in choosing.picks} & {"caravan", "boatmen"}
        asked = choosing.stage == "way" and by_any
        return {move.via: PriceTag(len(move.cards), "caravan") for move in moves if asked}
    found, hand = {}, view.me.hand
    for connection in view.edition.board.leaving(view.me.boot):
        costs = step_prices(view, connection, view.me.boot)
        if costs:
            cost = min(costs, key=lambda each: _shortage(hand, each))
            missing, _ = _shortage(hand, cost)
            instead = [len(a.cards) for a in moves if a.via == connection.id]
            if missing and instead:
                found[connection.id] = PriceTag(min(instead), "caravan")
            else:
                found[connection.id] = PriceTag(cost.cards, cost.kind, missing)
    return found


def counter_picked(view: View, choosing: Choosing) -> CounterKind | None:
    """The counter that is to be placed, once it is picked."""
    names = (each.name for each in choosing.picks if view.phase == "plan")
    return next((name for name in names if is_counter(name)), None)


def placed(counter: CounterKind, road: str) -> PriceTag:
    """What a road costs once that counter lies there, by the chart."""
    return PriceTag(CHART[counter][BOARD.connections[road].kind], counter)


def _shortage(hand: Sequence[str], cost: Price) -> tuple[int, int]:
    """How many cards are missing for a price, and how many it takes."""
    return max(0, cost.cards - hand.count(cost.kind)), cost.cards


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
