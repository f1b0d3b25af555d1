"""A game that is saved after each action, and taken over where another page went on with it."""

from typing import Literal

from elfenwidgets.play.game import Game
from elfenwidgets.play.library import Cause, Late, Missing, Save, Unavailable

Trouble = Cause | Literal["late", "damaged"]
"""What may come of saving: the library cannot be used, and why; another page was quicker; or what
is kept of the game is damaged."""


class Autosave:
    """The one place of a game in the library, as one page writes and reads it."""

    def __init__(self, game: Game, save: Save) -> None:
        self._game, self._save = game, save

    @property
    def since(self) -> float | None:
        """When somebody acted last, in seconds since 1970; None: it is not known."""
        return self._save.changed

    def write(self) -> Trouble | None:
        """Write down what has come since; None: all is well.

        Where another page was quicker (``"late"``), the game is as that one made it.
        """
        try:
            self._save.write(self._game.record())
        except Unavailable as error:
            return error.reason
        except Late:
            return self._catch_up()
        return None

    def _catch_up(self) -> Trouble:
        try:
            self._game.become(self._save.read())
        except Unavailable as error:
            return error.reason
        except (Missing, ValueError):
            return "damaged"
        return "late"

    def follow(self) -> bool:
        """Take over what another page has done; False: there was nothing.

        It may be asked many times a second.
        """
        news = self._save.news()
        if news is None:
            return False
        try:
            self._game.become(news)
        except ValueError:  # what stands there is no record: this page's game is the better one
            return False
        return True
