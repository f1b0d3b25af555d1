"""The lessons in a real browser, as pages without code and as notebooks."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from elfenwidgets.authoring.notebooks import notebooks
from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.attempt import Attempt
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.progress import Progress, load
from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.rules.actions import Move, Place
from elfenwidgets.text import t
from elfenwidgets.ui.drawing import layout, rack
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.prompts import label
from tests.browser.conftest import Server, painted, serving, shown, until
from tests.kept_games import library_in

BOARD = "canvas.elfen-board"
RACK = "canvas.elfen-rack"
PAGES = sorted(path.name for path in NOTEBOOKS.glob("[0-9]*.ipynb"))


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The course as `elfenwidgets learn` serves it."""
    with serving(tmp_path_factory.mktemp("school"), name="learn") as server:
        yield server


def opened(page: Page, school: Server, name: str) -> None:
    page.goto(school.at(f"/voila/render/{name}"))
    shown(page)


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
        if isinstance(step, Place):
            counter = Target("counter", step.counter)
            laid = rack.form(display=False)
            x, y = rack.rack_centre(seen, laid, counter) or (0, 0)
            click(page.locator(RACK), x, y, laid.frame)
            choosing = choosing.pick(counter) or choosing
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


@pytest.mark.parametrize("name", PAGES)
def test_every_notebook_opens_as_a_page(page: Page, school: Server, name: str) -> None:
    page.goto(school.at(f"/voila/render/{name}"))
    page.locator("#rendered_cells h1").first.wait_for()
    expect(page.get_by_text("There was an error when executing")).to_have_count(0)
    if "widget-view" in Path(NOTEBOOKS, name).read_text(encoding="utf-8"):
        shown(page)
    if page.locator(BOARD).count():
        painted(page)


def test_the_course_leads_to_a_lesson(page: Page, school: Server) -> None:
    page.goto(school.address)
    shown(page)
    page.get_by_role("link", name=say("lesson-plan-title")).click()
    expect(page.locator("h1")).to_have_text(say("lesson-plan-title"))


def test_the_first_town_is_collected_by_the_first_click(page: Page, school: Server) -> None:
    opened(page, school, "01-welcome.ipynb")
    painted(page)
    click_board(page, Target("town", "lapphalya"))
    expect(page.get_by_text(t("level-solved"))).to_be_visible()
    assert progress(school).stars["welcome/first-step"] == 3


@pytest.mark.parametrize(
    ("lesson", "levels"), [("welcome", ("first-step", "three-towns")), ("plan", ("place",))]
)
def test_levels_are_played_by_mouse(
    page: Page, school: Server, lesson: str, levels: tuple[str, ...]
) -> None:
    found = catalogue.lesson(lesson)
    opened(page, school, f"{found.number:02}-{lesson}.ipynb")
    painted(page)
    for name in levels:
        level = catalogue.level(f"{lesson}/{name}")
        number = found.levels.index(level) + 1
        page.locator(".elfen-tabs button", has_text=f"{number} ").click()
        expect(page.get_by_role("heading", name=say(level.word("title")))).to_be_visible()
        by_mouse(page, level)
        expect(page.get_by_text(say(level.word("learned")))).to_be_visible()
        until(partial(lambda key: progress(school).stars.get(key) == 3, level.key))


def test_a_wrong_move_is_taken_back_by_mouse(page: Page, school: Server) -> None:
    opened(page, school, "01-welcome.ipynb")
    painted(page)
    page.get_by_role("button", name=t("choice-end"), exact=True).click()
    expect(page.get_by_text(say("level-welcome-first-step-wrong-end"))).to_be_visible()
    page.get_by_role("button", name=t("level-take-back"), exact=True).click()
    click_board(page, Target("road", "plain:elvenhold-lapphalya"))
    expect(page.get_by_text(t("level-solved"))).to_be_visible()


def test_a_level_is_played_by_keyboard(page: Page, school: Server) -> None:
    opened(page, school, "01-welcome.ipynb")
    painted(page)
    page.locator(BOARD).focus()
    for key in ("ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.get_by_text("▸ Lapphálya").first).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.get_by_text(t("level-solved"))).to_be_visible()


def test_the_board_comes_where_it_is_called(page: Page, school: Server) -> None:
    opened(page, school, "07-plan.ipynb")
    painted(page)
    page.get_by_role("button", name=t("spot-open", what=t("part-example"))).click()
    expect(page.get_by_text(say("example-plan-plan-0"))).to_be_visible()
    expect(page.locator(BOARD)).to_have_count(1)
    painted(page)
    page.get_by_role("button", name=t("example-forth")).click()
    expect(page.get_by_text(say("example-plan-plan-1"))).to_be_visible()


def test_the_pages_are_all_there() -> None:
    assert set(PAGES) == set(notebooks())
