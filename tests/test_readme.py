"""The README tells the truth: its examples run, and what it names is there."""

import doctest
import re

import pytest

from elfenwidgets.commands.dispatch import COMMANDS
from elfenwidgets.paths import DATA
from elfenwidgets.text import DEFAULT, LOCALE, languages, said_in
from elfenwidgets.ui.home.shell import PLACES

ROOT = DATA.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_examples_give_what_they_show() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried > 0) == (0, True)


def test_every_folder_in_the_map_of_the_repository_is_there() -> None:
    named = re.findall(r"^\| `([\w/.]+)` \|", README, flags=re.MULTILINE)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_command_it_shows_exists() -> None:
    shown = set(re.findall(r"^    elfenwidgets (\w+)|`elfenwidgets (\w+)", README, re.MULTILINE))
    assert {a or b for a, b in shown} <= set(COMMANDS)
    assert {"simulate", "check"} <= {a or b for a, b in shown}


def test_the_picture_is_there_and_asks_nothing_of_the_network() -> None:
    picture = (DATA / "pictures" / "board.svg").read_text(encoding="utf-8")
    assert not re.search(r"(href|src)=\"https?:", picture)


@pytest.mark.parametrize("code", [code for code in languages() if code != DEFAULT])
def test_each_language_has_a_first_page_of_its_own(code: str) -> None:
    path = LOCALE / code / "README.md"
    page = path.read_text(encoding="utf-8")
    assert f"[{said_in(code, 'language-name')}]({path.relative_to(ROOT)})" in README
    links = re.findall(r"\]\(([^)]+)\)", page)
    assert links and [link for link in links if not (path.parent / link).exists()] == []
    assert [name for name in PLACES if f"**{said_in(code, f'place-{name}')}**" not in page] == []
    commands = re.findall(r"^    (\S+ \S+)", README.partition("## Ways")[0], re.MULTILINE)
    assert re.findall(r"^    (\S+ \S+)", page, re.MULTILINE) == commands
