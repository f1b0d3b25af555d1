"""A game on the stage in which others play, too: what they do is seen one action after another."""

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace

from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.markup import Html
from elfenwidgets.play.game import Game
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view, view_with_log
from elfenwidgets.ui.drawing.marks import Marks, trail
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.picking import labels
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import Act, Onward
from elfenwidgets.ui.stage.games.others import Others


class PlayedAct(Act):
    """A game against bots, who answer at once, and are seen at the pace that the reader has chosen.

    ``turn`` is called when the next action of theirs is to be seen. ``why``: with their reasons.
    """

    why = False

    def __init__(self, turn: Callable[[], None]) -> None:
        self._others = Others(turn)

    @property
    @abstractmethod
    def game(self) -> Game | None:
        """The game; None: nothing is dealt yet."""

    def _did(self, act: Callable[[], None], keep: Callable[[], None]) -> None:
        """Do something in the game, keep it, and show what has happened."""
        before = 0 if self.game is None else len(self.game.view(READER).log)
        act()
        assert self.game is not None
        self._others.happened(self.game, before)
        keep()
        self._others.show()

    @property
    def state(self) -> State:
        """The whole truth of what is shown; before the deal, an empty board."""
        if (shown := self._others.shown) is not None:
            return shown.state
        return position() if self.game is None else self.game.state

    @property
    def view(self) -> View:
        """What the reader sees, with nothing to choose while the others are watched."""
        game, shown = self.game, self._others.shown
        if game is None:
            return replace(view(self.state, READER), actions=())
        if shown is None:
            return self._offered(game)
        log = game.view(READER).log[: shown.written]
        return replace(view_with_log(shown.state, READER, log), actions=())

    def _offered(self, game: Game) -> View:
        """What the reader sees of the game as it is."""
        return game.view(READER)

    @property
    def pause(self) -> float:  # type: ignore[override]  # it is chosen
        """Seconds from one action of the others to the next."""
        return self._others.seconds

    @property
    def onward(self) -> Onward | None:
        """The game as it is now, while what the others did is being shown."""
        return None if self._others.shown is None else self.forth

    def forth(self) -> None:
        """Wait no longer for what is still to be shown."""
        self._others.forth()

    def touch(self, target: Target) -> bool:
        """A click while the others are watched means that one has seen enough."""
        if self._others.shown is None:
            return False
        self.forth()
        return True

    def leave(self) -> None:
        """Show no more of it."""
        self.forth()

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What can be chosen, with its price, or what a hint points at; and where others went."""
        view, hints = self.view, self.hints
        return Marks(
            legal=choosing.targets if hints is None else hints.glow(choosing),
            chosen=choosing.picks,
            focus=focus,
            prices=labels.prices(view, choosing),
            trail=trail(self._others.log),
            solid=() if hints is None else hints.journey(view),
        )

    def news(self) -> Html:
        """What the others did since the reader's last action, in order."""
        return self._others.lines(self.players, self.why)
