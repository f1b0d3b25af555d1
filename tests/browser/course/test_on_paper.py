"""The teacher's page as it is printed."""

from playwright.sync_api import Browser

from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.text import said_in, use
from elfenwidgets.ui.course.teaching import teacher_text
from elfenwidgets.ui.kit.styles import style

SHOWN = """() => [...document.querySelectorAll('.elfen-taught-lesson li')]
    .filter((each) => each.checkVisibility()).length"""


def test_every_answer_stands_on_the_teacher_s_page_when_it_is_printed(chromium: Browser) -> None:
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
    page.close()
