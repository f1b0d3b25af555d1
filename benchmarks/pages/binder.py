"""What Binder builds from this tree: its size, and from the server's start to the painted map.

    python -m benchmarks.pages.binder [starts] [folder]

The environment is made in `folder`, or taken from there if it stands there already, with Binder's
Python, which has to be on the path. Each start is a new server, for which a browser waits.
"""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory, mkdtemp
from time import perf_counter, sleep

from playwright.sync_api import Browser

from benchmarks.pages.serve import browsing
from benchmarks.pages.voila_first_paint import PAINTED

ROOT = Path(__file__).parents[2]
BINDER = ROOT / "binder"
OURS = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
"""What this environment may have set, and Binder's has not."""


def settings(folder: Path) -> dict[str, str]:
    """The variables of a container whose environment is in `folder`."""
    kept = {name: value for name, value in os.environ.items() if name not in OURS}
    return kept | {"PATH": f"{folder / 'bin'}:{kept['PATH']}"}


def build(folder: Path) -> None:
    """Do by hand what repo2docker does with the files of Binder."""
    python = (BINDER / "runtime.txt").read_text().strip().replace("-", "")
    for command in ((python, "-m", "venv", folder), (BINDER / "postBuild",)):
        subprocess.run(command, cwd=ROOT, env=settings(folder), check=True)


def megabytes(folder: Path) -> float:
    """What a folder takes on the disk."""
    return sum(path.lstat().st_blocks for path in folder.rglob("*")) / 2**11


@contextmanager
def serving(folder: Path, home: str) -> Iterator[str]:
    """Start the server as Binder does; give its address at once, before it answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ("jupyter-lab", f"--port={port}", "--no-browser", "--allow-root")
    server = subprocess.Popen(
        [str(BINDER / "start"), *command, "--IdentityProvider.token="],
        cwd=ROOT,
        env=settings(folder) | {"ELFENWIDGETS_HOME": home},
        stderr=subprocess.DEVNULL,
    )
    try:
        yield f"http://127.0.0.1:{port}/voila/render/notebooks/play.ipynb"
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)


def start(browser: Browser, folder: Path) -> tuple[float, float]:
    """Give the seconds until the server answered, and until the map was painted."""
    context = browser.new_context(viewport={"width": 1400, "height": 900})
    page = context.new_page()
    with TemporaryDirectory() as home:
        begun = perf_counter()
        with serving(folder, home) as address:
            port = int(address.split("/")[2].split(":")[1])
            while True:
                with socket.socket() as door:
                    if not door.connect_ex(("127.0.0.1", port)):
                        break
                sleep(0.02)
            answered = perf_counter() - begun
            page.goto(address, wait_until="commit")
            page.wait_for_function(PAINTED)
            painted = perf_counter() - begun
            page.goto("about:blank")  # the kernel ends
            context.close()
    return answered, painted


def main() -> None:
    starts = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    folder = Path(sys.argv[2] if len(sys.argv) > 2 else mkdtemp())
    if not (folder / "bin" / "jupyter-lab").exists():
        build(folder)
    print(f"the environment: {megabytes(folder):.0f} MB (to reach: at most 420)")
    with browsing() as browser:
        start(browser, folder)  # the disk warms up
        taken = [start(browser, folder) for _ in range(starts)]
    answered, painted = zip(*taken, strict=True)
    print(f"until the server answers  median {median(answered):.2f} s")
    print(f"until the map is painted  median {median(painted):.2f} s (to reach: at most 5)")


if __name__ == "__main__":
    main()
