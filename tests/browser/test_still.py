"""The still picture of the front: the live page takes its place, and a press is not lost."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from elfenwidgets.play import library
from elfenwidgets.text import t
from tests.browser.conftest import Server, shown, until, watched
from tests.kept_games import library_in

STILL = "#elfen-still"
LIVE = "#rendered_cells"

BOXES = """where => [...document.querySelectorAll(`${where} :is(
    .elfen-board, .elfen-front, .elfen-front *, .elfen-home-head a
)`)].filter((each) => each.getClientRects().length).map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.textContent, x, y, width, height].join(' ');
})"""
SHIFTS = """globalThis.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
    .observe({ type: 'layout-shift', buffered: true });"""

FLASHES = """globalThis.flashes = 0;
const look = () => {
    flashes += document.querySelector('#elfen-still .elfen-front')?.getClientRects().length ?? 0;
    requestAnimationFrame(look);
};
look();"""


DRAWN = "() => document.querySelector('#elfen-still img')?.naturalWidth"


@contextmanager
def before_its_script(page: Page, address: str, there: str = DRAWN) -> Iterator[None]:
    """Look at a page of which all is there but its script; after that it comes."""
    held: list[Route] = []
    page.route("**/page.js?*", lambda route: held.append(route))
    page.goto(address, wait_until="commit")
    page.wait_for_function(there)
    until(lambda: page.evaluate("() => true") and bool(held))  # it is asked for by now
    yield
    for route in held:
        route.continue_()


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_nothing_moves_when_the_live_page_takes_its_place(
    chromium: Browser, fresh: None, voila: Server, size: tuple[int, int]
) -> None:
    with watched(chromium, viewport={"width": size[0], "height": size[1]}) as visitor:
        visitor.add_init_script(SHIFTS)
        page = visitor.new_page()
        with before_its_script(page, voila.address):
            still = page.evaluate(BOXES, STILL)
            assert any(t("front-bots") in each for each in still)
        shown(page)
        expect(page.locator(STILL)).to_have_count(0)
        assert page.evaluate(BOXES, LIVE) == still
        assert page.evaluate("shifts") == []


def test_what_was_pressed_before_the_game_was_there_is_done_once(
    fresh: None, page: Page, voila: Server
) -> None:
    with before_its_script(page, voila.address):
        page.get_by_role("button", name=t("front-friends")).click()
        page.get_by_role("button", name=t("front-bots")).dblclick()
    expect(page.locator(".elfen-at-table .elfen-what")).to_be_visible()
    with library_in(voila.home):
        assert len(library.games("unfinished")) == 1


def test_elsewhere_it_does_not_show_the_front(page: Page, voila: Server) -> None:
    page.add_init_script(FLASHES)
    with before_its_script(
        page, voila.at("/") + "#learn", f"() => document.querySelector('{STILL}')"
    ):
        expect(page.locator(f"{STILL} [aria-current]")).to_have_text(t("place-learn"))
        page.locator(STILL).get_by_role("link", name=t("place-settings")).click()
    expect(page.locator(f"{LIVE} .elfen-settings")).to_be_visible()
    assert page.evaluate("flashes") == 0
