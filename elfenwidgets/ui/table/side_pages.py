"""What opens in place of the table: the review of a game that is over, and the puzzles.

Both pages are loaded when they are first asked for: most kernels never show them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from elfenwidgets.rules.record import Record
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard

if TYPE_CHECKING:
    from elfenwidgets.ui.pages.game_review import GameReview
    from elfenwidgets.ui.pages.puzzle_page import PuzzlePage


class Aside:
    """``box`` is the place; ``review_door`` is the button that leads there from the end of a game,
    ``puzzles_door`` the one from the start screen.

    ``appear`` is called with the name of what the page is to show, ``over`` gives the game on the
    table if it is over. What is opened here is made when it is first asked for, and then kept.
    """

    def __init__(
        self, guard: Guard, appear: Callable[[str], None], over: Callable[[], Record | None]
    ) -> None:
        self._appear, self._over = appear, over
        self._from = ""
        self._review: GameReview | None = None
        self._puzzles: PuzzlePage | None = None
        self._back = w.Button(classes="elfen-back")
        self._back.on_click(guard(self._close))
        self.review_door = w.Button(classes="elfen-look-back")
        self.review_door.on_click(guard(self._open_review))
        self.puzzles_door = w.Button(classes="elfen-puzzles")
        self.puzzles_door.on_click(guard(self._open_puzzles))
        self.box = w.Box(classes="elfen-aside")

    def speak(self) -> None:
        """Say what the buttons say, in the language in use."""
        self.review_door.description = t("gamereview-open")
        self.puzzles_door.description = t("puzzles-open")

    def _open_review(self) -> None:
        record = self._over()
        if record is None:
            return
        if self._review is None:
            from elfenwidgets.ui.pages.game_review import GameReview

            self._review = GameReview()
        self._review.show(record)
        self._show(self._review.part, "end", t("gamereview-close"))

    def _open_puzzles(self) -> None:
        if self._puzzles is None:
            from elfenwidgets.ui.pages.puzzle_page import PuzzlePage

            self._puzzles = PuzzlePage()
        else:
            self._puzzles.open()
        self._show(self._puzzles.part, "start", t("puzzles-close"))

    def _show(self, part: w.Widget, origin: str, back: str) -> None:
        self._from, self._back.description = origin, back
        self.box.children = [self._back, part]
        self._appear("aside")

    def _close(self) -> None:
        self.box.children = []
        if self._review is not None:
            self._review.close()
        self._appear(self._from)
