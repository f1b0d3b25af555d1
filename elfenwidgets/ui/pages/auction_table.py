"""The auction of a round of Elfengold, looked back at: what was paid, and what it was worth."""

from collections.abc import Iterator

from elfenwidgets.markup import Html, escape, html
from elfenwidgets.play.coaching.game_review import Review, Sale
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.html_parts import wide
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import icon, mark


class AuctionTable:
    """The sales of one round at a time; ``text`` is the widget, empty in the base game."""

    def __init__(self) -> None:
        self.text = w.Prose()

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
            self.text.value = Html()
            return
        title = t("gamereview-auction", round=round)
        heads = ("item", "buyer", "paid", "most", "towns")
        head = Html().join(
            html('<th scope="col">{}</th>', t(f"gamereview-sale-{h}")) for h in heads
        )
        rows = Html().join(self._row(sale) for sale in sales)
        table = html("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>", head, rows)
        about = t("gamereview-auction-about")
        self.text.value = html("<h3>{}</h3><p>{}</p>{}", title, about, wide(table, title))

    def _row(self, sale: Sale) -> Html:
        item = html('<th scope="row">{} {}</th>', icon(sale.item), words.kind(sale.item))
        if sale.buyer is None:
            return html(
                "<tr>{}<td>{}</td>{}</tr>",
                item,
                t("gamereview-sale-nobody"),
                Html("<td>–</td>") * 3,
            )
        buyer = self._review.players[sale.buyer]
        most, towns, paid = "…", "…", escape(str(sale.paid))
        worth = sale.worth if sale.round <= self._known else None
        if worth is not None:
            most, towns = str(worth.coins), t("statistics-mean", mean=worth.towns)
            paid = html("<b>{}</b>", paid) if sale.paid <= worth.coins else paid
        cells = Html().join(html("<td>{}</td>", cell) for cell in (paid, most, towns))
        return html("<tr>{}<td>{}{}</td>{}</tr>", item, mark(buyer.color), buyer.name, cells)
