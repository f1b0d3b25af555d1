"""The notebooks beyond the course as pages: found from the course, and read in light and dark."""

from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, expect

from elfenwidgets.text import t
from elfenwidgets.ui.course import links
from elfenwidgets.ui.course.further import ANALYSIS, ENVIRONMENT
from tests.browser.conftest import Server, shown

# The least contrast (WCAG 2.2) between words and what lies behind them.
CONTRAST = """selector => {
    const light = (color) => {
        const parts = color.match(/[\\d.]+/g).slice(0, 3).map((value) => value / 255)
            .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
    };
    const behind = (element) => {
        const color = getComputedStyle(element).backgroundColor;
        return color === 'rgba(0, 0, 0, 0)' ? behind(element.parentElement) : color;
    };
    const ratios = [...document.querySelectorAll(selector)].map((element) => {
        const two = [getComputedStyle(element).color, behind(element)].map(light);
        return (Math.max(...two) + 0.05) / (Math.min(...two) + 0.05);
    });
    return Math.min(...ratios);
}"""
ENOUGH = 4.5
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WORDS = ".jp-RenderedMarkdown p, .jp-RenderedMarkdown h1, .jp-RenderedMarkdown a, .elfen-code"


@pytest.mark.parametrize(
    ("notebook", "title", "results"),
    [(ANALYSIS, "analysis-title", "td, th"), (ENVIRONMENT, "environment-title", "pre")],
)
def test_the_course_leads_there_and_back_and_everything_can_be_read(
    visitor: BrowserContext, voila: Server, notebook: str, title: str, results: str
) -> None:
    page = visitor.new_page()
    page.goto(voila.at(f"/voila/render/en/{links.COURSE}"))
    shown(page)
    with visitor.expect_page() as beyond:  # the course stays as it is
        page.locator(f'a[href="../en/{notebook}"]').click()
    page = beyond.value
    expect(page.get_by_role("heading", level=1).first).to_contain_text(t(title), timeout=60_000)
    page.locator(results).first.wait_for()
    papers = set()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        papers.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        assert page.evaluate(CONTRAST, f"{WORDS}, {results}") >= ENOUGH, scheme
    assert len(papers) == len(SCHEMES)
    page.get_by_role("link", name=t("lesson-course")).first.click()
    heading = page.get_by_role("heading", level=1).first
    expect(heading).to_contain_text(t("course-title"), timeout=60_000)
