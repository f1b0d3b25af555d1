"""The command that plays a tournament: what it leaves, when it is stopped or asked wrongly."""

import csv
import os
import re
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from elfenwidgets.cli import main
from elfenwidgets.play.tournament import running
from elfenwidgets.play.tournament.schedule import COLUMNS, TourRow
from elfenwidgets.text import t


def tournament(*more: str) -> int:
    return main(["tournament", "--bots", "random", "--players", "2", "--jobs", "1", *more])


def test_records_are_written_and_hold(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "games"
    assert tournament("--games", "11", "--records", str(folder)) == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"amigo-de-2p-{i:02}.elf.json" for i in range(11)]
    assert main(["check", str(folder)]) == 0


def test_a_record_that_cannot_be_written_ends_it_with_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = tmp_path / "amigo-de-2p-2.elf.json"
    taken.mkdir()
    table = tmp_path / "played.csv"
    assert tournament("--games", "5", "--records", str(tmp_path), "--out", str(table)) == 1
    ended, heading, *_ = capsys.readouterr().out.splitlines()
    assert ended == f"{taken} can’t be written: Is a directory. Games played: 2 of 5."
    assert heading.startswith("bot ")
    assert table.read_text(encoding="utf-8").count("\n") == 1 + 2 * 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_table_that_cannot_be_written_loses_no_standings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "played.csv"
    table.symlink_to("/dev/full")
    assert tournament("--games", "3", "--out", str(table)) == 1
    ended, heading, *_ = capsys.readouterr().out.splitlines()
    assert ended == f"{table} can’t be written: No space left on device. Games played: 3 of 3."
    assert heading.startswith("bot ")


def test_the_columns_are_those_that_the_help_explains(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tournament("--games", "1", "--out", str(tmp_path / "a.csv")) == 0
    header = (tmp_path / "a.csv").read_text().splitlines()[0].split(",")
    assert header == list(COLUMNS) == list(TourRow._fields)
    assert main(["tournament", "--help"]) == 0
    said = capsys.readouterr().out
    assert [name for name in COLUMNS if f"  {name:9} {t(f'column-{name}')}" not in said] == []


def test_parquet_without_pyarrow_gets_one_sentence(tmp_path: Path) -> None:
    # None in the table of modules: whatever is installed, pyarrow is not found.
    hide = "import sys; sys.modules['pyarrow'] = None; from elfenwidgets.cli import main; "
    words = ["tournament", "--bots", "random", "--games", "1", "--out", "a.parquet"]
    done = subprocess.run(
        [sys.executable, "-c", f"{hide}sys.exit(main({words}))"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (
        2,
        "",
        "This needs pyarrow, which isn’t installed: pip install 'elfenwidgets[parquet]'.\n",
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "Play at least one game, not 0."),
        (["--games", "1", "--bots", "random,none"], "There is no bot “none”. Choose one of: "),
        (
            ["--games", "1", "--edition", "none"],
            "There is no edition “none”. Choose one of: amigo-de, ",
        ),
        (["--games", "1", "--players", "7"], "Elfenland is for two to six players, not 7."),
        (["--games", "1", "--jobs", "0"], "Use at least one process, not 0."),
        (["--games", "1", "--out", "a.txt"], "Name the table .csv or .parquet, not a.txt."),
        (["--games", "1", "--out", "none/a.csv"], "There is no folder none."),
        (["--games", "1", "--records", "file"], "file is a file, not a folder."),
    ],
)
def test_a_wrong_argument_gets_one_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    assert tournament(*arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x", "1:2:3"])
def test_a_scheduler_that_does_not_answer_gets_one_sentence(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(running, "CONNECT_TIMEOUT", 1)
    words = ["tournament", "--bots", "random", "--games", "1", "--dask", address]
    assert main(words) == 2
    assert capsys.readouterr().err.endswith(
        f"No Dask scheduler answers at {address}. Start one, or correct the address.\n"
    )


def test_ctrl_c_leaves_what_was_played(tmp_path: Path) -> None:
    """In a terminal of its own, where it reaches the processes that play as well."""
    command = [sys.executable, "-m", "elfenwidgets.cli", "tournament", "--bots", "random"]
    command += ["--games", "5000", "--jobs", "2", "--players", "2", "--out", "played.csv"]
    terminal, inside = os.openpty()
    termios.tcsetwinsize(terminal, (24, 80))
    command_runs = subprocess.Popen(command, cwd=tmp_path, preexec_fn=lambda: os.login_tty(inside))
    os.close(inside)
    said = ""
    while not re.search(r"[1-9]\d*/5000", said):
        said += os.read(terminal, 4096).decode(errors="replace")
    os.write(terminal, b"\x03")
    while chunk := _read(terminal):
        said += chunk.decode(errors="replace")
    os.close(terminal)
    assert command_runs.wait(30) == 130
    (count,) = re.findall(r"Stopped\. Games played: ([\d,]+) of 5,000\.", said)
    played = int(count.replace(",", ""))
    with (tmp_path / "played.csv").open() as file:
        assert len(list(csv.DictReader(file))) == played * 2
    assert 1 <= played < 5000
    assert "Traceback" not in said


def _read(terminal: int) -> bytes:
    """More from a terminal; Linux ends one that nobody writes to by an error."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""
