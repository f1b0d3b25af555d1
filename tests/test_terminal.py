"""Whatever is typed, pressed, piped or fed: one sentence, the right exit status, no traceback."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

COMMAND = [sys.executable, "-m", "elfenwidgets"]
LANGUAGES = ("en_GB.UTF-8", "de_DE.UTF-8")
ENCODINGS = (
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"PYTHONIOENCODING": "ascii"},
    {"PYTHONIOENCODING": "latin-1"},
    {"PYTHONIOENCODING": "cp437"},
    {"PYTHONIOENCODING": "utf-16"},
)


class Case(NamedTuple):
    """A command line, and what is said of it: 0 good, 1 broken, 2 impossible."""

    words: tuple[str, ...]
    status: int


def wrong_words() -> Iterator[Case]:
    """Arguments that cannot be meant."""
    numbers = ("0", "-1", "x", "", "1.5", "٣", "9" * 29, "9" * 40, "9" * 400, "9" * 5000)
    for option in ("--players", "--games"):
        for value in numbers:
            yield Case(("simulate", "--out", "out", option, value), 2)
            yield Case(
                ("tournament", "--bots", "random", "--games", "1", "--jobs", "1", option, value), 2
            )
    for value in ("x", "9" * 30, "9" * 5000):
        yield Case(("simulate", "--out", "out", "--seed", value), 2)
    for value in ("0", "-5", "70000", "x", "9" * 30, ""):
        yield Case(("play", "--no-browser", "--port", value), 2)
        yield Case(("learn", "--no-browser", "--port", value), 2)
    for name in ("none", "", "ü", "\x1b[31m", "x" * 3000, "random,,greedy", "\udc80"):
        yield Case(("simulate", "--out", "out", "--bots", name), 2)
        yield Case(("simulate", "--out", "out", "--edition", name), 2)
        yield Case(("learn", "--no-browser", name or "none"), 2)
        yield Case(("pages", "--out", "out", "--language", name), 2)
    for words in (
        ("nothing",),
        ("\x1b[31m",),
        ("--nothing",),
        ("simulate",),
        ("simulate", "--out"),
        ("check",),
        ("check", "--x"),
        ("tournament", "--bots", "random"),
        ("tournament", "--bots", "random", "--games", "1", "--jobs", "1", "--dask", "x"),
        ("tournament", "--bots", "random", "--games", "1", "--jobs", "0"),
        ("tournament", "--bots", "random", "--games", "1", "--out", "a.txt"),
        ("simulate", "--out", "/dev/null"),
        ("simulate", "--out", "/dev/null/x"),
        ("pages", "--out", "/proc/x"),
        ("--print-completion", "fish"),
    ):
        yield Case(words, 2)
    for asking in (
        ("--help",),
        ("--version",),
        *((command, "-h") for command in ("play", "learn", "pages", "simulate", "check")),
        ("tournament", "-h"),
        ("--print-completion", "bash"),
    ):
        yield Case(asking, 0)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder of odd files beside a good record."""
    here = tmp_path_factory.mktemp("odd")
    done = run(here, "simulate", "--out", "good", "--players", "2", "--bots", "random")
    assert done.returncode == 0, done.stderr
    (good,) = (here / "good").iterdir()
    record = json.loads(good.read_text(encoding="utf-8"))
    os.mkfifo(here / "pipe.elf.json")
    (here / "dangling.elf.json").symlink_to("nowhere")
    (here / "self.elf.json").symlink_to("self.elf.json")
    (here / "large.elf.json").write_bytes(b" " * 4_100_000)
    (here / "empty.elf.json").write_bytes(b"")
    (here / "bytes.elf.json").write_bytes(bytes(range(256)))
    (here / "größe\u2028\x1b[31m.elf.json").write_text("{}")
    with suppress(OSError):
        (here / os.fsdecode(b"half\xff.elf.json")).write_text("{}")
    for name, text in {
        "escape": "\x1b[31mred\x07",
        "half": "\ud800",
        "bidi": "\u202eabc",
        "long": "x" * 3000,
        "percent": "%s { $x }",
    }.items():
        for key in ("edition", "version"):
            changed = {**record, key: text}
            (here / f"{name}-{key}.elf.json").write_text(json.dumps(changed))
        events = [{"e": text}, *record["events"]]
        (here / f"{name}-event.elf.json").write_text(json.dumps({**record, "events": events}))
    with socket.socket(socket.AF_UNIX) as bound:
        there = os.getcwd()
        os.chdir(here)
        bound.bind("socket.elf.json")
        os.chdir(there)
        yield here


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


CASES = list(wrong_words())


