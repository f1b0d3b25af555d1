"""What each choice is called: on its button, in a list, under the pointer."""

from functools import lru_cache

from elfenwidgets.rules.actions import Move
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.gold.state import COINS_FOR_GOLD, SPECIALS
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.rules.vocabulary import CounterKind
from elfenwidgets.text import language, t
from elfenwidgets.ui.drawing.targets import END, FLY, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.far_towns import far_towns, price_in_words
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.tags import counter_picked, placed


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
        counter = counter_picked(view, choosing)
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
    price = words.cards((counter,) * placed(counter, road).cost)
    return t("choice-road", road=words.road(road), price=price)


def _pay_label(how: str, choosing: Choosing) -> str:
    if choosing.stage == "way":
        return t(f"choice-by-{how}")
    move = next(a for a in choosing.left if isinstance(a, Move) and a.how == how)
    if how == "card":
        return t("choice-card", price=words.cards(move.cards))
    return t(f"choice-{how}", n=len(move.cards))
