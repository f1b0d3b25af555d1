"""The notebooks: fresh from the lessons, small, and without a word of prose in their code."""

import json
from pathlib import Path
from typing import Any

import pytest

from elfenwidgets.authoring.notebooks import notebooks
from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.text import use

LARGEST = 200_000  # bytes
LINES = 5
MADE = notebooks()
FILES = sorted(NOTEBOOKS.glob("*.ipynb"))


def joined(lines: str | list[str]) -> str:
    return lines if isinstance(lines, str) else "".join(lines)


def bare(notebook: dict[str, Any]) -> dict[str, Any]:
    """A notebook without what running it leaves."""
    cells = [
        {**cell, "source": joined(cell["source"]), "outputs": [], "execution_count": None}
        for cell in notebook["cells"]
    ]
    return {**notebook, "cells": cells}


@pytest.fixture(autouse=True, scope="module")
def _english() -> None:
    use("en")


def test_there_is_a_notebook_for_each_lesson_and_the_three_pages_around_them() -> None:
    assert {path.name for path in FILES} == {*MADE, "play.ipynb"}


@pytest.mark.parametrize("name", MADE)
def test_a_notebook_is_what_its_lesson_makes_of_it(name: str) -> None:
    kept = json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))
    assert bare(kept) == bare(MADE[name]), "run: python -m elfenwidgets.authoring.notebooks"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_code_cells_are_short_and_have_names(path: Path) -> None:
    assert path.stat().st_size <= LARGEST
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    assert len({cell["id"] for cell in cells}) == len(cells)
    for cell in cells:
        code = joined(cell["source"])
        assert len(code.splitlines()) <= LINES and "#" not in code


@pytest.mark.parametrize("name", MADE)
def test_every_cell_was_run_and_none_failed(name: str) -> None:
    cells = json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))["cells"]
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert not [o for cell in cells for o in cell["outputs"] if o["output_type"] == "error"]
