"""What a town holds, in a few words: for a page to say where the pointer is."""

from collections.abc import Iterator, Sequence

from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words


def held(view: View, players: Sequence[Player]) -> dict[str, str]:
    """The pieces and boots of each town, its coins, and whether it is the viewer's goal; by town.

    A line each, the name of the town first. Nothing is in it but what the ``view`` shows.
    """
    towns = view.edition.board.towns
    return {id: "\n".join((town.name, *_lines(id, view, players))) for id, town in towns.items()}


def _lines(town: str, view: View, players: Sequence[Player]) -> Iterator[str]:
    seated = list(zip(view.seats, players, strict=True))
    uncollected = [player.name for seat, player in seated if town not in seat.pieces]
    if town != view.edition.board.capital and uncollected:
        all_of_them = len(uncollected) == len(seated)
        yield (
            t("town-all-pieces") if all_of_them else t("town-pieces", names=words.row(uncollected))
        )
    boots = [player.name for seat, player in seated if seat.boot == town]
    if boots:
        yield t("town-boots", names=words.row(boots))
    if view.gold is not None and town in view.gold.values:
        yield t("so-many-coins", coins=view.gold.values[town])
    if view.me is not None and view.me.town_card == town:
        yield t("town-own-card")