@pytest.mark.parametrize(
    "case", CASES, ids=lambda case: " ".join(case.words)[:60].encode("unicode_escape").decode()
)
def test_what_cannot_be_meant_gets_a_sentence(case: Case, tmp_path: Path) -> None:
    language = LANGUAGES[CASES.index(case) % 2]
    done = run(tmp_path, *case.words, LANG=language)
    assert quiet(done.stdout + done.stderr), done.stderr
    assert done.returncode == case.status
    assert (done.stderr == b"") == (case.status == 0)
    assert len(done.stderr) < 3000


@pytest.mark.parametrize("environment", ENCODINGS, ids=lambda each: "-".join(each.values()))
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_terminal_that_cannot_write_a_letter_gets_it_spelled(
    environment: dict[str, str], language: str, folder: Path
) -> None:
    for words in (("check", "."), ("learn", "größe"), ("--help",), ("check", "größe")):
        done = run(folder, *words, LANGUAGE=language, **environment)
        assert quiet(done.stdout + done.stderr), done.stderr
        assert done.returncode in (0, 1, 2)
        assert done.stdout + done.stderr


def test_every_odd_file_gets_a_sentence_and_the_check_goes_on(folder: Path) -> None:
    done = run(folder, "check", ".")
    said = (done.stdout + done.stderr).decode()
    assert quiet(done.stdout + done.stderr)
    assert done.returncode == 2
    files = len(list(folder.rglob("*.elf.json")))
    unread = done.stderr.decode().splitlines()
    assert len(unread) == 4  # the pipe, the socket, and the links
    assert f"Records checked: {files - 4}; broken: {files - 5}." in said
    assert "pipe.elf.json isn't an ordinary file." in unread
    assert "There is no file dangling.elf.json. Check its name." in unread
    assert "large.elf.json: This record can't be opened: It is too large: " in said


@pytest.mark.parametrize(
    "path", ["/dev/zero", "/dev/urandom", "/dev/stdin", "/dev/null", "/proc/self/mem", "/proc"]
)
def test_a_device_is_no_record(path: str, tmp_path: Path) -> None:
    done = run(tmp_path, "check", path)
    assert quiet(done.stderr) and done.returncode in (1, 2)


PIPES = {
    '"$@" | head -c 1 > /dev/null; exit ${PIPESTATUS[0]}': (0, 1, 2, 141),
    '"$@" | true; exit ${PIPESTATUS[0]}': (0, 1, 2, 141),
    '"$@" > /dev/full': (2,),
    '"$@" >&-': (0, 1, 2),
    '"$@" 2>&-': (0, 1, 2),
    '"$@" >&- 2>&-': (0, 1, 2),
    '"$@" <&- >&- 2>&-': (0, 1, 2),
    '"$@" > /dev/full 2> /dev/full': (2,),
    '"$@" 2> /dev/full': (0, 1, 2),
}


@pytest.mark.parametrize("shell", PIPES)
@pytest.mark.parametrize(
    "words",
    [
        ("check", "."),
        ("check", "good"),
        ("--help",),
        ("--print-completion", "bash"),
        ("simulate", "--out", "again", "--players", "2"),
    ],
    ids=lambda words: " ".join(words),
)
def test_an_output_that_is_closed_or_full_ends_it_in_peace(
    shell: str, words: tuple[str, ...], folder: Path
) -> None:
    done = run(folder, *words, shell=shell)
    assert quiet(done.stdout + done.stderr), done.stderr
    assert done.returncode in PIPES[shell]


def test_a_full_output_is_told(folder: Path) -> None:
    done = run(folder, "check", "good", shell='"$@" > /dev/full')
    assert done.stderr == b"The answer can't be written: No space left on device.\n"


LONG = {
    "simulate": ("simulate", "--out", "many", "--games", "99999"),
    "check": ("check", *["good"] * 20_000),
    "play": ("play", "--no-browser"),
    "learn": ("learn", "--no-browser"),
    "pages": ("pages", "--out", "pages"),
    "tournament": ("tournament", "--bots", "random", "--games", "99999", "--jobs", "1"),
}


def begun(process: subprocess.Popen[bytes]) -> None:
    """Wait until the command has taken Ctrl-C out of Python's hands: before, it is Python's."""
    caught, end = False, time.monotonic() + 10
    while time.monotonic() < end:
        status = Path(f"/proc/{process.pid}/status").read_text()
        (mask,) = re.findall(r"^SigCgt:\s*(\w+)", status, re.MULTILINE)
        if int(mask, 16) & 1 << signal.SIGINT - 1:
            caught = True
        elif caught:
            return


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("after", [0.001, 0.3, 1.0, 5.0])
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
        out, err = process.communicate(timeout=30)
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
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
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
        assert process.wait(30) == 130
    (address,) = {word for line in lines for word in line.split() if word.startswith("http://")}
    assert f"opened {address}\n" in lines
