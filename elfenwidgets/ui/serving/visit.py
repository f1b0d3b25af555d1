"""A visit of a page: it alone has its kernel, and whoever leaves too soon leaves none behind.

A page gets cookies that open its kernel, signed with a secret of this server's run. They are sent
to the addresses of that kernel alone, so that each page of a browser has its own.
"""

import asyncio
from collections.abc import Iterator
from typing import Any

from tornado.httputil import HTTPServerRequest
from tornado.web import RequestHandler, decode_signed_value

from elfenwidgets.ui.serving.kernels import LimitedKernels, started

COOKIES = {"elfen-page": "api/kernels/", "elfen-leave": "voila/api/shutdown/"}
"""The cookies of a page, with the addresses that each is for."""


def visited(handler: type[RequestHandler]) -> type[RequestHandler]:
    """A handler that starts a kernel for each page, and ends it when nobody waits any more.

    A page that has come says by itself when it is left: kernel.js.
    """
    return type(handler.__name__, (_Visit, handler), {})


def left(handler: type[RequestHandler]) -> type[RequestHandler]:
    """A handler of a page's last word: its kernel ends, and its cookies go with it."""
    return type(handler.__name__, (_Leave, handler), {})


def is_of(request: HTTPServerRequest, kernel: str, secret: bytes) -> bool:
    """Whether the page that asks is that of a kernel."""
    sent = request.cookies
    signed = (
        decode_signed_value(secret, name, sent[name].value) for name in COOKIES if name in sent
    )
    return kernel.encode() in signed


def _cookies(handler: RequestHandler, kernel: str) -> Iterator[tuple[str, str]]:
    """The cookies of a kernel's page, with their paths."""
    for name, address in COOKIES.items():
        yield name, f"{handler.application.settings['base_url']}{address}{kernel}"


class _Leave(RequestHandler):
    async def post(self, kernel_id: str) -> None:
        """End the kernel."""
        for name, path in _cookies(self, kernel_id):
            self.clear_cookie(name, path=path)
        await super().post(kernel_id)  # type: ignore[misc]


class _Visit(RequestHandler):
    kernel_manager: LimitedKernels
    _leaving: asyncio.Task[None] | None = None

    async def get(self, *path: str, **named: Any) -> None:
        """Answer, as long as somebody waits."""
        self._kernel = asyncio.get_running_loop().create_future()
        started.set(self._begin)
        self._answer = asyncio.ensure_future(super().get(*path, **named))  # type: ignore[arg-type]
        try:
            await self._answer
        except asyncio.CancelledError:
            if self._leaving is None:
                raise
        finally:
            self._kernel.cancel()  # none comes any more, if none has come

    def _begin(self, kernel: str) -> None:
        """Give the page, of which nothing was sent yet, the key to its kernel."""
        if not self._kernel.done():
            self._kernel.set_result(kernel)
        for name, path in _cookies(self, kernel):
            safe: dict[str, Any] = {"path": path, "httponly": True, "samesite": "Lax"}
            self.set_signed_cookie(name, kernel, expires_days=None, **safe)

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
