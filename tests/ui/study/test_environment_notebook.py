"""The notebook of the environment: what its cells give is what is said about them."""

from typing import Any

from elfenwidgets.authoring.notebooks import notebooks
from elfenwidgets.authoring.notebooks.study import CELLS
from elfenwidgets.text import t


def test_the_cell_that_compares_gives_the_mean_of_each_player() -> None:
    names: dict[str, Any] = {}
    *sources, last = (source for _, source in CELLS["environment"])
    *before, shown = last.splitlines()
    exec("\n".join([*sources, *before]), names)
    means = eval(shown, names)
    assert list(means) == ["lot", "eager", "bot"]
    for name, seat in zip(means, zip(*names["rewards"], strict=True), strict=True):
        assert means[name] == round(sum(seat) / len(seat), 1)
    assert means["lot"] < means["eager"] and 2.5 < means["bot"] / means["eager"] < 4


def test_it_ends_with_what_was_seen() -> None:
    cells = notebooks("en")["en/20-environment.ipynb"]["cells"]
    assert [cell["id"] for cell in cells][-2:] == ["end", "onward"]
    assert cells[-2]["source"] == t("study-environment-end")
