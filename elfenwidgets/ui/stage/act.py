"""What can happen on the stage of a lesson: a level, a game, an example, a look at the land."""

from html import escape

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.header import Player
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.drawing.theme import USUAL_COLORS
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.message import Message, told
from elfenwidgets.ui.picking.narrowing import Choosing

"""The colours by seat in every lesson; the reader is green wherever the reader sits first."""

Tool = tuple[str, str]
"""The name of something that a button does, and what the button says."""


class Act:
    """One thing to do on the stage. What it does not say for itself is quiet.

    The stage asks for all of this anew after whatever the reader does.
    """

    message: Message | None = None

    @property
    def view(self) -> View:
        """What is on the board and the rack, and the actions that can be chosen."""
        raise NotImplementedError

    @property
    def state(self) -> State:
        """The whole truth of what is shown, for a class that looks into all hands."""
        raise NotImplementedError

    @property
    def name(self) -> str:
        """What the board shows, for whoever does not see it."""
        return t("lesson-board")

    @property
    def players(self) -> tuple[Player, ...]:
        """Those who play, by seat: the reader, and others by the names of the course's bots."""
        others = iter((t("bot-1"), t("bot-2"), t("bot-3")))
        return tuple(
            words.reader(color)
            if seat == self.view.seat
            else Player(next(others, t("start-seat", n=seat + 1)), color)
            for seat, color in enumerate(USUAL_COLORS[: len(self.view.seats)])
        )

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What is pointed out."""
        return Marks(frozenset(), frozenset(choosing.picks), focus)

    def heading(self) -> str:
        """The title and what is to be done, as HTML."""
        raise NotImplementedError

    def story(self, now: str) -> str:
        """All the words beside the board, as HTML; ``now`` is what can be chosen now."""
        alt = escape(t("board-alt", turn=self.name, now=now))
        said = told(self.message) if self.message else ""
        what = f'<p class="elfen-what" role="status">{escape(now)}</p>' if now else ""
        return (
            f'<section class="elfen-story">{self.heading()}{said}{what}'
            f'<span class="board-alt elfen-only-read">{alt}</span></section>'
        )

    def offers(self) -> tuple[Tool, ...]:
        """Moves that the rules refuse, to be tried; the names are numbers."""
        return ()

    def tools(self) -> tuple[Tool, ...]:
        """What else can be done."""
        return ()

    def play(self, action: Action) -> None:
        """Try an action, legal or not."""

    def touch(self, target: Target) -> bool:
        """Answer a click by itself; False: it is a choice like any other."""
        return False

    def use(self, tool: str) -> None:
        """Do what the tool or the offer of this name does."""

    def back(self) -> None:
        """Take back the last move, or look one step back."""

    def forth(self) -> None:
        """Go on, where there is nothing to choose."""
