"""The still picture of a place: the live page takes what it stood for, and a press is not lost."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.theme import USUAL_COLORS
from tests.browser.conftest import Server, held_back, shown, until, watched
from tests.kept_games import library_in

NAMES = "Elf", "Bo", "Cy"
STILL = "#elfen-still"
LIVE = "#rendered_cells"

BOXES = """where => [...document.querySelectorAll(`${where} :is(
    .elfen-board, .elfen-front, .elfen-front *, .elfen-home-head a,
    .elfen-rack, .elfen-app:not(.elfen-at-start) :is(h1, h2, p, li, button)
)`)].filter((each) => each.getClientRects().length).map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.textContent.replaceAll('\\u00a0', ' '), x, y, width, height].join(' ');
})"""
SHIFTS = """globalThis.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
    .observe({ type: 'layout-shift', buffered: true });"""

BLANK = """globalThis.blank = [];
const look = () => {
    const canvases = document.querySelectorAll('#rendered_cells canvas.board-canvas');
    if (document.querySelector('#elfen-still') || !canvases.length) {
        requestAnimationFrame(look);
        return;
    }
    for (const canvas of canvases) {
        const { width, height } = canvas;
        const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
        if (canvas.clientWidth && !data.some((value) => value > 0)) blank.push(canvas.className);
    }
};
document.addEventListener('DOMContentLoaded', look);"""
"""What is blank in the first frame without the picture."""

NAMED = """() => document.querySelector('link[rel=preload][as=script]')
    .compareDocumentPosition(document.querySelector('#elfen-still')) & 4"""
"""Whether the script is named before the picture, which may be painted before more has come."""

EARLY = """globalThis.early = [];
let picture = false;
new PerformanceObserver((list) => {
    picture ||= list.getEntries().some(({ element }) => element?.matches('img'));
}).observe({ type: 'largest-contentful-paint' });
new MutationObserver((changes) => {
    for (const { src } of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (src?.includes('/page.js'))
            early.push(!picture && !document.querySelector('#jupyter-config-data'));
}).observe(document, { subtree: true, childList: true });"""
"""Of each time that the page's script is run, whether neither picture nor kernel is there."""

FLASHES = """globalThis.flashes = 0;
const look = () => {
    flashes += document.querySelector('#elfen-still .elfen-front')?.getClientRects().length ?? 0;
    requestAnimationFrame(look);
};
look();"""


DRAWN = "() => document.querySelector('#elfen-still img')?.naturalWidth"
UNROLLED = """() => document.querySelector('#elfen-still canvas.elfen-board')
    ?.style.getPropertyValue('--elfen-map')"""
STACK = """canvas => {
    const { x, y, width, height } = canvas.getBoundingClientRect();
    return [x + 320 / 920 * width, y + 68 / 120 * height];
}"""
"""Where the face-down stack lies on a rack."""


@contextmanager
def before_its_script(page: Page, address: str, there: str = DRAWN) -> Iterator[None]:
    """Look at a page of which all is there but its script; after that it comes."""
    with held_back(page, "**/page.js?*") as asked:
        page.goto(address, wait_until="commit")
        page.wait_for_function(there)
        asked()
        yield


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_nothing_moves_when_the_live_page_takes_its_place(
    chromium: Browser, fresh: None, voila: Server, size: tuple[int, int]
) -> None:
    with watched(chromium, viewport={"width": size[0], "height": size[1]}) as visitor:
        visitor.add_init_script(SHIFTS)
        visitor.add_init_script(EARLY)
        page = visitor.new_page()
        with before_its_script(page, voila.address):
            still = page.evaluate(BOXES, STILL)
            assert any(t("front-bots") in each for each in still)
            assert page.evaluate(NAMED)
        shown(page)
        expect(page.locator(STILL)).to_have_count(0)
        assert page.evaluate(BOXES, LIVE) == still
        assert page.evaluate("shifts") == []
        assert page.evaluate("early") == [False]


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


def test_nothing_is_pressed_before_its_looks_are_there(page: Page, voila: Server) -> None:
    """Nobody sees where it lies until then: the first place's sign fills the window."""
    with held_back(page, "**/page.css?*") as asked:
        page.goto(voila.at("/") + "#settings", wait_until="commit")
        asked()
        sign = page.locator(f"{STILL} nav svg").first.bounding_box()
        assert sign is not None and sign["height"] > 300
        page.mouse.click(200, 200)
    expect(page.locator(f"{LIVE} .elfen-settings")).to_be_visible()


@pytest.fixture
def game(fresh: None, voila: Server) -> Iterator[library.Save]:
    """A game of Elf against two bots, in which Elf is to draw a counter."""
    players = [Player(name, color) for name, color in zip(NAMES, USUAL_COLORS, strict=False)]
    with library_in(voila.home):
        save = library.Save.new()
        table = Table.new(Game(editions()["amigo-de"], players, 1, 0), {1: "greedy", 2: "greedy"})
        save.write(table.game.record())
        yield save


@pytest.mark.parametrize(
    ("place", "size"),
    [("learn/plan", (390, 844)), ("play/new", (390, 844)), ("play", (1366, 768))],
)
def test_nothing_moves_when_a_place_takes_its_place(
    chromium: Browser, game: library.Save, voila: Server, place: str, size: tuple[int, int]
) -> None:
    with watched(chromium, looks=True, viewport={"width": size[0], "height": size[1]}) as visitor:
        visitor.add_init_script(SHIFTS)
        visitor.add_init_script(BLANK)
        page = visitor.new_page()
        address = f"{voila.at('/')}#{place if place != 'play' else f'play/{game.id}'}"
        with before_its_script(page, address, UNROLLED):
            still = page.evaluate(BOXES, STILL)
            assert len(still) > 15
        shown(page)
        expect(page.locator(STILL)).to_have_count(0)
        assert page.evaluate(BOXES, LIVE) == still
        assert page.evaluate("shifts") == []
        assert page.evaluate("blank") == []


def test_what_was_pressed_on_the_picture_of_a_board_is_done_once(
    chromium: Browser, game: library.Save, voila: Server
) -> None:
    with watched(chromium, looks=True) as visitor:
        page = visitor.new_page()
        with before_its_script(page, f"{voila.at('/')}#play/{game.id}", UNROLLED):
            stack = page.locator(f"{STILL} canvas.elfen-rack").evaluate(STACK)
            page.mouse.dblclick(*stack)
        expect(page.locator(f"{LIVE} .elfen-log li").first).to_be_visible()
        until(lambda: counters(game) == [1, 1, 1])
        expect(page.locator(f"{LIVE} .elfen-choice-box button").nth(1)).to_be_visible()
        assert counters(game) == [1, 1, 1]


def counters(game: library.Save) -> list[int]:
    """How many counters each seat has."""
    return [len(seat.counters) for seat in Table.from_record(game.read()).game.state.seats]


def test_a_look_is_for_the_page_alone_and_once(
    chromium: Browser, game: library.Save, voila: Server
) -> None:
    with watched(chromium, looks=True) as visitor, watched(chromium, looks=True) as stranger:
        page = visitor.new_page()
        with page.expect_response("**/look") as came:
            page.goto(f"{voila.at('/')}#play/{game.id}")
        assert "Elf" in came.value.text()
        headers = {"Elfen-Place": f"play/{game.id}"}
        assert stranger.request.get(came.value.url, headers=headers).status == 404
        assert page.request.get(came.value.url, headers=headers).status == 204
