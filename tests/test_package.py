"""What is installed from the wheel is the whole game, and works from any folder."""

import json
import os
import signal
import socket
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import nbformat
import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.slow


def run(*command: str | Path, **options: Any) -> str:
    """Run a command that must succeed; give what it printed."""
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, timeout=200, **options
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this tree."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel"]
    run(*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with the wheel; everything else is borrowed from the one that runs."""
    folder = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / "bin" / "python"
    target = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(target)
    # A path, not a site folder: the editable install of this tree does not come along.
    Path(target, "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    where = run(python, "-c", "import elfenwidgets; print(elfenwidgets.__file__)", cwd=folder)
    assert where.startswith(target)
    return folder


def test_the_wheel_brings_data_and_notebooks(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("data", "notebooks"):
        files = run("git", "-C", ROOT, "ls-files", folder).splitlines()
        assert files
        assert {f"elfenwidgets/{name}" for name in files} <= names


def test_the_wheel_brings_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    data = "elfenwidgets-0.1.0.data"
    tops = {name.split("/")[0] for name in names}
    assert tops == {"elfenwidgets", "elfenwidgets-0.1.0.dist-info", data}
    shared = f"{data}/data/share/jupyter/labextensions/elfenwidgets/"
    beside = {name for name in names if name.startswith(data)}
    assert beside == {f"{shared}package.json", f"{shared}static/pictures.js"}


def test_the_installed_game_is_served_from_another_folder(installed: Path, tmp_path: Path) -> None:
    python = installed / "bin" / "python"
    # The templates and the front end of Voilà lie beside the borrowed packages.
    borrowed = Path(sysconfig.get_path("data"), "share", "jupyter")
    server = subprocess.Popen(
        [python, "-m", "elfenwidgets.cli", "play", "--no-browser"],
        cwd=tmp_path,
        env={**os.environ, "ELFENWIDGETS_HOME": str(tmp_path), "JUPYTER_PATH": str(borrowed)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[1]
        with urllib.request.urlopen(address, timeout=60) as answer:
            page = answer.read().decode()
    finally:
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 130
    assert "<title>Elfenland</title>" in page
    assert "data-widget-view=" in page
    assert "There was an error when executing" not in page


def test_every_notebook_is_committed_executed() -> None:
    """Without a count, comparing outputs compares nothing."""
    notebooks = sorted((ROOT / "notebooks").glob("*.ipynb"))
    assert notebooks
    for path in notebooks:
        cells = nbformat.read(path, as_version=4).cells  # type: ignore[no-untyped-call]  # no types
        assert all(cell.id for cell in cells)
        counts = [cell.execution_count for cell in cells if cell.cell_type == "code"]
        assert counts == list(range(1, len(counts) + 1)), path.name


def play(*arguments: str) -> tuple[int, str]:
    """Run `elfenwidgets play`, which must end by itself; give its status and what it said."""
    command = [sys.executable, "-m", "elfenwidgets.cli", "play", "--no-browser", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr


@pytest.mark.parametrize("port", [-1, 0, 70000])
def test_a_bad_port_gets_one_sentence(port: int) -> None:
    assert play("--port", str(port)) == (
        2,
        f"{port} isn’t a port number: use one from 1 to 65535.\n",
    )


def test_a_taken_port_gets_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, said = play("--port", str(port))
    assert status == 2
    assert said.startswith(f"Port {port} can’t be used: Address already in use. ")
    assert said.count("\n") == 1


def test_the_computer_may_play_without_loading_a_browser_part() -> None:
    loaded = run(
        sys.executable,
        "-c",
        "import sys, contextlib, elfenwidgets.cli as c\n"
        "with contextlib.suppress(SystemExit): c.main(['check', '-h'])\n"
        "import json; print(json.dumps(sorted(sys.modules)))",
    ).splitlines()[-1]
    assert {"voila", "ipywidgets", "ipycanvas", "numpy"}.isdisjoint(json.loads(loaded))
