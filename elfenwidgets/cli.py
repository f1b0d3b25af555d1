"""The `elfenwidgets` command: a table of subcommands, each loaded only when it is asked for."""

import argparse
import importlib
import sys
from collections.abc import Sequence

from elfenwidgets.play.usage import UsageError
from elfenwidgets.ui.phrases import language_choice

# name -> (module with arguments(parser) and run(options) -> exit status, what it does)
COMMANDS = {
    "play": ("elfenwidgets.commands.play", "play the game in the browser"),
    "learn": ("elfenwidgets.commands.learn", "learn the game in the browser"),
    "pages": ("elfenwidgets.ui.course.static_pages", "write the lessons as plain HTML pages"),
    "simulate": ("elfenwidgets.play.simulate", "let bots play games and write their records"),
    "tournament": (
        "elfenwidgets.commands.tournament",
        "play bots against each other and rate them",
    ),
    "check": ("elfenwidgets.commands.check", "replay game records and report what is broken"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand; give its exit status, 2 with a sentence for what it cannot do.

    Raises SystemExit on arguments that argparse does not understand, in argparse's own words.
    """
    language_choice.settle_in_terminal()
    words = list(sys.argv[1:] if argv is None else argv)
    parser = argparse.ArgumentParser(prog="elfenwidgets", description="Elfenland in the browser.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    run = None
    for name, (module, summary) in COMMANDS.items():
        subparser = commands.add_parser(name, help=summary, description=summary)
        if words[:1] == [name]:
            command = importlib.import_module(module)
            command.arguments(subparser)
            run = command.run
    options = parser.parse_args(words)
    assert run is not None  # parse_args has refused everything that is not in the table
    try:
        return int(run(options))
    except UsageError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
