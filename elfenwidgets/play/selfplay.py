"""Bots play whole games against each other."""

import json
import random
from collections.abc import Sequence

from elfenwidgets.play.bots import bots
from elfenwidgets.play.game import Game
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.players import COLORS, Player


def play(edition: Edition, names: Sequence[str], seed: int) -> Game:
    """A whole game between the bots ``names``, in seating order.

    The same arguments give the same game.

    >>> from elfenwidgets.rules import editions
    >>> game = play(editions()["amigo-de"], ["random", "greedy"], seed=1)
    >>> game.over
    True
    """
    players = [Player(f"{name} {i}", COLORS[i - 1]) for i, name in enumerate(names, 1)]
    game = Game(edition, players, seed)
    seated = [bots()[name]() for name in names]
    chance = [random.Random(f"{seed}/bot/{seat}") for seat in range(len(names))]
    while not game.over:
        seat = game.state.turn
        game.play(seated[seat].choose(game.view(seat), chance[seat]).action)
    return game


def record_text(game: Game) -> str:
    """The record of a game as the text of a file."""
    return json.dumps(game.record(), ensure_ascii=False, indent=1) + "\n"
