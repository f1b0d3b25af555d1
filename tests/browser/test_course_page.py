"""The course page in a real browser: one screen a step, and nothing that moves under the mouse."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.step import Step
from elfenwidgets.text import t, use
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.phrases.course_words import say
from tests.browser.conftest import Server, painted, serving, until, watched

LAPTOP = {"width": 1366, "height": 768}
SAMPLED = 5
SIDE = ".elfen-step > .elfen-side"
CHANGED = f"said => document.querySelector('{SIDE}')?.innerText !== said"
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


def stands(page: Page, step: Step) -> None:
    """Wait until a step is on the screen."""
    lesson = catalogue.lesson(step.lesson)
    number, of = lesson.steps.index(step) + 1, len(lesson.steps)
    said = say(lesson.title), t("step-number", n=number, of=of)
    until(lambda: all(each in where(page) for each in said))


def onward(page: Page) -> None:
    """Press Next until the step is another one: some have more than one thing to show."""
    here = where(page)
    while where(page) == here:
        before = page.locator(SIDE).inner_text()
        page.locator(".elfen-next").click()
        with suppress(TimeoutError):  # a press too soon is none
            page.wait_for_function(CHANGED, arg=before, timeout=2_000)


def faults(page: Page, foot: Any) -> list[Any]:
    """What scrolls, or stands elsewhere than it did."""
    moved = page.evaluate(FOOT) != foot or page.evaluate(OVERLAPPING)
    return [*page.evaluate(SCROLLS), *([page.evaluate(FOOT)] if moved else [])]


@pytest.mark.slow
def test_nothing_scrolls_and_no_button_moves_on_the_way_through_the_course(
    chromium: Browser, school: Server
) -> None:
    with watched(chromium, viewport=LAPTOP) as visitor:
        page = visitor.new_page()
        first, *others = steps.every()
        at(page, school, first.key)
        foot = page.evaluate(FOOT)
        failed = {first.key: faults(page, foot)}
        for step in others:
            onward(page)
            stands(page, step)
            failed[step.key] = faults(page, foot)
    assert {key: found for key, found in failed.items() if found} == {}


@pytest.fixture
def german() -> Iterator[None]:
    """What is looked for is German."""
    use("de")
    yield
    use("en")


@pytest.mark.usefixtures("german")
def test_nor_do_they_in_german_where_sentences_are_longer(
    chromium: Browser, school: Server
) -> None:
    with watched(chromium, locale="de-DE", viewport=LAPTOP) as visitor:
        page = visitor.new_page()
        at(page, school, "welcome")
        foot = page.evaluate(FOOT)
        failed = {}
        for step in steps.every()[::SAMPLED]:
            page.evaluate("key => { location.hash = `#learn/${key}`; }", step.key)
            stands(page, step)
            failed[step.key] = faults(page, foot)
    assert {key: found for key, found in failed.items() if found} == {}
