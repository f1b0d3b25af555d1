"""Work that takes a second, done in small pieces between which the kernel hears the page."""

import asyncio
from collections.abc import Callable, Iterator

from elfenwidgets.ui.kit.guard import log


class Meanwhile:
    """One work at a time; ``failed`` is called after a fault in it."""

    def __init__(self, failed: Callable[[], None]) -> None:
        self._failed = failed
        self._task: asyncio.Task[None] | None = None

    def go(self, pieces: Iterator[None]) -> None:
        """Work from now on until ``pieces`` end; what was worked on before is given up.

        Raises:
            RuntimeError: no event loop runs.
        """
        self.stop()
        self._task = asyncio.get_running_loop().create_task(self._work(pieces))

    def stop(self) -> None:
        """Give up what is worked on."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _work(self, pieces: Iterator[None]) -> None:
        try:
            for _ in pieces:
                await asyncio.sleep(0)
        except Exception:
            log.exception("work between two messages failed")
            self._failed()
