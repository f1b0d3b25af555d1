"""The auction of a round of Elfengold, looked back at: what was paid, and what it was worth."""

from collections.abc import Iterator
from html import escape

from elfenwidgets.play.coaching.auction_review import Sale
from elfenwidgets.play.coaching.game_review import Review
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.markup import wide
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import icon, mark


class AuctionTable:
    """The sales of one round at a time; ``text`` is the widget, empty in the base game."""

    def __init__(self) -> None:
        self.text = w.HTML(classes="elfen-text")

    def open(self, review: Review) -> None:
        """Another game; nothing is known yet of what its items were worth."""
        self._review, self._known = review, 0

    def find(self, round: int) -> Iterator[None]:
        """Find out what each item of a ``round`` was worth; may pause after each."""
        for sale in self._review.sales:
            if sale.round == round:
                _ = sale.worth
                yield
        self._known = round

    def show(self, round: int) -> None:
        """Show the auction of a round."""
        sales = [sale for sale in self._review.sales if sale.round == round]
        if not sales:
            self.text.value = ""
            return
        title = t("gamereview-auction", round=round)
        heads = ("item", "buyer", "paid", "most", "towns")
        head = "".join(f'<th scope="col">{escape(t(f"gamereview-sale-{h}"))}</th>' for h in heads)
        rows = "".join(self._row(sale) for sale in sales)
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        about = t("gamereview-auction-about")
        self.text.value = f"<h3>{escape(title)}</h3><p>{escape(about)}</p>{wide(table, title)}"

    def _row(self, sale: Sale) -> str:
        item = f'<th scope="row">{icon(sale.item)} {escape(words.kind(sale.item))}</th>'
        if sale.buyer is None:
            return (
                f"<tr>{item}<td>{escape(t('gamereview-sale-nobody'))}</td>{3 * '<td>–</td>'}</tr>"
            )
        buyer = self._review.players[sale.buyer]
        paid, most, towns = str(sale.paid), "…", "…"
        worth = sale.worth if sale.round <= self._known else None
        if worth is not None:
            most, towns = str(worth.coins), t("statistics-mean", mean=worth.towns)
            paid = f"<b>{paid}</b>" if sale.paid <= worth.coins else paid
        cells = "".join(f"<td>{cell}</td>" for cell in (paid, most, towns))
        return f"<tr>{item}<td>{mark(buyer.color)}{escape(buyer.name)}</td>{cells}</tr>"
