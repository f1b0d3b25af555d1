"""From the words of the command line to one subcommand, loaded only when it is asked for."""

import argparse
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version

from elfenwidgets.commands import terminal
from elfenwidgets.commands.files import reason
from elfenwidgets.commands.parser import Parser, speak
from elfenwidgets.commands.terminal import Unwritten
from elfenwidgets.play import library
from elfenwidgets.play.usage import UsageError
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import language_choice
from elfenwidgets.ui.phrases.refusals import usage_error

# Each is a module with arguments(parser) and run(options) -> exit status.
COMMANDS = ("play", "learn", "puzzles", "pages", "site", "simulate", "tournament", "check")
SHELLS = ("bash", "zsh")
WRONG = 2


def run(words: Sequence[str]) -> int:
    """Run a command line; the exit status, 2 with a sentence for what cannot be done."""
    terminal.prepare()
    library.settle()
    language_choice.settle_in_terminal()
    try:
        return _obey(words)
    except Unwritten as error:
        return _unwritten(error.reason)
    finally:
        terminal.give_up()


def _obey(words: Sequence[str]) -> int:
    """Run a command line.

    Raises:
        Unwritten: what it has to say cannot be written.
    """
    speak()
    wanted = words[0] if words else "play"
    parser = _parser({*COMMANDS} if wanted == "--print-completion" else {wanted})
    try:
        options = parser.parse_args(words or [wanted])
        if options.print_completion:
            shtab = import_module("shtab")
            terminal.say(shtab.complete(parser, shell=options.print_completion))
            return 0
        if options.command is None:
            parser.error(t("argument-required", missing=t("command-metavar")))
        return int(import_module(f"elfenwidgets.commands.{options.command}").run(options))
    except SystemExit as done:  # argparse has said what there was to say
        return int(done.code or 0)
    except UsageError as error:
        terminal.complain(usage_error(error))
        return WRONG


def _parser(loaded: set[str]) -> Parser:
    """The whole parser, with the arguments of those subcommands that are `loaded`."""
    parser = Parser(
        prog="elfenwidgets",
        description=t("command-about"),
        epilog=t("command-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    here = f"elfenwidgets {version('elfenwidgets')}"
    parser.add_argument("--version", action="version", version=here, help=t("argument-version"))
    parser.add_argument("--print-completion", choices=SHELLS, help=t("command-completion"))
    commands = parser.add_subparsers(dest="command", metavar=t("command-metavar"))
    for name in COMMANDS:
        summary = t(f"command-about-{name}")
        subparser = commands.add_parser(name, help=summary, description=summary)
        if name in loaded:
            import_module(f"elfenwidgets.commands.{name}").arguments(subparser)
    return parser


def _unwritten(error: OSError) -> int:
    """The exit status when output is lost: nobody is told whose reader has gone."""
    if isinstance(error, BrokenPipeError):
        return terminal.CLOSED
    with suppress(Unwritten):
        terminal.complain(t("command-unheard", reason=reason(error)))
    return WRONG
