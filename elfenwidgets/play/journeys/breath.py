"""Where a long thought may pause: whoever has something else to do meanwhile says how."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

_pause: Callable[[], None] | None = None


def take() -> None:
    """Pause, if somebody wants it; what that raises ends the thought."""
    if _pause is not None:
        _pause()


@contextmanager
def pausing(pause: Callable[[], None]) -> Iterator[None]:
    """Have every thought pause so; one thinks at a time."""
    global _pause
    _pause = pause
    try:
        yield
    finally:
        _pause = None
