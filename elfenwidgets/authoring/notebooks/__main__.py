"""``python -m elfenwidgets.authoring.notebooks``: write the notebooks of all languages."""

import json
import os
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from nbclient import NotebookClient

from elfenwidgets.authoring.notebooks import notebooks
from elfenwidgets.authoring.notebooks.pictures import KIND, painted
from elfenwidgets.paths import NOTEBOOKS

HOME = "ELFENWIDGETS_HOME"
WIDGET = "application/vnd.jupyter.widget-view+json"


def write() -> None:
    """Make, paint, run and write them all.

    Raises:
        nbclient.exceptions.CellExecutionError: a cell fails.
    """
    made, drawings = notebooks()
    known = _painted_before()
    pictures = known | dict(painted({n: svg for n, svg in drawings.items() if n not in known}))
    for path, notebook in made.items():
        for cell in notebook["cells"]:
            for output in cell.get("outputs", ()):
                if KIND in output["data"]:
                    output["data"][KIND] = pictures[output["data"][KIND]]
        if any(cell["cell_type"] == "code" and not cell["outputs"] for cell in notebook["cells"]):
            _run(path, notebook)
        file = NOTEBOOKS / path
        file.parent.mkdir(exist_ok=True)
        text = nbformat.writes(nbformat.from_dict(notebook))  # type: ignore[no-untyped-call]
        file.write_text(f"{text}\n", encoding="utf-8")


def _painted_before() -> dict[str, str]:
    """The pictures that the notebooks have already, by the digests of their drawings."""
    found: dict[str, str] = {}
    for path in NOTEBOOKS.glob("*/*.ipynb"):
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            for output in cell.get("outputs", ()):
                name = output.get("metadata", {}).get(KIND, {}).get("drawing")
                if name is not None:
                    found[name] = "".join(output["data"][KIND])
    return found


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
