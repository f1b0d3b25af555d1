"""Options that several commands have, and what is asked for once it is known to be possible."""

import argparse

from elfenwidgets.commands.parser import number
from elfenwidgets.play.bots import bots
from elfenwidgets.play.usage import UsageError, one_of
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.engine import HALF_SEATS, SEATS
from elfenwidgets.text import t


def serving_arguments(parser: argparse.ArgumentParser, port: int) -> None:
    """Say what `play` and `learn` take."""
    parser.add_argument("--port", type=number, metavar="P", help=t("option-port", usual=str(port)))
    parser.add_argument("--no-browser", action="store_true", help=t("option-no-browser"))
    parser.add_argument("--lab", action="store_true", help=t("option-lab"))
    parser.add_argument("--fresh", action="store_true", help=t("option-fresh"))


def game_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `simulate` and `tournament` take."""
    known = ", ".join(editions())
    parser.add_argument(
        "--edition", default="amigo-de", metavar="E", help=t("option-edition", known=known)
    )
    parser.add_argument(
        "--players", type=number, default=4, metavar="P", help=t("option-players", usual=4)
    )


def bots_asked_for(options: argparse.Namespace) -> tuple[str, ...]:
    """The names of the bots; the edition and the numbers of players and games are checked, too.

    Raises:
        UsageError: there is no such bot or edition, or a number is out of range.
    """
    one_of("command-no-edition", name=options.edition, known=editions())
    if options.players not in SEATS:
        raise UsageError("command-players", n=options.players)
    if editions()[options.edition].half is not None and options.players != HALF_SEATS:
        raise UsageError("command-half-players", name=options.edition)
    if options.games < 1:
        raise UsageError("command-no-games", n=options.games)
    names = tuple(options.bots.split(","))
    for name in names:
        one_of("command-no-bot", name=name, known=bots())
    return names
