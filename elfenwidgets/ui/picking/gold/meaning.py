"""The meaning of a click that is not on offer, in Elfengold."""

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.gold.actions import (
    Bid,
    Double,
    Exchange,
    Fly,
    OpenItem,
    PlaceItem,
    TakeCard,
    TakeCoins,
    TakeGold,
    WitchMove,
)
from elfenwidgets.rules.gold.state import SPECIALS
from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.rules.vocabulary import is_counter
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import FLY, WITCH, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.gold.parts import item
from elfenwidgets.ui.picking.narrowing import Choosing

_STATEMENTS = {
    "tree": "G5.1",
    "sea_monster": "G5.2",
    "gold_piece": "G5.3",
    "double": "G5.4",
    "exchange": "G5.5",
}
"""The statement that says where an item may go."""


def question(view: OwnView, gold: GoldView, choosing: Choosing, target: Target) -> Action | None:
    """The action that somebody means by what is not offered; None: none of Elfengold's own."""
    seat = view.seat
    match target.kind, target.name:
        case "market", card:
            return TakeCard(seat, "market", card)  # type: ignore[arg-type]
        case "deck", _:
            return TakeCard(seat, "deck")
        case "gold", _:
            return TakeGold(seat)
        case "coins", _:
            return TakeCoins(seat, gold.gathered)
        case "bid", coins:
            return Bid(seat, int(coins))
        case "drawn", name:
            return OpenItem(seat, name)  # type: ignore[arg-type]
        case "road", road if view.phase == "plan":
            return _placement(view, choosing, road)
        case (("counter" | "secret"), item) if view.phase == "plan" and item in SPECIALS:
            roads = [pick.name for pick in choosing.picks if pick.kind == "road"]
            return _played(view, target, [*roads, ""][0], choosing) if roads else None
        case (("counter" | "secret"), counter) if is_counter(counter):
            return _second(view, choosing, target)
        case "town", town if FLY in choosing.picks:
            return Fly(seat, town)
    return None


def hint_for(view: View, choosing: Choosing, target: Target) -> str | None:
    """What to say to a pick that names no action; None: what is said in the base game, too."""
    if target == Target("card", "witch") and view.phase == "travel":
        return t("touch-witch")
    if view.phase == "plan" and target.kind in ("counter", "secret"):
        item = target.name if target.name in SPECIALS else _double(choosing) and "double"
        if item:
            rule = _STATEMENTS[item]
            said = t(f"statement-{rule.replace('.', '-')}")
            sentence = t("touch-item", item=words.kind(target.name), rule=said)
            return words.with_rule(sentence, rule)
    return None


def by_witch(view: OwnView, choosing: Choosing, step: Action) -> Action:
    """The step as it is meant: with the witch, where that was picked."""
    if WITCH not in choosing.picks or step.e != "move":
        return step
    fields = {name: getattr(step, name) for name in ("via", "to", "cards", "how")}
    return WitchMove(view.seat, **fields)


def _double(choosing: Choosing) -> Target | None:
    """The Double that was picked, if one was."""
    return next((pick for pick in choosing.picks if pick.name == "double"), None)


def _second(view: OwnView, choosing: Choosing, target: Target) -> Action | None:
    """A counter laid with the Double on the road that was picked with it."""
    spell = _double(choosing)
    roads = [pick.name for pick in choosing.picks if pick.kind == "road"]
    if spell is None or not roads or not is_counter(target.name):
        return None
    hidden = target.kind == "secret"
    return Double(view.seat, spell.kind == "secret", roads[0], target.name, hidden)


def _placement(view: OwnView, choosing: Choosing, road: str) -> Action | None:
    things = [pick for pick in choosing.picks if pick.kind in ("counter", "secret")]
    special = next((pick for pick in things if pick.name in SPECIALS), None)
    return None if special is None else _played(view, special, road, choosing)


def _played(view: OwnView, special: Target, road: str, choosing: Choosing) -> Action | None:
    """An item that is no counter, played on a road; with what else was picked for it."""
    seat, secret = view.seat, special.kind == "secret"
    match special.name:
        case "double":
            held = [item(counter, False) for counter in view.me.open]
            held += [item(counter, True) for counter in view.me.secret]
            laid = [pick for pick in choosing.picks if is_counter(pick.name)] or held
            if not laid:
                return None
            counter, hidden = laid[0].name, laid[0].kind == "secret"
            return Double(seat, secret, road, counter, hidden)  # type: ignore[arg-type]
        case "exchange":
            roads = [pick.name for pick in choosing.picks if pick.kind == "road"]
            others = [each for each in view.counters if each != road]  # whichever, it is refused
            return Exchange(seat, secret, [*roads, *others, road][0], road)
    return PlaceItem(seat, special.name, secret, road)  # type: ignore[arg-type]
