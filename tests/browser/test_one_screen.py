"""The table as one screen: in every phase all that a decision needs is in sight, and stays put."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from elfenwidgets.rules.state import State
from tests.browser.conftest import Server, painted, shown, until, watched
from tests.browser.hands import Person

NAMES = ("Ada", "W" * 24, "🦄 Zoë", "אברהם בן יעקב", "Maximiliane-Charlotte Gr", "Di")
PHASES = {"draw_secret", "draw", "plan", "travel"}

SIZES = {"laptop": (1366, 768), "upright": (820, 1180), "large": (1920, 1080)}

# What cannot be seen whole: parts that reach beyond the window, or whose content reaches beyond
# them. The log is read by scrolling, and a name gives way by three dots.
CUT_OFF = """() => {
    const page = document.documentElement;
    const parts = [
        '.elfen-seats', '.elfen-seat', 'canvas.elfen-board', 'canvas.elfen-rack', '.elfen-status',
        '.elfen-what', '.elfen-choice-box', '.elfen-choices button', '.elfen-roads select',
        '.elfen-log', '.elfen-help button', '.elfen-help select', '.elfen-hide', '.elfen-leave',
    ];
    const rooms = ['.elfen-seats', '.elfen-what', '.elfen-choice-box', '.elfen-board-box'];
    const seen = (name) => [...document.querySelectorAll(name)].filter((part) => part.offsetParent);
    const told = [];
    if (page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth)
        told.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
    for (const name of parts) for (const part of seen(name)) {
        const { left, top, right, bottom, height } = part.getBoundingClientRect();
        if (left < -.5 || top < -.5 || right > innerWidth + .5 || bottom > innerHeight + .5)
            told.push(`${name} leaves the window: ${[left, top, right, bottom].map(Math.round)}`);
        if (name === '.elfen-log' && height < 60) told.push('no room for the log');
    }
    for (const name of rooms) for (const room of seen(name))
        if (room.scrollHeight > room.clientHeight + 1 || room.scrollWidth > room.clientWidth + 1)
            told.push(`${name} is cut off: ${room.clientWidth} x ${room.clientHeight} of `
                + `${room.scrollWidth} x ${room.scrollHeight}`);
    return told;
}"""

BOXES = """(names) => Object.fromEntries(names.map((name) => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    return [name, { x, y, width, height }];
}))"""
PLACES = """() => Object.fromEntries([
    '.elfen-seats', 'canvas.elfen-board', 'canvas.elfen-rack', '.elfen-choice-box', '.elfen-help',
    '.elfen-leave',
].map((name) => {
    const { x, y, width } = document.querySelector(name).getBoundingClientRect();
    return [name, [x, y, width].map(Math.round).join(' ')];
}))"""


def at_the_table(page: Page, server: Server, seats: int, **fields: str) -> Person:
    """People begin a game; somebody is at the screen."""
    page.goto(server.address)
    shown(page)
    person = Person(page, server, seed=seats, stops=0.4)
    person.begin(*NAMES[:seats], **fields)
    person.come()
    painted(page)
    return person


def fitted(page: Page) -> None:
    """Wait until the rack has the shape of what it shows."""
    page.wait_for_function(
        """() => {
            const canvas = document.querySelector('canvas.elfen-rack');
            const { width, height, clientWidth, clientHeight } = canvas;
            return Math.abs(width / height - clientWidth / clientHeight) < .1;
        }"""
    )


def drag_the_board(page: Page, far: int) -> None:
    """Move the board under a finger, and see it move: to the right, it stands at its end."""
    left = "() => document.querySelector('.elfen-board-box').scrollLeft"
    before = page.evaluate(left)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, int]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

    touch("touchStart", {"x": 190, "y": 200})
    for step in range(1, 11):
        touch("touchMove", {"x": 190 + far * step // 10, "y": 200})
    touch("touchEnd")
    until(lambda: page.evaluate(left) < before - far // 2)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "seats"), [("laptop", 2), ("laptop", 6), ("upright", 6), ("large", 6)]
)
def test_everything_is_in_sight_in_every_phase(
    chromium: Browser, voila: Server, size: str, seats: int
) -> None:
    width, height = SIZES[size]
    failed: list[Any] = []
    phases = set()
    with watched(chromium, viewport={"width": width, "height": height}) as visitor:
        page = visitor.new_page()
        person = at_the_table(page, voila, seats)
        places = page.evaluate(PLACES)
        state: State = person.state
        while state.round == 1:
            if page.locator(".elfen-at-curtain").count():
                person.come()
            phases.add(state.phase)
            fitted(page)
            failed += [(state.phase, each) for each in page.evaluate(CUT_OFF)]
            if page.evaluate(PLACES) != places:
                failed.append((state.phase, places, page.evaluate(PLACES)))
            state = person.turn()
    assert phases >= PHASES
    assert failed == [], "\n".join(map(str, failed))


def test_on_a_phone_the_decision_is_in_sight(chromium: Browser, voila: Server) -> None:
    """What is not needed for it may lie below; the board is moved under the finger."""
    needed = (
        ".elfen-seats",
        ".elfen-board-box",
        ".elfen-what",
        ".elfen-choice-box",
        "canvas.elfen-rack",
    )
    failed: list[Any] = []
    with watched(chromium, viewport={"width": 390, "height": 844}, has_touch=True) as visitor:
        page = visitor.new_page()
        person = at_the_table(page, voila, 6)
        state = person.state
        drag_the_board(page, 150)
        assert person.state == state, "a finger that moves the board plays nothing"
        while state.round == 1 and len(failed) < 9:
            if page.locator(".elfen-at-curtain").count():
                person.come()
            fitted(page)
            boxes = page.evaluate(BOXES, needed)
            assert len(boxes) == len(needed)
            for name, box in boxes.items():
                if box["x"] < 0 or box["x"] + box["width"] > 390 or box["y"] + box["height"] > 844:
                    failed.append((state.phase, name, box))
            if page.evaluate("document.documentElement.scrollWidth") > 390:
                failed.append((state.phase, "the page scrolls sideways"))
            person.page.evaluate("scrollTo(0, 0)")
            state = person.turn()
            until(lambda: page.locator(".elfen-at-table, .elfen-at-curtain").count() == 1)
            page.evaluate("scrollTo(0, 0)")
    assert failed == [], "\n".join(map(str, failed))
