"""The canvases fit the place where they are shown, and stay whole when their kernel has gone."""

import re

from playwright.sync_api import Browser, Page, Route, expect

from elfenwidgets.text import t
from tests.browser.conftest import Server, painted, shown, until, watched
from tests.browser.jupyterlab import connected

BOARD = "canvas.elfen-board"
FITS = f"""() => {{
    const canvas = document.querySelector('{BOARD}');
    const wanted = canvas.clientWidth * devicePixelRatio;
    return wanted > 0 && Math.abs(canvas.width - wanted) <= 0.04 * wanted;
}}"""
NOT_EMPTY = f"""() => {{
    const canvas = document.querySelector('{BOARD}');
    const {{ width, height }} = canvas;
    return canvas.getContext('2d').getImageData(width / 2, height / 2, 1, 1).data[3] > 0;
}}"""

WATCH = """() => {
    const tiny = new OffscreenCanvas(6, 6).getContext('2d', { willReadFrequently: true });
    const empty = (canvas) => {
        tiny.clearRect(0, 0, 6, 6);
        tiny.drawImage(canvas, 0, 0, 6, 6);
        return !tiny.getImageData(0, 0, 6, 6).data.some((value) => value > 0);
    };
    const shown = [...document.querySelectorAll('canvas.board-canvas')]
        .filter((each) => each.clientWidth);
    if (shown.length !== 2 || shown.some(empty)) return false;
    globalThis.emptied = [];
    const look = () => {
        const now = shown.filter((each) => each.width && empty(each));
        emptied.push(...now.map((each) => each.className));
        requestAnimationFrame(look);
    };
    look();
    return true;
}"""
"""Whether board and rack are painted; from then on each frame in which one is empty is noted."""

CHANGED = """(before) => {
    const now = [...document.querySelectorAll('.elfen-at-table .elfen-choices button:enabled')];
    return now.length && String(now.map((each) => each.textContent)) !== String(before);
}"""


def test_the_board_has_a_pixel_for_each_of_a_fine_screens(chromium: Browser, voila: Server) -> None:
    size = {"width": 390, "height": 800}
    with watched(chromium, viewport=size, device_scale_factor=2) as visitor:
        page = visitor.new_page()
        page.goto(voila.address)
        shown(page)
        painted(page)
        page.wait_for_function(FITS)
        page.wait_for_function(NOT_EMPTY)


def test_the_board_follows_the_window_and_nothing_is_empty_again(game: Page) -> None:
    """A press and another size paint canvases anew: the old picture stays until then."""
    game.context.new_cdp_session(game).send("Emulation.setCPUThrottlingRate", {"rate": 3})
    held: list[Route] = []
    game.route("**/sprites.json*", lambda route: held.append(route), times=1)
    before = game.locator(BOARD).evaluate("canvas => canvas.width")
    game.get_by_role("button", name=t("front-bots")).click()
    choices = game.locator(".elfen-at-table .elfen-choices button:enabled")
    choices.first.wait_for()
    until(lambda: game.evaluate("() => true") and len(held) == 1)  # what is drawn waits
    assert game.locator(BOARD).evaluate("canvas => canvas.width") == before
    held[0].fulfill(body="{")  # the network was cut in the middle of it: it is asked for again
    game.wait_for_function(FITS)
    game.wait_for_function(WATCH)
    before = choices.all_text_contents()
    choices.first.click()
    game.wait_for_function(CHANGED, arg=before)
    for width in (1920, 919, 600, 1300):
        game.set_viewport_size({"width": width, "height": 800})
        game.wait_for_function(FITS)
        game.wait_for_function(NOT_EMPTY)
    assert game.evaluate("emptied") == []


def test_a_restarted_notebook_keeps_its_board_and_says_what_to_do(page: Page, lab: Server) -> None:
    page.goto(lab.at("/lab/tree/play.ipynb", "reset"))
    connected(page)
    page.locator(".jp-Notebook .jp-Cell").first.click()
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(BOARD)
    page.wait_for_function(NOT_EMPTY)
    before = page.locator(BOARD).bounding_box()
    page.get_by_role("menuitem", name="Kernel").first.click()
    page.locator('[data-command="kernelmenu:restart"]').first.click()
    page.locator(".jp-Dialog button.jp-mod-warn").click()
    box = page.locator(".elfen-board-box")
    expect(box).to_have_class(re.compile("disconnected"))
    says = "element => getComputedStyle(element, '::after').content"
    assert box.evaluate(says) == f'"{t("page-notebook-gone")}"'
    after = page.locator(BOARD).bounding_box()
    assert before and after
    assert (after["width"], after["x"]) == (before["width"], before["x"])
    assert page.evaluate(NOT_EMPTY)
    # What answers to nobody any more keeps no key to itself, and a new kernel brings a script anew.
    assert page.locator(BOARD).evaluate("canvas => canvas.inert")
    page.locator(".jp-Notebook-ExecutionIndicator[data-status='idle']").wait_for()
    page.locator(".jp-Notebook .jp-Cell").first.click()
    page.keyboard.press("Control+Enter")
    expect(page.locator(BOARD)).to_have_count(1)
    page.wait_for_function(NOT_EMPTY)
    expect(page.locator(".elfen-aloud")).to_have_count(1)
