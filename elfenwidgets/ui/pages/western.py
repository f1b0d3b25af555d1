"""The place of the western half of the map: how two play there, a level, the way to a game."""

from elfenwidgets.lessons.beside.beyond import western_level
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.play import library
from elfenwidgets.rules.edition import editions
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard, start_log
from elfenwidgets.ui.kit.html_parts import page_head, rules_list
from elfenwidgets.ui.kit.place import Address, Go, HomePlace
from elfenwidgets.ui.kit.saved_progress import Change, Memory
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.message import Message, notice
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.stage import Stage
from elfenwidgets.ui.table.rules_form import as_kept

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


class WesternPlace(HomePlace):
    """The place of the western half, ``#western``: a board with the level, the rules below it."""

    def __init__(self, go: Go, note: Go) -> None:
        start_log()
        self._go, self._note = go, note
        self._guard = Guard(lambda file: self.stage.tell(Message(t("fault", file=file))))
        self.stage = Stage(self._guard, lambda: None)
        self._head = w.Prose()
        self._ways = Buttons(self._guard, self._use, "elfen-ways")
        rules = (t(f"western-rule-{n}") for n in range(1, RULES + 1))
        below = w.Prose(rules_list(t("western-rules"), rules))
        children = [self._head, self._ways.box, self.stage.box, below]
        self.widget = w.Box(children, classes="elfen-app elfen-learn elfen-puzzling")

    def open(self, rest: Address) -> None:
        """Show the level from its beginning."""
        if rest:
            self._note(("western",))
        self._show(t("page-nowhere") if rest else "")

    def _show(self, sentence: str) -> None:
        """Show the level, and say something above it."""
        head = page_head(t("place-western"), t("western-about"))
        self._head.value = head + notice(sentence)
        self._ways.show([(PLAY, t("western-play"))])
        self.stage.enter(LevelAct(Attempt(western_level()), _Unkept()))

    def _use(self, name: str) -> None:
        """Lead to the form, where these rules are chosen."""
        try:
            library.keep_setting("rules", as_kept(editions()[EDITION]))
        except OSError as error:
            self._show(keeping.unkept(error))
        else:
            self._go(("play", "new"))
