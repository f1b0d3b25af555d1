"""The place of all tables that are played on devices: who plays and how far they are, live."""

import ipywidgets

from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.play.guests import alone
from elfenwidgets.text import t
from elfenwidgets.ui.home.address import write
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.background import Following
from elfenwidgets.ui.kit.guard import log_file
from elfenwidgets.ui.kit.place import Address, Go
from elfenwidgets.ui.phrases import keeping, saved_game
from elfenwidgets.ui.phrases.message import notice


class Tables:
    """The place of several tables at once.

    ``#tables``: a class has ten of them, and each has a way to look on.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._stamp: object = None
        self._list = w.Prose(classes="elfen-told-here")
        self._following = Following(self._look, self._failed)
        self.widget: ipywidgets.Widget = w.VBox(
            [self._list], classes="elfen-app elfen-device elfen-at-said"
        )

    def open(self, rest: Address) -> None:
        """Show them, and from now on whatever changes."""
        if rest:
            self._note(("tables",))
        self._stamp = None
        self._look()
        self._following.go()

    def leave(self) -> None:
        """Look no more."""
        self._following.stop()

    def _look(self) -> None:
        stamp = library.stamp()
        if stamp is None or stamp != self._stamp:
            self._stamp = stamp
            none = t("share-alone") if alone() else t("share-no-tables")
            said = links() or html("<p>{}</p>", none)
            self._list.value = html("<h1>{}</h1>{}", t("place-tables"), said)

    def _failed(self) -> None:
        self._list.value = notice(t("fault", file=log_file()))


def links() -> Html:
    """The games that several devices play, each with the way to look on; of none nothing."""
    try:
        games = library.shared_games()
    except OSError as error:
        return notice(keeping.unread(error))
    rows = Html().join(
        html('<li><a href="#{}">{}</a></li>', write(("watch", game.id)), saved_game.line(game))
        for game in games
    )
    return html("<ul>{}</ul>", rows) if rows else Html()
