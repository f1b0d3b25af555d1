"""Serving the notebooks with JupyterLab, on copies that belong to the user."""

import os
import secrets
import signal
import sys
import threading
from socket import socket
from types import FrameType

from jupyter_server.serverapp import ServerApp
from jupyterlab.labapp import LabApp

from elfenwidgets.play.usage import UsageError
from elfenwidgets.play.user_files import HOME, home
from elfenwidgets.text import t
from elfenwidgets.ui.serving.own_notebooks import own_notebooks
from elfenwidgets.ui.serving.settings import HOST

GRACE = 15.0
"""Seconds in which the kernels may end after Ctrl-C; what was shown is kept already."""


def _server_on(sockets: list[socket]) -> type[ServerApp]:
    """Jupyter's server on sockets that are bound: nobody takes the port while it still loads."""

    class BoundServer(ServerApp):
        def _find_http_port(self) -> None:
            pass

        def _bind_http_server_tcp(self) -> bool:
            self.http_server.add_sockets(sockets)
            return True

    return BoundServer


def serve(sockets: list[socket], open_browser: bool, notebook: str, fresh: bool = False) -> None:
    """Run JupyterLab on a notebook until it is stopped, on the port of `sockets`.

    `fresh`: in a new set of copies, beside those that the reader may have edited.

    It ends the process: with 0, or after Ctrl-C with the status that a shell expects.
    """
    port = sockets[0].getsockname()[1]
    LabApp.serverapp_class = _server_on(sockets)
    try:
        folder, beside = own_notebooks(fresh)
    except OSError as error:
        raise UsageError(
            "command-no-notebooks",
            folder=home(),
            reason=error.strerror or str(error),
            variable=HOME,
        ) from error
    token = secrets.token_hex(24)
    place = f"/lab/tree/{notebook}"
    server = LabApp.initialize_server(
        [
            f"--ServerApp.root_dir={folder}",
            f"--ServerApp.ip={HOST}",
            f"--ServerApp.port={port}",
            f"--ServerApp.open_browser={open_browser}",
            "--ServerApp.allow_root=True",  # a container knows no other user; nobody else comes in
            "--Application.log_level=ERROR",
            f"--LabApp.default_url={place}",
            f"--IdentityProvider.token={token}",
        ]
    )
    address = f"http://{HOST}:{port}{place}?token={token}"
    lines = [t("command-served", address=address), t("command-notebooks", folder=str(folder))]
    if beside:
        lines.append(t("command-notebooks-beside", names=", ".join(beside), folder=str(folder)))
    # Once it runs: it does not listen before.
    server.io_loop.add_callback(lambda: print(*lines, sep="\n", flush=True))
    status = 0

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal status
        status = 128 + number
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # once more ends it at once
        server.stop(from_signal=True)
        # A kernel that is just starting may be waited for much longer; it ends without its server.
        last = threading.Timer(GRACE, os._exit, (status,))
        last.daemon = True
        last.start()

    signal.signal(signal.SIGINT, interrupt)  # its own way asks back, and at a terminal alone
    server.start()
    # Everything has ended but a thread that reads notebooks for Voilà's pages; it would wait for
    # ever, and Python for it.
    sys.stdout.flush()
    os._exit(status)
