"""What a session plays: a game at the table, a level, an example, and so on."""

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.hint_ladder import HintLadder
from elfenwidgets.ui.picking.narrowing import Choosing


class Activity:
    """What a session asks of all that is played; of itself it is nothing, where nobody may pick."""

    message: Message | None = None
    """What is told beside the board."""

    far = False
    """Whether towns within reach are pointed out, and travelled to as a whole."""

    weighs = False
    """Whether it is pointed out what a placement would make of the best journey."""

    hints: HintLadder | None = None
    """The hints for the decision, where there are some."""

    @property
    def view(self) -> View | None:
        """What is on the board, with the actions on offer; None: nobody may pick anything."""
        return None

    def now(self, choosing: Choosing) -> str:
        """What can be picked now, in a sentence; nothing where there is nothing to pick."""
        return ""

    def touch(self, target: Target) -> bool:
        """Answer a click without the session; False: it is a pick like any other."""
        return False

    def play(self, action: Action) -> None:
        """Play one of the actions on offer."""

    def why_not(self, action: Action) -> Refusal | None:
        """The statement that forbids an action; None where it is only not on offer."""
        return None

    def refuse(self, action: Action, refusal: Refusal) -> None:
        """Say why an action that somebody asked about is forbidden."""

    @property
    def answers_undo(self) -> bool:
        """Whether the keys that take back do anything now."""
        return True

    def undo(self) -> None:
        """Take back what was played last; where there is nothing, look one step back."""
        self.back()

    def back(self) -> None:
        """Look one step back, where there is nothing to pick."""

    def forth(self) -> None:
        """Go on, where there is nothing to pick."""
