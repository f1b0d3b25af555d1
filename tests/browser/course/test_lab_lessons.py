"""The lessons in JupyterLab: their notebooks run, and what was learned outlives a kernel."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from elfenwidgets.lessons import catalogue
from elfenwidgets.paths import NOTEBOOKS
from elfenwidgets.ui.phrases.course_words import say
from tests.browser.conftest import Server, serving, until, watched
from tests.browser.course.test_lessons import BOARD, PLAN, progress
from tests.browser.jupyterlab import connected, run_all

HERE = ".jp-NotebookPanel:not(.lm-mod-hidden)"
"""The notebook that is in front."""

PAINTED = f"""() => {{
    const canvas = document.querySelector('{HERE} {BOARD}');
    if (!canvas) return false;
    const {{ data }} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value, i) => i % 4 === 3 && value > 0);
}}"""

MIDDLE = PLAN.notebook
BY_HAND = catalogue.lesson("python").notebook


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The course as `elfenwidgets learn plan --lab` serves it, with no cell run yet."""
    with serving(tmp_path_factory.mktemp("desk"), "--lab", "plan", name="learn") as server:
        for path in (server.home / "notebooks").rglob("*.ipynb"):
            notebook = json.loads(path.read_text(encoding="utf-8"))
            for cell in notebook["cells"]:
                if cell["cell_type"] == "code":
                    cell |= {"execution_count": None, "outputs": []}
            path.write_text(json.dumps(notebook), encoding="utf-8")
        yield server


@pytest.fixture(scope="module")
def desk(chromium: Browser, school: Server) -> Iterator[Page]:
    """One page of JupyterLab for all notebooks."""
    with watched(chromium, viewport={"width": 1400, "height": 900}) as visitor:
        page = visitor.new_page()
        page.goto(school.address)
        connected(page)
        yield page


def cells(name: str) -> int:
    """How many cells of code a notebook has."""
    cells = json.loads((NOTEBOOKS / "en" / name).read_text(encoding="utf-8"))["cells"]
    return sum(cell["cell_type"] == "code" for cell in cells)


def opened(desk: Page, name: str) -> None:
    """Open a notebook from the list of files, or bring it to the front."""
    desk.locator(".jp-DirListing-item", has_text=name).dblclick()
    expect(desk.locator(f"{HERE} .jp-Notebook")).to_be_visible()
    expect(desk.locator(".lm-DockPanel-tabBar .jp-mod-current", has_text=name)).to_be_visible()
    connected(desk)


def ran(desk: Page, number: int) -> Locator:
    """What shows that a cell ran: where its code is folded, its number is at its result."""
    prompts = desk.locator(f"{HERE} :is(.jp-InputPrompt, .jp-OutputPrompt)")
    return prompts.filter(has_text=f"[{number}]:").first


def ran_to_the_end(desk: Page, name: str) -> None:
    last = ran(desk, cells(name))
    until(lambda: scrolled(desk, 1e6) and last.is_visible())
    scrolled(desk, 0)


def scrolled(desk: Page, top: float) -> bool:
    """Scroll the notebook in front."""
    outer = desk.locator(f"{HERE} .jp-WindowedPanel-outer")
    outer.evaluate("(box, top) => { box.scrollTop = top; }", top)
    return True


def test_the_command_opens_the_lesson_that_was_named(school: Server) -> None:
    assert f"/lab/tree/en/{MIDDLE}?" in school.address


@pytest.mark.parametrize("name", [MIDDLE, BY_HAND, "puzzles.ipynb"])
def test_a_notebook_runs_from_top_to_bottom(desk: Page, name: str) -> None:
    opened(desk, name)
    run_all(desk)
    ran_to_the_end(desk, name)
    notebook = desk.locator(HERE)
    expect(notebook.locator("[data-mime-type*=stderr], [data-mime-type*=error]")).to_have_count(0)
    expect(notebook.get_by_text("Error displaying widget")).to_have_count(0)
    until(lambda: bool(desk.evaluate(PAINTED)))


def test_a_kernel_restart_in_the_middle_loses_nothing(desk: Page, school: Server) -> None:
    opened(desk, MIDDLE)
    if not ran(desk, 1).count():
        run_all(desk)
        ran_to_the_end(desk, MIDDLE)
    notebook = desk.locator(HERE)
    asked = PLAN.questions[0]
    heading = notebook.get_by_role("heading", name=say(asked.word("ask"))).first

    def seen() -> bool:  # JupyterLab makes what is far from what is seen only when it comes near
        if not heading.count():
            desk.mouse.move(900, 500)
            desk.mouse.wheel(0, 400)
        return heading.count() > 0

    until(seen)
    heading.scroll_into_view_if_needed()
    answer = notebook.get_by_role("button", name=say(asked.answers[asked.right - 1])).first

    def answered() -> bool:
        answer.click()
        return progress(school).answers == {asked.key: True}

    until(answered)
    kept = progress(school)

    notebook.locator(".jp-Toolbar [data-command='notebook:restart-run-all']").click()
    desk.locator(".jp-Dialog .jp-mod-accept").click()
    ran_to_the_end(desk, MIDDLE)
    assert progress(school) == kept
