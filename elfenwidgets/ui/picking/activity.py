"""What a session plays: a game at the table, a level, an example, and so on."""

from typing import Protocol

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.hint_ladder import HintLadder
from elfenwidgets.ui.picking.narrowing import Choosing


class Activity(Protocol):
    """What has to be there to be played through a session."""

    message: Message | None
    """What is told beside the board."""

    far: bool
    """Whether towns within reach are pointed out, and travelled to as a whole."""

    weighs: bool
    """Whether it is pointed out what a placement would make of the best journey."""

    @property
    def hints(self) -> HintLadder | None:
        """The hints for the decision, where there are some."""

    @property
    def view(self) -> View | None:
        """What is on the board, with the actions on offer; None: nobody may pick anything."""

    def now(self, choosing: Choosing) -> str:
        """What can be picked now, in a sentence."""

    def touch(self, target: Target) -> bool:
        """Answer a click without the session; False: it is a pick like any other."""

    def play(self, action: Action) -> None:
        """Play one of the actions on offer."""

    def why_not(self, action: Action) -> Refusal | None:
        """The statement that forbids an action; None where it is only not on offer."""

    def refuse(self, action: Action, refusal: Refusal) -> None:
        """Say why an action that somebody asked about is forbidden."""

    def undo(self) -> None:
        """Take back what was played last."""

    def back(self) -> None:
        """Look one step back, where there is nothing to pick."""

    def forth(self) -> None:
        """Go on, where there is nothing to pick."""
