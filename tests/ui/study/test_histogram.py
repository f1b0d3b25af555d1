"""The bar chart of the notebook on the engine: titles on its axes, and words for what it shows."""

import re

import pytest

from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.study.histogram import bars

pytestmark = pytest.mark.usefixtures("home")


def texts(svg: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


def test_each_axis_has_a_title_and_each_number_its_bar() -> None:
    svg = bars([3, 3, 4, 6], "town pieces", "players").svg
    assert texts(svg) == ["town pieces", "players", "3", "2", "4", "1", "5", "6", "1"]
    two, *ones = (float(h) for h in re.findall(r'<rect x[^>]* height="([\d.]+)"', svg))
    assert ones == [two / 2, two / 2]


def test_who_sees_no_picture_is_told_the_same() -> None:
    shown = bars([3, 3, 5], "town pieces", "players")
    said = "A bar chart, “town pieces” along the bottom and “players” up the side: "
    assert repr(shown) == f"{said}2 × 3, 0 × 4, 1 × 5."
    assert f'alt="{shown!r}"' in shown._repr_html_()


def test_titles_may_be_anything_and_none_at_all() -> None:
    shown = bars([1], '"<b>', "&")
    assert texts(shown.svg)[:2] == ["&quot;&lt;b&gt;", "&amp;"]
    assert "<b>" not in shown._repr_html_()
    for language in languages():
        use(language)
        assert texts(bars([]).svg) == [t("bars-across"), t("bars-up")]
