"""Whatever is set into HTML is a text, unless it is HTML itself: a hostile name stays a name."""

from typing import cast

import pytest

from elfenwidgets.markup import Html, escape, html
from elfenwidgets.text import Name
from elfenwidgets.ui.kit import shared_widgets as w

HOSTILE = """<img src=x onerror="alert('&')">"""
TOLD = "&lt;img src=x onerror=&quot;alert(&#x27;&amp;&#x27;)&quot;&gt;"


class Told:
    def __str__(self) -> str:
        return HOSTILE


@pytest.mark.parametrize("hostile", [HOSTILE, Name(HOSTILE, "Ada"), Told()])
def test_a_text_that_is_set_in_is_escaped(hostile: object) -> None:
    assert html("<p>{}</p>", hostile) == f"<p>{TOLD}</p>"
    assert html('<p title="{said}">', said=hostile) == f'<p title="{TOLD}">'


def test_html_is_set_in_as_it_is_and_a_number_with_its_format() -> None:
    assert html("<p>{}</p>", Html("<b>1</b>")) == "<p><b>1</b></p>"
    assert html("<p>{:.1f} {n}</p>", 0.25, n=3) == "<p>0.2 3</p>"


def test_a_text_that_is_joined_or_added_is_escaped() -> None:
    row = Html("<br>")
    assert row.join([HOSTILE, row]) == f"{TOLD}<br><br>"
    assert row + cast(Html, HOSTILE) == f"<br>{TOLD}"
    assert row * 2 == "<br><br>"
    assert all(isinstance(each, Html) for each in (row.join([]), row + row, row * 2))


def test_a_text_is_escaped_once() -> None:
    assert escape(HOSTILE) == escape(escape(HOSTILE)) == TOLD


def test_what_is_cut_out_of_html_is_a_text_again() -> None:
    assert html("{}", Html("<b>")[:2]) == "&lt;b"


def test_an_html_widget_shows_a_text_as_a_text() -> None:
    said = w.HTML(cast(Html, HOSTILE))
    assert said.value == TOLD
    said.value = html("<b>{}</b>", HOSTILE)
    assert said.value == f"<b>{TOLD}</b>" and isinstance(said.value, Html)
    said.value = cast(Html, HOSTILE)
    assert said.value == TOLD
