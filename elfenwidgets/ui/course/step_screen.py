"""The screen of a step: the board, and beside it all that belongs to the step; nothing moves."""

from collections.abc import Callable

from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.markup import Html, html
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases.chart import chart_table, prices
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.screen.model import Choice
from elfenwidgets.ui.stage import seat_lines
from elfenwidgets.ui.stage.act import Act, Tool
from elfenwidgets.ui.stage.stage import Stage

AT_THE_FOOT = ("hint", "next", "back", "forth")
"""The tools of activities that have a button of their own at the foot, or need none there."""


class StepScreen(Stage):
    """The screen of a step: a stage whose side keeps its rooms.

    They say where one is, what is asked, what can be done, what was said; below both the board and
    them stand the tools, Hint, Back and Next.

    ``turn`` is called with 1 or -1 when the reader goes on to the next step or back, ``out`` when
    the reader wants to see all lessons, ``know`` when to show that this one is known already, and
    ``changed`` after everything that is done.
    """

    def __init__(
        self,
        guard: Guard,
        changed: Callable[[], None],
        turn: Callable[[int], None],
        out: Callable[[], None],
        know: Callable[[], None],
    ) -> None:
        self._turn_page = turn
        self._where = w.HTML(classes="elfen-where")
        self._chart = w.HTML(classes="elfen-chart-over")
        self._bar = w.HTML(classes="elfen-bar-box")
        self._prices = w.HTML(classes="elfen-prices")
        self._others = w.HTML(classes="elfen-others-box")
        self._charted = Html()
        self._begins = False  # whether nothing is before this step
        self._priced = False  # whether the reader has met the chart
        self._out = button(guard, "", out, "elfen-out")
        self._know = button(guard, "", know, "elfen-know")
        super().__init__(guard, changed)
        head = w.HBox([self._out, self._where, self._chart], classes="elfen-side-head")
        story, choices, offers, told, tools = self.side.children
        do = w.VBox([offers, choices], classes="elfen-do")
        self.side.children = [head, self._bar, story, do, told, self._prices, self._others]
        more = w.HBox([self._know, tools], classes="elfen-more")
        foot = self._controls.pane("foot", "elfen-foot")
        below = w.HBox([more, foot], classes="elfen-below")
        self.box.children = [*self.box.children, below]
        self.box.add_class("elfen-step")

    def place(self, lesson: Lesson, number: int, ends: bool, known: bool = False) -> None:
        """Say which step of which lesson this is.

        ``ends``: there is nothing before it. ``known``: the reader may say to know the lesson.
        """
        title = t("step-lesson", n=lesson.number, title=say(lesson.title))
        self.call(title, number, len(lesson.steps), begins=ends)
        w.toggle(self.box, "elfen-may-know", known and bool(lesson.questions))
        self._priced = steps.tells_prices(lesson)

    def call(self, title: str, number: int, of: int, begins: bool = False, where: str = "") -> None:
        """Say what this is; with ``of`` also which of how many, or ``where`` in place of that.

        ``begins``: none is before it.
        """
        where = where or (t("step-number", n=number, of=of) if of else "")
        self._where.value = html(
            '<strong title="{title}">{title}</strong> <span class="elfen-round">{where}</span>',
            title=title,
            where=where,
        )
        done = number / of if of else 0
        self._bar.value = html('<div class="elfen-bar"><i style="width:{:.1%}"></i></div>', done)
        self._begins = begins or not of
        self._priced = False
        self.box.remove_class("elfen-may-know")

    def speak(self) -> None:
        """Say everything in the language in use."""
        self._charted = Html()
        super().speak()

    def refresh(self) -> None:
        """Write everything: the only writer."""
        act = self.act
        if act is None:
            return
        super().refresh()
        needs = act.needs
        w.toggle(self.box, "elfen-no-rack", "rack" not in needs)
        w.toggle(self._chart, "elfen-pointed", "chart" in needs)
        self._prices.value = prices() if self._priced and "prices" in needs else Html()
        self._others.value = seat_lines.others(act.view, act.players)
        chart = chart_table(act.view, t("chart-short"))
        if chart != self._charted:
            self._charted = self._chart.value = chart
            self._out.description, self._out.tooltip = "◂", t("lesson-course")
            self._know.description = t("known-button")

    def _tools(self, act: Act) -> tuple[Tool, ...]:
        return tuple(tool for tool in act.tools() if tool[0] not in AT_THE_FOOT)

    def _foot(self, act: Act) -> tuple[Choice, ...]:
        hints = "hint" in {name for name, _ in act.tools()}
        stays = act.holds and act.onward is None
        main = " elfen-main" if act.finished and not act.view.actions else ""
        return (
            Choice("tool:hint", t("level-hint-button"), "elfen-hint", not hints),
            Choice("back:", t("example-back"), "elfen-back", self._begins),
            Choice("next:", t("example-forth"), f"elfen-next{main}", stays),
        )

    def _pressed(self, id: str) -> None:
        if id in ("back:", "next:"):
            self._go(1 if id == "next:" else -1)
        else:
            super()._pressed(id)

    def _go(self, by: int) -> None:
        act = self.act
        if act is None:
            return
        if by < 0 or act.onward is None:
            self._turn_page(by)
            return
        act.message = None
        act.onward()
        if self.act is act:
            self.turn()
