"""Serving the game or the lessons with Voilà: one page, one kernel for each visit."""

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

from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.text import t
from elfenwidgets.ui.serving.gate import Refusal, guard, spoken
from elfenwidgets.ui.serving.settings import HOST, voila_settings


class GameServer(Voila):  # type: ignore[misc]
    """Voilà on sockets that are already bound, so that a taken port is found out before."""

    def __init__(
        self, sockets: list[socket], open_browser: bool, config: Config, lesson: str | None
    ) -> None:
        place: dict[str, str] = {"notebook_path": str(NOTEBOOKS / "play.ipynb")}
        self.path = ""
        if lesson is not None:
            place = {"root_dir": str(NOTEBOOKS)}
            self.path = f"voila/render/{lesson}"
        super().__init__(
            config=config,
            **place,
            # Nothing from the folder the command was typed in, or from the user's own settings.
            config_file_paths=[],
            log_level="ERROR",
        )
        self.sockets = sockets
        self.port = sockets[0].getsockname()[1]
        self.greets_browser = open_browser

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """What Voilà serves; but `/` is the page that was asked for, and all below it is not."""
        handlers = [
            ("/" if address == "/(.*)" else address, spoken(kind), *rest)
            for address, kind, *rest in super().init_handlers()
        ]
        start = [("/", RedirectHandler, {"url": f"/{self.path}", "permanent": False})]
        return start + handlers if self.path else handlers

    def listen(self) -> None:
        """Serve until Ctrl-C or SIGTERM, then end every kernel; Ctrl-C raises KeyboardInterrupt."""
        self.app.settings["default_handler_class"] = Refusal
        self.app.settings["default_handler_args"] = {"status": 404}
        guard(self.app)
        HTTPServer(self.app).add_sockets(self.sockets)
        self.ioloop = IOLoop.current()
        address = f"http://{HOST}:{self.port}/{self.path}"
        signal.signal(signal.SIGINT, signal.default_int_handler)
        print(t("command-served", address=address), flush=True)
        if self.greets_browser:
            self.ioloop.run_in_executor(None, webbrowser.open, address)
        try:
            self.ioloop.start()
        finally:
            self.stop()


def serve(sockets: list[socket], open_browser: bool, lesson: str | None = None) -> None:
    """Serve the game on `sockets` until it is stopped; or all notebooks, beginning with a lesson's.

    `lesson` is the file name of a notebook.
    """
    # A page that asks for a kernel that has ended is no news for a terminal, and neither is a
    # message to a page that has just been left.
    logging.getLogger("tornado").setLevel(logging.ERROR)
    logging.getLogger("tornado.access").setLevel(logging.CRITICAL)
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    server = GameServer(sockets, open_browser, voila_settings(), lesson)
    server.initialize([])
    server.start()
