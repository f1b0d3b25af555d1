"""What can be picked now, in a sentence."""

from elfenwidgets.rules.actions import Move, Place, PlaceObstacle
from elfenwidgets.rules.gold.actions import Fly, WitchMove
from elfenwidgets.rules.gold.phases.cards import TURNS
from elfenwidgets.rules.gold.state import SPECIALS
from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.phases.draw import OPEN_DRAWS
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.rules.vocabulary import is_counter
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import END, FLY, WITCH, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.narrowing import Choosing


def now(view: View, choosing: Choosing, golden: frozenset[Target]) -> str:
    """What the person at the screen can do now; ``golden`` is what glows on the board."""
    if view.result is not None:
        return t("now-over")
    if not choosing.actions:
        return t("now-watch")
    match view.phase:
        case "draw":
            return t("now-draw", left=OPEN_DRAWS - view.done // len(view.seats))
        case "cards":
            return t("now-cards", left=TURNS - view.done // len(view.seats))
        case "auction" | "reward" if view.gold is not None:
            return _coins(view, view.gold)
        case "discard":
            return t("now-cut", left=choosing.cards_due)
        case "keep_items":
            return t("now-keep_items", left=2 - len(choosing.picks))
        case "plan":
            of_items = None if view.gold is None else _with_items(choosing)
            return of_items or _planning(view, choosing, golden)
        case "travel" if isinstance(view, OwnView):
            return _travelling(view, choosing)
    return t(f"now-{view.phase}")


def _coins(view: View, gold: GoldView) -> str:
    """What coins are bid or taken for."""
    if view.phase == "reward":
        if gold.taken:
            return t("now-reward-second")
        return t("now-reward", coins=gold.gathered) if gold.gathered else t("now-reward-none")
    item, seat = words.kind(gold.row[0]), view.turn
    have = 0 if seat is None else gold.seats[seat].coins
    if have <= gold.bid:
        return t("now-auction-out", item=item, coins=gold.bid, have=have)
    if gold.bidder is None:
        return t("now-auction-first", item=item, have=have)
    return t("now-auction", item=item, coins=gold.bid, have=have)


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


def _with_items(choosing: Choosing) -> str | None:
    """What to do with an item that is no counter; and what may be played at all."""
    names = [pick.name for pick in choosing.picks if pick.kind in ("counter", "secret")]
    spells = [name for name in names if name in SPECIALS]
    roads = [pick.name for pick in choosing.picks if pick.kind == "road"]
    if not choosing.picks:
        return t("now-plan-items" if len(choosing.actions) > 1 else "now-plan-nothing")
    match spells:
        case ["double"] if len(names) == 1:
            return t("now-double")
        case ["exchange"] if roads:
            return t("now-exchange-other", road=words.road(roads[0]))
        case [one] if not roads:
            return t(f"now-{one}-where")
    return None


def _travelling(view: OwnView, choosing: Choosing) -> str:
    if choosing.picks in ((WITCH,), (FLY,)):
        return t(f"now-{choosing.picks[0].kind}")
    if END in choosing.picks:
        return t("now-cut", left=choosing.cards_due)
    for picked in choosing.picks:
        if choosing.stage == "way" and picked.kind == "pay" and picked.name != "card":
            return t(f"now-by-{picked.name}")
    if choosing.stage == "way":
        kinds, town = {type(action) for action in choosing.actions}, words.town(view.me.boot)
        if Move in kinds:
            said = t("now-travel", town=town)
        elif not choosing.picks and kinds & {WitchMove, Fly}:
            said = t("now-travel-helped", town=town)
        else:
            said = t("now-travel-stuck", town=town)
        coins = 0 if view.gold is None else view.gold.gathered
        gathered = t("goods-gathered", coins=coins) if coins else ""
        return f"{said} {gathered}".strip()
    move = choosing.left[0]
    assert isinstance(move, Move)
    road = words.road(move.via)
    if choosing.stage == "pay":
        return t("now-pay", road=road)
    return t("now-pay-cards", road=road, left=choosing.cards_due)
