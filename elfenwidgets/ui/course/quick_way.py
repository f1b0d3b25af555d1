"""The quick way through the course: its steps on the board, and what one does after them."""

from collections.abc import Mapping
from typing import Any

from elfenwidgets.lessons.beside.quick import QuickRound, quick_way
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.lessons.own_setting import QUICK_ROUND, QUICK_WAY
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.step_acts import act
from elfenwidgets.ui.course.text.lesson_text import objectives
from elfenwidgets.ui.course.way import AGAIN, Way
from elfenwidgets.ui.stage.games.quick_round import QuickRoundAct


class QuickWay(Way):
    """The quick way; a button of the page at its end leads to ``"coach"`` or ``"learn"``."""

    name = QUICK_WAY
    coached = True
    """Whether a game with a coach can be led to."""
    _at = 0
    _played: tuple[str, ...] = ()

    def open(self) -> None:
        """Go on where the reader was."""
        self._at, self._played = _read(self._load())
        self._enter()

    def turn(self, by: int) -> None:
        """Go on to the next step, or back."""
        self._at = max(0, self._at + by)
        self._keep(self._state)
        self._enter()

    def _enter(self) -> None:
        before, screen = quick_way().steps, self._screen()
        if self._at > len(before):
            self._end()
            return
        screen.call(t("quick-title"), self._at + 1, len(before) + 1, begins=not self._at)
        if self._at == len(before):
            screen.enter(QuickRoundAct(self._played, self._remember, screen.turn))
        else:
            step = before[self._at]
            shown = steps.position_before(step)
            screen.enter(act(step, shown, self._memory, screen.enter, screen.turn, screen.turn))
        self._show(screen.box)

    def _remember(self, played: tuple[str, ...]) -> None:
        """Keep what was played in the round; once it is over, also that it was played."""
        self._played = played
        self._keep(self._state)
        if self._round.over and not self._memory.read().answers.get(QUICK_ROUND):
            self._memory.change(lambda progress: progress.note(QUICK_ROUND, Verdict("right")))
            lesson = quick_way().shows
            self._memory.change(lambda progress: steps.note_known(progress, lesson))

    @property
    def _state(self) -> dict[str, Any]:
        return {"step": self._at, "played": self._played}

    @property
    def _round(self) -> QuickRound:
        return QuickRound((t("lesson-you"), t("bot-1")), self._played)

    def _again(self) -> None:
        self._at, self._played = len(quick_way().steps), ()
        self._keep(self._state)
        self._enter()

    def _end(self) -> None:
        """The page after the round: how it went, what one knows now, and two ways to go on."""
        mine, theirs = self._round.towns
        said = t("quick-end", mine=mine, theirs=theirs, name=t("bot-1"))
        shown = [*dict.fromkeys([step.lesson for step in quick_way().steps]), quick_way().shows.key]
        lessons = [each for key in shown if (each := steps.lesson(key)) is not None]
        coach = [("coach", t("quick-coach"))] if self.coached else []
        self._close(
            t("quick-end-title"),
            said,
            objectives(*lessons),
            (*coach, ("learn", t("quick-learn"))),
            ((AGAIN, t("quick-again")),),
        )


def _read(found: Any) -> tuple[int, tuple[str, ...]]:
    """The step and the actions that a setting holds; anybody may have written it."""
    match found:
        case {"step": int(at), "played": [*played]} if at >= 0 and isinstance(found, Mapping):
            lines = tuple(line for line in played if isinstance(line, str))
            most = len(quick_way().steps) + QuickRound(("", ""), lines).over
            return min(at, most), lines
    return 0, ()
