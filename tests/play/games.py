"""Games for tests: new, come to a position, drawn out, and gone on with by lines."""

from typing import Any

from elfenwidgets.play.game import Game
from elfenwidgets.rules import State, editions, legal_actions
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.players import Player

ADA, BO, CY = Player("Ada", "green"), Player("Bo", "red"), Player("Cy", "blue")

PLAIN = "plain:ixara-virst"


def new(
    edition: str = "amigo-de",
    players: tuple[Player, ...] = (ADA, BO),
    seed: int = 42,
    first: int = 0,
    **more: Any,
) -> Game:
    return Game(editions()[edition], players, seed, first, **more)


def at(state: State, seed: int = 42) -> Game:
    """A game that has come to a position, with no history before it."""
    game = new(seed=seed)
    game.state = state
    return game


def drawn(game: Game) -> Game:
    """The game when everybody has drawn, always from the face-down stack."""
    while game.state.phase in ("draw_secret", "draw"):
        game.play(next(legal_actions(game.state)))
    return game


def play(game: Game, *lines: str) -> None:
    for line in lines:
        game.play(parse(line))
