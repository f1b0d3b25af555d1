"""What the page's script is told: whose widgets it looks after, which keys, where things lie."""

import pytest
from ipywidgets import HTML

from elfenwidgets.text import t, use
from elfenwidgets.ui.app import App
from elfenwidgets.ui.drawing.brought import VARIABLE
from elfenwidgets.ui.kit import page_widget
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.table.handbook import GOLD_KEYS, KEYS


def the_page() -> page_widget._Page:
    page_widget.dress()
    return page_widget._pages[0]


def test_the_page_looks_after_the_home_and_after_each_part_of_a_lesson() -> None:
    for widget in (App(), Part("a part", [HTML()])):
        assert the_page().mark in widget._dom_classes


def test_what_the_page_looks_after_is_named_from_the_beginning() -> None:
    """A name that came later would be too late for a script that has begun."""
    assert the_page().mark == f"elfen-page-{the_page().model_id}"


def test_every_shortcut_of_the_list_holds_beside_the_board() -> None:
    App()
    listed = {KEYS[what].lower() for what in ("pile", "pass", "undo", "hint", "help")}
    listed |= {GOLD_KEYS[what].lower() for what in ("bid-go", "gold")}
    assert listed | set("123456789") | {"Escape"} == set(the_page().shortcuts)
    use("en")
    assert KEYS["escape"] == "Esc" and t("key-escape") == "one step back while choosing"


def test_a_page_is_sent_no_script_that_it_has_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    def made() -> page_widget._Page:
        monkeypatch.setattr(page_widget, "_pages", [])
        return the_page()

    monkeypatch.delenv(VARIABLE, raising=False)
    assert "initialize" in made()._esm and ".elfen-app" in made()._css
    monkeypatch.setenv(VARIABLE, "1")
    assert made()._esm == made()._css == ""


def test_a_board_wider_than_the_page_opens_at_elvenhold() -> None:
    """It lies in the east of the map, three quarters of the way across."""
    assert 0.74 < the_page().capital < 0.78


def test_the_page_finds_the_model_of_each_upload_by_its_class() -> None:
    one, other = w.FileUpload(), w.FileUpload(classes="elfen-large")
    assert f"elfen-upload-{one.model_id}" in one._dom_classes
    assert {"elfen-large", f"elfen-upload-{other.model_id}"} <= set(other._dom_classes)


def test_parts_join_the_page_in_the_order_of_their_coming() -> None:
    before = len(the_page().parts)
    first, second = App().bar, App().bar
    come = the_page().parts[before:]
    assert [part for part in come if part.part == "address"] == [first, second]


def test_a_part_that_is_closed_leaves_the_page_when_the_next_one_comes() -> None:
    gone, there = App().bar, App().bar
    gone.close()
    App()
    assert gone not in the_page().parts
    assert there in the_page().parts
