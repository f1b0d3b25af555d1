"""Rematch: a new game of the same people and bots, by the same rules."""

from elfenwidgets.play.game import Game
from elfenwidgets.play.notes import SAY_WHY, meta
from elfenwidgets.play.table import Table


def rematch(before: Table, seed: int | str) -> Table:
    """The table for another game with the edition and house rules of the one ``before``.

    Everybody keeps the seat; who sits next to the start player of that game begins this one.

    >>> from elfenwidgets.play.selfplay import play
    >>> from elfenwidgets.rules import editions
    >>> game = play(editions()["amigo-de"], ["random", "random"], seed=1)
    >>> rematch(Table(game, {1: "greedy"}), seed=2).company.bots[1].name
    'greedy'
    """
    game = before.game
    start = next(event["start"] for event in game.events if event["e"] == "round")
    first = (start + 1) % len(game.players)
    bots = {seat: bot.name for seat, bot in before.company.bots.items()}
    say_why = meta(game.more).get(SAY_WHY) is True
    return Table.new(Game(game.state.edition, game.players, seed, first), bots, say_why)
