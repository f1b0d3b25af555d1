"""The kernels behind the pages: which Python they run, and how many there may be at once."""

import math
import os
import time
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from queue import Empty
from tempfile import TemporaryFile
from typing import Any
from uuid import uuid4

from jupyter_client.asynchronous.client import AsyncKernelClient
from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from traitlets import List, Unicode, default

from elfenwidgets.play.guests import is_guest
from elfenwidgets.play.usage import UsageError
from elfenwidgets.text import t
from elfenwidgets.ui.kit.guard import log
from elfenwidgets.ui.serving.door import SEAT

AT_ONCE = 24  # each takes some 60 MB, a fork 22; there are 24 notebooks a language
KEPT_FREE = 2
ROOM = 4096  # bytes on the disk that the start of a kernel takes at most
SEAT_PAGES = 2  # one device has a seat; the page that it has left may not have ended yet
ONLOOKERS = 4  # whoever looks on may have one page in so many

ENVIRONMENT = f"HTTP_{SEAT.upper().replace('-', '_')}"
VARIABLE = "ELFENWIDGETS_KERNELS"

started: ContextVar[Callable[[str], None] | None] = ContextVar("started", default=None)
"""Who is told of the kernel that is started: its id."""


def at_once() -> int:
    """How many kernels may run at once: what the environment says, or the usual number.

    Raises:
        UsageError: the environment names no such number.
    """
    said = os.environ.get(VARIABLE) or str(AT_ONCE)
    if not (said.isascii() and said.isdigit() and len(said) < 5 and int(said)):
        raise UsageError("command-kernels", variable=VARIABLE, value=said)
    return int(said)


class OwnKernel(KernelSpecManager):
    """The kernel is the Python that runs the server, whatever kernels are installed elsewhere."""

    @default("kernel_dirs")
    def _no_other_kernels(self) -> list[str]:
        return []


class PromptClient(AsyncKernelClient):
    """The server's own end of a kernel, by which it runs what makes the page."""

    async def wait_for_ready(self, timeout: float | None = None) -> None:
        """Wait until the kernel answers, and is heard; a RuntimeError when it does not in time.

        Jupyter's own way waits, after that, until nothing was heard for a fifth of a second.
        """
        end = time.monotonic() + (math.inf if timeout is None else timeout)
        while True:
            asked = self.kernel_info()
            with suppress(Empty):
                answer = await self.get_shell_msg(timeout=1)
                while not _is_end_of(asked, await self.get_iopub_msg(timeout=0.2)):
                    pass
                self._handle_kernel_info_reply(answer)
                return
            if time.monotonic() > end or not await self._async_is_alive():
                raise RuntimeError("no kernel answers")


def _is_end_of(asked: str, message: dict[str, Any]) -> bool:
    """Whether a message is the last of what a kernel says of what it was asked."""
    about = message["parent_header"].get("msg_id")
    return bool(about == asked and message["content"].get("execution_state") == "idle")


class LimitedKernels(AsyncMappingKernelManager):
    """No more kernels than `at_once()`, those that are still starting included.

    Guests leave some of them to the people at this machine, and those who only look on leave most
    to those who have a seat. A seat has two pages at most: the oldest ends before there is a third.
    """

    starting = 0
    arguments = List(Unicode(), config=True, help="Further arguments of each kernel.")

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self._seats: dict[str, str] = {}
        self._ending: set[str] = set()
        self._asked: dict[str, tuple[str, dict[str, str]]] = {}
        self._left: dict[str, float] = {}  # when a page was last there; by time.monotonic

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        """Start a kernel; an HTTPError with a sentence, 503 when there are too many.

        It has status 507 when the disk is full.
        """
        environment = options.get("env", {})
        guest = is_guest(environment)
        seat = environment.get(ENVIRONMENT, "")
        most = at_once() - (KEPT_FREE if guest else 0)
        full = len(self) + self.starting >= most
        if guest and seat:
            full = not await self._make_room(seat) and full
        elif guest:
            full = full or self._pages_of("") >= max(2, at_once() // ONLOOKERS)
        if full:
            log.warning("no more pages: %d are open", len(self))
            raise HTTPError(503, t("page-full"))
        if not self._has_room():
            log.warning("no page: the disk is full")
            raise HTTPError(507, t("page-no-room"))
        options["extra_arguments"] = self.arguments
        id = options["kernel_id"] = options.get("kernel_id") or str(uuid4())
        if guest:
            self._seats[id] = seat
        self.starting += 1
        try:
            await super().start_kernel(**options)
        except BaseException:
            self._seats.pop(id, None)
            raise
        finally:
            self.starting -= 1
        self._left[id] = time.monotonic()
        self._asked[id] = os.path.abspath(str(options.get("path") or "")), dict(environment)
        if (tell := started.get()) is not None:
            tell(id)
        log.info("page opened by %s: %d are open", "a guest" if guest else "the host", len(self))
        return str(id)

    def asked(self, kernel_id: str) -> tuple[str, dict[str, str]] | None:
        """With what folder and environment a kernel was asked for; it is told once."""
        return self._asked.pop(kernel_id, None)

    def _has_room(self) -> bool:
        """Whether what a kernel is told at its start can be written down."""
        if not os.path.isdir(self.connection_dir):  # nobody has asked for a kernel yet
            return True
        try:
            with TemporaryFile(dir=self.connection_dir) as file:
                file.write(bytes(ROOM))
        except OSError:
            return False
        return True

    def _pages_of(self, seat: str) -> int:
        """How many guests' pages there are for a seat; of no seat: for who looks on."""
        return [*self._seats.values()].count(seat)

    async def _make_room(self, seat: str) -> bool:
        """End the oldest page of a seat that has all it may have; whether there was one to end."""
        if self._pages_of(seat) < SEAT_PAGES:
            return False
        oldest = next(id for id, of in self._seats.items() if of == seat)
        del self._seats[oldest]
        if oldest in self:
            await self.shutdown_kernel(oldest, now=True)
        return True

    async def shutdown_kernel(  # type: ignore[override]
        self, kernel_id: str, now: bool = False, restart: bool = False
    ) -> None:
        """End a kernel; whoever asks for what is asked already, as pages do, need not wait."""
        if kernel_id in self._ending:
            return
        self._ending.add(kernel_id)
        try:
            await super().shutdown_kernel(kernel_id, now, restart)  # type: ignore[no-untyped-call]
        finally:
            self._ending.discard(kernel_id)

    def notify_disconnect(self, kernel_id: str) -> None:
        """Note when the page was left."""
        super().notify_disconnect(kernel_id)  # type: ignore[no-untyped-call]
        if kernel_id in self:
            self._left[kernel_id] = time.monotonic()

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel without a page, busy or not, after a while: nobody waits for its work."""
        left = not self._kernel_connections.get(kernel_id, 0)
        since = self._left.get(kernel_id, math.inf)  # no time at all while it starts
        if left and time.monotonic() - since > self.cull_idle_timeout:
            await self.shutdown_kernel(kernel_id, now=True)

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended."""
        removed = super().remove_kernel(kernel_id)
        self._seats.pop(kernel_id, None)
        self._left.pop(kernel_id, None)
        self._asked.pop(kernel_id, None)
        log.info("page closed: %d are open", len(self))
        return removed
