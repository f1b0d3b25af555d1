"""The command that opens the game: `elfenwidgets play`."""

import argparse
import os
from importlib import import_module
from socket import socket

from tornado.netutil import bind_sockets

from elfenwidgets.paths import DATA, NOTEBOOKS
from elfenwidgets.play.usage import UsageError
from elfenwidgets.ui.serving.settings import HOST

PORT = 8866


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument(
        "--port", type=int, help=f"port to serve on (default: {PORT}, or a free one)"
    )
    parser.add_argument("--no-browser", action="store_true", help="don't open a browser")
    parser.add_argument("--lab", action="store_true", help="open the notebooks in JupyterLab")


def run(options: argparse.Namespace) -> int:
    """Serve the game until it is stopped; the exit status.

    Raises:
        UsageError: it cannot be served.
    """
    sockets = prepare("play.ipynb", options.port)
    # Each of the two takes a second to load: only the one that is wanted.
    server = import_module("elfenwidgets.ui." + ("lab" if options.lab else "voila"))
    try:
        server.serve(sockets, not options.no_browser)
    except OSError as error:
        raise UsageError("command-unserved", reason=str(error)) from error
    return 0


def prepare(notebook: str, port: int | None) -> list[socket]:
    """Sockets to serve a notebook on, everything else being in place.

    Raises:
        UsageError: the notebook is not there, or the port cannot be used.
    """
    if not (NOTEBOOKS / notebook).is_file():
        raise UsageError("command-incomplete", path=NOTEBOOKS / notebook)
    sockets = _bind(port)
    _put_first("JUPYTER_PATH", str(DATA / "jupyter"))
    _put_first("JUPYTER_CONFIG_PATH", str(DATA / "jupyter" / "config"))
    return sockets


def _bind(port: int | None) -> list[socket]:
    """Bind `port` of this machine; with None the usual one, or any free one if that is taken."""
    if port is None:
        try:
            return bind_sockets(PORT, HOST)
        except OSError:
            return bind_sockets(0, HOST)
    if not 1 <= port <= 65535:
        raise UsageError("command-no-port", port=str(port))
    try:
        return bind_sockets(port, HOST)
    except OSError as error:
        reason = os.strerror(error.errno or 0)
        raise UsageError("command-port-fails", port=str(port), reason=reason) from error


def _put_first(variable: str, path: str) -> None:
    """Put `path` before what a search path of the environment already says."""
    os.environ[variable] = os.pathsep.join(filter(None, [path, os.environ.get(variable)]))
