"""A sample of the reader's own game, in which a bot plays for the reader: for lessons on paper."""

from collections.abc import Iterator
from functools import cache

from elfenwidgets.lessons.own_setting import EDITION, READER, SETTINGS
from elfenwidgets.lessons.step import Piece
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules.actions import Action, EndMove, Pass
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.state import State

SEEDS = {EDITION: 4, "elfengold": 1}
"""Of each edition a game in which the reader has something to decide in every phase."""

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
    mine = decisions(piece)
    start = next(state for state, _ in mine if state.phase == first)
    done = tuple(action for state, action in mine if state.phase == phase)
    return start, tuple(each for each in done if not _idle(each))


def decisions(piece: Piece) -> list[tuple[State, Action]]:
    """All that the reader decides in the round of a piece: the position, and what was done."""
    return _game(piece.edition).round(piece.round)


def _idle(action: Action) -> bool:
    return isinstance(action, Pass) or (isinstance(action, EndMove) and not action.discard)


def _played(edition: str) -> Iterator[tuple[State, Action]]:
    """Each decision of the reader's seat in a game: the position, and what was done."""
    setting = SETTINGS[edition]
    players = [Player(str(seat), color) for seat, color in enumerate(setting.colors)]
    game = Game(editions()[edition], players, SEEDS[edition], first=READER)
    table = Table(game, {READER: "planner", **setting.bots})
    while (ask := table.ask_bot()) is not None:
        state = game.state
        if table.turn != READER:
            table.play_choice(ask())
        elif edition == EDITION and _has_enough(state):
            game.play(Pass(READER))
        else:
            choice = ask()
            yield state, choice.action
            table.play_choice(choice)


def _has_enough(state: State) -> bool:
    """Whether the rest of the counters stays in the hand in round one."""
    return (state.round, state.phase) == (1, "plan") and state.actor.held <= KEPT_IN_HAND


class _Sample:
    """The game of an edition, played as far as somebody has asked for it."""

    def __init__(self, edition: str) -> None:
        self._coming = _played(edition)
        self._known: list[tuple[State, Action]] = []

    def round(self, number: int) -> list[tuple[State, Action]]:
        """The decisions of a round."""
        while not self._known or self._known[-1][0].round <= number:
            coming = next(self._coming, None)
            if coming is None:
                break
            self._known.append(coming)
        return [each for each in self._known if each[0].round == number]


_game = cache(_Sample)
