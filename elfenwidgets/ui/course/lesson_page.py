"""A lesson as widgets: as a whole, or in parts that make a notebook a textbook."""

from collections.abc import Callable, Sequence
from itertools import pairwise

import ipywidgets as w

from elfenwidgets.lessons.attempt import Attempt
from elfenwidgets.lessons.places import GREETING, GUIDED, Place, parts
from elfenwidgets.text import language, t
from elfenwidgets.ui.course import lesson_boards, lesson_text
from elfenwidgets.ui.course.class_view import Looks
from elfenwidgets.ui.course.quiz import Asked, asked
from elfenwidgets.ui.course.teacher_page import for_a_class
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard, start_log
from elfenwidgets.ui.kit.page_widget import dress
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases.course_words import say, stars
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.stage.act import Act, Tool
from elfenwidgets.ui.stage.board_slot import Spot
from elfenwidgets.ui.stage.example import ExampleAct
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.stage import Stage

BOARDS = ("free", "example", "play", "level")
"""The parts that have a board."""


class LessonPage:
    """One lesson, opened at a place. All its parts share one board, which stands where one is.

    ``read``, ``free``, ``example``, ``play``, ``level``, ``questions`` and ``know`` give the parts;
    a lesson has no more of them than ``places.parts`` names.
    """

    def __init__(self, place: Place, memory: Memory) -> None:
        start_log()
        self.lesson = place.lesson
        self._place = place
        self._memory = memory
        self._guard = Guard(self._fault)
        self.stage = Stage(self._guard, self._changed)
        self._holder: Spot | None = None
        self._spots: dict[str, Spot] = {}
        self._shown: list[Part] = []
        self._quiz: list[Asked] = []
        self._text, self._known = w.HTML(), w.HTML()
        self._trouble, self._asking = w.HTML(), w.HTML()
        for text in (self._text, self._known, self._trouble, self._asking):
            text.add_class("elfen-text")
        self._tongue = w.HTML()
        self._ways: Callable[[], None] = lambda: None
        self._looks = Looks(self._guard, self.stage, self._shown, self._speak)
        self._speak("")

    def __repr__(self) -> str:
        return f"learn({self.lesson.key!r})"

    def _repr_mimebundle_(self, **options: object) -> object:
        return self.whole()._repr_mimebundle_(**options)

    def whole(self) -> Part:
        """The whole lesson, one part at a time."""
        room = w.Box()
        room.add_class("elfen-room")
        made: dict[str, Part] = {}
        here = [self._place.part or "read"]

        def go(name: str) -> None:
            here[0] = name
            if name not in made:
                made[name] = getattr(self, name)()
            room.children = [made[name]]
            if name in self._spots:
                self._spots[name].open(self._spots[name].at)
            show()

        def show() -> None:
            names = [(name, t(f"part-{name}")) for name in parts(self.lesson)]
            ways.show(names, here[0])

        ways = Buttons(self._guard, go, "elfen-ways")
        self._ways = show
        go(here[0])
        return self._part("lesson", [ways.box, room])

    def read(self) -> Part:
        """What the lesson says."""
        return self._part("read", [self._looks.box, self._trouble, self._text])

    def free(self) -> Part:
        """A board to touch, where refusals are explained."""
        return self._board(
            "free",
            lambda: [("free", t("part-free"))],
            lambda _: lesson_boards.free(self.lesson, self._memory),
        )

    def example(self, number: int = 1) -> Part:
        """The worked examples, beginning with one of them, counted from 1."""
        examples = {each.key: each for each in self.lesson.examples}

        def make(key: str) -> Act:
            return ExampleAct(examples[key], self._place.step if key == self._place.key else 0)

        return self._board(
            "example",
            lambda: [(key, say(each.title)) for key, each in examples.items()],
            make,
            self._place.key if self._place.key in examples else list(examples)[number - 1],
        )

    def play(self) -> Part:
        """The phase of the reader's own game that belongs to the lesson."""
        return self._board(
            "play",
            lambda: [("play", t("part-play"))],
            lambda _: lesson_boards.own(self.lesson, self._memory),
        )

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
            return LevelAct(Attempt(levels[key]), self._memory, go)

        at = self._place.key if self._place.key in levels else list(levels)[number - 1]
        return self._board("level", entries, make, at)

    def questions(self) -> Part:
        """The questions, and the tasks that have an answer to work out."""
        self._quiz = [
            Asked(self._guard, item, self._memory, self._changed) for item in asked(self.lesson)
        ]
        return self._part("questions", [self._asking, *(each.box for each in self._quiz)])

    def know(self) -> Part:
        """What the reader knows now, with the stars."""
        self._changed()
        return self._part("know", [self._known])

    def _part(self, name: str, children: list[w.Widget]) -> Part:
        part = Part(f"{self.lesson.key}: {name}", [self._tongue, *children])
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
        wanted = self._place.part if self._place.part in BOARDS else name
        if self._holder is None and name == wanted:
            spot.open(spot.at)
        return self._part(name, [spot.box])

    def _fetch(self, spot: Spot) -> None:
        """Bring the board to a spot."""
        if self._holder is not spot:
            if self._holder is not None:
                self._holder.hold(None)
            self._holder = spot
            spot.hold(self.stage.box)
        self.stage.enter(spot.act)

    def _changed(self) -> None:
        """Something was done: stars and answers may be others now."""
        for spot in self._spots.values():
            spot.speak()
        trouble = self._memory.trouble
        told = f'<p class="elfen-alarm">{trouble}</p>' if trouble else ""
        self._known.value = told + lesson_text.known(self.lesson, self._memory.read())

    def _speak(self, trouble: str) -> None:
        """Say everything in the language in use, and what troubles the choice of it."""
        dress()
        self._tongue.value = f'<span data-language="{language()}"></span>'
        self._trouble.value = f'<p class="elfen-alarm">{trouble}</p>' if trouble else ""
        aside = for_a_class() if self.lesson.number == GREETING else ""
        self._text.value = lesson_text.head(self.lesson) + lesson_text.body(self.lesson) + aside
        self._asking.value = f"<h2>{t('part-questions')}</h2>"
        self.stage.speak()
        self._ways()
        for each in self._quiz:
            each.speak()
        self._changed()

    def _fault(self, file: str) -> None:
        self.stage.tell(Message(t("fault", file=file)))
