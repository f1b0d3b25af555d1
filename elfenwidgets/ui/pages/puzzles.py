"""The place of the puzzles: the one of the day, and all of each kind, one after the other."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

from elfenwidgets.lessons.puzzles import level
from elfenwidgets.markup import Html, html
from elfenwidgets.play.coaching.puzzles import (
    FIRST,
    KINDS,
    Puzzle,
    of_day,
    of_kind,
    parse,
    puzzles,
    today,
)
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard, start_log
from elfenwidgets.ui.kit.html_parts import page_head
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.kit.place import Address, Go, HomePlace
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.pages.own_tasks import links
from elfenwidgets.ui.phrases.message import Message, notice
from elfenwidgets.ui.stage.puzzle import PuzzleAct
from elfenwidgets.ui.stage.stage import Stage

DAY = "day"


class Puzzles(HomePlace):
    """The place of the puzzles.

    ``#puzzles/2026-11-21`` is the puzzle of a day, ``#puzzles/trip/3`` the third of a kind. Below
    the board one's own tasks are listed, as they are when the place is opened.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._notice = w.HTML(classes="elfen-home-said")
        self._page = PuzzlePage(self._moved)
        ways = html(
            '<p><a href="#solo">{}</a></p><p><a href="#western">{}</a></p>',
            t("solo-open"),
            t("western-open"),
        )
        solo = w.Prose(ways, classes="elfen-solo-way")
        self._own = w.Prose()
        self._page.part.children = (*self._page.part.children, solo, self._own)
        self.widget = w.VBox([self._notice, self._page.part])

    def open(self, rest: Address) -> None:
        """Show the puzzle that the address names, or else today's."""
        self._notice.value, self._own.value = Html(), links()
        match parse(rest):
            case date() as day:
                self._page.show(DAY, day=day)
            case (kind, number):
                self._page.show(kind, number=number)
            case None:
                self._notice.value = notice(t("puzzles-nowhere")) if rest else Html()
                self._page.show(DAY)

    def _moved(self, kind: str, day: date, number: int) -> None:
        name = (day.isoformat(),) if kind == DAY else (kind, str(number + 1))
        self._note(("puzzles", *name))


class PuzzlePage:
    """One board for all puzzles; ``part`` is the widget.

    ``moved`` is called with the kind, the day and the number from 0 of each puzzle that comes up.
    """

    def __init__(self, moved: Callable[[str, date, int], None] = lambda *_: None) -> None:
        start_log()
        self._moved = moved
        self._memory = Memory()
        self._guard = Guard(lambda file: self.stage.tell(Message(t("fault", file=file))))
        self.stage = Stage(self._guard, self._changed)
        self._kind = DAY
        self._day = today()
        self._at = {kind: self._first(kind) for kind in KINDS}
        self._head = w.Prose()
        self._kinds = Buttons(self._guard, self.show, "elfen-ways")
        self._steps = Buttons(self._guard, self._step, "elfen-tabs")
        children = [self._head, self._kinds.box, self._steps.box, self.stage.box]
        self.part = Part("puzzles", children)
        self.part.add_class("elfen-puzzling")
        self.show(DAY)

    def show(self, kind: str, day: date | None = None, number: int | None = None) -> None:
        """Show the puzzle of a day, else today's, or one of a kind, else where one was."""
        self._kind, self._day = kind, day or today()
        if number is not None:
            self._at[kind] = number
        self._open()

    def _open(self) -> None:
        self.stage.enter(PuzzleAct(self.puzzle, self._memory, self._kicker(), self._onward()))
        self._changed()
        self._moved(self._kind, self._day, self._at.get(self._kind, 0))

    def _first(self, kind: str) -> int:
        """The first puzzle of a kind that was not solved yet."""
        won = self._memory.read().stars
        unsolved = (n for n, each in enumerate(of_kind(kind)) if level(each).key not in won)
        return next(unsolved, 0)

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is on the board."""
        if self._kind == DAY:
            return of_day(self._day)
        return of_kind(self._kind)[self._at[self._kind]]

    def _kicker(self) -> str:
        kind = t(f"puzzle-kind-{self._kind}")
        if self._kind == DAY:
            return t("puzzles-day", kind=kind, date=self._day)
        number, of = self._at[self._kind] + 1, len(of_kind(self._kind))
        return t("puzzles-number", kind=kind, n=number, of=of)

    def _changed(self) -> None:
        """Write what stands above the board: a star may have been won."""
        won = self._memory.read().stars
        stars = sum(won.get(level(each).key, 0) for each in puzzles())
        trouble = notice(self._memory.trouble)
        self._head.value = page_head(t("puzzles-title"), t("puzzles-about")) + html(
            '<details class="elfen-chart"><summary>{}</summary><p>{}</p></details>{}',
            t("puzzles-won", stars=stars, of=3 * len(puzzles())),
            t("puzzles-stars"),
            trouble,
        )
        kinds = [(kind, t(f"puzzle-kind-{kind}")) for kind in (DAY, *KINDS)]
        self._kinds.show(kinds, self._kind)
        steps = (("-1", t("puzzles-previous")), ("1", t("puzzles-next")))
        self._steps.show([step for step in steps if self._leads(int(step[0]))])

    def _leads(self, by: int) -> bool:
        """Whether there is a puzzle so many on: tomorrow's is not out yet."""
        if self._kind == DAY:
            return FIRST <= self._day + timedelta(by) <= today()
        return 0 <= self._at[self._kind] + by < len(of_kind(self._kind))

    def _step(self, by: str) -> None:
        if self._kind == DAY:
            self._day += timedelta(int(by))
        else:
            self._at[self._kind] += int(by)
        self._open()

    def _onward(self) -> Callable[[], None] | None:
        """What leads on from a puzzle: after today's come those of a kind."""
        if self._leads(1):
            return partial(self._step, "1")
        return partial(self.show, next(iter(KINDS))) if self._kind == DAY else None
