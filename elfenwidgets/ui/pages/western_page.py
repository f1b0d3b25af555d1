"""The western half of the map, for two: its rules, a level, and the way to a game."""

from collections.abc import Callable

from elfenwidgets.lessons.beside import western
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.markup import Html
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard, start_log
from elfenwidgets.ui.kit.markup import page_head, rules_list
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.kit.saved_progress import Change, Memory
from elfenwidgets.ui.phrases.message import Message, notice
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.stage import Stage

EDITION = "western-half"
RULES = 5
"""So many sentences say how two play there."""

PLAY = "play"


class _Unkept(Memory):
    """Nothing is noted: the level is none of the course."""

    def __init__(self) -> None:
        self.trouble = ""

    def read(self) -> Progress:
        return Progress()

    def change(self, change: Change) -> None:
        pass


class WesternPage:
    """A board with the level, and the rules below it; ``part`` is the widget.

    ``play`` is called with the edition when somebody wants a game by it.
    """

    def __init__(self, play: Callable[[Edition], None]) -> None:
        start_log()
        self._play = play
        self._guard = Guard(lambda file: self.stage.tell(Message(t("fault", file=file))))
        self.stage = Stage(self._guard, lambda: None)
        self._head = w.Prose()
        self._ways = Buttons(self._guard, self._use, "elfen-ways")
        rules = w.Prose(_rules())
        self.part = Part("western", [self._head, self._ways.box, self.stage.box, rules])
        self.part.add_class("elfen-puzzling")

    def show(self, sentence: str = "") -> None:
        """Show the level from its beginning; and say something above it."""
        said = notice(sentence)
        self._head.value = page_head(t("place-western"), t("western-about")) + said
        self._ways.show([(PLAY, t("western-play"))])
        self.stage.enter(LevelAct(Attempt(western.level()), _Unkept()))

    def _use(self, name: str) -> None:
        if name == PLAY:
            self._play(editions()[EDITION])


def _rules() -> Html:
    return rules_list(t("western-rules"), (t(f"western-rule-{n}") for n in range(1, RULES + 1)))
