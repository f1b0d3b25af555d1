"""Whatever the environment says: one sentence that names the variable at fault, no traceback."""

import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from errno import ENOTDIR
from html import unescape
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from elfenwidgets import text
from elfenwidgets.cli import main
from elfenwidgets.play import library
from elfenwidgets.text import t
from elfenwidgets.ui.serving import lab, voila
from tests.commands.shell import quiet, run
from tests.ui.home.browser import Browser

HOME, DATABASE = "ELFENWIDGETS_HOME", "ELFENWIDGETS_DATABASE"
SECRET = "hunter2"
"""The password of every address."""


@dataclass(frozen=True)
class Wrong:
    """An environment that is wrong: which variable, what it says, and the key of the sentence.

    ``passes``: what is wrong may pass by itself, and a game can be played meanwhile.
    """

    variable: str
    value: str
    key: str
    passes: bool = False


CLOSED = f"postgresql://elf:{SECRET}@127.0.0.1:1/x"
WRONG = {
    "an address with half an escape": Wrong(
        DATABASE, f"postgresql://u:{SECRET}%@h/x", "library-address"
    ),
    "an address with half a bracket": Wrong(
        DATABASE, f"postgresql://u:{SECRET}@[::1/x", "library-address"
    ),
    "a port that is none": Wrong(DATABASE, f"postgresql://u:{SECRET}@h:65536/x", "library-address"),
    "another scheme for a file": Wrong(DATABASE, "sqlite:///x.sqlite3", "library-address"),
    "another product": Wrong(DATABASE, f"mysql://u:{SECRET}@h/x", "library-address"),
    "a slip in the scheme": Wrong(DATABASE, f"postgre://u:{SECRET}@h/x", "library-address"),
    "a word": Wrong(DATABASE, "foo", "library-missing"),
    "a folder that is not there": Wrong(DATABASE, "nowhere/x.sqlite3", "library-missing"),
    "below a file": Wrong(DATABASE, "notes.txt/x.sqlite3", "library-missing"),
    "a name that is too long": Wrong(DATABASE, f"{'x' * 300}.sqlite3", "library-missing"),
    "a folder": Wrong(DATABASE, "folder.sqlite3", "library-foreign"),
    "another file": Wrong(DATABASE, "notes.txt", "library-foreign"),
    "the database of another program": Wrong(DATABASE, "other.sqlite3", "library-foreign"),
    "a device": Wrong(DATABASE, "/dev/full", "library-foreign"),
    "a server that does not answer": Wrong(DATABASE, CLOSED, "library-away", passes=True),
    "a library of a later version": Wrong(DATABASE, "later.sqlite3", "library-newer", passes=True),
    "a home that is a file": Wrong(HOME, "notes.txt", "library-closed", passes=True),
    "a home below a file": Wrong(HOME, "notes.txt/home", "library-closed", passes=True),
    "a home with too long a name": Wrong(HOME, "x" * 300, "library-closed", passes=True),
    "a home where nobody may write": Wrong(HOME, "/proc/elf", "library-closed", passes=True),
}

Start = Callable[..., None]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with odd things in it, in which the commands are typed."""
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    monkeypatch.delenv(DATABASE, raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("of mine")
    (tmp_path / "folder.sqlite3").mkdir()
    for name, made in {
        "other.sqlite3": "CREATE TABLE bookmarks (url TEXT)",
        "later.sqlite3": "CREATE TABLE library (version INTEGER); INSERT INTO library VALUES (99)",
    }.items():
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            connection.executescript(made)
    yield tmp_path
    library.close()
    library.notices()
    text.use(text.DEFAULT)


def contents(folder: Path) -> dict[str, bytes | None]:
    """All that lies in a folder, but for locks."""
    return {
        str(path): path.read_bytes() if path.is_file() else None
        for path in folder.rglob("*")
        if not path.name.endswith(".lock")
    }


def said_of(wrong: Wrong, folder: Path) -> str:
    """The sentence about what is wrong."""
    place = os.path.join(folder, wrong.value)
    return t(wrong.key, file=place, folder=place, variable=wrong.variable)


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["play"]),
        ("de", ["learn", "plan"]),
        ("fr", ["puzzles"]),
        ("sv", ["play", "--lab"]),
    ],
)
def test_what_needs_a_library_says_one_sentence(
    name: str,
    language: str,
    words: list[str],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What will not pass by itself ends it; else it serves, for a game can be played."""
    wrong, served = WRONG[name], []
    monkeypatch.setenv(wrong.variable, wrong.value)
    monkeypatch.setenv("LANGUAGE", language)
    for server in (lab, voila):
        monkeypatch.setattr(server, "serve", lambda *_: served.append(1))
    before = contents(folder)
    status = main([*words, "--no-browser"])
    said = capsys.readouterr()
    assert (status, len(served)) == ((0, 1) if wrong.passes else (2, 0))
    assert said.err.splitlines() == [said_of(wrong, folder)]
    assert wrong.passes or wrong.variable in said.err
    assert said.out == "" and SECRET not in said.err
    if wrong.variable == DATABASE and not wrong.passes:
        assert contents(folder) == before, "nothing is made or touched"


