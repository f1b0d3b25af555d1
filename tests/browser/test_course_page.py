"""The course page in a real browser: one screen a step, and nothing that moves under the mouse."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from elfenwidgets.lessons import catalogue
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.kit.page import said_in
from tests.browser.conftest import Server, painted, serving, until, watched

LAPTOP = {"width": 1366, "height": 768}
SCROLLS = """() => [...document.querySelectorAll('*')].filter((each) => {
    const { overflowX, overflowY } = getComputedStyle(each);
    const moves = (overflow) => ['auto', 'scroll'].includes(overflow);
    return (moves(overflowY) && each.scrollHeight > each.clientHeight + 1)
        || (moves(overflowX) && each.scrollWidth > each.clientWidth + 1);
}).map((each) => each.className)"""
FOOT = """() => ['hint', 'back', 'next'].map((name) => {
    const { x, y, width, height } = document.querySelector(`.elfen-foot .elfen-${name}`)
        .getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""
OVERLAPPING = """() => {
    const foot = document.querySelector('.elfen-foot').getBoundingClientRect();
    return [...document.querySelectorAll('.elfen-do button')].some((button) =>
        button.offsetParent && button.getBoundingClientRect().bottom > foot.top);
}"""


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The home as `elfenwidgets play` serves it."""
    with serving(tmp_path_factory.mktemp("course")) as server:
        yield server


def at(page: Page, school: Server, place: str) -> None:
    """Open a step of the course."""
    page.goto(f"{school.at('/')}#learn/{place}")
    painted(page)


def where(page: Page) -> str:
    """Which lesson and step the screen says this is."""
    return page.locator(".elfen-where").inner_text()


def onward(page: Page) -> None:
    """Press Next until the step is another one: a press too soon is none."""
    before = where(page)

    def gone() -> bool:
        page.locator(".elfen-next").click()
        return where(page) != before

    until(gone)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_scrolls_and_no_button_moves(
    chromium: Browser, school: Server, language: str
) -> None:
    locale = {"en": "en-GB", "de": "de-DE"}[language]
    failed: list[Any] = []
    with watched(chromium, locale=locale, viewport=LAPTOP) as visitor:
        page = visitor.new_page()
        at(page, school, "welcome")
        foot = page.evaluate(FOOT)
        for step in steps.every():
            title = said_in(language, catalogue.lesson(step.lesson).title)
            until(partial(lambda wanted: wanted in where(page), title))
            if page.evaluate(SCROLLS):
                failed.append((step.key, page.evaluate(SCROLLS)))
            if page.evaluate(FOOT) != foot or page.evaluate(OVERLAPPING):
                failed.append((step.key, page.evaluate(FOOT)))
            if step is not steps.every()[-1]:
                onward(page)
    assert failed == []
