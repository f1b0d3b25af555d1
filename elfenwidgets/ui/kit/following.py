"""What other pages do with the game on the table is seen here, too, within a moment."""

import asyncio
from collections.abc import Callable

from elfenwidgets.ui.kit.guard import log

EVERY = 0.2
"""Seconds from one look to the next; a look where nothing has changed costs microseconds."""


class Following:
    """Calls ``look`` again and again; ``failed`` after a fault in it."""

    def __init__(self, look: Callable[[], None], failed: Callable[[], None]) -> None:
        self._look, self._failed = look, failed
        self._task: asyncio.Task[None] | None = None

    def go(self) -> None:
        """Look from now on; without an event loop nobody is there to be shown anything."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        if self._task is None or self._task.done() or self._task.get_loop() is not loop:
            self._task = loop.create_task(self._follow())

    def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                self._look()
            except Exception:
                log.exception("another page could not be followed")
                self._failed()
                return
