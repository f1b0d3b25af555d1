"""The page's script and what is not its own: other people's files, late widgets, other kernels."""

import json
from pathlib import Path
from secrets import token_hex

from playwright.sync_api import Browser, Page, expect

from elfenwidgets.rules.view import view
from elfenwidgets.text import t, use
from elfenwidgets.ui.picking.narrowing import Choosing
from tests.brisk import LATE as SHOWS_LATE
from tests.browser.conftest import Server, painted, serving, shown, watched
from tests.browser.hands import Person
from tests.browser.moments import opened, reached
from tests.browser.players import BOARD
from tests.browser.served.test_weight import KIND

LATE = """
import ipywidgets as w
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.kit.page_widget import look_after

board = BoardWidget(lambda callback: callback)
classes, board.board._dom_classes = board.board._dom_classes, ()
come = w.Button(description="Come")
come.on_click(lambda _: setattr(board.board, "_dom_classes", classes))
box = w.VBox([come, board.board], _dom_classes=("elfen-app",))
look_after(box)
box
"""
READ = """size => new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.byteLength);
    reader.readAsArrayBuffer(new Blob([new Uint8Array(size)]));
})"""


def test_a_file_that_is_not_for_the_game_is_read_whole(game: Page) -> None:
    game.get_by_role("button", name=t("front-another")).click()
    with game.expect_file_chooser():  # and nothing is chosen
        game.locator(".widget-upload").click()
    assert game.evaluate(READ, 8_000_000) == 8_000_000


def test_a_board_that_a_slow_kernel_names_late_is_painted(page: Page, lab: Server) -> None:
    cell: dict[str, object] = {
        "cell_type": "code",
        "execution_count": None,
        "id": "late",
        "metadata": {},
        "outputs": [],
        "source": LATE,
    }
    python = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {"cells": [cell], "metadata": {"kernelspec": python}, "nbformat": 4}
    notebook = lab.home / "notebooks" / f"late-{token_hex(4)}.ipynb"
    notebook.write_text(json.dumps(whole | {"nbformat_minor": 5}))
    page.goto(lab.at(f"/voila/render/{notebook.name}"))
    page.wait_for_selector("canvas")
    page.get_by_role("button", name="Come").click()
    painted(page)


def test_a_page_whose_kernel_shows_it_late_is_not_blank(chromium: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, startup=SHOWS_LATE) as server, watched(chromium) as visitor:
        page = visitor.new_page()
        told: list[str | bytes] = []

        def heard(frame: str | bytes) -> None:
            told.append(frame)

        page.on("websocket", lambda socket: socket.on("framereceived", heard))
        page.goto(server.address)
        shown(page)
    kinds = {each: KIND.search(each) for each in told if isinstance(each, bytes)}
    first = next(each for each, kind in kinds.items() if kind and kind[1].startswith(b"comm_"))
    assert b'"update_states"' in first, "what is said before is in there"


def test_escape_leads_back_wherever_the_keyboard_is(game: Page, voila: Server) -> None:
    use("en")
    moment = reached("plan")
    person = opened(Person(game, voila), moment)
    seen = view(moment.state, moment.state.turn)
    start = Choosing(seen.actions)
    before = person.record
    game.keyboard.press("Escape")  # too early: nothing is picked yet
    person.sees(seen, start)
    counter = next(each for each in start.options if each.kind == "counter")
    picked = start.pick(counter)
    assert picked is not None
    person.pick(counter, seen, start)
    person.sees(seen, picked)
    game.get_by_role("button", name=t("handbook-open")).focus()
    game.keyboard.press("Escape")
    person.sees(seen, start)
    expect(game.locator(BOARD)).to_be_visible()
    game.keyboard.press("Escape")  # and once too often
    person.sees(seen, start)
    assert person.record == before
