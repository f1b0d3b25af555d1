"""The course page in a real browser: one screen a step, and nothing that moves under the mouse."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Step
from elfenwidgets.text import said_in, t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.phrases import words
from tests.browser.conftest import Server, emptied, painted, watched
from tests.browser.players import CHOICES

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
HAND = ".elfen-step canvas.elfen-rack"
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
PHONE: ViewportSize = {"width": 390, "height": 844}
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
ACROSS: ViewportSize = {"width": 844, "height": 390}
SIDEWAYS = """() => [...document.querySelectorAll('body *')]
    .filter(each => each.scrollWidth > each.clientWidth && each.clientWidth)
    .filter(each => /auto|scroll/.test(getComputedStyle(each).overflowX))
    .map(each => [...each.classList].at(-1))"""
BELOW = """(selector) => [...document.querySelectorAll(selector)]
    .filter((each) => each.offsetParent && each.getBoundingClientRect().bottom > innerHeight)
    .map((each) => each.textContent)"""
CUT = """(selector) => [...document.querySelectorAll(selector)]
    .filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent)"""
LINES = """(selector) => [...new Set([...document.querySelectorAll(selector)]
    .map((each) => Math.round(each.getBoundingClientRect().top)))]"""
COVERED = """() => {
    const [hand, foot] = ['.elfen-step canvas.elfen-rack', '.elfen-foot']
        .map((each) => document.querySelector(each).getBoundingClientRect());
    return hand.bottom - foot.top;
}"""
OVERLAPPING = """() => {
    const foot = document.querySelector('.elfen-foot').getBoundingClientRect();
    return [...document.querySelectorAll('.elfen-do button')].some((button) =>
        button.offsetParent && button.getBoundingClientRect().bottom > foot.top);
}"""
# What stands below the hand, and is covered by the foot.
SUNK = """() => {
    const foot = document.querySelector('.elfen-foot').getBoundingClientRect();
    return [...document.querySelectorAll('.elfen-step .elfen-more button')].filter((each) =>
        each.offsetParent && each.getBoundingClientRect().bottom > foot.top + 1)
        .map((each) => each.textContent);
}"""
# Where a step's address leads, when all of it stands there and has come to rest. What a step says
# comes in one message with what can be done; it is marked by how many steps were entered.
LAID_OUT = f"""async ([address, said]) => {{
    const frame = () => new Promise(requestAnimationFrame);
    const entered = () => document.querySelector('.elfen-entered')?.dataset.times;
    const where = () => document.querySelector('.elfen-where').innerText;
    const there = () => said.every((part) => where().includes(part));
    const [before, end] = [entered(), Date.now() + 60_000];
    location.hash = address;
    while (entered() === before || !there()) {{
        if (Date.now() > end) throw new Error(`${{address}} does not come`);
        await frame();
    }}
    for (let frames = 0; frames < 3; frames += 1) await frame();
    return [[...({SCROLLS})(), ...({CUT})('.elfen-where strong')], ({FOOT})(), ({OVERLAPPING})()];
}}"""


@pytest.fixture(scope="module")
def school(voila: Server) -> Server:
    """A server that keeps nothing yet."""
    emptied(voila)
    return voila


def at(page: Page, school: Server, place: str) -> None:
    """Open a step of the course."""
    page.goto(f"{school.at('/')}#learn/{place}")
    painted(page)


def longest(step: Step) -> str:
    """The language in which the screen of a step has most to say, of those that lie far apart."""
    answers = step.item.answers if isinstance(step.item, Question) else ()
    said = (step.says or "", *answers)
    return max("de", "en", key=lambda language: sum(len(said_in(language, key)) for key in said))


def laid_out(page: Page, step: Step, language: str) -> Any:
    """Go to a step by its address within the page; how it lies there once all of it has come."""
    lesson = catalogue.lesson(step.lesson)
    number = f"{lesson.steps.index(step) + 1} "
    said = [said_in(language, lesson.title), number, str(len(lesson.steps))]
    return page.evaluate(LAID_OUT, [f"#learn/{quote(step.key, safe='/')}", said])


def ill_laid(page: Page, language: str) -> list[Any]:
    """The steps that need most room in this language, and lie otherwise than the first one."""
    failed: list[Any] = []
    foot = page.evaluate(FOOT)
    # The first step comes last: it is the one that the page was opened at.
    for step in (step for step in reversed(steps.every()) if longest(step) == language):
        scrolls, now, overlapping = laid_out(page, step, language)
        if scrolls or now != foot or overlapping:
            failed.append((step.key, scrolls, now))
    return failed


@pytest.fixture(scope="module")
def laptop(chromium: Browser, school: Server) -> Iterator[Page]:
    """One page of the course for all that look at it on a laptop, in English."""
    with watched(chromium, viewport=LAPTOP) as visitor:
        page = visitor.new_page()
        at(page, school, "welcome")
        yield page


@pytest.mark.slow
def test_nothing_scrolls_and_no_button_moves(
    laptop: Page, chromium: Browser, school: Server
) -> None:
    assert ill_laid(laptop, "en") == []
    with watched(chromium, locale="de-DE", viewport=LAPTOP) as visitor:
        page = visitor.new_page()
        at(page, school, "welcome")
        assert ill_laid(page, "de") == []


def test_all_that_matters_on_the_front_stands_above_the_fold(laptop: Page) -> None:
    laptop.evaluate("location.hash = '#learn'")
    laptop.locator(".elfen-course-tools button").last.wait_for()
    assert laptop.evaluate(BELOW, ".elfen-course-front button") == []
    assert len(laptop.evaluate(LINES, ".elfen-course-tools button")) == 1


def test_on_a_phone_board_sentence_and_choices_are_on_the_first_screen(
    chromium: Browser, school: Server
) -> None:
    with watched(chromium, viewport=PHONE) as visitor:
        page = visitor.new_page()
        at(page, school, "welcome/three-towns")
        page.locator(CHOICES).first.wait_for()
        seen = "canvas.elfen-board, .elfen-story, .elfen-do button, .elfen-foot button"
        assert page.evaluate(BELOW, seen) == []
        assert page.evaluate(SIDEWAYS) == ["elfen-board-box"], "nothing else moves under a finger"
        page.wait_for_function("() => document.querySelector('.elfen-board-box').scrollLeft > 0")
        across = page.evaluate("document.documentElement.scrollWidth")
        page.goto(f"{school.at('/')}#learn")
        page.locator(".elfen-course-tools button").last.wait_for()
        front = page.evaluate("document.documentElement.scrollWidth")
    assert max(across, front) <= PHONE["width"]


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])  # where the refusal is longest
def test_on_a_phone_the_hand_stays_in_sight_when_a_refusal_is_told(
    chromium: Browser, school: Server, locale: str
) -> None:
    with watched(chromium, viewport=PHONE, locale=locale) as visitor:
        page = visitor.new_page()
        at(page, school, "welcome/bare-road")
        page.locator(".elfen-tries button").last.click()
        page.locator(".elfen-message p").wait_for()
        assert page.evaluate(COVERED) <= 0
        assert page.evaluate(SUNK) == []
        # So do the tools below it: two wrong tries, five counters, eight choices.
        for key in ("water/only-rafts", "cards/two-places", "journey/round-trip"):
            step = steps.find(key)
            assert step is not None
            laid_out(page, step, locale[:2])
            assert page.evaluate(SUNK) == [], key
        # Held across, all of a step is beside the board, and what came of it, too.
        page.set_viewport_size(ACROSS)
        first = steps.find("welcome/first-step")
        assert first is not None
        laid_out(page, first, locale[:2])
        page.locator(f".elfen-step {CHOICES}").first.click()
        page.locator(".elfen-message .elfen-told").wait_for()
        all_of_it = (
            "canvas.elfen-board, canvas.elfen-rack, .elfen-goal, .elfen-told, .elfen-below button"
        )
        assert page.evaluate(BELOW, all_of_it) == []
        # Four choices, six, seven; two wrong tries; five others; a first step with all its tools.
        most = ("travel/caravan", "cards/fits", "water/eight", "water/only-rafts")
        for key in (*most, "editions/twelve", "python/line"):
            step = steps.find(key)
            assert step is not None
            laid_out(page, step, locale[:2])
            assert page.evaluate(BELOW, all_of_it) == [], key


def test_a_click_on_open_land_and_on_the_middle_of_a_lake_is_answered(laptop: Page) -> None:
    level = steps.find("welcome/three-towns")
    assert level is not None
    laid_out(laptop, level, "en")
    laptop.locator("canvas.elfen-board").click(position={"x": 3, "y": 3})
    laptop.locator(".elfen-message", has_text="Nothing lies just here").wait_for()


def test_what_ends_a_move_stays_where_it_is_while_the_choices_change(laptop: Page) -> None:
    choices = laptop.locator(".elfen-choice-box .elfen-choices button")
    ends = laptop.get_by_role("button", name=t("choice-end"), exact=True)
    for size in (PHONE, LAPTOP):
        laptop.set_viewport_size(size)
        for key in ("welcome/first-step", "welcome/three-towns"):
            level = steps.find(key)
            assert level is not None
            laid_out(laptop, level, "en")
        expect(choices).to_have_count(3)  # two ways on, and after a step one
        before = [part.bounding_box() for part in (ends, laptop.locator(HAND))]
        choices.filter(has_text=words.town("lapphalya")).click()
        expect(choices).to_have_count(2)
        assert [part.bounding_box() for part in (ends, laptop.locator(HAND))] == before, size


def test_what_roads_cost_is_in_sight_where_it_was_told_of_and_is_not_asked(laptop: Page) -> None:
    told = []
    keys = ("welcome/first-step", "travel/obstacle", "travel/drill-price", "travel?price")
    for key, size in (*((key, LAPTOP) for key in keys), ("travel/obstacle", UPRIGHT)):
        step = steps.find(key)
        assert step is not None
        laptop.set_viewport_size(size)
        laid_out(laptop, step, "en")
        told.append(laptop.locator(".elfen-prices table").is_visible())
    assert told == [False, True, False, False, True]
    laptop.set_viewport_size(LAPTOP)


def test_what_came_of_a_task_stands_below_what_was_asked(laptop: Page) -> None:
    level = steps.find("welcome/first-step")
    assert level is not None
    laid_out(laptop, level, "en")
    laptop.locator(f".elfen-step {CHOICES}").first.click()
    told = laptop.locator(".elfen-message .elfen-told")
    told.wait_for()
    goal, done = laptop.locator(".elfen-step .elfen-goal").bounding_box(), told.bounding_box()
    assert goal and done
    assert 0 <= done["y"] - goal["y"] - goal["height"] < goal["height"]
    board = laptop.locator(".elfen-step canvas.elfen-board").bounding_box()
    assert board and board["width"] > 0.72 * LAPTOP["width"]


def test_the_page_of_what_was_achieved_goes_to_the_printer_alone(laptop: Page) -> None:
    laptop.evaluate("window.print = () => { window.printed = true; }")
    laptop.evaluate("location.hash = '#learn/achieved'")
    laptop.locator("button.elfen-print").click()
    laptop.wait_for_function("() => window.printed === true")
    laptop.emulate_media(media="print")
    assert laptop.locator(".elfen-sheet-to-print").is_visible()
    assert not laptop.locator("button.elfen-print").is_visible()
    assert laptop.pdf(format="A4").count(b"/Type /Page\n") == 1
    laptop.emulate_media(media="null")


# What of the page would not be on the paper, or only by half.
UNPRINTED = """() => {
    const told = [];
    for (const part of document.querySelectorAll('html, body, .elfen-home, .elfen-app'))
        if (!['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(
            getComputedStyle(part).backgroundColor)) told.push(`${part.tagName} is not white`);
    for (const part of document.querySelectorAll('.elfen-printed :is(p, li, tr, h2, h3, caption)'))
        if (!part.closest('.elfen-links, .elfen-taught:not(:has(caption))')) {
            if (!part.checkVisibility({ contentVisibilityAuto: true }))
                told.push(`${part.textContent} is hidden`);
            const { left, right } = part.getBoundingClientRect();
            if (left < 0 || right > innerWidth) told.push(`${part.textContent} is cut off`);
        }
    for (const row of document.querySelectorAll('.elfen-printed :is(tr, li)'))
        if (getComputedStyle(row).breakInside !== 'avoid') told.push('a row is on two pages');
    const heads = '.elfen-printed :is(h2, h3, summary, summary + p)';
    for (const part of document.querySelectorAll(heads))
        if (getComputedStyle(part).breakAfter !== 'avoid')
            told.push(`${part.textContent} is left alone at the foot of a page`);
    for (const { tHead, innerText } of document.querySelectorAll('.elfen-taught:not(.elfen-links)'))
        if (!tHead) told.push(`the next page does not say what stands in the rows of ${innerText}`);
    for (const part of document.querySelectorAll('button, nav, input'))
        if (part.checkVisibility()) told.push(part.outerHTML);
    return told;
}"""


def test_the_page_of_the_teachers_prints_whole_and_on_white(laptop: Page) -> None:
    laptop.evaluate("location.hash = '#teach'")
    plans = laptop.locator(".elfen-taught caption")
    plans.last.wait_for()
    size = laptop.viewport_size
    laptop.emulate_media(media="print", color_scheme="dark")
    laptop.set_viewport_size({"width": 703, "height": 1000})  # what A4 leaves between margins
    assert laptop.evaluate(UNPRINTED) == []
    assert plans.all_inner_texts() == ["45 minutes", "90 minutes"]
    assert laptop.pdf(format="A4").count(b"/Type /Page\n") > 4
    laptop.emulate_media(media="null", color_scheme="null")
    assert size is not None
    laptop.set_viewport_size(size)


def test_the_longest_lessons_go_on_four_pages_at_most_and_into_a_megabyte(laptop: Page) -> None:
    for lesson in sorted(catalogue.lessons(), key=lambda each: len(each.steps))[-2:]:
        laptop.evaluate("key => { location.hash = `#teach/${key}` }", lesson.key)
        title = said_in("en", lesson.title)
        laptop.locator(".elfen-print-lesson h1", has_text=title).wait_for()
        for paper in ("A4", "Letter"):
            pdf = laptop.pdf(format=paper)
            # Boards and questions, and one of solutions: no fewer than three, which would be cut.
            assert pdf.count(b"/Type /Page\n") in (3, 4), (lesson.key, paper)
            assert len(pdf) < 1_000_000, (lesson.key, paper)
