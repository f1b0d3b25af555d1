"""``python -m elfenwidgets.authoring.notebooks``: write the notebooks of all languages."""

import json
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from nbclient import NotebookClient

from elfenwidgets.authoring.notebooks import notebooks
from elfenwidgets.paths import NOTEBOOKS

HOME = "ELFENWIDGETS_HOME"
WIDGET = "application/vnd.jupyter.widget-view+json"


def write() -> None:
    """Make them all, run what is new in them, and write those that have changed.

    Raises:
        nbclient.exceptions.CellExecutionError: a cell fails.
    """
    made = notebooks()
    for path, notebook in made.items():
        file = NOTEBOOKS / path
        _results(path, notebook, file)
        text = nbformat.writes(nbformat.from_dict(notebook)) + "\n"  # type: ignore[no-untyped-call]
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
            print(path)
    for gone in {*NOTEBOOKS.glob("*/*.ipynb")} - {NOTEBOOKS / path for path in made}:
        gone.unlink()
        print(f"- {gone.relative_to(NOTEBOOKS)}")


def _results(path: str, notebook: dict[str, Any], file: Path) -> None:
    """Have the cells that show what they give run, or take over what the same cells gave before.

    Whether that still is so, nbval says; without its file a notebook is run.
    """
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    if all(cell["outputs"] for cell in code):
        return
    before = json.loads(file.read_text(encoding="utf-8"))["cells"] if file.exists() else []
    known = [cell for cell in before if cell["cell_type"] == "code"]
    if ["".join(cell["source"]) for cell in known] != [cell["source"] for cell in code]:
        _run(path, notebook)
        return
    for cell, old in zip(code, known, strict=True):
        cell["outputs"] = cell["outputs"] or old["outputs"]


def _run(path: str, notebook: dict[str, Any]) -> None:
    """Take over what the cells give that have no output yet; of a widget, only its words."""
    node: Any = nbformat.from_dict(notebook)  # type: ignore[no-untyped-call]
    with TemporaryDirectory() as home:
        os.environ[HOME] = home
        NotebookClient(node, store_widget_state=False, record_timing=False).execute()
    for cell, done in zip(notebook["cells"], node.cells, strict=True):
        if cell["cell_type"] == "code" and not cell["outputs"]:
            for output in done.outputs:
                output.get("data", {}).pop(WIDGET, None)
            cell["outputs"] = done.outputs


if __name__ == "__main__":
    write()
