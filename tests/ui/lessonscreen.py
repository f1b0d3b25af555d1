"""A lesson without a browser: opened, and its board picked from as a mouse would."""

from typing import Any

from elfenwidgets.text import t
from elfenwidgets.ui.course.lesson_page import LessonPage
from elfenwidgets.ui.learn import learn
from elfenwidgets.ui.picking.narrowing import parts
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.own_game import TableAct


def page(name: str) -> LessonPage:
    found = learn(name)
    assert isinstance(found, LessonPage)
    return found


def act(lesson: LessonPage) -> Act:
    """What is on the lesson's stage."""
    assert lesson.stage.act is not None
    return lesson.stage.act


def game(lesson: LessonPage) -> TableAct:
    """The game on the lesson's stage."""
    found = act(lesson)
    assert isinstance(found, TableAct)
    return found


def play(lesson: LessonPage, action: Any) -> None:
    """Pick what an action means, one thing after the other, until there is nothing more to pick."""
    decision = lesson.stage.session.decision
    for target in parts(action).elements():
        choosing = lesson.stage.session.choosing
        if lesson.stage.session.decision != decision:
            return
        if target in choosing.targets | set(choosing.options):
            lesson.stage.pick(target)


def rung_of(n: int) -> str:
    """How a hint of this rung begins."""
    return t("level-hint", n=n, hint="").strip()
