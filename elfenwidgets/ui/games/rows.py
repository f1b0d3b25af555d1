"""The games of a list as rows: a picture, who plays, how it stands; each leads to its game."""

from collections.abc import Iterable, Mapping, Sequence

from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.rules.players import COLORS
from elfenwidgets.ui.games.small_board import land, small_board
from elfenwidgets.ui.kit.address import link
from elfenwidgets.ui.phrases.badges import mark
from elfenwidgets.ui.phrases.saved_game import line, short

Travelled = Mapping[str, Sequence[library.Step]]
"""The steps of games, by their ids."""


def rows(games: Iterable[library.Listed | library.Broken], steps: Travelled) -> Html:
    """The list as HTML."""
    lines = Html().join(
        html(
            '<li><a href="{}">{}<span>{}{}</span></a></li>',
            link(("games", game.id)),
            _board(game, steps),
            line(game),
            _result(game),
        )
        for game in games
    )
    return html('{}<ul class="elfen-game-rows">{}</ul>', land(), lines) if lines else Html()


def picture(game: library.Listed | library.Broken, steps: Travelled) -> Html:
    """The picture of a game and how it stands, as HTML."""
    return land() + _board(game, steps) + _result(game)


def _board(game: library.Listed | library.Broken, steps: Travelled) -> Html:
    if isinstance(game, library.Broken):
        return Html()
    return small_board(steps.get(game.id, ()), game.colors)


def _result(game: library.Listed | library.Broken) -> Html:
    """The scores of a game that is over, the winner's first."""
    if isinstance(game, library.Broken) or len(game.scores) != len(game.players):
        return Html()
    order = sorted(range(len(game.players)), key=lambda seat: -game.scores[seat])
    told = Html().join(
        html(
            "<span>{} {} <b>{}</b></span>",
            _mark(game.colors[seat]),
            short(game.players[seat]),
            game.scores[seat],
        )
        for seat in sorted(order, key=lambda seat: seat not in game.winners)
    )
    return html('<span class="elfen-game-result">{}</span>', told)


def _mark(color: str) -> Html:
    """A player's mark; of a row that says another colour nothing."""
    return mark(color) if color in COLORS else Html()
