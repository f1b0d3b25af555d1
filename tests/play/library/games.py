"""Games for the tests of the library, and processes that share it."""

import random
import subprocess
import sys

from elfenwidgets.play.game import Game
from elfenwidgets.rules import editions, legal_actions
from elfenwidgets.rules.players import Player

PLAYERS = (Player("Ada", "green"), Player("Bö", "red"))


def new_game(seed: int = 1) -> Game:
    return Game(editions()["amigo-de"], PLAYERS, seed, 0)


def act(game: Game, chance: random.Random | None = None) -> None:
    """Any legal action."""
    game.play((chance or random.Random(0)).choice(list(legal_actions(game.state))))


def undoer(game: Game) -> int | None:
    """Who may take the last action back."""
    return next((seat for seat in range(len(game.players)) if game.can_undo(seat)), None)


def take_back(game: Game) -> None:
    """Take the last action back, by whoever may."""
    seat = undoer(game)
    assert seat is not None
    game.undo(seat)


def finished(seed: int = 1) -> Game:
    game, chance = new_game(seed), random.Random(seed)
    while not game.over:
        act(game, chance)
    return game


def python(code: str, *arguments: str) -> "subprocess.Popen[str]":
    """A process of its own on the same library."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def together(code: str, *arguments: list[str]) -> list[str]:
    """What processes say that run at the same time; each prints a line, and begins when told."""
    running = [python(code, *each) for each in arguments]
    for process in running:
        assert process.stdout is not None and process.stdout.readline() == "open\n"
    for process in running:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    said = [process.communicate(timeout=300)[0] for process in running]
    assert [process.returncode for process in running] == [0] * len(running)
    return said
