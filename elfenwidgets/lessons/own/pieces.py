"""How far the reader's own game is in the pieces that lessons ask for."""

from elfenwidgets.lessons.own.game import OwnGame
from elfenwidgets.lessons.step import GAME_PHASES, Piece
from elfenwidgets.play.game import Game

PLAYED = tuple(each for each in GAME_PHASES if each not in ("deal", "summary", "review"))
"""The phases in which somebody decides, in order."""


def played(journey: OwnGame, piece: Piece) -> bool:
    """Whether the game has come beyond what the piece asks for."""
    if journey.table is None:
        return False
    game = journey.table.game
    return game.over or _now(game) > _end(piece)


def behind(journey: OwnGame, piece: Piece) -> bool:
    """Whether the game has been dealt, and has yet to get to where the piece begins."""
    if journey.table is None:
        return False
    game = journey.table.game
    begins = min(GAME_PHASES.index(each) for each in piece.phases)
    return not game.over and _now(game) < (piece.round, begins)


def _now(game: Game) -> tuple[int, int]:
    """How far a game is."""
    return game.state.round, GAME_PHASES.index(game.state.phase)


def _end(piece: Piece) -> tuple[int, int]:
    """The last phase of the piece in which somebody decides; of the deal alone, the deal."""
    phases = [GAME_PHASES.index(each) for each in piece.phases if each in PLAYED]
    if not phases:
        after = {"summary", "review"}.intersection(piece.phases)
        phases = [GAME_PHASES.index("keep" if after else "deal")]
    return piece.round, max(phases)
