"""What a kernel does while it hears the page: work in small pieces, and looks at what others do."""

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
