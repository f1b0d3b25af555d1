"""A command run as a shell runs it."""

import os
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "elfenwidgets"]


def run(
    folder: Path, *words: str, shell: str | None = None, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a folder, its words bytes as the system has them; it must end soon."""
    command = [os.fsencode(word.encode("utf-8", "surrogateescape")) for word in (*COMMAND, *words)]
    line = [b"bash", b"-c", shell.encode(), b"bash", *command] if shell else command
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return subprocess.run(
        line,
        cwd=folder,
        env={**clean, "LANG": "en_GB.UTF-8", "ELFENWIDGETS_HOME": str(folder), **environment},
        capture_output=True,
        timeout=60,
    )


def quiet(said: bytes) -> bool:
    """Whether a terminal that got this was neither steered nor shown where Python was."""
    no_trace = b"Traceback" not in said and b"Exception ignored" not in said
    return no_trace and b"\x1b" not in said and b"\x07" not in said
