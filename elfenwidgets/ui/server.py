"""Serving the game with Voilà: one page, one kernel for each visit, this machine only."""

import argparse
import logging
import os
import sys
import webbrowser
from socket import socket

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.base.handlers import JupyterHandler
from nbformat import NotebookNode
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.netutil import bind_sockets
from traitlets import default
from traitlets.config import Config
from voila.app import Voila

from elfenwidgets.paths import DATA, NOTEBOOKS
from elfenwidgets.ui import page

HOST = "127.0.0.1"
PORT = 8866
CONTENT_POLICY = (  # nothing from outside, whatever a page asks for
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; "
    f"connect-src 'self' data: blob: ws://{HOST}:* ws://localhost:*; "
    "frame-ancestors 'self'"
)
IDLE = 600  # seconds without a page after which a forgotten kernel is ended


class OwnKernel(KernelSpecManager):
    """The kernel is the Python that runs the server, whatever kernels are installed elsewhere."""

    @default("kernel_dirs")
    def _no_other_kernels(self) -> list[str]:
        return []


def allow_farewell(handler: JupyterHandler, notebook: NotebookNode, cwd: str) -> None:
    """Set the XSRF cookie, so that the page may end its kernel when it is left.

    Voilà's page sends the cookie back in a last message; without it the server refuses, and each
    reload leaves a kernel behind. Switching the check off would do as well, but then any web page
    open in the same browser could speak to the server.
    """
    handler.xsrf_token  # noqa: B018  reading it sets the cookie


def settings(idle: int = IDLE) -> Config:
    """Give Voilà's settings; `idle` in seconds."""
    config = Config()
    config.VoilaConfiguration.template = "elfenwidgets"
    config.VoilaConfiguration.resources = {"elfenwidgets": page.template_parts()}
    config.VoilaConfiguration.prelaunch_hook = allow_farewell
    config.VoilaConfiguration.kernel_spec_manager_class = OwnKernel
    # The kernel may greet in the browser's language: it finds this as HTTP_ACCEPT_LANGUAGE.
    config.VoilaConfiguration.http_header_envs = ["Accept-Language"]
    # No preheated kernel: it would have read the saved games before the last one was saved.
    config.VoilaConfiguration.preheat_kernel = False
    # A new kernel in place of a dead one would know nothing of the game: let the page say so.
    config.KernelRestarter.restart_limit = 0
    config.MappingKernelManager.cull_idle_timeout = idle
    config.MappingKernelManager.cull_interval = max(1, idle // 10)
    if os.name == "posix":
        # Sockets in a folder only this user can open, in place of ports that anybody can. Their
        # names may have about a hundred letters: a user's own folder for such things is too deep.
        config.KernelManager.transport = "ipc"
        config.Voila.connection_dir_root = "/tmp"
    config.Voila.tornado_settings = {
        # Only names of this machine: another name that leads here is somebody's trick.
        "allow_remote_access": False,
        "local_hostnames": ["localhost"],
        "headers": {"Content-Security-Policy": CONTENT_POLICY},
    }
    return config


class GameServer(Voila):  # type: ignore[misc]
    """Voilà on sockets that are already bound, so that the address is known and can be refused."""

    def __init__(self, sockets: list[socket], open_browser: bool, config: Config) -> None:
        super().__init__(
            config=config,
            notebook_path=str(NOTEBOOKS / "play.ipynb"),
            # Nothing from the folder the command was typed in, or from the user's own settings.
            config_file_paths=[],
            log_level="ERROR",
        )
        self.sockets = sockets
        self.port = sockets[0].getsockname()[1]
        self.greets_browser = open_browser

    def listen(self) -> None:
        """Serve until Ctrl-C or SIGTERM, then end every kernel."""
        HTTPServer(self.app).add_sockets(self.sockets)
        self.ioloop = IOLoop.current()
        address = f"http://{HOST}:{self.port}/"
        print(f"Elfenland: {address} (Ctrl-C ends it)", flush=True)
        if self.greets_browser:
            self.ioloop.run_in_executor(None, webbrowser.open, address)
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            print()
        finally:
            self.stop()


def bind(port: int | None) -> list[socket]:
    """Bind `port` of this machine; with None the usual one, or any free one if that is taken.

    Raises OSError when the port asked for cannot be had.
    """
    if port is not None:
        return bind_sockets(port, HOST)
    try:
        return bind_sockets(PORT, HOST)
    except OSError:
        return bind_sockets(0, HOST)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `elfenwidgets play` understands."""
    parser.add_argument("--port", type=int, help=f"port to serve on (else {PORT}, or a free one)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--lab", action="store_true", help="open the notebooks in JupyterLab")


def run(options: argparse.Namespace) -> int:
    """Serve the game until it is stopped. Gives the exit status; errors are one sentence."""
    if options.port is not None and not 0 <= options.port <= 65535:
        print(f"{options.port} is not a port: take a number from 1 to 65535.", file=sys.stderr)
        return 2
    if not (NOTEBOOKS / "play.ipynb").is_file():
        print(
            f"The installation is incomplete: {NOTEBOOKS / 'play.ipynb'} is missing.",
            file=sys.stderr,
        )
        return 1
    os.environ["JUPYTER_PATH"] = os.pathsep.join(
        filter(None, [str(DATA / "jupyter"), os.environ.get("JUPYTER_PATH")])
    )
    try:
        sockets = bind(options.port)
    except OSError as error:
        print(f"Port {options.port} cannot be used: {error.strerror}.", file=sys.stderr)
        return 1
    # A page that asks for a kernel that has ended is no news for a terminal.
    logging.getLogger("tornado").setLevel(logging.ERROR)
    server = GameServer(sockets, not options.no_browser, settings())
    server.initialize([])
    server.start()
    return 0
