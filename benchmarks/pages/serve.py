"""What the browser benchmarks share: a server for a notebook, a browser, a table of figures."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import sleep

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # an installation is compiled

# Voilà's own page asks the network for two sheets, and would wait for them.
OFFLINE = ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
PLAY = "from elfenwidgets.ui.app import App\n\nApp()"


BUTTON = "import ipywidgets\n\nipywidgets.Button(description='Play')"


def _write(source: str, folder: str) -> None:
    """Write a notebook of one cell."""
    cell = {"cell_type": "code", "id": "play", "source": source, "outputs": []}
    notebook = {
        "cells": [cell | {"execution_count": None, "metadata": {}}],
        "metadata": {"kernelspec": {"name": "python3", "display_name": "", "language": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    Path(folder, "play.ipynb").write_text(json.dumps(notebook), encoding="utf-8")


@contextmanager
def plain(source: str) -> Iterator[str]:
    """Serve a notebook of one cell by Voilà itself, as a page of its own; give its address."""
    with TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as free:
        _write(source, folder)
        port = free.getsockname()[1]
        free.close()
        command = ["voila", "play.ipynb", "--no-browser", f"--port={port}"]
        quiet = subprocess.DEVNULL
        server = subprocess.Popen(
            [sys.executable, "-m", *command], cwd=folder, stdout=quiet, stderr=quiet
        )
        try:
            while True:
                with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                sleep(0.1)
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)


@contextmanager
def serving(source: str) -> Iterator[str]:
    """Serve a notebook of one cell exactly as `elfenwidgets play` does; give its address."""
    with TemporaryDirectory() as folder:
        _write(source, folder)
        start = (
            "import pathlib, elfenwidgets.ui.serving.voila as v;"
            f"v.NOTEBOOKS = pathlib.Path({folder!r});"
            "from elfenwidgets.cli import main; raise SystemExit(main())"
        )
        with _served(["-c", start, "play", "--no-browser"], folder) as address:
            yield address


@contextmanager
def learning(home: Path) -> Iterator[str]:
    """Serve the course as `elfenwidgets learn` does, progress kept in `home`; give its address."""
    with _served(["-m", "elfenwidgets.cli", "learn", "--no-browser"], str(home)) as address:
        yield address


@contextmanager
def _served(words: list[str], home: str) -> Iterator[str]:
    """Run Python with these words as a server, and give the address that it prints."""
    server = subprocess.Popen(
        [sys.executable, *words],
        env={**os.environ, "ELFENWIDGETS_HOME": home},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        yield server.stdout.readline().split()[1]
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)


@contextmanager
def browsing() -> Iterator[Browser]:
    """Give a browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=OFFLINE)
        yield browser
        browser.close()


def report(unit: str, figures: dict[str, Sequence[float]], reach: float) -> None:
    """Print each series, and the ratio of the first one's median to the second one's."""
    for name, values in figures.items():
        late = quantiles(values, n=20)[-1]
        print(f"{name:32} median {median(values):8.1f}  p95 {late:8.1f} {unit}  (n={len(values)})")
    ours, theirs = (median(values) for values in figures.values())
    print(f"ratio {ours / theirs:.2f} (to reach: at most {reach})")