@pytest.mark.parametrize("name", WRONG)
def test_what_needs_no_library_works_without_one(
    name: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(WRONG[name].variable, WRONG[name].value)
    before = contents(folder)
    for words in (["--help"], ["play", "--help"], ["--version"], ["--print-completion", "bash"]):
        assert main(words) == 0
        assert capsys.readouterr().err == ""
    assert contents(folder) == before
    assert main(["simulate", "--out", "games", "--players", "2", "--bots", "random"]) == 0
    assert main(["check", "games"]) == 0
    few = ["--bots", "random", "--players", "2", "--jobs", "1", "--games", "1"]
    assert main(["tournament", *few]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("name", WRONG)
def test_the_page_says_it_too(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hub, or JupyterLab alone, opens it without any command."""
    wrong = WRONG[name]
    monkeypatch.setenv(wrong.variable, os.path.join(folder, wrong.value))
    if "://" in wrong.value:
        monkeypatch.setenv(wrong.variable, wrong.value)
    page = Browser()
    assert page.page.count(said_of(wrong, folder)) == 1
    assert SECRET not in page.page
    for place in ("#games", "#learn", "#settings", "#puzzles", "#tables", "#play/abc"):
        page.visit(place)
        assert t("fault", file="").split("{")[0] not in page.page


def test_a_new_library_is_made_where_its_name_says_so_and_that_is_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(DATABASE, "games.sqlite3")
    monkeypatch.setattr(voila, "serve", lambda *_: None)
    assert main(["--help"]) == 0
    assert not (folder / "games.sqlite3").exists(), "nobody has asked for one"
    capsys.readouterr()
    for said in (t("library-new", file=str(folder / "games.sqlite3")) + "\n", ""):
        assert main(["play", "--no-browser"]) == 0
        assert capsys.readouterr().err == said
    assert (folder / "games.sqlite3").is_file()


def test_a_library_elsewhere_needs_nothing_of_the_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME, "notes.txt")
    monkeypatch.setenv(DATABASE, "games.sqlite3")
    library.keep_setting("pace", "fast")
    assert library.settings() == {"pace": "fast"}
    assert (folder / "notes.txt").read_text() == "of mine"


ASKED = "from elfenwidgets.play import library; library.keep_setting('pace', 'fast')"


@pytest.mark.parametrize("variable", [HOME, DATABASE])
def test_a_relative_name_means_one_place_to_the_server_and_to_the_kernels_of_its_pages(
    variable: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They run in the folder of the notebooks, wherever the command was typed."""
    monkeypatch.setenv(variable, "games.sqlite3")
    elsewhere = folder / "notebooks"
    elsewhere.mkdir()

    def serve(*_: object) -> None:
        subprocess.run([sys.executable, "-c", ASKED], cwd=elsewhere, check=True)

    monkeypatch.setattr(voila, "serve", serve)
    assert main(["play", "--no-browser"]) == 0
    assert list(elsewhere.iterdir()) == []
    assert library.settings() == {"pace": "fast"}


def test_notebooks_that_cannot_be_kept_are_one_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(HOME, "notes.txt")
    assert main(["play", "--lab", "--no-browser"]) == 2
    closed, notebooks = capsys.readouterr().err.splitlines()
    assert closed == said_of(WRONG["a home that is a file"], folder)
    values = {"folder": f"{folder}/notes.txt", "variable": HOME}
    assert notebooks == t("command-no-notebooks", reason=os.strerror(ENOTDIR), **values)


def test_on_a_full_disk_the_terminal_and_the_page_say_so(folder: Path) -> None:
    """No file may grow: neither a library, nor the log, nor what a kernel is told at its start."""
    full = (
        "import resource as r, sys; r.setrlimit(r.RLIMIT_FSIZE, (0, r.RLIM_INFINITY));"
        "from elfenwidgets.cli import main; sys.exit(main(['play', '--no-browser']))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", full], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        (address,) = re.findall(r"http://127[^ ]*", server.stdout.readline())
        answers = {}
        for place, status in (("", 507), ("healthz", 503)):
            with pytest.raises(HTTPError) as refused:
                urlopen(address + place)
            answers[place] = refused.value.read().decode()
            assert refused.value.code == status
        server.terminate()
        _, said = server.communicate()
    assert t("page-no-room") in unescape(answers[""])
    health = json.loads(answers["healthz"])
    assert (health["library"], health["trouble"]) == (False, "unwritable")
    home = str(folder / "home")
    assert said.splitlines() == [t("library-closed", folder=home, variable=HOME)]


@pytest.mark.parametrize("words", [["--help"], ["check", "nowhere"], ["play", "--no-browser"]])
@pytest.mark.parametrize("value", [f"postgresql://u:{SECRET}%@h/x", "sqlite:///x"])
def test_so_it_is_in_a_terminal(words: list[str], value: str, folder: Path) -> None:
    done = run(folder, *words, **{DATABASE: value})
    assert quiet(done.stderr) and SECRET.encode() not in done.stderr
    assert done.stderr.count(b"\n") == done.returncode // 2
    assert not list(folder.glob("sqlite:*"))
