"""A lesson as widgets: as a whole, or in parts that make a notebook a textbook."""

import secrets
from collections.abc import Callable, Sequence
from itertools import pairwise

import ipywidgets as w

from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.journey import Journey, Scene
from elfenwidgets.lessons.progress import Progress
from elfenwidgets.play.game import Event
from elfenwidgets.rules.actions import Action
from elfenwidgets.text import language, t
from elfenwidgets.ui import lessontext
from elfenwidgets.ui.act import Act, Tool
from elfenwidgets.ui.buttons import Buttons
from elfenwidgets.ui.exampleact import ExampleAct
from elfenwidgets.ui.freeact import FreeAct
from elfenwidgets.ui.guard import Guard, start_log
from elfenwidgets.ui.guidedact import GuidedAct
from elfenwidgets.ui.landact import LandAct
from elfenwidgets.ui.lessonstyle import style
from elfenwidgets.ui.lessonwords import say, stars
from elfenwidgets.ui.levelact import LevelAct
from elfenwidgets.ui.memory import Memory
from elfenwidgets.ui.page import canvas_helper
from elfenwidgets.ui.panel import Message
from elfenwidgets.ui.part import Part
from elfenwidgets.ui.quiz import Asked, asked
from elfenwidgets.ui.spot import Spot
from elfenwidgets.ui.stage import Stage
from elfenwidgets.ui.tableact import TableAct

GREETING = 1
"""The lesson in which the levels come first: its reader is to take a step at once."""

GUIDED = "round"
"""The lesson in which a whole round is played with bots that say why."""


def parts(lesson: Lesson) -> tuple[str, ...]:
    """The names of the parts that a lesson has, in order."""
    has = {
        "read": True,
        "level": bool(lesson.levels),
        "free": bool(lesson.levels or lesson.phase),
        "example": bool(lesson.examples),
        "play": bool(lesson.phase) or lesson.key == GUIDED,
        "questions": bool(lesson.questions or lesson.exercises),
        "know": True,
    }
    first = ("read", "level", "free") if lesson.number == GREETING else ("read", "free")
    order = (*first, "example", "play", "level", "questions", "know")
    return tuple(dict.fromkeys(name for name in order if has[name]))


