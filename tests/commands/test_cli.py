"""The command speaks the language of whoever types, and says in one sentence what cannot be."""

import re
import subprocess
from collections.abc import Iterator
from datetime import date
from importlib.metadata import version
from pathlib import Path

import pytest

from elfenwidgets import text
from elfenwidgets.cli import main
from elfenwidgets.commands import puzzles
from elfenwidgets.commands.dispatch import COMMANDS
from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.play import library
from elfenwidgets.ui.serving import voila

BETWEEN_TWO = ["tournament", "--bots", "random", "--players", "2", "--jobs", "1", "--games", "1"]
LONG = 300 * "x"
"""A name that no file can have."""
TODAY = date(2026, 11, 21)
"""Midnight comes at no time to whoever asks for the puzzle of the day."""


@pytest.fixture(autouse=True)
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """A terminal that wishes for no language, in an empty folder; nothing was chosen before."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path / "kept"))
    monkeypatch.chdir(tmp_path)
    yield monkeypatch
    text.use(text.DEFAULT)


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LC_ALL": "en_GB.UTF-8", "LANGUAGE": "de:en"}, "de"),
        ({"LC_ALL": "", "LANG": "de_CH"}, "de"),
    ],
)
def test_it_speaks_the_language_of_the_terminal(
    wishes: dict[str, str], language: str, terminal: pytest.MonkeyPatch
) -> None:
    for variable, wish in wishes.items():
        terminal.setenv(variable, wish)
    main(["check", "nowhere"])
    assert text.language() == language


def test_the_language_that_was_chosen_in_the_app_goes_first(
    terminal: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.setenv("LANG", "en_GB.UTF-8")
    library.keep_setting("language", "de")
    assert main(["check", "nowhere"]) == 2
    assert capsys.readouterr().err == "Die Datei nowhere gibt es nicht. Prüfe den Namen.\n"


@pytest.mark.parametrize(
    ("words", "key", "values"),
    [
        ([*BETWEEN_TWO, "--bots", "none"], "command-no-bot", {"name": "none", "known": "random, "}),
        ([*BETWEEN_TWO, "--out", "a.txt"], "command-no-table", {"path": "a.txt"}),
        (
            [*BETWEEN_TWO, "--out", f"{LONG}.csv"],
            "command-unwritten",
            {"path": f"{LONG}.csv", "reason": ""},
        ),
        (["check", LONG], "command-unread", {"path": LONG, "reason": ""}),
        (["simulate", "--out", "games", "--players", "7"], "command-players", {"n": 7}),
        (["check", "."], "command-no-record", {"path": ".", "suffix": ".elf.json"}),
        (
            ["learn", "nowhere", "--no-browser"],
            "command-no-lesson",
            {"name": "nowhere", "known": "welcome, "},
        ),
        *(
            (
                ["puzzles", wrong, "--no-browser"],
                "command-no-puzzle",
                {"name": wrong, "known": TODAY.isoformat()},
            )
            for wrong in ("tomorrow", "9999-01-01", "trip/0", "trip/1/2", "")
        ),
        (["play", "--port", "70000"], "command-no-port", {"port": "70000"}),
        (
            ["pages", "--out", "pages", "--language", "xx"],
            "command-no-language",
            {"name": "xx", "known": ", ".join(text.languages())},
        ),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
@pytest.mark.parametrize("language", text.languages())
def test_a_wrong_argument_gets_one_sentence(
    words: list[str],
    key: str,
    values: dict[str, str | int],
    language: str,
    terminal: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    terminal.setenv("LANG", language)
    terminal.setattr(puzzles, "today", lambda: TODAY)
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert text.language() == language
    assert said.err.startswith(text.t(key, **values).rstrip(".\n"))
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("language", text.languages())
def test_what_came_of_a_tournament_is_told_in_each_language(
    language: str, terminal: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.setenv("LANG", language)
    assert main(BETWEEN_TWO) == 0
    played, heading, row, *_ = capsys.readouterr().out.splitlines()
    assert played == text.t("command-played", n=1, of=1)
    columns = ("bot", "seats", "wins", "rate", "interval", "towns", "rating")
    said = [text.t(f"command-column-{column}", sure=0.95) for column in columns]
    assert [part.strip() for part in heading.split("  ") if part] == said
    assert row.startswith("random") and len(row) == len(heading)
    assert text.t("command-share", share=0.5) in row


def test_pages_are_written_in_the_language_asked_for_and_told_of_in_that_of_the_terminal(
    terminal: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.setenv("LANG", "de_DE.UTF-8")
    assert main(["pages", "--out", "pages", "--language", "en"]) == 0
    said = f"Seiten nach pages geschrieben: {len(lessons())} Lektionen;"
    assert capsys.readouterr().out.startswith(said)
    assert '<html lang="en">' in Path("pages/index.html").read_text(encoding="utf-8")


def test_pages_begin_with_the_language_of_the_terminal_and_have_all_others_beside_it(
    terminal: pytest.MonkeyPatch,
) -> None:
    terminal.setenv("LANG", "sv_SE.UTF-8")
    assert main(["pages", "--out", "pages"]) == 0
    assert '<html lang="sv">' in Path("pages/index.html").read_text(encoding="utf-8")
    others = {folder.name for folder in Path("pages").iterdir() if folder.is_dir()}
    assert others == {*text.languages()} - {"sv"}


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"elfenwidgets {version('elfenwidgets')}\n"


def test_the_help_is_german_too(
    terminal: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.setenv("LANG", "de_DE.UTF-8")
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Aufruf: elfenwidgets")
    assert "das Spiel im Browser spielen" in said
    assert "elfenwidgets learn travel           eine Lektion öffnen" in said
    assert {"usage", "options", "show", "exit"}.isdisjoint(re.findall(r"\w+", said))


@pytest.mark.parametrize(
    ("words", "german"),
    [
        (["check"], "elfenwidgets check: Es fehlt: DATEI"),
        (["simulate", "--players"], "elfenwidgets simulate: --players: ein Wert fehlt"),
        (["check", "--x", "y"], "elfenwidgets: unbekannt: --x"),
        (["play", "--lab=1"], "elfenwidgets play: --lab: nimmt keinen Wert, bekam aber '1'"),
        (
            ["simulate", "--games", "x"],
            "elfenwidgets simulate: --games: „x“ ist keine ganze Zahl mit höchstens 18 Ziffern",
        ),
        (
            [*BETWEEN_TWO, "--dask", "x"],
            "elfenwidgets tournament: --dask: nicht zusammen mit --jobs",
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_the_parser_refuses_is_refused_in_german(
    words: list[str],
    german: str,
    terminal: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    terminal.setenv("LANG", "de_DE.UTF-8")
    assert main(words) == 2
    assert capsys.readouterr().err.splitlines()[-1] == german


@pytest.mark.parametrize(
    ("words", "address"),
    [
        (["learn"], ("learn",)),
        (["learn", "plan/bare"], ("learn", "plan", "bare")),
        (["puzzles"], ("puzzles",)),
        (["puzzles", "2026-11-21"], ("puzzles", "2026-11-21")),
        (["puzzles", "trip/3"], ("puzzles", "trip", "3")),
    ],
    ids=lambda value: " ".join(value),
)
def test_a_command_opens_the_page_at_its_place(
    words: list[str], address: tuple[str, ...], terminal: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    terminal.setattr(voila, "serve", lambda sockets, browser, link, reach: opened.append(link))
    assert main([*words, "--no-browser"]) == 0
    assert opened == [f"#{'/'.join(address)}"]


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_a_shell_learns_to_complete(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--print-completion", shell]) == 0
    said = capsys.readouterr().out
    assert {name for name in COMMANDS if name in said} == set(COMMANDS)
    assert "--no-browser" in said


def test_tab_completes_the_name_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a-folder").mkdir()
    main(["--print-completion", "bash"])
    script = capsys.readouterr().out
    for words in ("check", "pages --out", "simulate --out", "tournament --records"):
        typed = f"elfenwidgets {words} a-f"
        script += f"COMP_WORDS=({typed}); COMP_CWORD={typed.count(' ')}; _shtab_elfenwidgets\n"
        script += 'echo "${COMPREPLY[@]}"\n'
    answer = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert answer.stdout.split() == ["a-folder"] * 4
    main(["--print-completion", "zsh"])
    assert capsys.readouterr().out.count(":_files") == 6


def test_the_site_is_not_written_over_a_page_of_somebody_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "index.html"
    page.write_text("my own")
    assert main(["site", "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.strip() == text.t("command-site-taken", path=str(page))
    assert [path.name for path in tmp_path.iterdir() if path.name != "kept"] == ["index.html"]
    assert page.read_text() == "my own"


def test_without_npm_the_site_says_what_it_needs(
    tmp_path: Path, terminal: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    terminal.setenv("PATH", str(tmp_path))
    assert main(["site", "--out", str(tmp_path / "out")]) == 2
    assert capsys.readouterr().err.strip() == text.t("command-no-npm")
    assert list((tmp_path / "out").iterdir()) == []
