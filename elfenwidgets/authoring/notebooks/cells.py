"""Cells of a notebook as nbformat has them, with ids that stay."""

from collections.abc import Mapping, Sequence
from typing import Any

Cell = dict[str, Any]
SHOWN = ["show-code"]
"""The tag of cells whose code a page shows, too: the template looks for it."""
FOLDED = {"jupyter": {"source_hidden": True}}
"""In JupyterLab the code of such a cell is a bar to unfold."""
WAKING = {**FOLDED, "tags": ["nbval-ignore-output"]}
"""So is that of a cell whose output says how to run the notebook: once run, it says so no more."""


def markdown(id: str, *paragraphs: str) -> Cell:
    """A cell of text; paragraphs that are empty are left out."""
    source = "\n\n".join(filter(None, paragraphs))
    return {"cell_type": "markdown", "id": id, "metadata": {}, "source": source}


def code(
    id: str,
    source: str,
    outputs: Sequence[Any] = (),
    shown: bool = False,
    metadata: Mapping[str, Any] = FOLDED,
) -> Cell:
    """A cell of code, folded away; ``shown``: it is what there is to read, also on a page."""
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": id,
        "metadata": {"tags": SHOWN} if shown else dict(metadata),
        "outputs": list(outputs),
        "source": source,
    }


def result(data: dict[str, str], metadata: dict[str, Any]) -> dict[str, Any]:
    """What a cell of code has given."""
    return {
        "output_type": "execute_result",
        "data": data,
        "metadata": metadata,
        "execution_count": None,
    }


def linking(id: str, source: str, said: str, waking: str = "") -> Cell:
    """A cell that gives links; before it is run, also how the notebook is run (``waking``)."""
    data = {"text/markdown": "\n\n".join(filter(None, (said, waking))), "text/plain": said}
    return code(id, source, [result(data, {})], metadata=WAKING if waking else FOLDED)


def notebook(title: str, cells: Sequence[Cell]) -> dict[str, Any]:
    """A notebook of these cells, as if it had been run from top to bottom."""
    count = 0
    for cell in cells:
        if cell["cell_type"] == "code":
            count += 1
            cell["execution_count"] = count
            for output in cell["outputs"]:
                if output["output_type"] == "execute_result":
                    output["execution_count"] = count
    about = {
        "kernelspec": {
            "display_name": "Python 3 (ipykernel)",
            "language": "python",
            "name": "python3",
        },
        "language_info": {"name": "python"},
        "title": title,
    }
    return {"cells": list(cells), "metadata": about, "nbformat": 4, "nbformat_minor": 5}
