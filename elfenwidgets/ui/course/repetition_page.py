"""The review: levels, questions and tasks that went wrong come back."""

import secrets

import ipywidgets as w

from elfenwidgets.lessons import catalogue, repetition
from elfenwidgets.lessons.attempt import Attempt
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.verdict import Verdict
from elfenwidgets.text import language, t
from elfenwidgets.ui.course.quiz import Asked
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard, start_log
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.stage.board_slot import Spot
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.stage import Stage

COUNT = 5
"""How much comes back at once."""


class ReviewPage:
    """What is drawn from the reader's mistakes; ``part`` is the widget."""

    def __init__(self) -> None:
        start_log()
        self._memory = Memory()
        self._guard = Guard(self._fault)
        self.stage: Stage | None = None
        self._head = w.HTML()
        self._head.add_class("elfen-text")
        self._drawn = w.VBox()
        self._more = Buttons(self._guard, lambda _: self._draw(), "elfen-tools")
        children = [self._head, self._drawn, self._more.box]
        self.part = Part("review", children)
        self._draw()

    def _draw(self) -> None:
        keys = repetition.draw(self._memory.read(), COUNT, secrets.randbelow(10**6))
        items = [catalogue.items()[key] for key in keys]
        levels = {item.key: item for item in items if isinstance(item, Level)}
        asked = [item for item in items if isinstance(item, Question | Exercise)]
        rows: list[w.Widget] = []
        if levels:
            rows.append(self._board(levels).box)
        rows += [Asked(self._guard, each, self._memory, lambda: None).box for each in asked]
        self._drawn.children = rows
        said = t("review-about") if rows else t("review-empty")
        self._head.value = (
            f'<span data-language="{language()}"></span>'
            f'<h1>{t("review-title")}</h1><p class="elfen-purpose">{said}</p>'
        )
        self._more.show((("more", t("review-more")),))

    def _board(self, levels: dict[str, Level]) -> Spot:
        stage = self.stage = self.stage or Stage(self._guard, lambda: None)
        spot = Spot(
            self._guard,
            lambda: t("review-title"),
            lambda: [(key, say(level.word("title"))) for key, level in levels.items()],
            lambda key: ReviewAct(Attempt(levels[key]), self._memory),
            lambda spot: stage.enter(spot.act),
        )
        spot.hold(stage.box)
        spot.open(spot.at)
        return spot

    def _fault(self, file: str) -> None:
        if self.stage is not None:
            self.stage.tell(Message(t("fault", file=file)))


class ReviewAct(LevelAct):
    """A level that came back: solved, its statements weigh less."""

    def _note(self, found: Verdict) -> None:
        super()._note(found)
        if found.kind == "solved":
            self._memory.change(lambda progress: repetition.make_good(progress, self.level.key))
