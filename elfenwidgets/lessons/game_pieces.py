"""The reader's own game from round to round: against two bots, in pieces that lessons ask for."""

from dataclasses import dataclass

from elfenwidgets.lessons import progress as kept
from elfenwidgets.lessons.own_game import BOTS, COLORS
from elfenwidgets.lessons.progress import Progress, ProgressError
from elfenwidgets.lessons.step import GAME_PHASES, Piece
from elfenwidgets.play.bots.choice import Reason
from elfenwidgets.play.game import Event, Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.state import State

PLAYED = ("draw_secret", "draw", "plan", "travel", "keep")
"""The phases in which somebody decides, in order."""


@dataclass(frozen=True)
class Happened:
    """An event of the game; a bot's has its reason."""

    event: Event
    reason: Reason | None


class OwnGame:
    """The own game as the ``progress`` keeps it; the ``names`` are those of reader and bots.

    ``lost`` says that what was kept could not be read.
    """

    def __init__(self, progress: Progress, names: tuple[str, str, str]) -> None:
        self._players = tuple(map(Player, names, COLORS))
        self.table: Table | None = None
        self.lost = False
        if progress.journey is not None:
            try:
                self.table = Table(kept.own_game(progress.journey), BOTS)
            except ProgressError:
                self.lost = True

    def deal(self, seed: int | str) -> None:
        """Begin, or begin anew: everything is dealt by ``seed``."""
        game = Game(editions()[kept.EDITION], self._players, seed, first=kept.READER)
        self.table = Table(game, BOTS)

    def play(self, action: Action) -> list[Happened]:
        """Play for the reader, and let the bots answer: what happened, the reader's part first.

        Raises:
            Refused: the action is not legal.
            LookupError: nothing is dealt yet.
        """
        if self.table is None:
            raise LookupError("the own game begins with the deal")
        game, before = self.table.game, len(self.table.game.events)
        number = game.state.round
        self.table.play(action)
        happened = [Happened(event, None) for event in game.events[before:]]
        return happened + self._bots(number)

    def go_on(self) -> list[Happened]:
        """Let the bots play in a round that has just begun, as far as the reader's turn."""
        return [] if self.table is None else self._bots(self.table.game.state.round)

    def _bots(self, number: int) -> list[Happened]:
        """Let the bots play, but not beyond the end of the round of this ``number``."""
        assert self.table is not None
        game, happened = self.table.game, []
        while not game.over and game.state.round == number:
            before = len(game.events)
            if not self.table.bot_turn():
                break
            reason = self.table.reason
            first, *others = game.events[before:]
            happened += [Happened(first, reason), *(Happened(each, None) for each in others)]
        return happened

    def played(self, piece: Piece) -> bool:
        """Whether the game has come beyond what the piece asks for."""
        if self.table is None:
            return False
        return self.table.game.over or _come(self.table.game.state) > _end(piece)


def _come(state: State) -> tuple[int, int]:
    """How far a game that is not over has come: the round, and the phase's place in it."""
    return state.round, GAME_PHASES.index(state.phase)


def _end(piece: Piece) -> tuple[int, int]:
    """The last phase of the piece in which somebody decides; of the deal, the deal itself."""
    phases = [each for each in piece.phases if each in PLAYED]
    if not phases:
        after = set(piece.phases) & {"summary", "review"}
        return piece.round, GAME_PHASES.index("keep" if after else "deal")
    return piece.round, max(map(GAME_PHASES.index, phases))
