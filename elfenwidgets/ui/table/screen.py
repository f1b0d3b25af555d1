"""The table on the screen: one refresh writes the whole of it, a session plays it."""

from collections.abc import Callable, Sequence
from functools import partial

from elfenwidgets.play import library
from elfenwidgets.play.since import Past, since, steps_since
from elfenwidgets.play.table import Table
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.marks import Marks, look
from elfenwidgets.ui.drawing.moving.motion import MOTION
from elfenwidgets.ui.drawing.wire import wire
from elfenwidgets.ui.kit import page_widget, preferences
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.background import Following
from elfenwidgets.ui.kit.guard import Guard, log_file
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking import keyboard
from elfenwidgets.ui.picking.activity import Activity
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.screen.controls import Controls
from elfenwidgets.ui.screen.of_session import offered
from elfenwidgets.ui.table import bot_turns, panel
from elfenwidgets.ui.table.at_table import AtTable
from elfenwidgets.ui.table.curtain import Curtain
from elfenwidgets.ui.table.handbook import Handbook
from elfenwidgets.ui.table.help_row import HelpRow
from elfenwidgets.ui.table.interlude import REST, Interlude
from elfenwidgets.ui.table.sale import Sale
from elfenwidgets.ui.table.scene import Scene, marks
from elfenwidgets.ui.table.sounds import Sounds
from elfenwidgets.ui.table.strips import Strips


