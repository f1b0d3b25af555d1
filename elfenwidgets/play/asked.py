"""What the commands that let bots play are asked for, once it is known to be possible."""

import argparse

from elfenwidgets.play.bots import bots
from elfenwidgets.play.usage import UsageError
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.engine import SEATS


def bots_asked_for(options: argparse.Namespace) -> tuple[str, ...]:
    """The names of the bots; the edition and the numbers of players and games are checked, too.

    Raises:
        UsageError: there is no such bot or edition, or a number is out of range.
    """
    if options.edition not in editions():
        raise UsageError(
            f"There is no edition {options.edition!r}; there are {', '.join(editions())}."
        )
    if options.players not in SEATS:
        raise UsageError(f"Elfenland is for two to six players, not {options.players}.")
    if options.games < 1:
        raise UsageError(f"At least one game has to be played, not {options.games}.")
    names = tuple(options.bots.split(","))
    for name in names:
        if name not in bots():
            raise UsageError(f"There is no bot {name!r}; there are {', '.join(bots())}.")
    return names
