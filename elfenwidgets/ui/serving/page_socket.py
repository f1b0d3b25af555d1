"""The websocket between a page and its kernel, with bounds on what either makes the other do.

A page may be anybody's program. It says what pages say (frames.py), no quicker than hands and mice
do, and no more at once than its kernel takes; it reads what it is sent, or its connection ends; and
of faults that it causes it learns nothing, and causes few.
"""

import asyncio
import json
import time
from asyncio import Future
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from jupyter_client.manager import KernelManager
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler

from elfenwidgets.ui.kit.guard import log
from elfenwidgets.ui.serving.frames import OddFrame, ShellMessage, message

SIGN = "sign"
"""What a page says to hear whether its connection lives; it hears the same, not from its kernel."""

MOST_UNREAD = 2**24
"""Bytes that wait for a page to read them; then its connection ends."""

MOST_ASKED = 32
"""Messages that wait for the kernel; the next one is read when it has done with one of them."""

MOST_ASKED_BYTES = 2**23
ANSWER_TIMEOUT = 10.0
"""Seconds after which a message that nobody has answered is no longer waited for."""

WORDS = (1000, 500.0)
"""Messages of a page at once, and a second: a mouse has some 60 to 240."""

FAULTS = (10, 0.1)
"""Faults of a kernel that its page may cause at once, and a second; then both end."""


class Allowance:
    """An allowance: so much at once, and so much a second after that (a token bucket)."""

    def __init__(self, most: float, a_second: float) -> None:
        self._most = self._left = most
        self._a_second = a_second
        self._at = time.monotonic()

    def take(self) -> float:
        """Take one; the seconds until there is one for it, 0 if there was."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._a_second) - 1
        self._at = now
        return max(0.0, -self._left / self._a_second)


REMEMBERED = 1000
"""Messages of a page, the last ones, that are not handed on when they come once more."""


class _PageState:
    """What is held of a page by its kernel: a connection that is opened anew changes nothing.

    It ``knows`` the kernel's models once it was told all their states.
    """

    def __init__(self) -> None:
        self.words = Allowance(*WORDS)
        self.faults = Allowance(*FAULTS)
        self.socket: PageSocket | None = None
        self.knows = False
        self._told: dict[str, None] = {}

    def is_new(self, id: str) -> bool:
        """Whether a message has not come before: a page says again what nobody has answered."""
        if id in self._told:
            return False
        self._told[id] = None
        if len(self._told) > REMEMBERED:
            del self._told[next(iter(self._told))]
        return True


_pages: WeakKeyDictionary[KernelManager, _PageState] = WeakKeyDictionary()


class PageSocket(KernelWebsocketHandler):
    """The handler of a page's websocket; a page has one, and a newer one takes its place.

    It stands in place of Voilà's, which reads offsets without looking at their number, too.
    """

    connection: "PageConnection"
    _unread = 0

    async def open(self, kernel_id: str) -> None:
        """Begin, and end the one before."""
        page = self.connection.page
        before, page.socket = page.socket, self
        if before is not None:
            before.close()
        await super().open(kernel_id)  # type: ignore[no-untyped-call]

    async def on_message(self, frame: str | bytes) -> None:
        """Hand on what a page says; nothing more is read before that is done."""
        if self.ws_connection is None:  # it has been ended, but the other side still talks
            return
        if frame == SIGN:
            await asyncio.sleep(self.connection.page.words.take())
            self.tell(SIGN, False)
            return
        try:
            told = message(frame, self.selected_subprotocol)
        except OddFrame as odd:
            self.end(f"it sent {odd}")
            return
        connection = self.connection  # there is none any more once the page has left
        await asyncio.sleep(connection.page.words.take())
        await connection.tell(told, len(frame))

    def tell(self, message: str | bytes, binary: bool) -> None:
        """Send something to the page, unless it has left."""
        if self.ws_connection is None or self.ws_connection.is_closing():
            return
        if self._unread > MOST_UNREAD:
            self.end("it does not read what it is sent")
            return
        size = len(message)
        self._unread += size

        def read(done: "Future[None]") -> None:
            self._unread -= size
            if not done.cancelled():
                done.exception()  # it may have left meanwhile

        self.write_message(message, binary).add_done_callback(read)

    def end(self, why: str) -> None:
        """End the connection, with a line in the log."""
        log.warning("the connection of a page was ended: %s", why)
        self.close(1008)


class PageConnection(ZMQChannelsWebsocketConnection):
    """The connection of a page's websocket with its kernel."""

    websocket_handler: PageSocket

    @property
    def write_message(self) -> Callable[..., None]:
        """How a message is sent to the page."""
        return self.websocket_handler.tell

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._asked: dict[str, int] = {}
        self._done = asyncio.Event()
        self.page = _pages.setdefault(self.kernel_manager, _PageState())

    async def tell(self, told: ShellMessage, size: int) -> None:
        """Tell the kernel, once it has not too much to do."""
        while self._asked and (
            len(self._asked) >= MOST_ASKED or sum(self._asked.values()) + size > MOST_ASKED_BYTES
        ):
            self._done.clear()
            try:
                await asyncio.wait_for(self._done.wait(), ANSWER_TIMEOUT)
            except TimeoutError:
                self._asked.clear()
        shell = self.channels.get("shell")
        if self.websocket_handler.ws_connection is None or shell is None or shell.closed():
            return
        if not self.page.is_new(told.id):
            return
        self._asked[told.id] = size
        self.session.send_raw(shell, told.parts())

    def handle_outgoing_message(self, stream: Any, outgoing_msg: list[Any]) -> None:
        """Send what the kernel says and a page hears, but neither code nor faults."""
        parts: list[Any] = self.session.feed_identities(outgoing_msg)[1]
        _, header, parent, _, content, *_ = parts
        if getattr(stream, "channel", stream) == "iopub":
            kind = json.loads(header)["msg_type"]
            if kind == "status":
                if json.loads(content)["execution_state"] != "idle":
                    return  # a page asks no more than whether all is done
                self._answered(json.loads(parent).get("msg_id"))
            elif kind.startswith("comm_") and not self.page.knows:
                if b'"update_states"' not in content:
                    return  # said while the models were made: their states have all of it
                self.page.knows = True
            elif kind == "error":
                self._failed(json.loads(content)["ename"])
                return
            elif kind == "execute_input" or (kind == "stream" and b'"stderr"' in content):
                if b"Traceback (most recent call last)" in content:
                    self._failed("a traceback")
                return
        super().handle_outgoing_message(stream, outgoing_msg)

    def _answered(self, id: object) -> None:
        """The kernel has done with a message, and so with all before it."""
        if id in self._asked:
            for each in list(self._asked):
                del self._asked[each]
                if each == id:
                    break
            self._done.set()

    def _failed(self, fault: str) -> None:
        """The kernel has failed at something; a page that makes it do so too often ends with it."""
        log.warning("a fault in the kernel of a page: %s", fault)
        if self.page.faults.take() and self.kernel_id in self.multi_kernel_manager:
            self.websocket_handler.end("it caused too many faults")
            kernels = self.multi_kernel_manager
            self._ending = asyncio.ensure_future(kernels.shutdown_kernel(self.kernel_id, now=True))
