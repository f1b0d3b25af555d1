"""The table on the screen: one refresh writes the whole of it, a session plays it."""

from collections.abc import Callable

from elfenwidgets.play import library
from elfenwidgets.play.since import Past, steps_since
from elfenwidgets.play.table import Table
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.moving.motion import MOTION
from elfenwidgets.ui.drawing.wire import wire
from elfenwidgets.ui.kit import page_widget, preferences
from elfenwidgets.ui.kit.background import Following
from elfenwidgets.ui.kit.guard import Guard, log_file
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking import keyboard
from elfenwidgets.ui.picking.activity import Activity
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.table import bot_turns
from elfenwidgets.ui.table.at_table import AtTable
from elfenwidgets.ui.table.help_row import HelpRow
from elfenwidgets.ui.table.interlude import REST
from elfenwidgets.ui.table.page import Answers, TablePage


class TableScreen:
    """One table on the screen: what goes on there by itself, and what is done when it is pressed.

    ``parts`` are its widgets, beside ``hand``, which lies on the rack; ``appear`` is called with
    the name of what the page is to show: ``"table"``, ``"curtain"`` or ``"end"``. ``session`` does
    what mouse, keyboard and buttons do.
    """

    def __init__(self, board: BoardWidget, guard: Guard, appear: Callable[[str], None]) -> None:
        self.session = Session(self.refresh, self._go_on, self._mark)
        self._at: AtTable | None = None
        self._tells_past = False
        self._bots = bot_turns.BotTurns(self.session.turn, lambda: self.fault(log_file()))
        self._following = Following(self._follow, lambda: self.fault(log_file()))
        answers = Answers(
            self._key, self._look_at, self._onward, self._sit_down, self._undo, self._hide
        )
        self._page = page = TablePage(board, guard, self.session, answers, appear)
        self._help = HelpRow(
            guard, self.session.hint, self._look_up, self._bots.hurry, self._set_pace
        )
        page_widget.answer_to(keyboard.EVERYWHERE)
        self.hand = page.hand
        self.parts = (*page.parts, self._help.box, *page.below)

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
        self._page.open(table.view)
        self.session.enter(at)
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
        self._at = None
        self.session.enter(Activity())
        self._page.clear()

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
            self._page.only_say(self._at.message)

    def refresh(self) -> None:
        """Write the whole screen."""
        at = self._at
        if at is None:
            return
        table, view = at.table, at.table.view
        if self._page.interlude.show(view, table.game.players, stays=not self._bots.pause):
            self._bots.rest = REST
        if table.hot_seat.awaited is not None and not self._between:
            at.then = None
            self._page.fall(at, table.hot_seat.awaited)
            return
        past, undone, news = self._past(table, view), at.taken_back(view), at.news(view)
        if at.then is not None and at.view is not None:  # nothing moves there
            view, past, undone, news = at.view, (), False, ()
        seconds = min(MOTION, self._bots.pause / 2) if table.company.bots else MOTION
        moves = seconds if news or undone or past else 0.0
        self._page.write(at, view, news, moves, past)

    def _past(self, table: Table, view: View) -> tuple[Past, ...]:
        """What the others have done since somebody's last action, where that is to be told now."""
        wanted, self._tells_past = self._tells_past, False
        if not wanted or view.seat is None or table.game.over:
            return ()
        board = self._page.board
        if not board.seen:  # it is told as soon as that is so
            board.when_seen = self._tell_past
            return ()
        return steps_since(table.game, view.seat)

    def _mark(self) -> None:
        """Write what is picked, pointed at and told: all else is as it was, if nothing happened."""
        if self._at is None or not self._page.mark(self._at):
            self.refresh()

    @property
    def _between(self) -> bool:
        """Whether all look at the card about a round, before the curtain falls for the next."""
        return self._page.interlude.lies_open and self._at is not None and self._at.view is None

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
            self._page.interlude.close()
        else:
            self.session.key(name)

    def _look_up(self, at_keys: bool = False) -> None:
        """Open the handbook, or close it again."""
        if self._at is not None and self._at.view is not None:
            self._page.handbook.turn(self._at.view, at_keys)

    def _set_pace(self, name: str) -> None:
        try:
            self._bots.keep(name)
        except OSError as error:
            if self._at is not None:
                self._at.message = Message(keeping.unkept(error))
            self.refresh()
