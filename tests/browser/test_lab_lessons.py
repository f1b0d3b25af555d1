"""The lessons in JupyterLab: every notebook in turn on one page, as a reader goes through them."""

import json
import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from elfenwidgets.lessons.catalogue import lesson
from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.text import t
from elfenwidgets.ui.course.links import file
from elfenwidgets.ui.phrases.course_words import say
from tests.browser.conftest import Server, serving, until, watched
from tests.browser.test_lessons import BOARD, PAGES, progress

HERE = ".jp-NotebookPanel:not(.lm-mod-hidden)"
"""The notebook that is in front."""

PAINTED = f"""() => {{
    const canvas = document.querySelector('{HERE} {BOARD}');
    if (!canvas) return false;
    const {{ data }} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value, i) => i % 4 === 3 && value > 0);
}}"""

MIDDLE = file(lesson("deal"))


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The course as `elfenwidgets learn deal --lab` serves it, with no cell run yet."""
    with serving(tmp_path_factory.mktemp("desk"), "--lab", "deal", name="learn") as server:
        for path in (server.home / "notebooks").glob("*.ipynb"):
            notebook = json.loads(path.read_text(encoding="utf-8"))
            for cell in notebook["cells"]:
                cell |= {"execution_count": None, "outputs": []}
            path.write_text(json.dumps(notebook), encoding="utf-8")
        yield server


@pytest.fixture(scope="module")
def desk(chromium: Browser, school: Server) -> Iterator[Page]:
    """One page of JupyterLab for all notebooks."""
    with watched(chromium, viewport={"width": 1400, "height": 900}) as visitor:
        page = visitor.new_page()
        page.goto(school.address)
        page.get_by_text("Python 3 (ipykernel) | Idle").wait_for()
        yield page


def cells(name: str) -> int:
    return len(json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))["cells"])


def opened(desk: Page, name: str) -> None:
    """Open a notebook from the list of files, or bring it to the front."""
    desk.locator(".jp-DirListing-item", has_text=name).dblclick()
    expect(desk.locator(f"{HERE} .jp-Notebook")).to_be_visible()
    expect(desk.locator(".lm-DockPanel-tabBar .jp-mod-current", has_text=name)).to_be_visible()
    desk.get_by_text("Python 3 (ipykernel) | Idle").wait_for()


def run_all(desk: Page, name: str) -> None:
    """Run every cell; Lab forgets a wish that comes while it is still connecting."""
    first = desk.locator(f"{HERE} .jp-InputPrompt", has_text="[1]:")

    def runs() -> bool:
        desk.get_by_role("menuitem", name="Run", exact=True).click()
        desk.locator("[data-command='runmenu:run-all']").click()
        with suppress(TimeoutError):
            first.wait_for(state="attached", timeout=5_000)
        return first.count() > 0

    until(runs, 40)
    ran_to_the_end(desk, name)


def ran_to_the_end(desk: Page, name: str) -> None:
    last = desk.locator(f"{HERE} .jp-InputPrompt", has_text=f"[{cells(name)}]:")
    until(lambda: scrolled(desk, 1e6) and last.is_visible(), 40)


def scrolled(desk: Page, top: float) -> bool:
    """Scroll the notebook in front."""
    outer = desk.locator(f"{HERE} .jp-WindowedPanel-outer")
    outer.evaluate("(box, top) => { box.scrollTop = top; }", top)
    return True


def found(desk: Page, wanted: Locator) -> Locator:
    """Something in the notebook in front, wherever one has to scroll for it."""
    tops = iter(range(0, 1_000_000, 400))

    def there() -> bool:
        return wanted.is_visible() or (scrolled(desk, next(tops) % 8_000) and False)

    until(there, 45)
    return wanted


def press(desk: Page, name: str | re.Pattern[str]) -> None:
    exact = isinstance(name, str)
    found(desk, desk.locator(HERE).get_by_role("button", name=name, exact=exact).first).click()


@pytest.mark.parametrize("name", PAGES)
def test_a_notebook_runs_from_top_to_bottom(desk: Page, name: str) -> None:
    opened(desk, name)
    run_all(desk, name)
    notebook = desk.locator(HERE)
    expect(notebook.locator("[data-mime-type*=stderr], [data-mime-type*=error]")).to_have_count(0)
    expect(notebook.get_by_text("Error displaying widget")).to_have_count(0)
    scrolled(desk, 0)
    expect(notebook.locator("h1").first).to_be_visible()
    if any("lesson." in line for line in code(name)):
        until(lambda: scrolled(desk, 500) and bool(desk.evaluate(PAINTED)))


def code(name: str) -> list[str]:
    notebook = json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"]]


def test_the_command_opens_the_lesson_that_was_named(school: Server) -> None:
    assert "/lab/tree/04-deal.ipynb?" in school.address


def test_a_kernel_restart_in_the_middle_loses_nothing(desk: Page, school: Server) -> None:
    opened(desk, MIDDLE)
    if not desk.locator(f"{HERE} .jp-InputPrompt", has_text="[1]:").count():
        run_all(desk, MIDDLE)
    notebook = desk.locator(HERE)
    press(desk, t("spot-open", what=t("part-play")))
    press(desk, t("play-deal"))
    expect(notebook.get_by_text(say("journey-yours"))).to_be_visible()
    found(desk, notebook.locator(".elfen-tabs button", has_text="2 ")).click()
    press(desk, re.compile("^Rivinia"))
    press(desk, t("choice-end"))
    expect(notebook.get_by_text(say("level-deal-refill-learned"))).to_be_visible()
    press(desk, say("question-deal-first-2"))
    press(desk, t("quiz-check"))
    until(lambda: progress(school).answers == {"deal?first": True})
    kept = progress(school)

    notebook.locator(".jp-Toolbar [data-command='notebook:restart-run-all']").click()
    desk.locator(".jp-Dialog .jp-mod-accept").click()
    # The board stood with the levels: only when the cells run again can it be called there.
    found(desk, notebook.get_by_role("button", name=t("spot-open", what=t("part-level"))))
    ran_to_the_end(desk, MIDDLE)

    assert progress(school) == kept and kept.journey is not None
    found(desk, notebook.get_by_text(t("lesson-won", stars=3, of=9)))
    found(desk, notebook.get_by_text(t("lesson-right", n=1, of=3)))
    found(desk, notebook.get_by_role("button", name="2 ★★★"))
    press(desk, t("spot-open", what=t("part-play")))
    expect(notebook.get_by_text(say("journey-yours"))).to_be_visible()
