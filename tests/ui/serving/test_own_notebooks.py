"""The reader's notebooks after an upgrade: new where untouched, theirs where edited."""

import importlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.ui.serving import own_notebooks as copies
from elfenwidgets.ui.serving.own_notebooks import own_notebooks

pytestmark = pytest.mark.usefixtures("home")

OLDER = Path(__file__).parents[2] / "data" / "play-older.ipynb"
"""The notebook as it was before copies were remembered."""

LESSON = OLDER.with_name("14-python-older.ipynb")
"""A lesson as it was before the program was laid out in rooms."""

NAME = "play.ipynb"
NEW = (NOTEBOOKS / NAME).read_bytes()


@pytest.fixture
def folder(home: Path) -> Path:
    """The reader's folder, with one notebook of an older version in it."""
    folder = home / "notebooks"
    folder.mkdir(parents=True)
    (folder / NAME).write_bytes(OLDER.read_bytes())
    return folder


def change(path: Path, change: Callable[[dict[str, Any]], None]) -> bytes:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    change(notebook)
    path.write_text(json.dumps(notebook), encoding="utf-8")
    return path.read_bytes()


def edited(notebook: dict[str, Any]) -> None:
    notebook["cells"][0]["source"] = "print('mine')"


def run(notebook: dict[str, Any]) -> None:
    """What JupyterLab writes into a notebook that was run and saved."""
    notebook["metadata"]["language_info"] = {"version": "3.12"}
    for cell in notebook["cells"]:
        cell["execution_count"] = 99
        cell["source"] = "".join(cell["source"])
        cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": "much"}]


def upgrade(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, word: str) -> bytes:
    """A later version of the program, whose notebook says something else."""
    later = tmp_path / word
    later.mkdir()
    path = later / NAME
    path.write_bytes(NEW)

    def said(notebook: dict[str, Any]) -> None:
        notebook["cells"][0]["source"] = f"print('{word}')"

    change(path, said)
    monkeypatch.setattr(copies, "NOTEBOOKS", later)
    return path.read_bytes()


def test_at_first_each_notebook_is_copied(home: Path) -> None:
    folder, beside = own_notebooks()
    assert (folder, beside) == (home / "notebooks", [])
    names = {path.relative_to(NOTEBOOKS) for path in NOTEBOOKS.rglob("*.ipynb")}
    mine = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    assert mine == names | {Path(copies.REMEMBERED)}
    assert (folder / NAME).read_bytes() == NEW


def test_an_older_copy_from_before_copies_were_remembered_is_renewed(folder: Path) -> None:
    assert own_notebooks()[1] == []
    assert (folder / NAME).read_bytes() == NEW


def test_an_older_copy_that_was_only_run_is_renewed(folder: Path) -> None:
    change(folder / NAME, run)
    assert own_notebooks()[1] == []
    assert (folder / NAME).read_bytes() == NEW


def test_an_older_copy_that_was_edited_stays_and_the_new_one_lies_beside_it(folder: Path) -> None:
    mine = change(folder / NAME, edited)
    assert own_notebooks()[1] == ["play-2.ipynb"]
    assert (folder / NAME).read_bytes() == mine
    assert (folder / "play-2.ipynb").read_bytes() == NEW
    assert own_notebooks()[1] == [], "it is laid there and told of once"
    (folder / "play-2.ipynb").unlink()
    assert own_notebooks()[1] == []


def test_a_copy_that_was_run_keeps_its_results_until_there_is_a_new_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own_notebooks()
    results = change(folder / NAME, run)
    own_notebooks()
    assert (folder / NAME).read_bytes() == results
    later = upgrade(monkeypatch, tmp_path, "later")
    own_notebooks()
    assert (folder / NAME).read_bytes() == later


