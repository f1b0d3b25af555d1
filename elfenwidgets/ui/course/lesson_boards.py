"""The boards of a lesson that are no levels: the free one, and the reader's own game."""

import secrets
from collections.abc import Callable

from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.own_game import Journey, Scene
from elfenwidgets.lessons.places import BY_HAND, GUIDED
from elfenwidgets.lessons.progress import Progress
from elfenwidgets.play.game import Event
from elfenwidgets.rules.actions import Action
from elfenwidgets.text import t
from elfenwidgets.ui.course import lesson_text
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.explore import LandAct
from elfenwidgets.ui.stage.guided_round import GuidedAct
from elfenwidgets.ui.stage.notation import LineAct
from elfenwidgets.ui.stage.own_game import FreeAct, TableAct


def free(lesson: Lesson, memory: Memory) -> Act:
    """A board to touch, where nothing is kept."""
    phase = lesson.phase
    if lesson.key == BY_HAND:
        return LineAct(lesson_text.start(lesson))
    if phase is None:
        return LandAct(lesson_text.start(lesson), 0)
    journey = Journey(Progress(), names())  # nobody's own
    return FreeAct(phase, lambda: journey.scene(phase), journey.play, _note(memory))


def own(lesson: Lesson, memory: Memory) -> Act:
    """The phase of the reader's own game that belongs to the lesson, or the guided round."""
    if lesson.key == GUIDED:
        spare = Journey(Progress(), names())
        return GuidedAct(lambda: spare.scene("draw_secret"), _note(memory))
    phase = lesson.phase
    assert phase is not None
    journey = [Journey(memory.read(), names())]

    def scene() -> Scene:
        journey[0] = Journey(memory.read(), names())
        return journey[0].scene(phase)

    def move(action: Action) -> list[Event]:
        happened = journey[0].play(action)
        _keep(journey[0], memory)
        return happened

    def deal() -> None:
        journey[0].deal(secrets.randbelow(10**6))
        _keep(journey[0], memory)

    return TableAct(phase, scene, move, _note(memory), deal if phase == "deal" else None)


def names() -> tuple[str, str, str]:
    """The reader and the two bots."""
    return t("lesson-you"), t("bot-1"), t("bot-2")


def _keep(journey: Journey, memory: Memory) -> None:
    assert journey.table is not None
    record = journey.table.game.record()

    def put(progress: Progress) -> None:
        progress.journey = record

    memory.change(put)


def _note(memory: Memory) -> Callable[[str], None]:
    """What remembers that a statement of the rules refused something."""
    return lambda rule: memory.change(lambda progress: progress.note_refusal(rule))
