"""The round of the quick way on the stage: each rule is told where it is first needed."""

from collections.abc import Callable
from dataclasses import replace

from elfenwidgets.lessons.beside.quick import QuickRound
from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.markup import Html, html
from elfenwidgets.play.game import Game
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases import refusals, words
from elfenwidgets.ui.phrases.actions import do
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.parts import parts
from elfenwidgets.ui.stage import seat_lines
from elfenwidgets.ui.stage.act import Onward, Part, Tool
from elfenwidgets.ui.stage.games.played import PlayedAct


class QuickRoundAct(PlayedAct):
    """The round as the reader plays it, from where the actions ``played`` have brought it.

    ``keep`` is called with all the reader's actions after each of them; ``turn`` as by any game.
    """

    def __init__(
        self,
        played: tuple[str, ...],
        keep: Callable[[tuple[str, ...]], None],
        turn: Callable[[], None],
    ) -> None:
        super().__init__(turn)
        self._keep = keep
        self._round = QuickRound((t("lesson-you"), t("bot-1")), played)
        self._advice: Action | None = None

    @property
    def game(self) -> Game:
        """The game that the round belongs to."""
        return self._round.game

    def _offered(self, game: Game) -> View:
        """What the reader sees, with the actions that have been told of."""
        return self._round.view

    @property
    def finished(self) -> bool:
        """Whether the round is over, and seen to its end."""
        return self._others.shown is None and self._round.over

    @property
    def holds(self) -> bool:
        """Until the round is over; what the bot did last need not be watched to its end."""
        return not self._round.over

    @property
    def onward(self) -> Onward | None:
        """The game as it is now, while the bot is watched and the round goes on."""
        return None if self._round.over else super().onward

    @property
    def needs(self) -> frozenset[Part]:
        """The rack keeps its place."""
        return super().needs | {"rack"}

    @property
    def players(self) -> tuple[Player, ...]:
        """The reader and the bot."""
        reader, bot = self.game.players
        return words.reader(reader.color), bot

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What can be chosen, roads once a counter is picked; or what the hint points at."""
        marks = super().marks(choosing, focus)
        if self._advice is not None:
            lit = frozenset(parts(self._advice)) - set(choosing.picks)
        elif choosing.picks:
            lit = marks.legal
        else:
            lit = frozenset(each for each in marks.legal if each.kind != "road")
        return replace(marks, legal=lit)

    def heading(self) -> Html:
        """The score, and what has to be known now."""
        bot = self.players[1 - READER].name
        last = self._round.over and not self.finished
        said = t("turn-of", name=bot) if last else t(f"quick-{self._round.moment}", name=bot)
        strip = seat_lines.scores(self.view, self.players)
        return html('{}<p class="elfen-goal elfen-first-told" role="status">{}</p>', strip, said)

    def now(self, choosing: Choosing) -> str:
        """What can be done with what is picked: all else is told above."""
        return super().now(choosing) if choosing.picks else ""

    def tools(self) -> tuple[Tool, ...]:
        """A hint, and to take back."""
        if self.finished or not self.view.actions:
            return ()
        undo = (("undo", t("choice-undo")),) if self._round.played else ()
        return ("hint", t("level-hint-button")), *undo

    @property
    def answers_undo(self) -> bool:
        """Once something was played."""
        return bool(self._round.played)

    def play(self, action: Action) -> None:
        """Play it, and let the bot answer."""
        self._advice = None
        self._did(lambda: self._round.play(action), self._remember)

    def refuse(self, action: Action, refusal: Refusal) -> None:
        """Say why, without what is not told of yet."""
        self.message = Message(refusals.refusal(refusal, self.players, caravans=False))

    def use(self, tool: str) -> None:
        """Show what a coach would do, or take back."""
        if tool == "undo":
            self.undo()
            return
        self._advice = self._round.advice()
        self.message = Message(t("level-move", move=do(self._advice)), alarm=False)

    def undo(self) -> None:
        """Take the last action back."""
        self.forth()
        self._others.forget()
        self._round, self._advice = self._round.undone(), None
        self._remember()

    def _remember(self) -> None:
        self._keep(tuple(self._round.played))
