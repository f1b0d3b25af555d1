"""The drill on the stage: one question after the other, each answered with one press."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date

from elfenwidgets.lessons.drill import Drill, DrillItem
from elfenwidgets.lessons.learned import repetition
from elfenwidgets.lessons.learned.milestones import chart
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.markup import Html, html
from elfenwidgets.rules.position.setting import from_setting
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.positions import on_road
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import Act, Onward, Part, Tool, lying
from elfenwidgets.ui.stage.explore import of_road
from elfenwidgets.ui.stage.pointing import targets


class DrillAct(Act):
    """A go of one ``kind`` of drill; what is due again is asked first, then what never was.

    A question that was missed stays on the board, with the answer that is right, until the reader
    goes on. ``step`` is the key under which it is kept that a go was ended.

    ``without``: what the reader has not been told of yet is not asked about.
    """

    def __init__(self, kind: str, step: str, memory: Memory, without: tuple[str, ...] = ()) -> None:
        self._kind, self._step, self._memory, self._without = kind, step, memory, without
        self._begin()

    def _begin(self) -> None:
        start = f"drill:{self._kind}/"
        progress = self._memory.read()
        due, before = (
            tuple(key.removeprefix(start) for key in keys if key.startswith(start))
            for keys in (repetition.due(progress, date.today()), progress.recall)
        )
        self._drill = Drill(self._kind, secrets.randbelow(10**6), due, self._without, before)
        self._missed: int | None = None
        self._next()

    def _next(self) -> None:
        """Show the question that comes now; after the last one, still that one."""
        self._missed = None
        if self._drill.current is not None:
            self._shown: DrillItem = self._drill.current

    @property
    def state(self) -> State:
        """The position that is asked about; after the last question, still that one."""
        return from_setting(self._shown.setting)

    @property
    def view(self) -> View:
        """The position, with nothing to choose."""
        return replace(view(self.state, 0), actions=())

    @property
    def finished(self) -> bool:
        """Whether every question of the go was answered rightly."""
        return self._drill.current is None

    @property
    def onward(self) -> Onward | None:
        """The next question, after a wrong answer."""
        return None if self._missed is None else self._next

    @property
    def needs(self) -> frozenset[Part]:
        """The display where the question is about what can still be drawn."""
        return lying(self.view, "display" in self._shown.points)

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What the question points at."""
        return Marks(targets(self._shown.points, self.view))

    def heading(self) -> Html:
        """How many were right at once, and the question."""
        count = t("drill-count", n=self._drill.right, of=self._drill.count)
        return html(
            '<p class="elfen-round">{}</p><div role="status"><h3>{}</h3></div>{}',
            count,
            self._asked(),
            self._chart(),
        )

    def _asked(self) -> str:
        if not self.finished:
            return question(self._shown)
        back = self._drill.back
        return t("drill-done-missed", n=back) if back else t("drill-done")

    def _chart(self) -> Html:
        """After a go about the chart, how much of it was asked so far."""
        if not self.finished or self._kind != "price":
            return Html()
        asked, prices = chart(self._memory.read())
        said = t("drill-chart", n=asked, of=prices) if asked < prices else t("drill-chart-all")
        return html("<p>{}</p>", said)

    def offers(self) -> tuple[Tool, ...]:
        """The answers, of a missed question with what was right; after the last, another go."""
        if self.finished:
            return (("again", t("drill-again")),)
        return tuple(
            (str(n), f"{self._sign(n)}{button(each)}") for n, each in enumerate(self._shown.answers)
        )

    def _sign(self, answer: int) -> str:
        if self._missed is None:
            return ""
        return {self._shown.right: "✓ ", self._missed: "✗ "}.get(answer, "")

    def use(self, tool: str) -> None:
        """Give an answer, and see the next question; or begin another go."""
        asked = self._shown
        if tool == "again":
            self._begin()
        elif self._missed is None:
            self._answer(asked, int(tool))
        elif int(tool) == asked.right:
            self._next()
        else:
            self.message = Message(missed(asked))

    def _answer(self, asked: DrillItem, answer: int) -> None:
        right = self._drill.answer(answer)
        self._memory.change(lambda progress: progress.answered(asked.key, right, date.today()))
        if not right:
            self._missed, self.message = answer, Message(missed(asked))
            return
        self.message = Message(t("drill-right"), alarm=False)
        self._next()
        if self.finished:
            self._memory.change(lambda progress: progress.note(self._step, Verdict("right")))


def question(item: DrillItem) -> str:
    """What is asked, in a sentence."""
    match item.kind, item.thing:
        case "place", "obstacle":
            return t("drill-ask-obstacle")
        case "place", str(kind):
            return t("drill-ask-place", counter=words.kind(kind))
        case "left", str(kind):
            return t("drill-ask-left", counter=words.kind(kind))
        case "coins", _:
            return t("drill-ask-coins", town=words.town(item.points[-1]))
        case "home", _:
            return t("drill-ask-home", town=words.town(item.points[-1]))
    return t("drill-ask-price")


def missed(item: DrillItem) -> str:
    """What would have been right, with the name of its road."""
    answer = button(item.answers[item.right])
    state = from_setting(item.setting)
    if item.kind == "price" and item.points[0] not in state.counters:
        return t("drill-wrong", answer=t("drill-no-counter", road=words.road(item.points[0])))
    if item.kind in ("price", "water"):
        return t("drill-wrong", answer=of_road(item.points[0], state))
    if item.kind == "place":
        return t("drill-wrong-there", what=_there(item), answer=answer)
    return t("drill-wrong", answer=f"{question(item)} {answer}")


def _there(item: DrillItem) -> str:
    """The road of a question, and what lies or is to lie on it."""
    (road,) = item.points
    seen = view(from_setting(item.setting), 0)
    if item.thing is not None:
        thing = t("obstacle") if item.thing == "obstacle" else words.kind(item.thing)
        return t("seen-counter", counter=thing, road=words.road(road))
    return on_road(seen, road) if road in seen.counters else words.road(road)


def button(name: str) -> str:
    """What a button says."""
    return name if name.isdecimal() else _SAID[name]()


_SAID: Mapping[str, Callable[[], str]] = {
    "never": lambda: t("drill-answer-never"),
    "yes": lambda: t("drill-answer-yes"),
    "terrain": lambda: t("drill-answer-terrain"),
    "taken": lambda: t("drill-answer-taken"),
    "water": lambda: t("drill-answer-water"),
    "bare": lambda: t("drill-answer-bare"),
    "second": lambda: t("drill-answer-second"),
    "used": lambda: t("drill-answer-used"),
}
