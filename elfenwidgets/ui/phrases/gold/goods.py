"""What is for sale in Elfengold, as HTML: the auction, or the market and the gold pile."""

from collections.abc import Iterable, Sequence
from html import escape

from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import COIN, icon, mark, only_read

ON_RACK = ("cards", "reward")
"""The phases in which the market lies on the rack."""


def goods(view: View, gold: GoldView, players: Sequence[Player], market: bool = True) -> str:
    """The auction while it is on; with ``market`` what may be taken in the next phase of cards.

    The coins of a move are for those who look on: who moves reads of them in what can be done now.
    """
    found = [_market(gold)] if market and view.phase not in ON_RACK else []
    if view.phase == "auction":
        found = [_sale(gold, players), _bidders(gold, players), *found]
    if view.phase == "travel" and gold.gathered and not view.actions:
        found.append(f"<p>{COIN} {escape(t('goods-gathered', coins=gold.gathered))}</p>")
    return f'<section class="elfen-goods">{"".join(found)}</section>' if found else ""


def _sale(gold: GoldView, players: Sequence[Player]) -> str:
    """The item on sale and the highest bid, and what comes after it."""
    item, *coming = gold.row
    if gold.bidder is None:
        bid = escape(t("goods-nobody"))
    else:
        bidder = players[gold.bidder]
        name = f"<bdi>{escape(bidder.name)}</bdi>"
        bid = f"{mark(bidder.color)}{name} <b>{gold.bid}</b> {COIN} "
    after = f'<p class="elfen-coming">{escape(t("goods-next"))} {_icons(coming)}</p>'
    return (
        f'<p class="elfen-sale"><span>{escape(t("goods-sale"))}</span> {icon(item)} '
        f'<strong>{escape(words.kind(item))}</strong><span class="elfen-bid">{bid}</span></p>'
        f"{after if coming else ''}"
    )


def _bidders(gold: GoldView, players: Sequence[Player]) -> str:
    """Who is still in: the marks of all, those who have passed pale."""
    marks = []
    for seat, player in enumerate(players):
        out = seat in gold.out or not gold.seats[seat].coins
        said = escape(t("goods-out" if out else "goods-in", name=words.player(player)))
        look = ' class="elfen-out"' if out else ""
        marks.append(f'<span{look} title="{said}">{mark(player.color)}{only_read(said)}</span>')
    return f'<p class="elfen-bidders">{"".join(marks)}</p>'


def _market(gold: GoldView) -> str:
    pile = t("goods-gold", n=gold.gold_pile) if gold.gold_pile else t("goods-gold-none")
    return (
        f'<p class="elfen-market">{escape(t("goods-market"))} {_icons(gold.market)} '
        f"<span>{icon('gold')} {escape(pile)}</span></p>"
    )


def _icons(kinds: Iterable[str]) -> str:
    return "".join(
        f'<span title="{escape(words.kind(kind))}">{icon(kind)}</span>' for kind in kinds
    )
