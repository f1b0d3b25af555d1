"""A lesson without a browser: opened, and its board picked from as a mouse would."""

from typing import Any

from elfenwidgets.ui.course.lesson_page import LessonPage
from elfenwidgets.ui.learn import learn
from elfenwidgets.ui.picking.narrowing import parts
from elfenwidgets.ui.stage.act import Act


def page(name: str) -> LessonPage:
    found = learn(name)
    assert isinstance(found, LessonPage)
    return found


def act(lesson: LessonPage) -> Act:
    """What is on the lesson's stage."""
    assert lesson._stage.act is not None
    return lesson._stage.act


def play(lesson: LessonPage, action: Any) -> None:
    """Pick what an action means, one thing after the other, as a mouse would."""
    for target in parts(action).elements():
        if target in lesson._stage._choosing.targets | set(lesson._stage._choosing.options):
            lesson._stage._pick(target)
