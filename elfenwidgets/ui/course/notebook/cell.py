"""A step of the course alone, in a cell of a notebook: the screen of steps without its way on."""

from weakref import WeakValueDictionary

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.lessons.step import Step
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.step_acts import act
from elfenwidgets.ui.course.step_screen import StepScreen
from elfenwidgets.ui.course.text.step_text import sentence
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.background import Following
from elfenwidgets.ui.kit.guard import Guard, log_file, start_log
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.pages.game_review import GameReview
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.screen.model import Choice
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.games.game_piece import GameAct
from elfenwidgets.ui.stage.question import QuestionAct


class CellScreen(StepScreen):
    """The screen of a step that nothing comes before or after: Next leads on within it alone."""

    def _foot(self, act: Act) -> tuple[Choice, ...]:
        hint, back, onward = super()._foot(act)
        return hint, back, onward._replace(off=act.onward is None)


class StepCell:
    """One step of the course in the cell of a notebook.

    ``part`` is the widget, with a board of its own; what is done on it is kept as everywhere.
    Where several cells show the reader's own game, it goes on in all of them, those of other
    notebooks and pages, too.
    """

    def __init__(self, step: Step) -> None:
        start_log()
        if step.piece is not None:
            _PIECES[step.key] = self
            _FOLLOWING.go()
        self._memory = Memory()
        guard = Guard(lambda file: self._screen.tell(Message(t("fault", file=file))))
        self._screen = CellScreen(guard, self._changed, lambda by: None, _nothing, _nothing)
        self._screen.box.add_class("elfen-cell")
        if step.kind == "question" and step.setting is None:
            self._screen.box.add_class("elfen-no-board")
            self._screen.drop_board()
        lesson = catalogue.lesson(step.lesson)
        self._screen.call(t("step-lesson", n=lesson.number, title=say(lesson.title)), 0, 0)
        self.part = Part(sentence(step), [self._screen.box])
        before = steps.position_before(step)
        screen = self._screen
        entered = act(step, before, self._memory, screen.enter, self._look_back, screen.turn)
        if isinstance(entered, QuestionAct):  # its answers stand above it, in this order
            entered.as_written()
        screen.enter(entered)

    @property
    def stage(self) -> CellScreen:
        """The screen with its board."""
        return self._screen

    def _changed(self) -> None:
        """Something was done; where it cannot be kept, say so."""
        if self._memory.trouble:
            self._screen.tell(Message(self._memory.trouble))
        _follow_all(but=self)

    def _follow(self) -> bool:
        """Show the own game as it stands now, if it has gone on in another cell."""
        act = self._screen.act
        if not (isinstance(act, GameAct) and act.follow()):
            return False
        self._screen.turn()
        return True

    def _look_back(self) -> None:
        """Show the review of the reader's own game below its board."""
        record = self._memory.read().journey
        if record is None:
            return
        review = GameReview()
        review.show(record, reader=READER)
        self.part.children = [self._screen.box, w.VBox([review.box])]


_PIECES: WeakValueDictionary[str, StepCell] = WeakValueDictionary()
"""Of each piece of the own game the cell that was run last."""


def _follow_all(but: StepCell | None = None) -> None:
    """Show the own game in all cells as it stands now."""
    others = [cell for cell in _PIECES.values() if cell is not but]
    while any(cell._follow() for cell in others):  # where one follows, bots may begin a round
        pass


def _failed() -> None:
    for cell in list(_PIECES.values()):
        cell.stage.tell(Message(t("fault", file=log_file())))


_FOLLOWING = Following(_follow_all, _failed)
"""Sees what other notebooks and pages do with the own game."""


def _nothing() -> None:
    """There is no way out of a cell."""
