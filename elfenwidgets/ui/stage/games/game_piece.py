"""A piece of the reader's own game on the stage: played as at the table, with score and phases."""

import secrets
from collections.abc import Callable
from dataclasses import replace

from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.lessons.own.game import OwnGame
from elfenwidgets.lessons.own.pieces import behind, played
from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.lessons.step import Piece
from elfenwidgets.markup import Html, html
from elfenwidgets.play.game import Game
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.hint_ladder import HintLadder
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage import seat_lines
from elfenwidgets.ui.stage.act import Part, Tool
from elfenwidgets.ui.stage.games.played import PlayedAct

WITH_REASONS = 2
"""The round from which on the bots say why: in the first there is enough to look at."""


class GameAct(PlayedAct):
    """A piece of the reader's own game.

    ``says`` is the key of the step's sentence, ``step`` that under which it is kept that the piece
    is played; ``review`` opens the review of the game.

    What the others do is played and kept at once, but seen one action after the other, at the
    pace that the reader has chosen for bots: ``turn`` is called when the next one is to be seen.
    """

    def __init__(
        self,
        says: str,
        step: str,
        piece: Piece,
        memory: Memory,
        review: Callable[[], None],
        turn: Callable[[], None],
    ) -> None:
        self._says, self._step, self._piece = says, step, piece
        self._memory, self._review = memory, review
        super().__init__(turn)
        self.why = piece.round >= WITH_REASONS
        self.hints: HintLadder = HintLadder()
        self._open()
        if self._game.lost:
            self.message = Message(t("own-lost"))
        self._begin()

    def _open(self) -> None:
        """Take up the game as it is kept now."""
        progress = self._memory.read()
        self._known = progress.own(self._piece.edition)
        names = (t("lesson-you"), t("bot-1"), t("bot-2"))
        self._game = OwnGame(progress, names, self._piece.edition)

    def follow(self) -> bool:
        """Show the game as it stands now; False: it has not gone on elsewhere."""
        if self._memory.read().own(self._piece.edition) == self._known:
            return False
        self._open()
        self._others.forget()
        self._begin()
        return True

    def _begin(self) -> None:
        """In a round that has just been dealt, the bots before the reader draw."""
        if self._game.paused and not self.finished:
            self._did(self._game.go_on, self._keep)
        self._note()

    def _note(self) -> None:
        """Remember that the piece is played, once it is."""
        if played(self._game, self._piece) and self._step not in self._memory.read().answers:
            self._memory.change(lambda progress: progress.note(self._step, Verdict("right")))

    @property
    def game(self) -> Game | None:
        """The own game."""
        return None if self._game.table is None else self._game.table.game

    @property
    def finished(self) -> bool:
        """Whether this piece is played, and seen to its end."""
        return self._others.shown is None and played(self._game, self._piece)

    @property
    def needs(self) -> frozenset[Part]:
        """The rack keeps its place from the deal on, and all have the chart."""
        found: frozenset[Part] = super().needs | {"prices"}
        return found if self._game.table is None else found | {"rack"}

    def _offered(self, game: Game) -> View:
        """What the reader sees, with actions as long as the piece goes on."""
        seen = game.view(READER)
        return replace(seen, actions=()) if self.finished else seen

    @property
    def players(self) -> tuple[Player, ...]:
        """The reader and the bots."""
        table = self._game.table
        if table is None:
            return super().players
        reader, *bots = table.game.players
        return words.reader(reader.color), *bots

    def heading(self) -> Html:
        """The score, the phase, the step's sentence, and what has come of the round."""
        game = self._game
        if game.table is None:
            return html('<p class="elfen-goal">{}</p>', say(self._says))
        seen = self.view
        over = game.table.game.over
        end = Html()
        if self.finished and ("summary" in self._piece.phases or over):
            end = seat_lines.summary(game, self.players, self._piece.round)
        elif self.finished:
            end = html('<p class="elfen-told">{}</p>', t("own-done"))
        elif behind(game, self._piece):
            end = html('<p class="elfen-told">{}</p>', t("own-behind"))
        return html(
            '{}{}<p class="elfen-goal">{}</p>{}',
            seat_lines.scores(seen, self.players),
            seat_lines.phases(seen),
            say(self._says),
            end,
        )

    def now(self, choosing: Choosing) -> str:
        """What can be done now."""
        return "" if self.finished or self._game.table is None else super().now(choosing)

    def offers(self) -> tuple[Tool, ...]:
        """To deal; to look back at a game that is over."""
        table = self._game.table
        if self._others.shown is not None:
            return ()
        if table is None:
            return (("deal", t("play-deal")),)
        return (("review", t("gamereview-open")),) if table.game.over else ()

    def tools(self) -> tuple[Tool, ...]:
        """A hint, and to take back."""
        table = self._game.table
        if table is None or self._others.shown is not None:
            return ()
        help = (("hint", t("level-hint-button")),) if self.view.actions else ()
        undo = (("undo", t("choice-undo")),) if table.may_undo == READER else ()
        ends = table.game.state.gold is not None and self.finished  # nobody plays it to its end
        anew = (("deal", t("play-deal-again")),) if table.game.over or ends else ()
        return (*help, *undo, *anew)

    def play(self, action: Action) -> None:
        """Play it, and let the bots answer."""
        self.hints.leave()
        self._did(lambda: self._game.play(action), self._keep)

    def refuse(self, action: Action, refusal: Refusal) -> None:
        """Say why, and remember it for the review."""
        super().refuse(action, refusal)
        self._memory.change(lambda progress: progress.note_refusal(refusal.rule))

    def use(self, tool: str) -> None:
        """Deal, take back, or look back at the game."""
        match tool:
            case "deal":
                self._game.deal(secrets.randbelow(10**6))
                self._others.forget()
                self._keep()
            case "review":
                self._review()
            case "undo":
                self.undo()

    def undo(self) -> None:
        """Take the reader's last action back, where that is allowed."""
        table = self._game.table
        self.forth()
        if table is not None and table.may_undo == READER:
            self.hints.leave()
            table.undo()
            self._others.forget()
            self._keep()

    def _keep(self) -> None:
        """Keep the game; where another page has gone on with it, show how it stands there instead.

        Only what this page has last read or written may be written over.
        """
        assert self._game.table is not None
        known, record = self._known, self._game.table.game.record()
        edition = self._piece.edition

        def put(progress: Progress) -> None:
            if progress.own(edition) == known:
                progress.keep_own(edition, record)

        self._memory.change(put)
        self._known = self._memory.read().own(edition)
        self._note()
        if self._known != record:
            self._open()
            self._others.forget()
            self._begin()
            self.message = Message(t("own-elsewhere"))
