"""Ctrl-C ends the server, whatever it is just doing."""

import subprocess
import sys
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

# Answers to an unknown address begin with Ctrl-C: there it was once swallowed.
PROGRAM = """
import signal
from elfenwidgets.cli import main
from elfenwidgets.ui.serving.gate import Denial

begin = Denial.initialize

def interrupted(self, **arguments):
    signal.raise_signal(signal.SIGINT)
    begin(self, **arguments)

Denial.initialize = interrupted
raise SystemExit(main())
"""


@pytest.mark.usefixtures("home")
def test_ctrl_c_in_the_middle_of_an_answer_ends_the_server(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, "play", "--no-browser"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[1].partition("#")[0]
            with suppress(URLError, HTTPException, OSError):
                urlopen(f"{address}nowhere", timeout=60).read()
            assert server.wait(60) == 130
        finally:
            server.kill()
