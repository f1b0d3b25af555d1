"""Work that takes a second, done in small pieces between which the kernel hears the page."""

import asyncio
from collections.abc import Callable, Iterator

from elfenwidgets.ui.kit.guard import log


class Meanwhile:
    """One work at a time; ``failed`` is called after a fault in it.

    A piece may say how many seconds to wait before the next.
    """

    def __init__(self, failed: Callable[[], None]) -> None:
        self._failed = failed
        self._task: asyncio.Task[None] | None = None

    def go(self, pieces: Iterator[float | None]) -> None:
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

    async def _work(self, pieces: Iterator[float | None]) -> None:
        try:
            for pause in pieces:
                await asyncio.sleep(pause or 0)
        except Exception:
            log.exception("work between two messages failed")
            self._failed()
