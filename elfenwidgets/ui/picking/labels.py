"""What each choice is called, in buttons and lists, and what it costs, as tags on the board."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from elfenwidgets.rules.actions import Move
from elfenwidgets.rules.board import BOARD, CHART
from elfenwidgets.rules.gold.phases.travel import prices as step_prices
from elfenwidgets.rules.gold.state import COINS_FOR_GOLD, SPECIALS
from elfenwidgets.rules.phases.travel import Price
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.rules.vocabulary import CounterKind, is_counter
from elfenwidgets.text import language, t
from elfenwidgets.ui.drawing.marks import PriceTag
from elfenwidgets.ui.drawing.targets import END, FLY, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.reach import far_towns, price_in_words


def label(target: Target, view: View, choosing: Choosing) -> str:
    """What the button for one choice says."""
    match target.kind, target.name:
        case (
            ("pile" | "deck" | "obstacle" | "witch" | "fly" | "own" | "seen" | "back" | "undo"),
            _,
        ):
            return t(f"choice-{target.kind}")
        case "pass", _:
            return t("choice-pass-bid" if view.phase == "auction" else "choice-pass")
        case "display", kind:
            return t("choice-display", counter=words.kind(kind))
        case "market", card:
            return t("choice-market", card=words.kind(card))
        case "drawn", item:
            return t("choice-drawn", item=words.kind(item))
        case (("gold" | "bid" | "coins"), _):
            return _money_label(target, view)
        case (("counter" | "secret"), _):
            return _item_label(target, view, choosing)
        case "road", road:
            return _road_label(road, view, choosing)
        case "town", town:
            return _town_label(town, view, choosing)
        case "end", _:
            due = choosing.cards_due_for_end
            return t("choice-end-cut", n=due) if due else t("choice-end")
        case "pay", how:
            return _pay_label(how, choosing)
        case "card", kind if isinstance(view, OwnView):
            cut = END in choosing.picks or view.phase == "discard"
            # The number tells two picks of one kind apart, which else would leave all as it was.
            return t(
                "choice-cut-one" if cut else "choice-pay-one",
                card=words.kind(kind),
                n=_held(kind, view) - choosing.picks.count(target),
            )
    raise ValueError(f"nothing to choose: {target}")


def _money_label(target: Target, view: View) -> str:
    """What a choice of Elfengold says that is about coins."""
    gold = view.gold
    assert gold is not None
    match target.kind:
        case "gold":
            return t("choice-gold", coins=COINS_FOR_GOLD * gold.gold_pile)
        case "bid":
            coins = int(target.name)
            all_of_them = view.turn is not None and coins == gold.seats[view.turn].coins
            return t("choice-bid-all" if all_of_them else "choice-bid", coins=coins)
    return t("choice-coins", coins=gold.gathered) if gold.gathered else t("choice-nothing")


def _item_label(target: Target, view: View, choosing: Choosing) -> str:
    secret = "-secret" if target.kind == "secret" else ""
    kind = words.kind(target.name)
    if view.phase == "keep_items":
        name = f"keep-item{secret}{'-again' if target in choosing.picks else ''}"
        return t(f"choice-{name}", item=kind)
    if target.name in SPECIALS:
        name = f"item{secret}"
        return t(f"choice-{name}", item=kind)
    verb = "keep" if view.phase == "keep" else "counter"
    return t(f"choice-{verb}{secret}", counter=kind)


def _town_label(town: str, view: View, choosing: Choosing) -> str:
    if FLY in choosing.picks:
        missing = view.me is not None and town in BOARD.missing(view.me.pieces)
        return t("choice-flight-new" if missing else "choice-flight", town=words.town(town))
    journey = far_towns(view, choosing).get(town)
    if journey is not None:
        return t("choice-far", town=words.town(town), price=price_in_words(journey))
    ways = [a.via for a in choosing.left if isinstance(a, Move) and a.to == town]
    return _road_label(ways[0], view, choosing) if ways else words.town(town)


def _held(card: str, view: OwnView) -> int:
    """How many cards of a kind the viewer holds, witches among them."""
    if card == "witch" and view.gold is not None:
        return view.gold.seats[view.seat].witches or 0
    return view.me.hand.count(card)


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
