"""The games of a list as rows: a picture, who plays, how it stands; each leads to its game."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from urllib.parse import quote

from elfenwidgets.play import library
from elfenwidgets.rules.players import COLORS
from elfenwidgets.ui.games.small_board import land, small_board
from elfenwidgets.ui.phrases.badges import mark
from elfenwidgets.ui.phrases.saved_game import line, named

Travelled = Mapping[str, Sequence[library.Step]]
"""The steps of games, by their ids."""


def rows(games: Iterable[library.Listed | library.Broken], steps: Travelled) -> str:
    """The list as HTML."""
    lines = "".join(
        f'<li><a href="#games/{quote(game.id, safe="")}">{_board(game, steps)}'
        f"<span>{escape(line(game))}{_result(game)}</span></a></li>"
        for game in games
    )
    return f'{land()}<ul class="elfen-game-rows">{lines}</ul>' if lines else ""


def picture(game: library.Listed | library.Broken, steps: Travelled) -> str:
    """The picture of a game and how it stands, as HTML."""
    return f"{land()}{_board(game, steps)}{_result(game)}"


def _board(game: library.Listed | library.Broken, steps: Travelled) -> str:
    if isinstance(game, library.Broken):
        return ""
    return small_board(steps.get(game.id, ()), game.colors)


def _result(game: library.Listed | library.Broken) -> str:
    """The scores of a game that is over, the winner's first."""
    if isinstance(game, library.Broken) or len(game.scores) != len(game.players):
        return ""
    order = sorted(range(len(game.players)), key=lambda seat: -game.scores[seat])
    told = "".join(
        f"<span>{_mark(game.colors[seat])} {escape(named(game.players[seat]))} "
        f"<b>{game.scores[seat]}</b></span>"
        for seat in sorted(order, key=lambda seat: seat not in game.winners)
    )
    return f'<span class="elfen-game-result">{told}</span>'


def _mark(color: str) -> str:
    """A player's mark; of a row that says another colour nothing."""
    return mark(color) if color in COLORS else ""
