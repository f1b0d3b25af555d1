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
    game = OwnGame(phase, memory)
    return TableAct(
        phase, game.scene, game.play, _note(memory), game.deal if phase == "deal" else None
    )


class OwnGame:
    """The reader's own game in the lesson on a ``phase``.

    It is kept only where what lies there is what this page has last read or written: another page
    may have gone on with it.
    """

    def __init__(self, phase: str, memory: Memory) -> None:
        self._phase, self._memory = phase, memory
        self._open()

    def _open(self) -> None:
        progress = self._memory.read()
        self._known = progress.journey
        self._journey = Journey(progress, names())

    def scene(self) -> Scene:
        """The table to play at, as the game stands by now."""
        self._open()
        return self._journey.scene(self._phase)

    def play(self, action: Action) -> list[Event] | None:
        """Play and keep it, and give what happened; None: another page has gone on."""
        happened = self._journey.play(action)
        return happened if self._keep() else None

    def deal(self) -> bool:
        """Deal and keep it; False: another page has gone on."""
        self._journey.deal(secrets.randbelow(10**6))
        return self._keep()

    def _keep(self) -> bool:
        assert self._journey.table is not None
        known, record = self._known, self._journey.table.game.record()

        def put(progress: Progress) -> None:
            if progress.journey == known:
                progress.journey = record

        self._memory.change(put)
        self._known = self._memory.read().journey
        return self._known == record


def names() -> tuple[str, str, str]:
    """The reader and the two bots."""
    return t("lesson-you"), t("bot-1"), t("bot-2")


def _note(memory: Memory) -> Callable[[str], None]:
    """What remembers that a statement of the rules refused something."""
    return lambda rule: memory.change(lambda progress: progress.note_refusal(rule))
