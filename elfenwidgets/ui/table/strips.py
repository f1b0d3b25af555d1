"""The words around the board, written together: the only strips of HTML that the table has."""

from collections.abc import Sequence
from dataclasses import replace

from elfenwidgets.markup import Html
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.phrases.positions import in_words
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.table import panel
from elfenwidgets.ui.table.at_table import AtTable
from elfenwidgets.ui.table.scene import Scene, messages


class Strips:
    """The seats, what is said aloud, whose turn it is, the board in words; and the log."""

    def __init__(self) -> None:
        self._seats, self.status, self._position, self.log = (
            w.HTML(classes="elfen-panel") for _ in range(4)
        )
        self._live = w.HTML(classes="elfen-live")
        self._asked: tuple[str, ...] = ()
        self._heading: panel.Heading | None = None
        self.before = (self._seats, self._live, self.status, self._position)

    def write(self, at: AtTable, view: View) -> None:
        """Say what a seat sees; how the game went once it is over."""
        game, view = at.table.game, _passed_on(at, view)
        self._seats.value = panel.seats(view, game.players, at.faces)
        self.log.value = panel.log(game, at.table.view.log)
        self._position.value = in_words(view, game.players)
        self._heading = None if game.over else _heading(at, view)
        if game.over:
            self.status.value = panel.end(view, game, at.faces)

    def ask(
        self,
        at: AtTable,
        scene: Scene,
        session: Session,
        where: float,
        news: Sequence[LogEvent] = (),
    ) -> None:
        """Say what can be done; ``where`` on the board the action is, ``news`` what is new."""
        asked, told = session.asked(), tuple(messages(at, scene, session))
        if self._heading is not None:
            self.status.value = panel.status(self._heading, " ▸ ".join(asked), told, where)
        self._live.value = panel.aloud(news, scene.players, self._unheard(asked), told)

    def _unheard(self, asked: tuple[str, ...]) -> tuple[str, ...]:
        """What of a question nobody has heard yet.

        While arrows lead from one choice to the next, that is the choice alone.
        """
        before, self._asked = self._asked, asked
        same = len(asked) == len(before) == 2 and asked[0] == before[0]
        return asked[1:] if same else asked

    def clear(self) -> None:
        """Say nothing."""
        self._asked, self._heading = (), None
        for strip in (*self.before, self.log):
            strip.value = Html()


def _passed_on(at: AtTable, view: View) -> View:
    """The view as it is said: who looks at a drawn counter has not yet passed the turn on."""
    return replace(view, turn=at.table.hot_seat.viewer) if at.table.hot_seat.looking else view


def _heading(at: AtTable, view: View) -> panel.Heading:
    """Whose turn it is."""
    assert view.turn is not None
    players, bot = at.table.game.players, view.turn in at.table.company.bots
    says = t("turn-bot" if bot else "turn-of", name=players[view.turn].name)
    here = bot and not at.table.company.looks_on
    return panel.heading(view, players, says, here, at.faces if bot else {})
