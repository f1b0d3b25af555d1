"""What now, and what each choice is called, in the phases and with the things of Elfengold."""

from elfenwidgets.rules.actions import Move
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.gold.actions import Fly, WitchMove
from elfenwidgets.rules.gold.phases.cards import TURNS
from elfenwidgets.rules.gold.state import COINS_FOR_GOLD, SPECIALS
from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import FLY, WITCH, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.narrowing import Choosing


def now(view: View, gold: GoldView, choosing: Choosing) -> str | None:
    """What can be done now; None: it is as in the base game."""
    match view.phase:
        case "cards":
            return t("now-cards", left=TURNS - view.done // len(view.seats))
        case "open":
            return t("now-open")
        case "auction":
            return _bidding(view, gold)
        case "reward":
            if gold.taken:
                return t("now-reward-second")
            return t("now-reward", coins=gold.gathered) if gold.gathered else t("now-reward-none")
        case "discard":
            return t("now-cut", left=choosing.cards_due)
        case "keep_items":
            return t("now-keep_items", left=2 - len(choosing.picks))
        case "plan":
            return _planning(choosing)
        case "travel" if choosing.picks in ((WITCH,), (FLY,)):
            return t(f"now-{choosing.picks[0].kind}")
        case "travel" if not choosing.picks:
            return _helped(view, choosing)
    return None


def gathered(view: View) -> str:
    """The coins of the towns entered on this move, if any."""
    coins = 0 if view.gold is None else view.gold.gathered
    return t("goods-gathered", coins=coins) if coins else ""


def _helped(view: View, choosing: Choosing) -> str | None:
    """That the witch can help where no card takes the boot on; None: she need not, or cannot."""
    kinds = {type(action) for action in choosing.actions}
    if view.turn is None or Move in kinds or not kinds & {WitchMove, Fly}:
        return None
    said = t("now-travel-helped", town=words.town(view.seats[view.turn].boot))
    return f"{said} {gathered(view)}".strip()


def _bidding(view: View, gold: GoldView) -> str:
    item, seat = words.kind(gold.row[0]), view.turn
    have = 0 if seat is None else gold.seats[seat].coins
    if have <= gold.bid:
        return t("now-auction-out", item=item, coins=gold.bid, have=have)
    if gold.bidder is None:
        return t("now-auction-first", item=item, have=have)
    return t("now-auction", item=item, coins=gold.bid, have=have)


def _planning(choosing: Choosing) -> str | None:
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


def label(target: Target, view: View, gold: GoldView, choosing: Choosing) -> str | None:
    """What the button for one choice says; None: it is as in the base game."""
    match target.kind, target.name:
        case "market", card:
            return t("choice-market", card=words.kind(card))
        case "gold", _:
            return t("choice-gold", coins=COINS_FOR_GOLD * gold.gold_pile)
        case "drawn", item:
            return t("choice-drawn", item=words.kind(item))
        case "bid", coins:
            have = None if view.turn is None else str(gold.seats[view.turn].coins)
            return t("choice-bid-all" if coins == have else "choice-bid", coins=int(coins))
        case "coins", _:
            return t("choice-coins", coins=gold.gathered) if gold.gathered else t("choice-nothing")
        case (("deck" | "witch" | "fly"), _):
            return t(f"choice-{target.kind}")
        case "pass", _ if view.phase == "auction":
            return t("choice-pass-bid")
        case "town", town if FLY in choosing.picks:
            return _flight(town, view)
        case (("counter" | "secret"), item) if view.phase == "keep_items":
            return _kept(target, item, choosing)
        case (("counter" | "secret"), item) if item in SPECIALS:
            name = "item-secret" if target.kind == "secret" else "item"
            return t(f"choice-{name}", item=words.kind(item))
        case "card", card if view.phase == "discard":
            held = card_count(view, gold, card) - choosing.picks.count(target)
            return t("choice-cut-one", card=words.kind(card), n=held)
    return None


def _flight(town: str, view: View) -> str:
    missing = view.me is not None and town in BOARD.missing(view.me.pieces)
    return t("choice-flight-new" if missing else "choice-flight", town=words.town(town))


def _kept(target: Target, item: str, choosing: Choosing) -> str:
    name = "keep-item-secret" if target.kind == "secret" else "keep-item"
    if target in choosing.picks:
        name += "-again"
    return t(f"choice-{name}", item=words.kind(item))


def card_count(view: View, gold: GoldView, card: str) -> int:
    """How many cards of a kind the viewer holds, witches among them."""
    if view.seat is None or view.me is None:
        return 0
    if card == "witch":
        return gold.seats[view.seat].witches or 0
    return (view.me.hand or ()).count(card)
