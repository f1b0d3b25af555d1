"""The ways from notebook to notebook: said where they lead somewhere, and nowhere else."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfile
from socket import socket
from urllib.request import urlopen

import pytest

from elfenwidgets.lessons import catalogue
from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.text import languages, t
from elfenwidgets.ui import learn
from elfenwidgets.ui.course.notebook.lesson import NotebookLesson
from elfenwidgets.ui.course.notebook.ways import AROUND, STUDY
from tests.brisk import brisk
from tests.ui.pressing import texts

pytestmark = pytest.mark.usefixtures("home", "faults")

NAMES = (*AROUND, *STUDY, "course", *(lesson.key for lesson in catalogue.lessons()))
WAKE = "Run ▸ Run All Cells"


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Voilà showed one notebook and nothing else, which it does at its own address."""
    monkeypatch.setenv("SCRIPT_NAME", "/")
    monkeypatch.chdir(NOTEBOOKS / "en")


@pytest.mark.parametrize("language", languages())
def test_every_notebook_leads_to_others_that_are_there(language: str) -> None:
    said = [learn.contents(language), *(learn.ways(name, language) for name in NAMES)]
    for each in said:
        assert each is not None
        found = re.findall(r"\]\(([^)]*)\)", each.said)
        assert found and all((NOTEBOOKS / language / to).is_file() for to in found)


def test_a_lesson_leads_to_the_ones_before_and_after_it_and_to_the_other_languages() -> None:
    plan = learn.ways("plan", "en")
    assert plan is not None
    found = re.findall(r"\]\(([^)]*)\)", plan.said)
    others = [f"../{code}/06-plan.ipynb" for code in languages() if code != "en"]
    assert found == ["00-course.ipynb", "05-cards.ipynb", "07-travel.ipynb", *others]


@pytest.mark.usefixtures("alone")
def test_where_one_notebook_is_shown_alone_nothing_leads_to_another() -> None:
    assert [learn.ways(name, "en") for name in NAMES] == [None] * len(NAMES)
    assert learn.contents("en") is None
    plan = learn.learn("plan", "en")
    assert isinstance(plan, NotebookLesson)
    teacher = learn.teacher("en")
    for part in (teacher, learn.course("en"), learn.puzzles("en"), plan.know()):
        assert ".ipynb" not in texts(part)
    assert t("teach-plans") in texts(teacher)


@contextmanager
def voila(notebook: Path, home: Path) -> Iterator[str]:
    """The address of Voilà as it comes, which shows a notebook and knows nothing of the course."""
    ours = {"ELFENWIDGETS_HOME": str(home), "JUPYTER_CONFIG_DIR": str(home), "HOME": str(home)}
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "voila", str(notebook), "--no-browser", f"--port={port}"],
        cwd=home,
        env={**os.environ, **brisk(home / "ipython", ""), **ours},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    try:
        said = iter(process.stderr.readline, "")
        yield next(found[0] for line in said if (found := re.search(r"http://\S+", line)))
    finally:
        process.terminate()
        process.communicate()


def test_voila_as_it_comes_shows_a_lesson_without_what_is_not_so_there(tmp_path: Path) -> None:
    kept = NOTEBOOKS / "en" / "12-game.ipynb"
    assert WAKE in kept.read_text(encoding="utf-8")
    notebook = tmp_path / "en" / kept.name
    notebook.parent.mkdir()
    copyfile(kept, notebook)
    with voila(notebook, tmp_path) as address, urlopen(address) as answer:
        page = answer.read().decode()
    assert "Your own game" in page and "Traceback" not in page
    for said in ("Run All Cells", ".ipynb"):  # in Markdown, where other letters are escaped
        assert said not in page
