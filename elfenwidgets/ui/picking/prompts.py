"""What now, in a sentence; what each choice is called; what a step costs; where a boot came by."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from elfenwidgets.rules.actions import Move, Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD, CHART
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.gold.phases.travel import prices as step_prices
from elfenwidgets.rules.phases.draw import OPEN_DRAWS
from elfenwidgets.rules.phases.travel import Price
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.rules.vocabulary import CounterKind, is_counter
from elfenwidgets.text import language, t
from elfenwidgets.ui.drawing.marks import PriceTag, Trail
from elfenwidgets.ui.drawing.targets import END, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.far_towns import far_towns, price_in_words
from elfenwidgets.ui.picking.gold import prompts as gold
from elfenwidgets.ui.picking.narrowing import Choosing


def now(view: View, choosing: Choosing, golden: frozenset[Target]) -> str:
    """What the person at the screen can do now; ``golden`` is what glows on the board."""
    if view.result is not None:
        return t("now-over")
    if not choosing.actions:
        return t("now-watch")
    if view.gold is not None:
        said = gold.now(view, view.gold, choosing)
        if said is not None:
            return said
    if view.phase == "draw":
        return t("now-draw", left=OPEN_DRAWS - view.done // len(view.seats))
    if view.phase == "plan":
        return _planning(view, choosing, golden)
    if view.phase == "travel" and isinstance(view, OwnView):
        return _travelling(view, choosing)
    return t(f"now-{view.phase}")


def _planning(view: View, choosing: Choosing, golden: frozenset[Target]) -> str:
    for picked in choosing.picks:
        if is_counter(picked.name):
            roads = sum(each.kind == "road" for each in golden)
            return t("now-place-where", counter=words.kind(picked.name), roads=roads)
        if picked.kind == "obstacle":
            return t("now-obstacle-where")
        if picked.kind == "road":
            return t("now-place-which", road=words.road(picked.name))
    last = t("now-plan-last") if view.passes == len(view.seats) - 1 else ""
    return f"{t(_WHAT_TO_PLACE[_placeable(choosing)])} {last}".strip()


def _placeable(choosing: Choosing) -> frozenset[str]:
    """What can be placed: counters, the obstacle, both or nothing."""
    return frozenset(a.e for a in choosing.actions if isinstance(a, Place | PlaceObstacle))


_WHAT_TO_PLACE = {
    frozenset(): "now-plan-nothing",
    frozenset({Place.e}): "now-plan-counter",
    frozenset({PlaceObstacle.e}): "now-plan-obstacle",
    frozenset({Place.e, PlaceObstacle.e}): "now-plan",
}


def _travelling(view: OwnView, choosing: Choosing) -> str:
    if END in choosing.picks:
        return t("now-cut", left=choosing.cards_due)
    for picked in choosing.picks:
        if choosing.stage == "way" and picked.kind == "pay" and picked.name != "card":
            return t(f"now-by-{picked.name}")
    if choosing.stage == "way":
        steps = any(isinstance(a, Move) for a in choosing.actions)
        said = t("now-travel" if steps else "now-travel-stuck", town=words.town(view.me.boot))
        return f"{said} {gold.gathered(view)}".strip()
    move = choosing.left[0]
    assert isinstance(move, Move)
    road = words.road(move.via)
    if choosing.stage == "pay":
        return t("now-pay", road=road)
    return t("now-pay-cards", road=road, left=choosing.cards_due)


def label(target: Target, view: View, choosing: Choosing) -> str:
    """What the button for one choice says."""
    if view.gold is not None:
        said = gold.label(target, view, view.gold, choosing)
        if said is not None:
            return said
    match target.kind, target.name:
        case (("pile" | "pass" | "obstacle" | "own" | "seen" | "back" | "undo"), _):
            return t(f"choice-{target.kind}")
        case "display", kind:
            return t("choice-display", counter=words.kind(kind))
        case (("counter" | "secret"), kind):
            return _counter_label(target, view)
        case "road", road:
            return _road_label(road, view, choosing)
        case "town", town:
            journey = far_towns(view, choosing).get(town)
            if journey is not None:
                return t("choice-far", town=words.town(town), price=price_in_words(journey))
            ways = [a.via for a in choosing.left if isinstance(a, Move) and a.to == town]
            return _road_label(ways[0], view, choosing) if ways else words.town(town)
        case "end", _:
            due = choosing.cards_due_for_end
            return t("choice-end-cut", n=due) if due else t("choice-end")
        case "pay", how:
            return _pay_label(how, choosing)
        case "card", kind if isinstance(view, OwnView):
            # The number tells two picks of one kind apart, which else would leave all as it was.
            return t(
                "choice-cut-one" if END in choosing.picks else "choice-pay-one",
                card=words.kind(kind),
                n=view.me.hand.count(kind) - choosing.picks.count(target),
            )
    raise ValueError(f"nothing to choose: {target}")


def _counter_label(target: Target, view: View) -> str:
    verb = "keep" if view.phase == "keep" else "counter"
    secret = "-secret" if target.kind == "secret" else ""
    return t(f"choice-{verb}{secret}", counter=words.kind(target.name))


def _road_label(road: str, view: View, choosing: Choosing) -> str:
    if view.phase != "travel" or view.me is None:
        counter = _counter_picked(view, choosing)
        if counter is None or Target("road", road) not in choosing.targets:
            return words.road(road)
        return _placing_label(language(), road, counter)
    moves = [a for a in choosing.left if isinstance(a, Move) and a.via == road]
    said = {
        "town": words.town(moves[0].to),
        "terrain": words.terrain(BOARD.connections[road].kind),
    }
    by_chart = [words.cards(a.cards) for a in moves if a.how == "card"]
    if by_chart:
        return t("choice-step", **said, price=words.either(by_chart))
    return t(f"choice-step-{moves[0].how}", **said)


@lru_cache(maxsize=128)  # a pick offers some thirty, each in the list and on the board
def _placing_label(_language: str, road: str, counter: CounterKind) -> str:
    price = words.cards((counter,) * _placed(counter, road).cost)
    return t("choice-road", road=words.road(road), price=price)


def _pay_label(how: str, choosing: Choosing) -> str:
    if choosing.stage == "way":
        return t(f"choice-by-{how}")
    move = next(a for a in choosing.left if isinstance(a, Move) and a.how == how)
    if how == "card":
        return t("choice-card", price=words.cards(move.cards))
    return t(f"choice-{how}", n=len(move.cards))


def prices(view: View, choosing: Choosing) -> Mapping[str, PriceTag]:
    """What the ways before one cost, by connection: of a step, or with the counter just picked."""
    if not isinstance(view, OwnView) or view.seat != view.turn:
        return {}
    if view.phase == "travel":
        return _fares(view, choosing)
    if (counter := _counter_picked(view, choosing)) is not None:
        roads = (target.name for target in choosing.targets if target.kind == "road")
        return {road: _placed(counter, road) for road in roads}
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


def _counter_picked(view: View, choosing: Choosing) -> CounterKind | None:
    """The counter that is to be placed, once it is picked."""
    names = (each.name for each in choosing.picks if view.phase == "plan")
    return next((name for name in names if is_counter(name)), None)


def _placed(counter: CounterKind, road: str) -> PriceTag:
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
