"""The one board of a lesson in a real browser: it comes into view, and the keyboard with it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from elfenwidgets.lessons.catalogue import lesson, level
from elfenwidgets.lessons.places import Place, place
from elfenwidgets.text import t
from elfenwidgets.ui.course import links
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases.course_words import say
from tests.browser.conftest import Server, painted, serving, shown
from tests.browser.test_lessons import BOARD, click_board, opened
from tests.there import there

IN_VIEW = """() => {
    const boxes = ['canvas.elfen-board', '.elfen-story h3'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect());
    return boxes.every((box) => box && box.height && box.top >= 0 && box.bottom <= innerHeight);
}"""
FOCUSED = f"() => document.activeElement?.matches('{BOARD}')"
TOP = f"document.querySelector('{BOARD}').getBoundingClientRect().top"
WIDTHS = pytest.mark.parametrize("width", [1400, 700])


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The course as `elfenwidgets learn` serves it."""
    with serving(tmp_path_factory.mktemp("board"), name="learn") as server:
        yield server


def at(page: Page, school: Server, there: Place | None, width: int = 1400) -> None:
    """Open a place of the course."""
    assert there is not None
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(school.at(f"/voila/render/{links.address(there)}"))
    painted(page)


@WIDTHS
def test_a_board_that_is_called_comes_into_view_with_the_keyboard(
    page: Page, school: Server, width: int
) -> None:
    at(page, school, Place(lesson("plan")), width)
    assert not page.evaluate(FOCUSED)
    page.get_by_role("button", name=t("spot-open", what=t("part-level"))).click()
    expect(page.get_by_role("heading", name=say("level-plan-place-title"))).to_be_visible()
    page.wait_for_function(IN_VIEW)
    page.wait_for_function(FOCUSED)


@WIDTHS
def test_the_address_brings_a_level_into_view(page: Page, school: Server, width: int) -> None:
    at(page, school, place("travel/caravan"), width)
    expect(page.get_by_role("heading", name=say("level-travel-caravan-title"))).to_be_visible()
    page.wait_for_function(IN_VIEW)


def test_the_next_level_stays_where_the_board_is_in_view(page: Page, school: Server) -> None:
    at(page, school, place("welcome/first-step"))
    click_board(page, Target("town", "lapphalya"))
    button = page.get_by_role("button", name=t("level-next"))
    button.wait_for()
    page.locator(BOARD).evaluate("board => board.scrollIntoView({ block: 'center' })")
    page.wait_for_function(IN_VIEW)
    before = page.evaluate(TOP)
    assert before > 100, "it does not stand at the top, but wholly in view"
    button.click()
    expect(page.get_by_role("heading", name=say("level-welcome-three-towns-title"))).to_be_visible()
    page.wait_for_function(FOCUSED)
    assert page.evaluate(TOP) == before


def test_a_lesson_that_is_opened_begins_at_its_top(page: Page, school: Server) -> None:
    opened(page, school, "07-plan.ipynb")
    painted(page)
    expect(page.get_by_role("heading", name=say("lesson-plan-title"))).to_be_in_viewport()
    assert not page.evaluate(FOCUSED)


def test_a_move_that_the_rules_refuse_is_no_longer_offered_once_it_was_met(
    page: Page, school: Server
) -> None:
    at(page, school, place("setup/once"))
    offer = page.locator(".elfen-offers button:visible")
    offer.click()
    expect(page.get_by_text(say(level("setup/once").word("learned")))).to_be_visible()
    expect(offer).to_have_count(0)


def test_the_lesson_on_the_engine_shows_its_code_above_the_results(
    page: Page, school: Server
) -> None:
    opened(page, school, "14-python.ipynb")
    code = page.locator(".elfen-code")
    expect(code.filter(has_text="why_not(state, parse(")).to_be_visible()
    expect(page.get_by_text("Refusal(rule='P4.3'")).to_be_visible()
    above, next_one = (there(code.nth(n).bounding_box()) for n in (1, 2))
    below = there(page.get_by_text("Refusal(rule=").bounding_box())
    assert above["y"] + above["height"] <= below["y"] < next_one["y"]
    expect(page.get_by_text("lesson.read()")).to_have_count(0)


def test_no_other_lesson_shows_code(page: Page, school: Server) -> None:
    opened(page, school, "02-map.ipynb")
    shown(page)
    expect(page.locator(".elfen-code")).to_have_count(0)
    expect(page.get_by_text("lesson.read()")).to_have_count(0)


def test_the_course_page_jumps_to_a_level_by_a_word_of_its_title(
    page: Page, school: Server
) -> None:
    page.goto(school.address)
    field = page.locator(".elfen-jump input")
    field.fill("caravan")
    field.press("Enter")
    page.get_by_role("button", name=say("level-travel-caravan-bare-title"), exact=True).click()
    expect(page.get_by_text(say("level-travel-caravan-bare-goal"))).to_be_visible()
    expect(page.locator(".elfen-meant button:visible")).to_have_count(0)
    painted(page)
