"""Ctrl-C, whatever is just being done: it ends, quietly and with the right exit status."""

import os
import re
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.commands.shell import COMMAND, quiet

LONGEST = 60
"""Seconds that nothing takes, however busy the machine."""

LONG = {
    "simulate": ("simulate", "--out", "many", "--games", "99999"),
    "check": ("check", *["good"] * 20_000),
    "play": ("play", "--no-browser"),
    "learn": ("learn", "--no-browser"),
    "pages": ("pages", "--out", "pages"),
    "tournament": ("tournament", "--bots", "random", "--games", "99999", "--jobs", "1"),
}


def begun(process: subprocess.Popen[bytes]) -> None:
    """Wait until the command has taken Ctrl-C out of Python's hands: before, it is Python's.

    Where that was not seen in time, it is over once the command has loaded its library.
    """
    caught, end = False, time.monotonic() + LONGEST
    there = Path(f"/proc/{process.pid}")
    while time.monotonic() < end and "_sqlite3" not in (there / "maps").read_text():
        (mask,) = re.findall(r"^SigCgt:\s*(\w+)", (there / "status").read_text(), re.MULTILINE)
        if int(mask, 16) & 1 << signal.SIGINT - 1:
            caught = True
        elif caught:
            return
        time.sleep(0.001)  # the command has to come forward, too


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("after", [0.001, 0.2, 1.0])
def test_ctrl_c_ends_it_without_a_trace(name: str, after: float, folder: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, *LONG[name]],
        cwd=folder,
        env={**os.environ, "ELFENWIDGETS_HOME": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        begun(process)
        with suppress(subprocess.TimeoutExpired):
            process.wait(after)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=LONGEST)
    assert quiet(out + err), err
    # A shell says 130 of a process that the signal has ended, too; pages may be done before it.
    assert process.returncode in (130, -signal.SIGINT) or (
        name == "pages" and not process.returncode
    )


@pytest.mark.parametrize("shown", [(), ("--lab",)])
def test_ctrl_c_ends_a_server_with_the_status_that_a_shell_expects(
    shown: tuple[str, ...], folder: Path
) -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "--no-browser", *shown],
        cwd=folder,
        env={**os.environ, "ELFENWIDGETS_HOME": str(folder)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert b"http://" in process.stdout.readline()
        if shown:  # where the notebooks are
            assert str(folder).encode() in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=LONGEST)
    assert (process.returncode, out, err) == (130, b"", b"")


def test_without_a_command_the_game_opens(tmp_path: Path) -> None:
    with subprocess.Popen(
        COMMAND,
        cwd=tmp_path,
        # Whatever is to be opened is written down in the place of a browser.
        env={**os.environ, "ELFENWIDGETS_HOME": str(tmp_path), "BROWSER": "echo opened %s"},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline(), process.stdout.readline()]
        process.send_signal(signal.SIGINT)
        assert process.wait(LONGEST) == 130
    (address,) = {word for line in lines for word in line.split() if word.startswith("http://")}
    assert f"opened {address}\n" in lines
