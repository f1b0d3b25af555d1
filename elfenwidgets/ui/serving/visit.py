"""A visit of a page: whoever leaves before the page has come leaves no kernel behind."""

import asyncio
from typing import Any

from tornado.web import RequestHandler

from elfenwidgets.ui.serving.kernels import LimitedKernels, started


def visited(handler: type[RequestHandler]) -> type[RequestHandler]:
    """A handler that starts a kernel for each page, and ends it when nobody waits any more.

    A page that has come says by itself when it is left: kernel.js.
    """
    return type(handler.__name__, (_Visit, handler), {})


class _Visit(RequestHandler):
    kernel_manager: LimitedKernels
    _leaving: asyncio.Task[None] | None = None

    async def get(self, *path: str, **named: Any) -> None:
        """Answer, as long as somebody waits."""
        self._kernel = asyncio.get_running_loop().create_future()
        started.set(self._kernel)
        self._answer = asyncio.ensure_future(super().get(*path, **named))  # type: ignore[arg-type]
        try:
            await self._answer
        except asyncio.CancelledError:
            if self._leaving is None:
                raise
        finally:
            self._kernel.cancel()  # none comes any more, if none has come

    def on_connection_close(self) -> None:
        """Take the kernel along, as soon as it has started: half a start cannot be ended."""
        super().on_connection_close()
        self._leaving = asyncio.ensure_future(self._leave())

    async def _leave(self) -> None:
        try:
            kernel = await self._kernel
        except asyncio.CancelledError:  # there was none
            return
        self._answer.cancel()
        if kernel in self.kernel_manager:
            await self.kernel_manager.shutdown_kernel(kernel, now=True)
