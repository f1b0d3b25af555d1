"""The course's levels in a real browser, and its notebooks as pages without code."""

import re
from collections.abc import Iterator
from functools import partial
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.learned.keeping import load
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.rules.actions import Move, Place
from elfenwidgets.text import t
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.rack import forms, places
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.picking.labels import label
from elfenwidgets.ui.picking.narrowing import Choosing
from tests.browser.conftest import Server, painted, serving, shown, until, watched
from tests.browser.hands import wait_for
from tests.kept_games import library_in

BOARD = "canvas.elfen-board"
RACK = "canvas.elfen-rack"
TOLD = ".elfen-message"
PLAN = catalogue.lesson("plan")


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The course as `elfenwidgets learn` serves it."""
    with serving(tmp_path_factory.mktemp("school"), name="learn") as server:
        yield server


@pytest.fixture(scope="module")
def desk(chromium: Browser, school: Server) -> Iterator[Page]:
    """One page for all that is tried at a level."""
    with watched(chromium) as visitor:
        page = visitor.new_page()
        page.goto(school.address)
        shown(page)
        yield page


def opened(page: Page, key: str) -> Level:
    """Open a level of the course in the home, from the course's front: it begins anew."""
    page.evaluate("location.hash = '#learn'")
    page.locator(".elfen-course-front").wait_for()
    page.evaluate("key => { location.hash = `#learn/${key}` }", key)
    level = catalogue.level(key)
    expect(page.locator(".elfen-story h3")).to_contain_text(say(level.word("title")))
    painted(page)
    return level


def progress(server: Server) -> Progress:
    with library_in(server.home):
        return load()


def click_board(page: Page, target: Target) -> None:
    """Click where a town or road lies on the map."""
    click(page.locator(BOARD), *layout.centre(target), layout.FRAME)


def click(canvas: Locator, x: float, y: float, frame: tuple[float, float]) -> None:
    canvas.scroll_into_view_if_needed()
    box = canvas.bounding_box()
    assert box is not None
    canvas.click(position={"x": x * box["width"] / frame[0], "y": y * box["height"] / frame[1]})


def by_mouse(page: Page, level: Level) -> None:
    """Play a level's own solution with clicks on the board, the rack and how to pay."""
    attempt = Attempt(level)
    for step in level.steps:
        seen = attempt.view
        choosing = Choosing(seen.actions)
        wait_for(page, seen, choosing)
        if isinstance(step, Place):
            counter = Target("counter", step.counter)
            laid = forms.form(display=False)
            x, y = places.rack_centre(seen, laid, counter) or (0, 0)
            click(page.locator(RACK), x, y, laid.frame)
            choosing = choosing.pick(counter) or choosing
            wait_for(page, seen, choosing)
            road = step.road
        else:
            assert isinstance(step, Move)
            road = step.via
        click_board(page, Target("road", road))
        choosing = choosing.pick(Target("road", road)) or choosing
        if isinstance(step, Move) and choosing.complete is None:
            said = label(Target("pay", step.how), seen, choosing)
            page.get_by_role("button", name=said, exact=True).click()
        attempt.play(step)
        expect(page.get_by_role("button", name=t("choice-back"), exact=True)).to_have_count(0)


def test_the_command_opens_the_front_of_the_course_which_leads_to_a_lesson(desk: Page) -> None:
    expect(desk.locator(".elfen-home h1")).to_have_text(t("course-title"))
    assert urlsplit(desk.url).fragment == "learn"
    desk.get_by_role("button", name=say(PLAN.title)).click()
    painted(desk)
    expect(desk.locator(".elfen-where")).to_contain_text(say(PLAN.title))


def test_levels_are_played_by_mouse(desk: Page, school: Server) -> None:
    for key in ("welcome/first-step", "plan/place", "travel/caravan-bare"):
        level = opened(desk, key)
        by_mouse(desk, level)
        expect(desk.locator(TOLD).get_by_text(say(level.word("learned")))).to_be_visible()
        until(partial(lambda key: progress(school).stars.get(key) == 3, key))


def test_a_learner_is_told_a_rule_and_not_its_number(desk: Page) -> None:
    """The number stands behind a sign, and the sign tells the rule."""
    opened(desk, "welcome/first-step")
    click_board(desk, Target("road", "forest:elvenhold-ergeren"))
    rule = desk.locator(".elfen-alarm .elfen-rule")
    expect(rule).to_have_attribute("title", t("statement-P5-2"))
    expect(rule).to_have_css("font-size", "0px")


def test_a_wrong_move_is_taken_back_by_mouse(desk: Page) -> None:
    level = opened(desk, "welcome/first-step")
    desk.get_by_role("button", name=t("choice-end"), exact=True).click()
    expect(
        desk.locator(TOLD).get_by_text(say("level-welcome-first-step-wrong-end"))
    ).to_be_visible()
    desk.get_by_role("button", name=t("level-take-back"), exact=True).click()
    seen = Attempt(level).view
    wait_for(desk, seen, Choosing(seen.actions))
    click_board(desk, Target("road", "plain:elvenhold-lapphalya"))
    expect(desk.locator(TOLD).get_by_text(t("level-solved"))).to_be_visible()


def test_a_level_is_played_by_keyboard(desk: Page) -> None:
    opened(desk, "welcome/first-step")
    desk.locator(BOARD).focus()
    aloud = desk.locator(".elfen-aloud").element_handle()
    desk.keyboard.press("ArrowRight")
    until(lambda: "▸ Lapphálya" in (aloud.text_content() or ""))
    desk.keyboard.press("Enter")
    expect(desk.locator(TOLD).get_by_text(t("level-solved"))).to_be_visible()
    until(lambda: t("level-solved") in (aloud.text_content() or ""))
    assert desk.locator("[role=status]:not([aria-live=off]), [aria-live=polite]").count() == 1


def test_a_lesson_of_a_notebook_is_prose_and_boards_that_can_be_played(
    page: Page, school: Server
) -> None:
    page.goto(school.at(f"/voila/render/en/{PLAN.notebook}"))
    expect(page.locator("#rendered_cells h1").first).to_have_text(re.compile(say(PLAN.title)))
    expect(page.locator(BOARD).first).to_be_visible()
    title = say(PLAN.levels[0].word("title"))
    cell = page.locator(".elfen-cell", has_text=title)  # another may be the first for a moment
    hint = cell.get_by_role("button", name=t("level-hint-button"), exact=True)
    said = cell.get_by_text(t("level-hint", n=1, hint=say(PLAN.levels[0].word("look"))))
    hint.click()
    expect(said).to_be_visible()
    expect(page.get_by_text("There was an error when executing")).to_have_count(0)


def test_an_older_address_of_a_step_leads_to_that_step(page: Page, school: Server) -> None:
    page.goto(school.at("/voila/render/07-plan.ipynb", "at=plan/bare"))
    expect(page.locator(".elfen-story h3")).to_contain_text(say("level-plan-bare-title"))
