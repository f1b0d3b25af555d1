"""A position that somebody has handed on, played on against bots."""

from collections.abc import Callable, Collection
from random import Random

from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.markup import Html, html
from elfenwidgets.play.bots import bots
from elfenwidgets.play.game import Game
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.position.setting import from_turn
from elfenwidgets.rules.state import State
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import only_read
from elfenwidgets.ui.phrases.positions import described
from elfenwidgets.ui.picking.hint_ladder import HintLadder
from elfenwidgets.ui.stage import seat_lines
from elfenwidgets.ui.stage.act import Part, Tool, seated
from elfenwidgets.ui.stage.games.played import PlayedAct

BOT = "planner"


class PlayedOnAct(PlayedAct):
    """A game from the midst; the reader is the seat in turn, and bots are the others.

    ``turn`` is called when the next action of theirs is to be seen.
    """

    far = weighs = True
    why = True

    def __init__(self, state: State, turn: Callable[[], None]) -> None:
        super().__init__(turn)
        self.hints: HintLadder = HintLadder()
        self._bot = bots()[BOT]()
        self._begun = state if state.phase == "over" else from_turn(state)
        self._game = self._new()

    def _new(self) -> Game:
        return Game.at(self._begun, seated(len(self._begun.seats), READER))

    @property
    def game(self) -> Game:
        """The game as it has come on from the position."""
        return self._game

    @property
    def needs(self) -> frozenset[Part]:
        """The rack keeps its place."""
        return super().needs | {"rack"}

    @property
    def players(self) -> tuple[Player, ...]:
        """The reader, and the bots."""
        return seated(len(self._begun.seats), READER)

    def heading(self) -> Html:
        """How the game stands, in the same room at each move.

        What lies there now is seen on the board, and told to whoever does not see it.
        """
        seen, read, blank = self.view, Html(), ""
        over = seen.result
        if over is not None:
            names = words.both([words.player(self.players[seat]) for seat in over.winners])
            alone = list(over.winners) == [READER]
            said = t("score-you-won") if alone else t("end-title", names=names)
        else:
            said = t("handed-about")
            blank = "" if seen.actions else " elfen-blank"
            read = only_read(described(seen)) if self._game.moments[1:] else Html()
        return html(
            '{strip}{phases}<p class="elfen-goal{blank}">{said}</p>{read}',
            strip=seat_lines.scores(seen, self.players),
            phases=seat_lines.phases(seen),
            blank=blank,
            said=said,
            read=read,
        )

    def tools(self) -> tuple[Tool, ...]:
        """A hint, to take back, and to begin anew."""
        hint, undo = ("hint", t("level-hint-button")), ("undo", t("choice-undo"))
        return (hint, undo, ("again", t("handed-again")))

    def idle(self) -> Collection[str]:
        """A hint while the bots play, and to take back where nothing can be."""
        undo = self._game.can_undo(READER, range(1, 6))
        usable = {"hint": self.view.actions, "undo": undo}
        return [name for name, use in usable.items() if not use]

    def play(self, action: Action) -> None:
        """Play it, and let the bots answer."""
        self.hints.leave()
        self._did(lambda: self._go_on(action), lambda: None)

    def _go_on(self, action: Action) -> None:
        game = self._game
        game.play(action)
        while not game.over and (seat := game.state.turn) != READER:
            chosen = self._bot.choose(game.view(seat), Random(f"{game.last_action}"))
            game.play(chosen.action, chosen.reason)

    def use(self, tool: str) -> None:
        """A tool."""
        if tool == "undo":
            self.undo()
        elif tool == "again":
            self.forth()
            self._others.forget()
            self._game = self._new()

    def undo(self) -> None:
        """Take the reader's last action back, and what the bots did since."""
        self.forth()
        if self._game.can_undo(READER, range(1, 6)):  # a key asks, too
            self._others.forget()
            self._game.undo(READER, range(1, 6))
