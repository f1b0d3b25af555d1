"""The `elfenwidgets` command."""

import signal
import sys
from collections.abc import Sequence
from importlib import import_module


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; its exit status, never a traceback for what a user can bring about.

    Until a command looks after Ctrl-C itself, it ends the process at once, as the system does it:
    Python's own way would show where it was, also in the middle of what is still loading.
    """
    ours = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if ours:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        words = list(sys.argv[1:] if argv is None else argv)
        return int(import_module("elfenwidgets.commands.dispatch").run(words))
    except KeyboardInterrupt:
        return int(import_module("elfenwidgets.commands.terminal").INTERRUPTED)
    finally:
        if ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


if __name__ == "__main__":
    sys.exit(main())
