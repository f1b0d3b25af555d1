"""The words around the board, written together: the only strips of HTML that the table has."""

from collections.abc import Sequence
from dataclasses import replace

from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.positions import in_words
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.table import aloud, panel, picture
from elfenwidgets.ui.table.at_table import AtTable


class Strips:
    """The seats, what is said aloud, whose turn it is, the board in words; and the log."""

    def __init__(self) -> None:
        self._seats, self.status, self._position, self.log = (
            w.HTML(classes="elfen-panel") for _ in range(4)
        )
        self._live = w.HTML(classes="elfen-live")
        self._asked: tuple[str, ...] = ()
        self.before = (self._seats, self._live, self.status, self._position)

    def write(self, at: AtTable, view: View) -> None:
        """Say what a seat sees."""
        players, view = at.table.game.players, _passed_on(at, view)
        self._seats.value = panel.seats(view, players, at.faces)
        self.log.value = panel.log(at.table.game, at.table.view.log)
        self._position.value = in_words(view, players)

    def ask(
        self, at: AtTable, view: View, session: Session, where: float, news: Sequence[LogEvent] = ()
    ) -> None:
        """Say what can be done; ``where`` on the board the action is, ``news`` what is new."""
        players, view = at.table.game.players, _passed_on(at, view)
        asked, told = session.asked(), tuple(picture.messages(at, view, session))
        self.status.value = _words(at, view, " ▸ ".join(asked), told, where)
        self._live.value = aloud.news(news, players, self._unheard(asked), told)

    def _unheard(self, asked: tuple[str, ...]) -> tuple[str, ...]:
        """What of a question nobody has heard yet.

        While arrows lead from one choice to the next, that is the choice alone.
        """
        before, self._asked = self._asked, asked
        same = len(asked) == len(before) == 2 and asked[0] == before[0]
        return asked[1:] if same else asked

    def clear(self) -> None:
        """Say nothing."""
        self._asked = ()
        for strip in (*self.before, self.log):
            strip.value = ""


def _passed_on(at: AtTable, view: View) -> View:
    """The view as it is said: who looks at a drawn counter has not yet passed the turn on."""
    return replace(view, turn=at.table.hot_seat.viewer) if at.table.hot_seat.looking else view


def _words(at: AtTable, view: View, now: str, told: Sequence[Message], where: float) -> str:
    """Whose turn it is and what can be done; how the game went once it is over.

    ``where`` on the board the action is.
    """
    game = at.table.game
    if game.over:
        return panel.end(view, game, at.faces)
    assert view.turn is not None
    bot = view.turn in at.table.company.bots
    heading = t("turn-bot" if bot else "turn-of", name=game.players[view.turn].name)
    here = bot and not at.table.company.looks_on
    faces = at.faces if bot else {}
    return panel.status(view, game.players, heading, now, told, here, where, faces)