class LessonPage:
    """One lesson. All its parts share one board, which stands where the reader is.

    ``read``, ``free``, ``example``, ``play``, ``level``, ``questions`` and ``know`` give the parts;
    a lesson has no more of them than ``parts`` names.
    """

    def __init__(self, lesson: Lesson, memory: Memory, at: str = "") -> None:
        start_log()
        self.lesson = lesson
        self._memory = memory
        self._guard = Guard(self._fault)
        self._stage = Stage(self._guard, self._changed)
        self._holder: Spot | None = None
        self._spots: dict[str, Spot] = {}
        self._shown: list[Part] = []
        self._known = w.HTML()
        self._known.add_class("elfen-text")
        self._loud = False
        self._at = at
        self._style = w.HTML(f"<style>{style()}</style>")
        self._helper = canvas_helper()
        self._looks = Buttons(self._guard, self._look, "elfen-looks")

    def __repr__(self) -> str:
        return f"learn({self.lesson.key!r})"

    def _repr_mimebundle_(self, **options: object) -> object:
        return self.whole()._repr_mimebundle_(**options)

    def whole(self) -> Part:
        """The whole lesson, one part at a time."""
        room = w.Box()
        room.add_class("elfen-room")
        made: dict[str, Part] = {}

        def go(name: str) -> None:
            if name not in made:
                made[name] = getattr(self, name)()
            room.children = [made[name]]
            if name in self._spots:
                self._spots[name].open(self._spots[name].at)
            ways.show(names, name)

        names = [(name, t(f"part-{name}")) for name in parts(self.lesson)]
        ways = Buttons(self._guard, go, "elfen-ways")
        begin = "read"
        if "/" in self._at:
            begin = "level"
        elif "!" in self._at:
            begin = "example"
        elif self._at:
            begin = "questions"
        go(begin)
        return self._part("lesson", [ways.box, room])

    def read(self) -> Part:
        """What the lesson says."""
        text = w.HTML(lessontext.head(self.lesson) + lessontext.body(self.lesson))
        text.add_class("elfen-text")
        self._show_looks()
        return self._part("read", [self._looks.box, text])

    def free(self) -> Part:
        """A board to touch, where refusals are explained."""
        return self._board("free", lambda: [("free", t("part-free"))], lambda _: self._free())

    def example(self, number: int = 1) -> Part:
        """The worked examples, beginning with one of them, counted from 1."""
        examples = {each.key: each for each in self.lesson.examples}
        return self._board(
            "example",
            lambda: [(key, say(each.title)) for key, each in examples.items()],
            lambda key: ExampleAct(examples[key]),
            self._at if self._at in examples else list(examples)[number - 1],
        )

    def play(self) -> Part:
        """The phase of the reader's own game that belongs to the lesson."""
        return self._board("play", lambda: [("play", t("part-play"))], lambda _: self._own())

    def level(self, number: int = 1) -> Part:
        """The levels, beginning with one of them, counted from 1."""
        levels = {each.key: each for each in self.lesson.levels}

        def entries() -> list[Tool]:
            won = self._memory.read().stars
            return [
                (key, f"{n} {stars(won.get(key, 0))}".strip()) for n, key in enumerate(levels, 1)
            ]

        after = dict(pairwise(levels))

        def make(key: str) -> Act:
            onward = after.get(key)
            go = None if onward is None else lambda: self._spots["level"].open(onward)
            return LevelAct(levels[key], self._memory, go)

        at = self._at if self._at in levels else list(levels)[number - 1]
        return self._board("level", entries, make, at)

    def questions(self) -> Part:
        """The questions, and the tasks that have an answer to work out."""
        quiz = (Asked(self._guard, x, self._memory, self._changed) for x in asked(self.lesson))
        return self._part("questions", [each.box for each in quiz])

    def know(self) -> Part:
        """What the reader knows now, with the stars."""
        self._changed()
        return self._part("know", [self._known])

    def _part(self, name: str, children: list[w.Widget]) -> Part:
        tongue = w.HTML(f'<span data-language="{language()}"></span>')
        part = Part(f"{self.lesson.key}: {name}", [self._style, tongue, *children, self._helper])
        self._shown.append(part)
        return part

    def _board(
        self,
        name: str,
        entries: Callable[[], Sequence[Tool]],
        make: Callable[[str], Act],
        at: str | None = None,
    ) -> Part:
        guided = name == "play" and self.lesson.key == GUIDED

        def title() -> str:
            return t("guided-title") if guided else t(f"part-{name}")

        spot = Spot(self._guard, title, entries, make, self._fetch, at)
        self._spots[name] = spot
        if self._holder is None:
            spot.open(spot.at)
        return self._part(name, [spot.box])

    def _fetch(self, spot: Spot) -> None:
        """Bring the board to a spot."""
        if self._holder is not spot:
            if self._holder is not None:
                self._holder.hold(None)
            self._holder = spot
            spot.hold(self._stage.box)
        self._stage.enter(spot.act)

    def _free(self) -> Act:
        if self.lesson.phase is None:
            return LandAct(lessontext.start(self.lesson), 0)
        journey = Journey(Progress(), self._names)  # nobody's own
        phase = self.lesson.phase
        return FreeAct(phase, lambda: journey.scene(phase), journey.play, self._refused)

    def _own(self) -> Act:
        if self.lesson.key == GUIDED:
            spare = Journey(Progress(), self._names)
            return GuidedAct(lambda: spare.scene("draw_secret"), self._refused)
        phase = self.lesson.phase
        assert phase is not None
        journey = [Journey(self._memory.read(), self._names)]

        def scene() -> Scene:
            journey[0] = Journey(self._memory.read(), self._names)
            return journey[0].scene(phase)

        def move(action: Action) -> list[Event]:
            happened = journey[0].play(action)
            self._keep(journey[0])
            return happened

        def deal() -> None:
            journey[0].deal(secrets.randbelow(10**6))
            self._keep(journey[0])

        return TableAct(phase, scene, move, self._refused, deal if phase == "deal" else None)

    def _keep(self, journey: Journey) -> None:
        assert journey.table is not None
        record = journey.table.game.record()

        def put(progress: Progress) -> None:
            progress.journey = record

        self._memory.change(put)

    @property
    def _names(self) -> tuple[str, str, str]:
        return t("lesson-you"), t("bot-1"), t("bot-2")

    def _refused(self, rule: str) -> None:
        self._memory.change(lambda progress: progress.note_refusal(rule))

    def _changed(self) -> None:
        """Something was done: stars and answers may be others now."""
        for spot in self._spots.values():
            spot.speak()
        trouble = self._memory.trouble
        told = f'<p class="elfen-alarm">{trouble}</p>' if trouble else ""
        self._known.value = told + lessontext.known(self.lesson, self._memory.read())

    def _look(self, name: str) -> None:
        """Switch the projector view, or the open hands."""
        if name == "hands":
            self._stage.all_hands = not self._stage.all_hands
            self._stage.refresh()
        else:
            self._loud = not self._loud
            for part in self._shown:
                (part.add_class if self._loud else part.remove_class)("elfen-loud")
        self._show_looks()

    def _show_looks(self) -> None:
        loud = t("look-calm" if self._loud else "look-loud")
        hands = t("look-hide-hands" if self._stage.all_hands else "look-hands")
        self._looks.show((("loud", loud), ("hands", hands)))

    def _fault(self, file: str) -> None:
        self._stage.tell(Message(t("fault", file=file)))
