"""The drill on the stage: one question after the other, each answered with one press."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from html import escape

from elfenwidgets.lessons.drill import Drill, Item
from elfenwidgets.lessons.learned import repetition
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.rack.places import places
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.position_text import on_road
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import Act, Tool
from elfenwidgets.ui.stage.explore import of_road
from elfenwidgets.ui.stage.level import targets


class DrillAct(Act):
    """A go of one ``kind`` of drill; what is due again is asked first.

    ``without``: what the reader has not been told of yet is not asked about.
    """

    def __init__(self, kind: str, memory: Memory, without: tuple[str, ...] = ()) -> None:
        self._kind, self._memory, self._without = kind, memory, without
        self._begin()

    def _begin(self) -> None:
        start = f"drill:{self._kind}/"
        due = repetition.due(self._memory.read(), date.today())
        first = tuple(key.removeprefix(start) for key in due if key.startswith(start))
        self._drill = Drill(self._kind, secrets.randbelow(10**6), first, self._without)
        assert self._drill.current is not None
        self._shown: Item = self._drill.current

    @property
    def state(self) -> State:
        """The position that is asked about; after the last question, still that one."""
        return position(**self._shown.setting)

    @property
    def view(self) -> View:
        """The position, with nothing to choose."""
        return replace(view(self.state, 0), actions=())

    @property
    def finished(self) -> bool:
        """Whether every question of the go was answered rightly."""
        return self._drill.current is None

    @property
    def needs_display(self) -> bool:
        """Whether the question is about what can still be drawn."""
        return "display" in self._shown.points

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What the question points at."""
        things = frozenset(place.target for place in places(self.view))
        return Marks(targets(self._shown.points, things))

    def heading(self) -> str:
        """How far the go is, and the question."""
        done = self._drill.count - self._drill.left
        count = t("drill-count", n=done, of=self._drill.count)
        asked = t("drill-done") if self.finished else question(self._shown)
        return (
            f'<p class="elfen-round">{escape(count)}</p>'
            f'<div role="status"><h3>{escape(asked)}</h3></div>'
        )

    def offers(self) -> tuple[Tool, ...]:
        """The answers; after the last one, another go."""
        if self.finished:
            return (("again", t("drill-again")),)
        return tuple((str(n), button(each)) for n, each in enumerate(self._shown.answers))

    def use(self, tool: str) -> None:
        """Give an answer, and see the next question; or begin another go."""
        if tool == "again":
            self._begin()
            return
        asked = self._shown
        new = asked.key not in self._drill.missed
        right = self._drill.answer(int(tool))
        if new:
            self._memory.change(_answered(asked.key, right))
        if right:
            self.message = Message(t("drill-right"), alarm=False)
        else:
            self.message = Message(missed(asked))
        self._shown = self._drill.current or asked


def _answered(key: str, right: bool) -> Callable[[Progress], None]:
    return lambda progress: progress.answered(key, right, date.today())


def question(item: Item) -> str:
    """What is asked, in a sentence."""
    match item.kind, item.thing:
        case "place", "obstacle":
            return t("drill-ask-obstacle")
        case "place", str(kind):
            return t("drill-ask-place", counter=words.kind(kind))
        case "left", str(kind):
            return t("drill-ask-left", counter=words.kind(kind))
        case "home", _:
            return t("drill-ask-home", town=words.town(item.points[-1]))
    return t("drill-ask-price")


def missed(item: Item) -> str:
    """What would have been right, said so that it is understood after the board has moved on."""
    answer = button(item.answers[item.right])
    state = position(**item.setting)
    if item.kind == "price" and item.points[0] not in state.counters:
        return t("drill-wrong", answer=t("drill-no-counter", road=words.road(item.points[0])))
    if item.kind in ("price", "water"):
        return t("drill-wrong", answer=of_road(item.points[0], state))
    if item.kind == "place":
        return t("drill-wrong-there", what=_there(item), answer=answer)
    return t("drill-wrong", answer=f"{question(item)} {answer}")


def _there(item: Item) -> str:
    """The road of a question, and what lies or is to lie on it."""
    (road,) = item.points
    seen = view(position(**item.setting), 0)
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
