"""Serving the home with Voilà, and the notebooks beside it: one kernel for each visit of a page."""

import logging
import signal
import webbrowser
from socket import socket
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import RedirectHandler
from traitlets.config import Config
from voila.app import Voila
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.text import t
from elfenwidgets.ui.serving.gate import Refusal, guard, spoken
from elfenwidgets.ui.serving.older import OLDER, OlderNotebook
from elfenwidgets.ui.serving.settings import HOST, voila_settings


class GameServer(Voila):  # type: ignore[misc]
    """Voilà on sockets that are already bound, so that a taken port is found out before."""

    def __init__(
        self, sockets: list[socket], open_browser: bool, config: Config, place: str
    ) -> None:
        self.place = place
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
        """What Voilà serves; but `/` is the home, and there is no list of the notebooks."""
        # A link to a notebook that is followed from the home, into a tab of its own.
        notebook = {"url": "/voila/render/{0}", "permanent": False}
        kept: list[tuple[Any, ...]] = [
            (r"/((?:\w\w/)?\d\d-[\w-]+\.ipynb)", RedirectHandler, notebook),
            (rf"/voila/render/()({OLDER})", OlderNotebook, {"root": NOTEBOOKS, "home": "/"}),
        ]
        for address, kind, *rest in super().init_handlers():
            if kind is TornadoVoilaHandler:
                home = rest[0] | {"notebook_path": "play.ipynb"}
                kept += [("/", spoken(kind), home), (address, spoken(kind), *rest)]
            elif kind not in (TornadoVoilaTreeHandler, VoilaContentsHandler):
                kept.append((address, spoken(kind), *rest))
        return kept

    def listen(self) -> None:
        """Serve until Ctrl-C or SIGTERM, then end every kernel; Ctrl-C raises KeyboardInterrupt."""
        self.app.settings["default_handler_class"] = Refusal
        self.app.settings["default_handler_args"] = {"status": 404}
        guard(self.app)
        HTTPServer(self.app).add_sockets(self.sockets)
        self.ioloop = IOLoop.current()
        address = f"http://{HOST}:{self.port}/{self.place}"
        signal.signal(signal.SIGINT, signal.default_int_handler)
        print(t("command-served", address=address), flush=True)
        if self.greets_browser:
            self.ioloop.run_in_executor(None, webbrowser.open, address)
        try:
            self.ioloop.start()
        finally:
            self.stop()


def serve(sockets: list[socket], open_browser: bool, place: str = "") -> None:
    """Serve the home on `sockets` until it is stopped, and lead to a place in it.

    `place` is what follows the server's address, ``"#learn/plan"``.
    """
    # A page that asks for a kernel that has ended is no news for a terminal, and neither is a
    # message to a page that has just been left.
    logging.getLogger("tornado").setLevel(logging.ERROR)
    logging.getLogger("tornado.access").setLevel(logging.CRITICAL)
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    server = GameServer(sockets, open_browser, voila_settings(), place)
    server.initialize([])
    server.start()
