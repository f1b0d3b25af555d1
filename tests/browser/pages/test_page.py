"""The page around the game: offline, named, in a language, and open to the keyboard."""

import json
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from secrets import token_hex
from typing import Literal

import pytest
from PIL import Image, ImageStat
from playwright.sync_api import Browser, Locator, Page, expect

from elfenwidgets.text import t
from tests.browser.conftest import BOARD, Server, held_back, painted, shown, until, watched
from tests.browser.jupyterlab import run_all

SYSTEMS: tuple[Literal["light", "dark"], ...] = ("light", "dark")

CANVAS_NOTEBOOK = {
    "cells": [
        {
            "cell_type": "code",
            "execution_count": None,
            "id": "canvas",
            "metadata": {},
            "outputs": [],
            "source": """
import ipywidgets as w
from ipycanvas import Canvas
from elfenwidgets.ui.kit.page_widget import look_after

canvas = Canvas(width=200, height=100, layout=w.Layout(width="200px", height="100px"))
canvas.add_class("board-canvas")
words = w.HTML('<div class="board-alt" role="status">A boot in Elvenhold</div>')

def draw():
    canvas.clear()
    canvas.fill_rect(10, 10, 50, 50)

def told(key, *held):
    words.value = f'<div class="board-alt" role="status">{key}</div>'

canvas.on_client_ready(draw)
canvas.on_key_down(told)
box = w.VBox([canvas, words, w.Button(description="Beside")])
look_after(box)
box
""",
        }
    ],
    "metadata": {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}
    },
    "nbformat": 4,
    "nbformat_minor": 5,
}


def in_voila(page: Page, lab: Server, notebook: Path) -> None:
    page.goto(lab.at(f"/voila/render/{notebook.name}"))
    painted(page)


def in_lab(page: Page, lab: Server, notebook: Path) -> None:
    page.goto(lab.at(f"/lab/tree/{notebook.name}", "reset"))
    run_all(page)
    painted(page)


@pytest.fixture(scope="module", params=[in_voila, in_lab])
def canvas(
    request: pytest.FixtureRequest, chromium: Browser, lab: Server
) -> Iterator[tuple[Page, Path]]:
    """A page with a board of its own, and the notebook that it comes from."""
    notebook = lab.home / "notebooks" / f"canvas-{token_hex(4)}.ipynb"
    notebook.write_text(json.dumps(CANVAS_NOTEBOOK))
    with watched(chromium) as visitor:
        page = visitor.new_page()
        request.param(page, lab, notebook)
        yield page, notebook


IN_LAB = pytest.mark.parametrize("canvas", [in_lab], indirect=True)


def test_the_page_is_named_and_says_its_wait_in_words(
    fresh: None, page: Page, voila: Server
) -> None:
    with held_back(page, "**/page.js?*"):
        page.goto(voila.address, wait_until="commit")
        expect(page.get_by_role("status").filter(has_text="Unrolling")).to_be_visible()
    shown(page)
    expect(page.locator("#loading")).to_have_count(0)
    assert page.title() == "Play · Elfenland"
    assert page.locator("html").get_attribute("lang") == "en"
    told = page.locator("meta[name=description]").get_attribute("content")
    assert told == t("front-about")
    assert page.locator("link[rel=icon]").count() == 1
    for width in (1280, 390):  # a phone sees the page at its own width
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_function("width => innerWidth === width", arg=width)
        assert page.evaluate("document.documentElement.clientWidth") == width


def test_lab_brings_no_news_and_its_pictures_go_with_its_theme(page: Page, lab: Server) -> None:
    calls: list[str] = []
    page.on("request", lambda request: calls.append(request.url))
    page.goto(lab.at("/lab/tree/play.ipynb", "reset"))
    picture = page.locator(".jp-OutputArea img")
    picture.wait_for()
    expect(page.locator("#jupyterlab-splash, .Toastify__toast")).to_have_count(0)
    assert [url for url in calls if "/lab/api/news" in url or "/lab/api/update" in url] == []
    bright = {}
    for system in SYSTEMS:
        page.emulate_media(color_scheme=system)
        for theme in ("true", "false"):
            page.evaluate("light => { document.body.dataset.jpThemeLight = light; }", theme)
            bright[system, theme] = brightness(picture)
    assert bright["light", "true"] == bright["dark", "true"]
    assert bright["light", "false"] == bright["dark", "false"] < 0.9 * bright["light", "true"]


def brightness(picture: Locator) -> float:
    """How bright a picture is as it is shown, of 255, once nothing moves there any more."""
    looks = [b""]

    def rests() -> bool:
        looks.append(picture.screenshot())
        return looks[-1] == looks[-2]

    until(rests)
    (mean,) = ImageStat.Stat(Image.open(BytesIO(looks[-1])).convert("L")).mean
    return mean


@IN_LAB
def test_ctrl_s_on_a_canvas_saves_in_lab(canvas: tuple[Page, Path]) -> None:
    page, notebook = canvas
    assert '"execution_count": 1' not in notebook.read_text()
    page.locator(BOARD).click()
    page.keyboard.press("Control+s")
    until(lambda: '"execution_count": 1' in notebook.read_text())


def test_a_canvas_has_a_role_and_the_words_beside_it(canvas: tuple[Page, Path]) -> None:
    page, _ = canvas
    board = page.get_by_role("application", name="A boot in Elvenhold")
    expect(board).to_be_visible()
    board.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("application", name="ArrowLeft")).to_be_visible()


def test_tab_leaves_a_canvas(canvas: tuple[Page, Path]) -> None:
    page, _ = canvas
    page.locator(BOARD).focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Beside")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator(BOARD)).to_be_focused()