def test_from_version_to_version_nothing_of_the_readers_own_is_lost(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own_notebooks()
    mine = change(folder / NAME, edited)
    upgrade(monkeypatch, tmp_path, "one")
    assert own_notebooks()[1] == ["play-2.ipynb"]
    two = upgrade(monkeypatch, tmp_path, "two")
    assert own_notebooks()[1] == ["play-2.ipynb"], "an untouched one is renewed"
    assert (folder / "play-2.ipynb").read_bytes() == two
    other = change(folder / "play-2.ipynb", edited)
    three = upgrade(monkeypatch, tmp_path, "three")
    assert own_notebooks()[1] == ["play-3.ipynb"]
    assert (folder / NAME).read_bytes() == mine
    assert (folder / "play-2.ipynb").read_bytes() == other
    assert (folder / "play-3.ipynb").read_bytes() == three


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"cells": 7}', b"\xff", b"[" * 100_000])
def test_what_is_no_notebook_is_the_readers_own(folder: Path, content: bytes) -> None:
    (folder / NAME).write_bytes(content)
    assert own_notebooks()[1] == ["play-2.ipynb"]
    assert (folder / NAME).read_bytes() == content
    (folder / copies.REMEMBERED).write_bytes(content)
    own_notebooks()
    assert (folder / NAME).read_bytes() == content


def test_a_lesson_of_a_language_is_renewed_and_kept_like_any_other(home: Path) -> None:
    own_notebooks()
    lesson = home / "notebooks" / "de" / "06-plan.ipynb"
    mine = change(lesson, edited)
    copied = home / "notebooks" / copies.REMEMBERED
    change(copied, lambda known: known.update({"de/06-plan.ipynb": "of a version before"}))
    assert own_notebooks()[1] == ["de/06-plan-2.ipynb"]
    assert lesson.read_bytes() == mine


def test_an_older_copy_of_a_notebook_that_is_no_more_goes_unless_it_was_edited(home: Path) -> None:
    older = json.loads(copies.OLDER.read_text(encoding="utf-8"))
    source = 'from elfenwidgets.ui.learn import learn\nlearn("plan")'
    notebook = {"cells": [{"cell_type": "code", "source": source}]}
    folder = home / "notebooks"
    folder.mkdir(parents=True)
    for name, text in (("06-plan.ipynb", source), ("05-cards.ipynb", "print('mine')")):
        notebook["cells"][0]["source"] = text
        (folder / name).write_text(json.dumps(notebook), encoding="utf-8")
        assert name in older
    (folder / "14-python.ipynb").write_bytes(LESSON.read_bytes())
    own_notebooks()
    assert not (folder / "14-python.ipynb").exists()
    assert not (folder / "06-plan.ipynb").exists()
    assert (folder / "05-cards.ipynb").exists()


def test_a_fresh_set_lies_beside_the_readers_own(home: Path) -> None:
    own, _ = own_notebooks()
    mine = change(own / NAME, edited)
    fresh, beside = own_notebooks(fresh=True)
    assert (fresh, beside) == (home / "notebooks-2", [])
    assert (fresh / NAME).read_bytes() == NEW
    assert (own / NAME).read_bytes() == mine
    assert own_notebooks(fresh=True)[0] == home / "notebooks-3"


def test_a_folder_of_that_name_keeps_nobody_from_starting(folder: Path) -> None:
    (folder / NAME).unlink()
    (folder / NAME).mkdir()
    assert own_notebooks()[1] == ["play-2.ipynb"]


DOORS = {
    "elfenwidgets.ui.plot": ["bars"],
    "elfenwidgets.ui.analysis": ["about", "counters", "left_out", "scores", "start_player"],
    "elfenwidgets.ui.environment": ["about"],
    "elfenwidgets.play.simulate": ["play"],
    "elfenwidgets.ui.app": ["App"],
    "elfenwidgets.ui.learn": ["____", "check", "learn", "course", "picture", "review", "puzzles"],
}
"""What notebooks of older versions import."""


@pytest.mark.parametrize("module", DOORS)
def test_what_older_notebooks_import_is_still_there(module: str) -> None:
    found = importlib.import_module(module)
    assert [name for name in DOORS[module] if not hasattr(found, name)] == []


def test_an_older_notebook_that_was_edited_still_runs() -> None:
    cells = json.loads(LESSON.read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        exec("".join(cell["source"]), names)
    assert "bars" in names
