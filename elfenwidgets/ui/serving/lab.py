"""Serving the notebooks with JupyterLab, on copies that belong to the user."""

import os
import secrets
import shutil
import sys
from pathlib import Path
from socket import socket

from jupyterlab.labapp import LabApp

from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.play import store
from elfenwidgets.text import t
from elfenwidgets.ui.serving.settings import HOST


def own_notebooks() -> Path:
    """Give the user's folder of notebooks, with a copy of each one that is not there yet.

    Raises OSError when the folder cannot be written to.
    """
    folder = store.home() / "notebooks"
    folder.mkdir(parents=True, exist_ok=True)
    for notebook in NOTEBOOKS.glob("*.ipynb"):
        if not (folder / notebook.name).exists():
            shutil.copyfile(notebook, folder / notebook.name)
    return folder


def serve(sockets: list[socket], open_browser: bool, notebook: str = "play.ipynb") -> None:
    """Run JupyterLab on a notebook until it is stopped, on the port of `sockets`."""
    port = sockets[0].getsockname()[1]
    for bound in sockets:  # the server insists on binding for itself
        bound.close()
    token = secrets.token_hex(24)
    place = f"/lab/tree/{notebook}"
    server = LabApp.initialize_server(
        [
            f"--ServerApp.root_dir={own_notebooks()}",
            f"--ServerApp.ip={HOST}",
            f"--ServerApp.port={port}",
            "--ServerApp.port_retries=0",
            f"--ServerApp.open_browser={open_browser}",
            "--ServerApp.answer_yes=True",  # Ctrl-C ends it at once
            "--ServerApp.allow_root=True",  # a container knows no other user; nobody else comes in
            "--Application.log_level=ERROR",
            f"--LabApp.default_url={place}",
            f"--IdentityProvider.token={token}",
        ]
    )
    address = f"http://{HOST}:{port}{place}?token={token}"
    # Once it runs: it does not listen before.
    server.io_loop.add_callback(lambda: print(t("command-served", address=address), flush=True))
    server.start()
    # Everything has ended but a thread that reads notebooks for Voilà's pages; it would wait for
    # ever, and Python for it.
    sys.stdout.flush()
    os._exit(0)
