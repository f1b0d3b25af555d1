"""Where Python runs: on a computer, or in the reader's browser."""

import sys


def in_browser() -> bool:
    """Whether Python runs in the reader's browser, beside no server and without threads."""
    return sys.platform == "emscripten"
