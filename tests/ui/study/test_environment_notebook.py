"""The notebook of the environment: what its cells give is what is said about them.

That they give what stands in the file, nbval says; that the file is what the words make of it,
``test_notebooks``.
"""

import ast
import json
from typing import Any
from xml.etree import ElementTree

import pytest

from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.text import t
from elfenwidgets.ui.study.curve import curve


def read(name: str) -> Any:
    """The cells of an English notebook."""
    return json.loads((NOTEBOOKS / f"en/{name}.ipynb").read_text(encoding="utf-8"))["cells"]


@pytest.fixture(scope="module")
def given() -> dict[str, str]:
    """What each cell gives, in words, by its id."""
    return {
        cell["id"]: "".join(output["data"]["text/plain"])
        for cell in read("20-environment")
        for output in cell.get("outputs", ())
    }


def test_the_cell_that_compares_gives_the_mean_of_each_player(given: dict[str, str]) -> None:
    means = ast.literal_eval(given["games"])
    assert list(means) == ["lot", "eager", "bot"]
    assert means["lot"] < means["eager"] and 2.5 < means["bot"] / means["eager"] < 4


def test_the_agent_learns_what_it_was_not_told(given: dict[str, str]) -> None:
    """In games that it has not seen it is better than before, and than one who was told."""
    marks, weights = (ast.literal_eval(given[cell]) for cell in ("exam", "weights-seen"))
    assert marks["after"] > 2 * marks["before"] and marks["after"] > marks["eager"]
    assert weights["move"] > weights["end"]
    assert "town pieces" in given["learning-seen"] and "after 8" in given["learning-seen"]


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("numbers", "ends"), [([], []), ([2.0], ["2.0"]), ([1, 3], ["1.0", "3.0"])]
)
def test_a_curve_says_where_it_begins_and_ends(numbers: list[float], ends: list[str]) -> None:
    shown = curve(numbers, '"<b>', "&")
    written: list[Any] = [each.text for each in ElementTree.fromstring(shown.svg).iter()]
    assert all(end in written and end in repr(shown) for end in ends)


@pytest.mark.parametrize("name", ["19-analysis", "20-environment"])
def test_a_study_ends_with_what_was_seen(name: str) -> None:
    cells = read(name)
    assert [cell["id"] for cell in cells][-2:] == ["end", "onward"]
    assert "".join(cells[-2]["source"]) == t(f"study-{name[3:]}-end")
