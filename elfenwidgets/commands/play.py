"""The command that opens the game: `elfenwidgets play`."""

import argparse
import os
from socket import socket

from tornado.netutil import bind_sockets

from elfenwidgets.commands.options import serving_arguments
from elfenwidgets.commands.terminal import complain
from elfenwidgets.paths import DATA, NOTEBOOKS
from elfenwidgets.play import library
from elfenwidgets.play.usage import UsageError
from elfenwidgets.text import language, t
from elfenwidgets.ui.kit.address import link
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.refusals import usage_error
from elfenwidgets.ui.serving.kernels import at_once
from elfenwidgets.ui.serving.settings import HOST
from elfenwidgets.ui.serving.sharing import address_to_share, sharing

PORT = 8866

WRONG = ("address", "missing", "foreign", "driver")
"""Why a library cannot be used that waiting does not mend."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    serving_arguments(parser, PORT)
    metavar = t("option-share-metavar")
    parser.add_argument("--share", nargs="?", const="", metavar=metavar, help=t("option-share"))
    parser.add_argument("--public", metavar="URL", help=t("option-public"))


def run(options: argparse.Namespace) -> int:
    """Serve the home until it is stopped; the exit status.

    Raises:
        UsageError: it cannot be served.
    """
    if options.share is not None and options.lab:
        raise UsageError("command-lab-alone")
    if options.public is not None and options.share is None:
        raise UsageError("command-public-alone")
    share = None if options.share is None else address_to_share(options.share)
    notebook = "play.ipynb"
    if options.lab:  # it shows notebooks: the course's says what there is, and leads to the game
        from elfenwidgets.ui.course.links import COURSE  # the course, not loaded for a game

        notebook = f"{language()}/{COURSE}"
    serve(options, notebook, (), share, options.public)
    return 0


def serve(
    options: argparse.Namespace,
    notebook: str,
    address: Address,
    share: str | None = None,
    public: str | None = None,
) -> None:
    """Serve the home, opened at an address, until it is stopped.

    With ``--lab`` or ``--fresh`` it is a notebook. ``share`` is the address at which devices may
    come, too, ``public`` what it is called outside.

    Raises:
        UsageError: it cannot be served.
    """
    in_lab = options.lab or options.fresh
    _look_at_library()
    sockets = _prepare(notebook if in_lab else "play.ipynb", options.port)
    reach = None
    if share is not None:
        port = sockets[0].getsockname()[1]
        reach = sharing(share, port, public)
        sockets += _bind_to(share, port)
    try:  # each of the two takes a second to load: only the one that is wanted
        if in_lab:
            from elfenwidgets.ui.serving import lab

            lab.serve(sockets, not options.no_browser, notebook, options.fresh)
        else:
            from elfenwidgets.ui.serving import voila

            voila.serve(sockets, not options.no_browser, link(address), reach)
    except OSError as error:
        raise UsageError("command-unserved", reason=str(error)) from error


def _prepare(notebook: str, port: int | None) -> list[socket]:
    """Sockets to serve a notebook on, everything else being in place.

    Raises:
        UsageError: the notebook is not there, the port cannot be used, or the environment is wrong.
    """
    if not (NOTEBOOKS / notebook).is_file():
        raise UsageError("command-incomplete", path=NOTEBOOKS / notebook)
    at_once()
    sockets = _bind(port)
    _put_first("JUPYTER_PATH", str(DATA / "jupyter"))
    _put_first("JUPYTER_CONFIG_PATH", str(DATA / "jupyter" / "config"))
    return sockets


def _look_at_library() -> None:
    """Say what is wrong with the library, or new about it; what may pass hinders nobody.

    Raises:
        UsageError: the environment names what is none, and never will be one by itself.
    """
    trouble = library.trouble()
    if trouble is not None:
        fault = keeping.fault(library.Unavailable(trouble))
        if trouble in WRONG:
            raise fault
        complain(usage_error(fault))
    for said in keeping.notices():
        complain(said)


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


def _bind_to(address: str, port: int) -> list[socket]:
    try:
        return bind_sockets(port, address)
    except OSError as error:
        reason = os.strerror(error.errno or 0)
        raise UsageError("command-share-fails", address=address, reason=reason) from error


def _put_first(variable: str, path: str) -> None:
    """Put `path` before what a search path of the environment already says."""
    os.environ[variable] = os.pathsep.join(filter(None, [path, os.environ.get(variable)]))