class TableScreen:
    """One table on the screen.

    ``parts`` are its widgets, beside ``hand``, which lies on the rack; ``appear`` is called with
    the name of what the page is to show: ``"table"``, ``"curtain"`` or ``"end"``. ``session`` does
    what mouse, keyboard and buttons do.
    """

    def __init__(self, board: BoardWidget, guard: Guard, appear: Callable[[str], None]) -> None:
        self.session = Session(self.refresh, self._go_on, self._mark)
        self._at: AtTable | None = None
        self._scene: Scene | None = None
        self._tells_past = False
        self._board = board
        self._appear = appear
        self._bots = bot_turns.BotTurns(self.session.turn, lambda: self.fault(log_file()))
        self._strips = Strips()
        self._following = Following(self._follow, lambda: self.fault(log_file()))
        self._handbook = Handbook(guard)
        self._interlude = Interlude(guard, self._onward)
        self._sounds = Sounds()
        self._controls = Controls(board, guard, self.session, self._key, self._look_at)
        choices = self._controls.pane("choices", "elfen-choice-box")
        self.hand = self._controls.pane("hand")
        self._sale = Sale(guard, self.session, choices)
        self._help = HelpRow(
            guard, self.session.hint, self._look_up, self._bots.hurry, self._set_pace
        )
        self._curtain = Curtain(guard, self._sit_down, self._undo)
        self._hide_button = w.Button(description=t("hide"), classes="elfen-hide")
        self._hide_button.on_click(guard(self._hide))
        page_widget.answer_to(keyboard.EVERYWHERE)
        self.parts = (
            *self._strips.before,
            choices,
            self._strips.log,
            self._help.box,
            self._hide_button,
            self._handbook.box,
            self._interlude.box,
            self._curtain.box,
        )

    @property
    def table(self) -> Table | None:
        """The table on the screen, if any."""
        return None if self._at is None else self._at.table

    @property
    def pace(self) -> str:
        """How fast the bots play, one of PACES."""
        return self._bots.pace

    def open(self, table: Table, save: library.Save) -> None:
        """Show a table; from now on each action is saved."""
        at = self._at = AtTable(table, self._bots.stop)
        table.keep(save)
        at.tell_of_saving()
        self._bots.pace = preferences.PACE.chosen
        self._help.open(table, self._bots.pace)
        self._handbook.close()
        self._interlude.begin(table.view.round)
        self._sounds = Sounds()
        self.session.enter(self._at)
        wire.missed = self._tell_past
        # Who comes back to a seat on a device was not there meanwhile.
        self._tells_past = table.company.device is not None
        self.refresh()
        self._go_on()
        self._following.go()

    def close(self) -> None:
        """Take the table off the screen; the game stays in the library."""
        wire.missed = None
        self._following.stop()
        self._bots.stop()
        self._at = self._scene = None
        self.session.enter(Activity())
        self._empty()

    def pause(self) -> None:
        """Another page is looked at: bots wait, and of several people nobody's hand is open."""
        self._hide()
        self._following.stop()
        self._bots.stop()
        wire.missed = None

    def resume(self) -> None:
        """Show the table again, as the settings have it now."""
        if self._at is not None:
            self._at.weighs = preferences.PREVIEW.chosen == preferences.TOWNS
        wire.missed = self._tell_past
        self._follow(returned=True)
        self.refresh()
        self._go_on()
        self._following.go()

    def reseat(self) -> None:
        """Somebody else has got a seat at this page."""
        at = self._at
        if at is None:
            return
        self._bots.stop()
        at.table.reseat()
        at.message = None
        self._turn()

    def fault(self, file: str) -> None:
        """Tell of a fault of the program, written down in ``file``."""
        if self._at is None:
            return
        self._at.message = Message(t("fault", file=file))
        try:
            self.session.turn()
        except Exception:  # it is the picture itself that fails: the words still can be said
            self._strips.status.value = panel.said([self._at.message])
            self._controls.clear()

    def refresh(self) -> None:
        """Write the whole screen: the only writer."""
        at = self._at
        if at is None:
            return
        table, view = at.table, at.table.view
        if self._interlude.show(view, table.game.players, stays=not self._bots.pause):
            self._bots.rest = REST
        if table.hot_seat.awaited is not None and not self._between:
            self._fall(at, table.hot_seat.awaited)
            return
        past, undone, news = self._past(table, view), at.taken_back(view), at.news(view)
        if at.then is not None and at.view is not None:  # nothing moves there
            view, past, undone, news = at.view, (), False, ()
        seconds = min(MOTION, self._bots.pause / 2) if table.company.bots else MOTION
        scene = self._scene = Scene.of(at, view)
        lit = marks(at, scene, self.session)
        labels, display = scene.labels, scene.display
        show = partial(self._board.show, view, scene.colors, lit, labels, display)
        if not past:  # a click is answered where it fell, words may follow
            show(seconds if news or undone else 0.0)
        with wire.one_message():
            self._strips.write(at, view)
            self._ask(at, scene, lit, since(view.log, view.seat) if past else news)
            self._sale.show(view, scene.players)
            self._handbook.show(view)
            hide, blank = self._hide_button, table.hot_seat.open and at.hides
            hide.disabled = table.hot_seat.viewer is None or not at.hides
            w.toggle(hide, "elfen-blank", blank)  # its room stays
            self._appear("end" if table.game.over else "table")
        page_widget.play(
            self._sounds.happened(news, view, seconds)
            + self._sounds.turn(view.turn if view.actions else None)
        )
        if past and self._at is at:  # what flies comes from the strips, which stand there now
            show(seconds, past, t("since-title"))

    def _past(self, table: Table, view: View) -> tuple[Past, ...]:
        """What the others have done since somebody's last action, where that is to be told now."""
        wanted, self._tells_past = self._tells_past, False
        if not wanted or view.seat is None or table.game.over:
            return ()
        if not self._board.seen:  # it is told as soon as that is so
            self._board.when_seen = self._tell_past
            return ()
        return steps_since(table.game, view.seat)

    def _mark(self) -> None:
        """Write what is picked, pointed at and told: all else is as it was, if nothing happened."""
        at, scene = self._at, self._scene
        if at is None or scene is None or scene.view is not at.view:
            self.refresh()
            return
        lit = marks(at, scene, self.session)
        self._board.mark(lit)
        with wire.one_message():
            self._ask(at, scene, lit)

    def _ask(self, at: AtTable, scene: Scene, lit: Marks, news: Sequence[LogEvent] = ()) -> None:
        """Say what can be done, and offer it."""
        view, session = scene.view, self.session
        self._strips.ask(at, scene, session, look(view, lit), news)
        screen = offered(scene.still, session, view, scene.undo, scene.more, scene.hand)
        self._controls.show(screen, lines=len(at.table.view.log))

    def _fall(self, at: AtTable, seat: int) -> None:
        """The curtain: nothing of anybody's is left on the screen."""
        at.then = self._scene = None
        players, undoer = at.table.game.players, at.table.may_undo
        before = None if undoer is None else players[undoer]
        with wire.one_message():
            self._empty()
            self._curtain.fall(players[seat], before, at.message)
            self._appear("curtain")
        page_widget.play(self._sounds.turn(seat))

    def _empty(self) -> None:
        self._strips.clear()
        self._controls.clear()
        self._sale.clear()
        self._board.blank()

    @property
    def _between(self) -> bool:
        """Whether all look at the card about a round, before the curtain falls for the next."""
        return self._interlude.lies_open and self._at is not None and self._at.view is None

    def _onward(self) -> None:
        """The card between two rounds was read: bots play on, or the curtain falls."""
        self._bots.go_on()
        self.refresh()

    def _sit_down(self) -> None:
        table = self.table
        if table is not None and table.hot_seat.awaited is not None:
            table.hot_seat.sit_down(table.hot_seat.awaited)
            self._tells_past = True
            self._turn()

    def _tell_past(self) -> None:
        """Something moved on a page that was out of sight."""
        if self._at is not None:
            self._tells_past = True
            self.refresh()

    def _hide(self) -> None:
        at = self._at
        if at is not None and at.hides:
            at.table.hot_seat.hide()
            at.message = None
            self._turn()

    def _undo(self) -> None:
        """Take a move back from behind the curtain: a second press meets no curtain any more."""
        if self._at is not None and self._at.view is None:
            self._at.undo()
            self._turn()

    def _turn(self) -> None:
        """Another person is at the screen, or another move is theirs: no help is shown."""
        assert self._at is not None
        self._at.then = None
        self._at.hints.leave()
        self.session.turn()
        self._go_on()

    def _follow(self, returned: bool = False) -> None:
        """Show what another page has done; bots play there, and here if that page falls silent.

        ``returned``: the table was out of sight until now.
        """
        at = self._at
        if at is None or not at.table.follow():
            return
        self._bots.stop()
        at.message = None
        at.hints.leave()
        self._tells_past = returned
        self.session.turn()
        self._bots.go(at, bot_turns.GRACE)

    def _go_on(self) -> None:
        """Bots play on by themselves."""
        if self._at is not None:
            self._bots.go(self._at)

    def _look_at(self, line: str) -> None:
        """Show the board as it was; whatever is pressed there leads back."""
        if self._at is not None and self._at.view is not None:
            self._at.look_at(line)
            self.session.turn()

    def _key(self, name: str) -> None:
        if name == "?":
            self._look_up(at_keys=True)
        elif self._between and name in ("Enter", " "):
            self._interlude.close()
        else:
            self.session.key(name)

    def _look_up(self, at_keys: bool = False) -> None:
        """Open the handbook, or close it again."""
        if self._at is not None and self._at.view is not None:
            self._handbook.turn(self._at.view, at_keys)

    def _set_pace(self, name: str) -> None:
        try:
            self._bots.keep(name)
        except OSError as error:
            if self._at is not None:
                self._at.message = Message(keeping.unkept(error))
            self.refresh()
