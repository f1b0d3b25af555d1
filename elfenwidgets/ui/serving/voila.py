"""Serving the home with Voilà, and the notebooks beside it: one kernel for each visit of a page."""

import logging
import os
import signal
import sys
import webbrowser
from contextlib import suppress
from socket import socket
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import GZipContentEncoding, RedirectHandler
from traitlets.config import Config
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.play.guests import SHARED
from elfenwidgets.play.library import Census
from elfenwidgets.text import t
from elfenwidgets.ui.kit.guard import log, start_log
from elfenwidgets.ui.serving import forked
from elfenwidgets.ui.serving.gate import Denial, guard, only_the_game
from elfenwidgets.ui.serving.health import Health, Numbers, count, sound
from elfenwidgets.ui.serving.older import OLDER, OlderNotebook
from elfenwidgets.ui.serving.page.look import LOOK, Look
from elfenwidgets.ui.serving.page.policy import Headers
from elfenwidgets.ui.serving.page.spoken import spoken
from elfenwidgets.ui.serving.page.template import HOME
from elfenwidgets.ui.serving.page_socket import PageSocket
from elfenwidgets.ui.serving.settings import HOST, voila_settings
from elfenwidgets.ui.serving.sharing import Reach, code
from elfenwidgets.ui.serving.visit import left, visited

LARGEST = 2**20
"""Bytes of a request's body at most: what people bring along comes by the websocket."""


class GameServer(Voila):  # type: ignore[misc]
    """Voilà on sockets that are already bound, so that a taken port is found out before."""

    def __init__(
        self,
        sockets: list[socket],
        open_browser: bool,
        config: Config,
        place: str,
        shared: Reach | None,
    ) -> None:
        self.place = place
        self.shared = shared
        super().__init__(
            config=config,
            root_dir=str(NOTEBOOKS),
            # Nothing from the folder the command was typed in, or from the user's own settings.
            config_file_paths=[],
            log_level="ERROR",
        )
        self.sockets = sockets
        self.port = sockets[0].getsockname()[1]
        self.greets_browser = open_browser

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """What of Voilà's addresses the page needs; `/` is the home."""
        # A link to a notebook that is followed from the home, into a tab of its own.
        notebook = {"url": "/voila/render/{0}", "permanent": False}
        older = {"root": NOTEBOOKS, "home": "/"}
        kept: list[tuple[Any, ...]] = [
            (r"/((?:\w\w/)?\d\d-[\w-]+\.ipynb)", RedirectHandler, notebook),
            (rf"/voila/render/()({OLDER})", spoken(OlderNotebook), older),
            (LOOK, Look, {"kernels": self.kernel_manager}),
        ]
        for address, kind, *rest in super().init_handlers():
            if kind is VoilaKernelWebsocketHandler:
                kept.append((address, spoken(PageSocket)))
            elif kind is VoilaShutdownKernelHandler:
                kept.append((address, left(spoken(kind))))
            elif kind is TornadoVoilaHandler:
                home = rest[0] | {"notebook_path": HOME}
                kind = visited(spoken(kind))
                kept += [("/", kind, home), (address, kind, *rest)]
            elif kind is KernelHandler:
                kept.append((address, spoken(kind), *rest))
        return kept

    def listen(self) -> None:
        """Serve until Ctrl-C or SIGTERM, then end every kernel; Ctrl-C raises KeyboardInterrupt."""
        self.app.settings["default_handler_class"] = Denial
        self.app.settings["default_handler_args"] = {"status": 404}
        watched = {"kernels": self.kernel_manager, "census": Census(sound)}
        self.app.add_handlers(r".*", [("/healthz", Health, watched), ("/metrics", Numbers)])
        count(self.kernel_manager)
        self.app.transforms.append(GZipContentEncoding)
        self.app.add_transform(Headers)
        only_the_game(self.app)
        guard(self.app, {self.shared.ip: self.shared.host} if self.shared else {})
        HTTPServer(self.app, max_body_size=LARGEST).add_sockets(self.sockets)
        self.ioloop = IOLoop.current()
        address = f"http://{HOST}:{self.port}/{self.place}"
        interrupted = False

        def interrupt(number: int, frame: FrameType | None) -> None:
            nonlocal interrupted
            interrupted = True
            signal.signal(signal.SIGINT, signal.default_int_handler)  # once more ends it at once
            self._handle_signal_stop(number, frame)

        # Raised in the middle of an answer, a KeyboardInterrupt would be taken for the answer's.
        signal.signal(signal.SIGINT, interrupt)
        print(t("command-served", address=address), flush=True)
        if self.shared is not None:
            self._tell_of(self.shared)
        if self.greets_browser:
            self.ioloop.run_in_executor(None, webbrowser.open, address)
        try:
            self.ioloop.start()
        finally:
            self.stop()
        if interrupted:
            raise KeyboardInterrupt

    @staticmethod
    def _tell_of(shared: Reach) -> None:
        print(t("command-shared", address=shared.address))
        with suppress(UnicodeEncodeError):  # a terminal without such letters
            drawn = code(shared.address)
            drawn.encode(sys.stdout.encoding)
            print(drawn)
        sys.stdout.flush()


def serve(
    sockets: list[socket], open_browser: bool, place: str = "", shared: Reach | None = None
) -> None:
    """Serve the home on `sockets` until it is stopped, and lead to a place in it.

    `place` is what follows the server's address, ``"#learn/plan"``; ``shared`` where devices may
    come, which one of the sockets listens to.
    """
    # A page that asks for a kernel that has ended is no news for a terminal, and neither is a
    # message to a page that has just been left.
    logging.getLogger("tornado").setLevel(logging.ERROR)
    logging.getLogger("tornado.access").setLevel(logging.CRITICAL)
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    start_log()
    log.setLevel(logging.INFO)
    if forked.possible():
        forked.fork_client()  # it loads while this server does
    names = [] if shared is None else [str(urlsplit(shared.address).hostname)]
    if shared is not None:
        os.environ[SHARED] = shared.address  # each page's kernel is told
    server = GameServer(sockets, open_browser, voila_settings(*names), place, shared)
    server.initialize([])
    server.start()
