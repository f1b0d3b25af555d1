"""The teacher's page as it is printed."""

import re

from playwright.sync_api import Browser

from elfenwidgets.lessons import teaching
from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.text import said_in, use
from elfenwidgets.ui.course.teaching import teacher_text
from elfenwidgets.ui.kit.html_parts import to_print
from elfenwidgets.ui.kit.styles import style

SHOWN = """() => [...document.querySelectorAll('.elfen-taught-lesson li')]
    .filter((each) => each.checkVisibility()).length"""

FOLDS = """() => [...document.querySelectorAll('summary')]
    .map((each) => getComputedStyle(each, '::before').content).filter((said) => said !== 'none')"""


def test_every_answer_and_every_plan_stands_on_what_a_teacher_prints(chromium: Browser) -> None:
    use("en")
    text = teacher_text.page(lambda name: f"#{name}")
    page = chromium.new_page()
    page.set_content(f'<style>{style()}</style><main class="elfen-app elfen-learn">{text}</main>')
    assert page.evaluate(SHOWN) == 0, "on the screen a lesson is unfolded by a press"
    page.emulate_media(media="print")
    assert page.evaluate(SHOWN) == page.locator(".elfen-taught-lesson li").count()
    told = page.locator("main").inner_text()
    for level in (level for lesson in lessons() for level in lesson.levels):
        assert said_in("en", level.word("title")) in told
    page.set_content(f"<style>{style()}</style>{to_print('plans', teacher_text.printed_plans(''))}")
    parts = sum(len(plan.parts) for plan in teaching.plans())
    assert page.locator("td:nth-child(3)").count() == parts, "each row of each plan"
    pages = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))
    assert len(pages) == len(teaching.plans()), "each plan stands on a page of its own"
    page.set_content(f"<style>{style()}</style>{to_print('chart', teacher_text.chart(''))}")
    assert page.evaluate(FOLDS) == [], "nothing can be unfolded on paper"
    page.close()
