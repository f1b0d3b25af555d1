"""Cells of a notebook as nbformat has them, with ids that stay."""

from collections.abc import Sequence
from typing import Any

Cell = dict[str, Any]
SHOWN = ["show-code"]
"""The tag of cells whose code a page shows, too: the template looks for it."""


def markdown(id: str, *paragraphs: str) -> Cell:
    """A cell of text; paragraphs that are empty are left out."""
    source = "\n\n".join(filter(None, paragraphs))
    return {"cell_type": "markdown", "id": id, "metadata": {}, "source": source}


def code(id: str, source: str, outputs: Sequence[Any] = (), shown: bool = False) -> Cell:
    """A cell of code; ``shown``: also on a page, where code is hidden otherwise."""
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": id,
        "metadata": {"tags": SHOWN} if shown else {},
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


def notebook(title: str, cells: Sequence[Cell]) -> dict[str, Any]:
    """A notebook of these cells, as if it had been run from top to bottom."""
    count = 0
    for cell in cells:
        if cell["cell_type"] == "code":
            count += 1
            cell["execution_count"] = count
            for output in cell["outputs"]:
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
