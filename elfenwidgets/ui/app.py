"""The whole game as one widget: the start screen, the table, the curtain, the end."""

import ipywidgets

from elfenwidgets.play import saves, user_files
from elfenwidgets.play.table import Table
from elfenwidgets.rules.record import Record
from elfenwidgets.text import language, t, use
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard, start_log
from elfenwidgets.ui.kit.page_widget import dress
from elfenwidgets.ui.phrases import language_choice
from elfenwidgets.ui.table.screen import TableScreen
from elfenwidgets.ui.table.side_pages import Aside
from elfenwidgets.ui.table.start_form import StartScreen


class App(ipywidgets.Box):  # type: ignore[misc]  # ipywidgets has no types
    """The game, to be shown once in a notebook or served by Voilà.

    What is visible follows from the widget's class: ``elfen-at-start``, ``-table``, ``-curtain``,
    ``-end`` or ``-aside``; the canvases stay where they are.
    """

    def __init__(self) -> None:
        start_log()
        language_choice.settle()
        self._guard = Guard(self._fault)
        self._place = ""
        board = BoardWidget(self._guard.passing)
        self.screen = TableScreen(board, self._guard, self._appear)
        self._tongue = w.HTML()
        self._start = w.Box(classes="elfen-start-box")
        self._aside = Aside(self._guard, self._appear, self._over)
        self._leave = w.Button(classes="elfen-leave")
        self._leave.on_click(self._guard(self.to_start))
        sheet = w.Box([board.board], classes="elfen-board-box")
        left = w.Box([sheet, board.rack], classes="elfen-left")
        super().__init__(
            [
                self._tongue,
                self._start,
                left,
                *self.screen.parts,
                self._aside.review_door,
                self._leave,
                self._aside.box,
            ]
        )
        self.add_class("elfen-app")
        self.to_start()

    def to_start(self) -> None:
        """Show the start screen; a game on the table stays in its file."""
        dress()
        self.screen.close()
        self._form = StartScreen(self._guard, self._begin, self._speak)
        self._start.children = [self._form.box, self._aside.puzzles_door]
        self._aside.speak()
        self._tongue.value = f'<span data-language="{language()}"></span>'
        self._appear("start")

    def _begin(self, table: Table, save: saves.Save) -> None:
        self._start.children = []
        self.screen.open(table, save)

    def _over(self) -> Record | None:
        """The game on the table once it is over, when nothing in it is secret any more."""
        table = self.screen.table
        return table.game.record() if table is not None and table.game.over else None

    def _speak(self, code: str) -> None:
        before = self._form
        before.remember()
        use(code)
        self.to_start()
        self._form.take_over(before)
        try:
            user_files.keep_setting("language", code)
        except OSError:
            self._form.tell(t("start-unsaved", folder=str(user_files.home())))

    def _appear(self, place: str) -> None:
        if place != self._place:
            if self._place:
                self.remove_class(f"elfen-at-{self._place}")
            self._place = place
            self.add_class(f"elfen-at-{place}")
            self._leave.description = t("end-again" if place == "end" else "leave")

    def _fault(self, file: str) -> None:
        if self._place == "start":
            self._form.tell(t("fault", file=file))
        else:
            self.screen.fault(file)
