"""What the front says to whoever comes, by the games that are kept and what was learned."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from urllib.parse import quote

from elfenwidgets.lessons.own_setting import QUICK_ROUND, QUICK_WAY
from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.saved_game import about

LISTED = 3
"""How many of the unfinished games are shown."""


@dataclass(frozen=True)
class Welcome:
    """The unfinished games, the latest first, and what leads to the quick way, if anything does.

    ``trouble`` says why the library cannot be read, if it cannot.
    """

    unfinished: Sequence[library.Listed]
    first: str
    trouble: str

    @property
    def looks(self) -> dict[str, bool]:
        """The classes of the card, and whether it has them."""
        return {"elfen-unfinished": bool(self.unfinished), "elfen-new-here": bool(self.first)}

    @property
    def plain(self) -> bool:
        """Whether nothing comes before a game against bots."""
        return not any(self.looks.values())

    @property
    def about(self) -> Html:
        """The unfinished games as HTML: about the latest, which a button leads to, and links."""
        if not self.unfinished:
            return Html()
        first, *others = map(about, self.unfinished)
        links = Html().join(
            html('<li><a href="#play/{}">{}</a></li>', quote(game.id), said)
            for game, said in zip(self.unfinished[1:], others, strict=True)
        )
        more = html('<li><a href="#games">{}</a></li>', t("front-all-games"))
        return html(
            '<p class="elfen-quiet">{}</p><ul class="elfen-unfinished">{}{}</ul>',
            first,
            links,
            more,
        )


def welcome() -> Welcome:
    """What the front says now."""
    trouble = ""
    games: list[library.Listed | library.Broken] = []
    try:
        games = library.games("unfinished")
    except OSError as error:
        trouble = keeping.unread(error)
    whole = (game for game in games if isinstance(game, library.Listed))
    first = "" if trouble or games else _first_round()
    return Welcome(tuple(islice(whole, LISTED)), first, trouble)


def title() -> Html:
    """What it is about, as HTML."""
    return html("<h1>{}</h1><p>{}</p>", t("start-title"), t("front-about"))


def fan() -> Html:
    """Whose game it is, as HTML."""
    return html('<p class="elfen-quiet">{}</p>', t("start-fan"))


def _first_round() -> str:
    """What leads to the quick way: to begin it, or to go on; nothing for who knows the game.

    Whoever is new has no game kept, and has learned nothing.
    """
    try:
        learned = library.facts()
        if library.games("finished") or learned.get("answers", {}).get(QUICK_ROUND):
            return ""
    except OSError:
        return ""
    if QUICK_WAY in library.settings():
        return t("front-first-on")
    return "" if any(learned.values()) else t("front-first")
