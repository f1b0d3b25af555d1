"""Tables for tests: a game, whoever is in turn acts, the planning."""

from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions, legal_actions
from elfenwidgets.rules.players import Player

COLORS = ("green", "red", "blue", "yellow", "purple", "black")


def game(seats: int = 2, first: int | None = 0, seed: int = 7) -> Game:
    players = [Player(f"P{i}", COLORS[i]) for i in range(seats)]
    return Game(editions()["amigo-de"], players, seed, first)


def act(table: Table) -> None:
    """The person at the screen plays the first legal action."""
    table.play(next(legal_actions(table.game.state)))


def to_plan(table: Table) -> None:
    while table.game.state.phase != "plan":
        if not table.bot_turn():
            act(table)
