"""What happened in a game, as far as everybody may know it."""

from collections.abc import Mapping, Sequence
from typing import Any

from elfenwidgets.play.game import Game


def public_log(game: Game) -> Sequence[Mapping[str, Any]]:
    """The events so far, one mapping each, as the record names them.

    The one place where a widget reads what happened before a game is over; sentences and pictures
    are made of it by functions that use nothing hidden.
    """
    return game.events
