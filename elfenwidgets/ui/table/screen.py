"""The table: what a person picks becomes actions, and one refresh writes the whole screen."""

from collections.abc import Callable, Iterator

from elfenwidgets.play import saves, user_files
from elfenwidgets.play.table import Table
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.refusal import Refusal, Refused
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import BACK, UNDO, Target
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard, log_file
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.chart import chart_table
from elfenwidgets.ui.phrases.message import Message, told
from elfenwidgets.ui.phrases.rack_labels import rack_labels
from elfenwidgets.ui.picking.choice_box import ChoiceBox
from elfenwidgets.ui.picking.hint_ladder import HintLadder, outlook
from elfenwidgets.ui.picking.keyboard import BACKWARD, FORWARD
from elfenwidgets.ui.picking.narrowing import Choosing, attempt
from elfenwidgets.ui.picking.prompts import label, now, prices, trail
from elfenwidgets.ui.table import bot_turns, panel
from elfenwidgets.ui.table.curtain import Curtain
from elfenwidgets.ui.table.help_row import HelpRow


class TableScreen:
    """One table on the screen.

    ``parts`` are its widgets; ``appear`` is called with the name of what the page is to show:
    ``"table"``, ``"curtain"`` or ``"end"``.
    """

    def __init__(self, board: BoardWidget, guard: Guard, appear: Callable[[str], None]) -> None:
        self.table: Table | None = None
        self._board = board
        self._guard = guard
        self._appear = appear
        self._choosing = Choosing(())
        self._focus: Target | None = None
        self._message: Message | None = None
        self._hints = HintLadder()
        self._bots = bot_turns.BotTurns(self._bot_played, lambda: self.fault(log_file()))
        self._panel = w.HTML(classes="elfen-panel")
        self._chart = w.HTML(classes="elfen-chart-box")
        self._choices = ChoiceBox(guard, self._pick, self._point)
        self._help = HelpRow(guard, self._hint, self._bots.hurry, self._set_pace)
        self._curtain = Curtain(guard, self._sit_down, self._undo)
        self._hide_button = w.Button()
        self._hide_button.on_click(guard(self._hide))
        self._hide_button.add_class("elfen-hide")
        board.on_pick(self._pick)
        board.on_key(self._key)
        self.parts = (
            self._panel,
            self._choices.box,
            self._help.box,
            self._hide_button,
            self._chart,
            self._curtain.box,
        )

    def open(self, table: Table, save: saves.Save) -> None:
        """Show a table; from now on each action is saved."""
        self.table = table
        self._message = None
        table.keep(save)
        table.game.watch(lambda _: self._tell_of_saving(table))
        self._tell_of_saving(table)
        self._choices.speak()
        self._bots.pace = bot_turns.kept()
        self._help.open(table, self._bots.pace)
        self._hide_button.description = t("hide")
        self._chart.value = chart_table(table.view)
        self._turn()

    def close(self) -> None:
        """Take the table off the screen; the game stays in its file."""
        self._bots.stop()
        self.table = None
        self._choosing = Choosing(())
        self._panel.value = ""
        self._choices.clear()
        self._board.blank()

    def fault(self, file: str) -> None:
        """Tell of a fault of the program, written down in ``file``."""
        self._message = Message(t("fault", file=file))
        if self.table is not None:
            self._choosing = Choosing(self.table.view.actions)
            try:
                self.refresh()
            except Exception:  # it is the picture itself that fails: the words still can be said
                self._panel.value = told(self._message)

    def refresh(self) -> None:
        """Write the whole screen: the only writer."""
        table = self.table
        if table is None:
            return
        if table.awaited is not None:
            self._fall(table, table.awaited)
            return
        view = table.view
        # The board goes first: a click is answered where it fell, words may follow.
        self._board.show(view, self._colors, self._marks(table, view), rack_labels())
        self._panel.value = self._words(table, view)
        self._choices.show(view, self._choosing, self._focus, self._may_undo(table))
        self._hide_button.disabled = len(table.people) < 2 or table.game.over
        self._appear("end" if table.game.over else "table")

    @property
    def _colors(self) -> tuple[str, ...]:
        assert self.table is not None
        return tuple(player.color for player in self.table.game.players)

    def _words(self, table: Table, view: View) -> str:
        players = table.game.players
        happened = panel.log(table.game)
        if table.game.over:
            return panel.seats(view, players) + panel.end(view, table.game) + happened
        assert view.turn is not None
        heading = t(
            "turn-bot" if view.turn in table.bots else "turn-of", name=players[view.turn].name
        )
        what = now(view, self._choosing)
        if self._focus is not None:
            what += f" ▸ {label(self._focus, view, self._choosing)}"
        return (
            panel.seats(view, players)
            + panel.status(view, players, heading, what, self._messages(view))
            + happened
        )

    def _messages(self, view: View) -> Iterator[Message]:
        """What is told beside the board: a refusal, what a placement would change, a hint."""
        if self._message is not None:
            yield self._message
        if change := outlook(view, self._choosing, self._focus):
            yield Message(change, alarm=False)
        if (hint := self._hints.message) is not None:
            yield hint

    def _marks(self, table: Table, view: View) -> Marks:
        return Marks(
            legal=self._hints.glow(self._choosing),
            chosen=frozenset(self._choosing.picks),
            focus=self._focus,
            prices=prices(view, self._choosing),
            trail=trail(table.game.events),
            solid=self._hints.journey(view),
        )

    def _fall(self, table: Table, seat: int) -> None:
        """The curtain: nothing of anybody's is left on the screen."""
        self._panel.value = ""
        self._choices.clear()
        self._board.blank()
        undoer = table.may_undo
        self._curtain.fall(
            table.game.players[seat],
            None if undoer is None else table.game.players[undoer],
            self._message,
        )
        self._appear("curtain")

    def _sit_down(self) -> None:
        if self.table is not None and self.table.awaited is not None:
            self.table.sit_down(self.table.awaited)
            self._turn()

    def _hide(self) -> None:
        if self.table is not None and len(self.table.people) > 1 and not self.table.game.over:
            self.table.viewer = None
            self._message = None
            self._turn()

    def _may_undo(self, table: Table) -> bool:
        """Whether whoever looks at the screen may take a move of their own back; behind the
        curtain whoever says that it was theirs."""
        undoer = table.may_undo
        return undoer is not None and (undoer == table.viewer or table.awaited is not None)

    def _undo(self) -> None:
        if self.table is not None and self._may_undo(self.table):
            self._bots.stop()
            self.table.undo()
            self._message = None
            self._turn()

    def _turn(self) -> None:
        """A decision begins: nothing picked yet, no help; bots play on by themselves."""
        table = self.table
        assert table is not None
        self._focus = None
        self._hints.leave()
        self._choosing = Choosing(table.view.actions)
        self.refresh()
        self._bots.go(table)

    def _bot_played(self) -> None:
        assert self.table is not None
        self._choosing = Choosing(self.table.view.actions)
        self.refresh()

    def _hint(self) -> None:
        """The next rung of the help for whoever is in turn and looks at the screen."""
        table = self.table
        if table is not None and table.view.actions:
            self._message = None
            self._hints.climb(table.view)
            self.refresh()

    def _set_pace(self, name: str) -> None:
        try:
            self._bots.keep(name)
        except OSError:
            self._message = Message(t("start-unsaved", folder=str(user_files.home())))
            self.refresh()

    def _point(self, target: Target | None) -> None:
        """Show where a choice lies, without choosing it."""
        self._focus = target
        self.refresh()

    def _pick(self, target: Target) -> None:
        table = self.table
        if table is None or table.awaited is not None:
            return
        if target == UNDO:
            self._undo()
            return
        if table.game.over:
            return
        self._message, self._focus = None, None
        if target == BACK:
            self._choosing = self._choosing.back()
        elif (more := self._choosing.pick(target)) is not None:
            self._choosing = more
            self._hints.picked(target)
            if more.complete is not None:
                self._play(more.complete)
                return
        else:
            self._refuse(table, target)
        self.refresh()

    def _play(self, action: Action) -> None:
        assert self.table is not None
        try:
            self.table.play(action)
        except Refused as refused:
            self._say_no(self.table, refused.refusal)
        self._turn()

    def _refuse(self, table: Table, target: Target) -> None:
        """Say why what was picked cannot be played."""
        action = attempt(table.view, self._choosing.picks, target)
        refusal = table.game.why_not(action) if action is not None else None
        if refusal is not None:
            self._say_no(table, refusal)

    def _say_no(self, table: Table, refusal: Refusal) -> None:
        """Say a refusal, and remember it for the review of the lessons."""
        self._message = Message(words.refusal(refusal, table.game.players))
        Memory().change(lambda progress: progress.note_refusal(refusal.rule))

    def _key(self, key: str) -> None:
        """Arrows go through the choices, Enter takes one, Escape goes back."""
        table = self.table
        if table is None or table.awaited is not None:
            return
        options = self._choosing.options
        if key in FORWARD + BACKWARD and options:
            ahead = 1 if key in FORWARD else -1
            at = options.index(self._focus) + ahead if self._focus in options else min(ahead, 0)
            self._point(options[at % len(options)])
        elif key in ("Enter", " ") and self._focus is not None:
            self._pick(self._focus)
        elif key == "Escape":
            self._pick(BACK)
        elif key == "Backspace":
            self._undo()

    def _tell_of_saving(self, table: Table) -> None:
        """Say it where the game could not be saved, or not in its file."""
        if table.trouble is not None:
            self._message = Message(t(f"save-{table.trouble}", folder=str(user_files.home())))
