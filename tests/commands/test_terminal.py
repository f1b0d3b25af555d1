"""Whatever is typed, pressed, piped or fed: one sentence, the right exit status, no traceback."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from elfenwidgets import text
from elfenwidgets.cli import main
from tests.commands.shell import quiet, run

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


CASES = list(wrong_words())


def named(case: Case) -> str:
    return " ".join(case.words)[:60].encode("unicode_escape").decode()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where settings and games are kept: made by the first command that looks there."""
    return tmp_path_factory.mktemp("home")


@pytest.mark.parametrize("case", CASES, ids=named)
def test_what_cannot_be_meant_gets_a_sentence(
    case: Case,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", LANGUAGES[CASES.index(case) % 2])
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(home))
    monkeypatch.chdir(tmp_path)
    try:
        status: object = main(case.words)
    except SystemExit as ended:
        status = ended.code
    finally:
        text.use(text.DEFAULT)
    out, err = (said.encode("utf-8", "surrogateescape") for said in capsys.readouterr())
    is_a_sentence(case, status, out, err)


@pytest.mark.parametrize("case", CASES[::11], ids=named)
def test_a_shell_gets_the_same_sentence(case: Case, tmp_path: Path) -> None:
    done = run(tmp_path, *case.words, LANG=LANGUAGES[CASES.index(case) % 2])
    is_a_sentence(case, done.returncode, done.stdout, done.stderr)


def is_a_sentence(case: Case, status: object, out: bytes, err: bytes) -> None:
    assert quiet(out + err), err
    assert status == case.status
    assert (err == b"") == (case.status == 0)
    assert len(err) < 3000


@pytest.mark.parametrize("environment", ENCODINGS, ids=lambda each: "-".join(each.values()))
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_terminal_that_cannot_write_a_letter_gets_it_spelled(
    environment: dict[str, str], language: str, folder: Path
) -> None:
    for words in (("check", ".", "größe"), ("--help",)):
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
    assert "pipe.elf.json isn’t an ordinary file." in unread
    assert "There is no file dangling.elf.json. Check its name." in unread
    assert "large.elf.json: This record can’t be opened: It’s too large: " in said


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


GONE, TAKEN, FULL = '"$@" | true; exit ${PIPESTATUS[0]}', '"$@" >&-', '"$@" > /dev/full'
SPEAKING = {
    "check .": tuple(PIPES),
    "check good": (GONE, TAKEN, FULL),
    "--help": (GONE, TAKEN, FULL),
    # It loads every command; long as it is, a reader that goes is what it may meet.
    "--print-completion bash": (GONE,),
    "simulate --out again --players 2": (GONE, TAKEN, FULL),
}
"""What writes, and the outputs that it meets: these differ more than the commands do."""


@pytest.mark.parametrize(
    ("words", "shell"), [(words, shell) for words, shells in SPEAKING.items() for shell in shells]
)
def test_an_output_that_is_closed_or_full_ends_it_in_peace(
    words: str, shell: str, folder: Path
) -> None:
    done = run(folder, *words.split(), shell=shell)
    assert quiet(done.stdout + done.stderr), done.stderr
    assert done.returncode in PIPES[shell]


def test_a_full_output_is_told(folder: Path) -> None:
    done = run(folder, "check", "good", shell='"$@" > /dev/full')
    assert done.stderr.decode() == "The answer can’t be written: No space left on device.\n"
