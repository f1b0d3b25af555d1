"""The page of a table: all its widgets, each written from what is seen there."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from elfenwidgets.markup import Html
from elfenwidgets.play.since import Past, since
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.marks import Marks, look
from elfenwidgets.ui.drawing.wire import wire
from elfenwidgets.ui.kit import page_widget
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.positions import in_words
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.screen.controls import Controls
from elfenwidgets.ui.screen.of_session import offered
from elfenwidgets.ui.table import panel
from elfenwidgets.ui.table.at_table import AtTable
from elfenwidgets.ui.table.curtain import Curtain
from elfenwidgets.ui.table.handbook import Handbook
from elfenwidgets.ui.table.interlude import Interlude
from elfenwidgets.ui.table.sale import Sale
from elfenwidgets.ui.table.scene import Scene, marks, messages
from elfenwidgets.ui.table.sounds import Sounds


class Answers(NamedTuple):
    """What is done when something is pressed that is no choice: a key, a line of the log, a button.

    The buttons are those of the card between two rounds, of the curtain and of one's own hand.
    """

    key: Callable[[str], None]
    line: Callable[[str], None]
    onward: Callable[[], None]
    sit_down: Callable[[], None]
    take_back: Callable[[], None]
    hide: Callable[[], None]


class TablePage:
    """What a table has on the page.

    ``parts`` are its widgets but for what belongs below them, ``below`` those that come after the
    help, and ``hand`` lies on the rack; ``appear`` is called with the name of what the page is to
    show: ``"table"``, ``"curtain"`` or ``"end"``.
    """

    def __init__(
        self,
        board: BoardWidget,
        guard: Guard,
        session: Session,
        answers: Answers,
        appear: Callable[[str], None],
    ) -> None:
        self.board = board
        self.handbook = Handbook(guard)
        self.interlude = Interlude(guard, answers.onward)
        self.controls = Controls(board, guard, session, answers.key, answers.line)
        self.hand = self.controls.pane("hand")
        self._session, self._appear = session, appear
        self._scene: Scene | None = None
        self._strips = _Strips()
        self._sounds = Sounds()
        choices = self.controls.pane("choices", "elfen-choice-box")
        self._sale = Sale(guard, session, choices)
        self.curtain = Curtain(guard, answers.sit_down, answers.take_back)
        self._hide = button(guard, t("hide"), answers.hide, "elfen-hide")
        self.parts = (*self._strips.before, choices, self._strips.log)
        self.below = (self._hide, self.handbook.box, self.interlude.box, self.curtain.box)

    def open(self, view: View) -> None:
        """Another table, which is at this point: what has happened there is known."""
        self.handbook.close()
        self.interlude.begin(view.round)
        self._sounds = Sounds()

    def write(
        self,
        at: AtTable,
        view: View,
        news: Sequence[LogEvent],
        seconds: float,
        past: Sequence[Past],
    ) -> None:
        """Write all of it for a ``view``; ``news`` are what is new there.

        What lies elsewhere than it did goes there, a step in so many ``seconds``; where there is a
        ``past`` that is told, step by step, in its place.
        """
        scene = self._scene = Scene.of(at, view)
        lit = marks(at, scene, self._session)
        labels, display = scene.labels, scene.display
        show = partial(self.board.show, view, scene.colors, lit, labels, display)
        if not past:  # a click is answered where it fell, words may follow
            show(seconds)
        hot_seat = at.table.hot_seat
        with wire.one_message():
            self._strips.write(at, view)
            self._ask(at, scene, lit, since(view.log, view.seat) if past else news)
            self._sale.show(view, scene.players)
            self.handbook.show(view)
            self._hide.disabled = hot_seat.viewer is None or not at.hides
            w.toggle(self._hide, "elfen-blank", hot_seat.open and at.hides)  # its room stays
            self._appear("end" if at.table.game.over else "table")
        page_widget.play(
            self._sounds.happened(news, view, seconds)
            + self._sounds.turn(view.turn if view.actions else None)
        )
        if past and self._scene is scene:  # what flies comes from the strips, which stand there now
            show(seconds, past, t("since-title"))

    def mark(self, at: AtTable) -> bool:
        """Write what is picked, pointed at and told; False: more than that is another now."""
        scene = self._scene
        if scene is None or scene.view is not at.view:
            return False
        lit = marks(at, scene, self._session)
        self.board.mark(lit)
        with wire.one_message():
            self._ask(at, scene, lit)
        return True

    def _ask(self, at: AtTable, scene: Scene, lit: Marks, news: Sequence[LogEvent] = ()) -> None:
        """Say what can be done, and offer it."""
        view, session = scene.view, self._session
        self._strips.ask(at, scene, session, look(view, lit), news)
        screen = offered(scene.still, session, view, scene.undo, scene.more, scene.hand)
        self.controls.show(screen, lines=len(at.table.view.log))

    def fall(self, at: AtTable, seat: int) -> None:
        """The curtain: nothing of anybody's is left on the screen."""
        players, undoer = at.table.game.players, at.table.may_undo
        before = None if undoer is None else players[undoer]
        with wire.one_message():
            self.clear()
            self.curtain.fall(players[seat], before, at.message)
            self._appear("curtain")
        page_widget.play(self._sounds.turn(seat))

    def only_say(self, message: Message) -> None:
        """Say this where the picture itself cannot be made."""
        self._strips.status.value = panel.said([message])
        self.controls.clear()

    def clear(self) -> None:
        """Nothing is left of a table."""
        self._scene = None
        self._strips.clear()
        self.controls.clear()
        self._sale.clear()
        self.board.blank()


class _Strips:
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
