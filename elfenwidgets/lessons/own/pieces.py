"""How far the reader's own game is in the pieces that lessons ask for."""

from elfenwidgets.lessons.own.game import Journey
from elfenwidgets.lessons.step import GAME_PHASES, Piece

PLAYED = ("draw_secret", "draw", "plan", "travel", "keep")
"""The phases in which somebody decides, in order."""


def played(journey: Journey, piece: Piece) -> bool:
    """Whether the game has come beyond what the piece asks for."""
    if journey.table is None:
        return False
    game = journey.table.game
    return game.over or (game.state.round, GAME_PHASES.index(game.state.phase)) > _end(piece)


def behind(journey: Journey, piece: Piece) -> bool:
    """Whether the game has been dealt, and has yet to get to where the piece begins."""
    if journey.table is None:
        return False
    game = journey.table.game
    begins = min(GAME_PHASES.index(each) for each in piece.phases)
    now = (game.state.round, GAME_PHASES.index(game.state.phase))
    return not game.over and now < (piece.round, begins)


def _end(piece: Piece) -> tuple[int, int]:
    """The last phase of the piece in which somebody decides; of the deal alone, the deal."""
    phases = [GAME_PHASES.index(each) for each in piece.phases if each in PLAYED]
    if not phases:
        after = {"summary", "review"}.intersection(piece.phases)
        phases = [GAME_PHASES.index("keep" if after else "deal")]
    return piece.round, max(phases)
