"""What of a position only Elfengold has, in words."""

from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words


def items(view: View, gold: GoldView) -> str:
    """The viewer's items that are no counters, those just drawn among them; else ""."""
    if view.seat is None:
        return ""
    mine = gold.seats[view.seat]
    held = (*mine.open, *(mine.secret or ()), *(mine.drawn or ()))
    return t("aloud-items", items=words.row([words.kind(item) for item in held])) if held else ""


def witches(view: View, gold: GoldView) -> tuple[str, ...]:
    """The witches in the viewer's hand."""
    return ("witch",) * ((gold.seats[view.seat].witches or 0) if view.seat is not None else 0)


def market(gold: GoldView) -> str:
    """What lies in the market and in the gold pile."""
    return t("aloud-market", cards=words.cards(gold.market), n=gold.gold_pile)


def values(gold: GoldView) -> list[str]:
    """The gold value of each town, the dearest first."""
    order = sorted(gold.values.items(), key=lambda each: (-each[1], each[0]))
    return [t("aloud-coins", town=words.town(town), coins=coins) for town, coins in order]


def monsters(gold: GoldView) -> str:
    """The waters that have a sea monster; else ""."""
    roads = [words.road(water) for water in sorted(gold.monsters)]
    return t("seen-monsters", roads=words.row(roads)) if roads else ""


def on_road(view: View, gold: GoldView, id: str) -> str:
    """What lies on a road that has a counter, or two."""
    kinds = [view.counters[id], *([gold.doubles[id]] if id in gold.doubles else [])]
    laid = t("seen-two", counters=words.both([words.kind(k) for k in kinds]), road=words.road(id))
    if id in view.obstacles:
        laid = t("seen-and-tree", laid=laid)
    return t("seen-and-gold", laid=laid) if id in gold.gold_pieces else laid
