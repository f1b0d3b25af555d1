"""What is for sale in Elfengold, as HTML: the auction, or the market and the gold pile."""

from collections.abc import Iterable, Sequence

from elfenwidgets.markup import Html, escape, html
from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import COIN, icon, mark, only_read

ON_RACK = ("cards", "reward")
"""The phases in which the market lies on the rack."""


def goods(view: View, gold: GoldView, players: Sequence[Player], market: bool = True) -> Html:
    """The auction while it is on; with ``market`` what may be taken in the next phase of cards.

    The coins of a move are for those who look on: who moves reads of them in what can be done now.
    """
    found = [_market(gold)] if market and view.phase not in ON_RACK else []
    if view.phase == "auction":
        found = [_sale(gold, players), _bidders(gold, players), *found]
    if view.phase == "travel" and gold.gathered and not view.actions:
        found.append(html("<p>{} {}</p>", COIN, t("goods-gathered", coins=gold.gathered)))
    return (
        html('<section class="elfen-goods">{}</section>', Html().join(found)) if found else Html()
    )


def _sale(gold: GoldView, players: Sequence[Player]) -> Html:
    """The item on sale and the highest bid, and what comes after it."""
    item, *coming = gold.row
    if gold.bidder is None:
        bid = escape(t("goods-nobody"))
    else:
        bidder = players[gold.bidder]
        name = html("<bdi>{}</bdi>", bidder.name)
        bid = html(
            "{mark}{name} <b>{bid}</b> {coin} ",
            mark=mark(bidder.color),
            name=name,
            bid=gold.bid,
            coin=COIN,
        )
    after = html('<p class="elfen-coming">{} {}</p>', t("goods-next"), _icons(coming))
    return html(
        '<p class="elfen-sale"><span>{sale}</span> {icon} <strong>{kind}</strong>'
        '<span class="elfen-bid">{bid}</span></p>{after}',
        sale=t("goods-sale"),
        icon=icon(item),
        kind=words.kind(item),
        bid=bid,
        after=after if coming else "",
    )


def _bidders(gold: GoldView, players: Sequence[Player]) -> Html:
    """Who is still in: the marks of all, those who have passed pale."""
    marks = []
    for seat, player in enumerate(players):
        out = seat in gold.out or not gold.seats[seat].coins
        said = t("goods-out" if out else "goods-in", name=words.player(player))
        look = Html(' class="elfen-out"') if out else ""
        marks.append(
            html(
                '<span{look} title="{said}">{mark}{only_read}</span>',
                look=look,
                said=said,
                mark=mark(player.color),
                only_read=only_read(said),
            )
        )
    return html('<p class="elfen-bidders">{}</p>', Html().join(marks))


def _market(gold: GoldView) -> Html:
    pile = t("goods-gold", n=gold.gold_pile) if gold.gold_pile else t("goods-gold-none")
    return html(
        '<p class="elfen-market">{market} {icons} <span>{icon} {pile}</span></p>',
        market=t("goods-market"),
        icons=_icons(gold.market),
        icon=icon("gold"),
        pile=pile,
    )


def _icons(kinds: Iterable[str]) -> Html:
    return Html().join(
        html('<span title="{}">{}</span>', words.kind(kind), icon(kind)) for kind in kinds
    )
