"""The user's folder: whole writes under a lock."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from elfenwidgets.play import user_files


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that does not exist yet."""
    folder = tmp_path / "a folder" / "of mine"
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(folder))
    return folder


def python(code: str, *arguments: str) -> "subprocess.Popen[str]":
    """A process of its own on the same folder."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments], stdout=subprocess.PIPE, text=True
    )


def test_it_is_the_folder_that_is_named(home: Path) -> None:
    assert user_files.home() == home


@pytest.mark.parametrize("named", [None, ""])
def test_without_a_name_it_is_the_users_data_folder(
    named: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ELFENWIDGETS_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    if named is not None:
        monkeypatch.setenv("ELFENWIDGETS_HOME", named)
    assert user_files.home().name == "elfenwidgets"
    assert user_files.home().is_absolute()


FULL = """
import resource, signal, sys
from pathlib import Path
from elfenwidgets.play.user_files import locked, write
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
try:
    with locked():
        write(Path(sys.argv[1]), "x" * 100_000)
except OSError as error:
    print(type(error).__name__)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGXFSZ"), reason="there is no such limit")
def test_a_disk_that_is_full_leaves_the_old_file_and_nothing_beside_it(home: Path) -> None:
    path = home / "progress.json"
    user_files.write(path, "old")
    full = python(FULL, str(path))
    said, _ = full.communicate(timeout=60)
    assert (said, full.returncode) == ("OSError\n", 0)
    assert path.read_text() == "old"
    assert {found.name for found in home.iterdir()} <= {"progress.json", ".lock"}


def test_half_files_of_a_crash_are_swept_away_under_the_next_lock(home: Path) -> None:
    home.mkdir(parents=True)
    (home / f"{user_files.HALF}x7").write_text('{"langu')
    with user_files.locked():
        assert {found.name for found in home.iterdir()} <= {".lock"}


WRITING = """
import json, sys
from pathlib import Path
from elfenwidgets.play.user_files import locked, write
number = 0
while True:
    number += 1
    with locked():
        write(Path(sys.argv[1]), json.dumps([number] * 20_000))
    print(number, flush=True)
"""


@pytest.mark.parametrize("lines", range(1, 11))
def test_a_process_that_is_killed_while_writing_leaves_a_whole_file(home: Path, lines: int) -> None:
    path = home / "games" / "a.elf.json"
    writer = python(WRITING, str(path))
    assert writer.stdout is not None
    for _ in range(lines):
        told = int(writer.stdout.readline())
    writer.kill()
    writer.communicate()
    number, *others = json.loads(path.read_text())
    assert number >= told, "what was told to be kept is kept"
    assert set(others) == {number}
    with user_files.locked():
        user_files.sweep(path.parent)
    assert list(path.parent.iterdir()) == [path]


COUNTING = """
import sys
from pathlib import Path
from elfenwidgets.play.user_files import locked
path = Path(sys.argv[1])
for _ in range(100):
    with locked():
        path.write_text(str(int(path.read_text()) + 1))
"""


def test_processes_that_read_in_order_to_write_take_turns(tmp_path: Path) -> None:
    path = tmp_path / "number"
    path.write_text("0")
    counting = [python(COUNTING, str(path)) for _ in range(3)]
    assert [process.wait(timeout=120) for process in counting] == [0, 0, 0]
    assert path.read_text() == "300"


def test_who_waits_for_the_lock_too_long_gets_an_oserror(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(user_files, "LOCK_TIMEOUT", 0.05)
    with user_files.locked(), pytest.raises(OSError), user_files.locked():  # noqa: PT011
        pass
    with user_files.locked():
        pass


def test_a_folder_that_cannot_be_made_is_an_oserror(home: Path) -> None:
    home.parent.mkdir(parents=True)
    home.write_text("not a folder")
    with pytest.raises(OSError), user_files.locked():  # noqa: PT011
        pass
