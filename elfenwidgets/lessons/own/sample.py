"""A sample of the reader's own game, in which a bot plays for the reader: for lessons on paper."""

from functools import cache

from elfenwidgets.lessons.own_setting import BOTS, COLORS, EDITION, READER
from elfenwidgets.lessons.step import Piece
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules.actions import Action, EndMove, Pass
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.state import State

SEED = 4
"""A game in which the reader has something to decide in every phase of round one."""

TOLD = "travel"
"""Of a whole round this phase is looked at."""

KEPT_IN_HAND = 2
"""So many counters are not placed in round one, so that there is something to keep in the end."""


def sample(piece: Piece) -> tuple[State, tuple[Action, ...]]:
    """The position in which the reader comes to a piece, and what was well done there.

    Passes in between and the end of the move go without saying. Of the deal alone, nothing is done.
    """
    phase = TOLD if TOLD in piece.phases else piece.phases[0]
    first = "draw_secret" if phase == "deal" else phase
    mine = [each for each in _played(piece.round) if each[0].round == piece.round]
    start = next(state for state, _ in mine if state.phase == first)
    done = tuple(action for state, action in mine if state.phase == phase)
    return start, tuple(each for each in done if not _idle(each))


def _idle(action: Action) -> bool:
    return isinstance(action, Pass) or (isinstance(action, EndMove) and not action.discard)


@cache
def _played(rounds: int) -> tuple[tuple[State, Action], ...]:
    """Each decision of the reader's seat in some rounds: the position, and what was done."""
    players = [Player(str(seat), color) for seat, color in enumerate(COLORS)]
    game = Game(editions()[EDITION], players, SEED, first=READER)
    table = Table(game, {READER: "planner", **BOTS})
    found = []
    while game.state.round <= rounds and (ask := table.ask_bot()) is not None:
        state, me = game.state, game.state.actor
        if table.turn != READER:
            table.play_choice(ask())
        elif (state.round, state.phase) == (1, "plan") and me.held <= KEPT_IN_HAND:
            game.play(Pass(READER))
        else:
            choice = ask()
            found.append((state, choice.action))
            table.play_choice(choice)
    return tuple(found)
