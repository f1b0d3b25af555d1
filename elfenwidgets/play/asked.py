"""What the commands that let bots play are asked for, once it is known to be possible."""

import argparse

from elfenwidgets.play.bots import bots
from elfenwidgets.play.usage import UsageError, one_of
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.engine import SEATS


def bots_asked_for(options: argparse.Namespace) -> tuple[str, ...]:
    """The names of the bots; the edition and the numbers of players and games are checked, too.

    Raises:
        UsageError: there is no such bot or edition, or a number is out of range.
    """
    one_of("command-no-edition", name=options.edition, known=editions())
    if options.players not in SEATS:
        raise UsageError("command-players", n=options.players)
    if options.games < 1:
        raise UsageError("command-no-games", n=options.games)
    names = tuple(options.bots.split(","))
    for name in names:
        one_of("command-no-bot", name=name, known=bots())
    return names
