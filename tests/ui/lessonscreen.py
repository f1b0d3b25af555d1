"""The course without a browser: opened at a place, and its board picked from as a mouse would."""

from typing import Any

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.step import Step
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.learn_place import NAME, LearnPlace
from elfenwidgets.ui.course.notebook.cell import StepCell
from elfenwidgets.ui.course.step_screen import StepScreen
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.picking.parts import parts
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.games.game_piece import GameAct
from tests.ui.pressing import press


class Course:
    """The place of the course at home; ``noted`` are the addresses that it came to by itself."""

    def __init__(self, name: str) -> None:
        self.noted: list[Address] = []
        self.place = LearnPlace(self.go, self.noted.append)
        self.go((NAME, *filter(None, name.split("/"))))

    def go(self, address: Address) -> None:
        assert address[0] == NAME
        self.place.open(address[1:])

    @property
    def part(self) -> Part:
        return self.place.widget

    @property
    def stage(self) -> StepScreen:
        return self.place.stage

    @property
    def lesson(self) -> Lesson:
        assert self.place._step is not None
        found = steps.lesson(self.place._step.lesson)
        assert found is not None
        return found


def page(name: str = "") -> Course:
    return Course(name)


def address(step: Step) -> Address:
    return (NAME, *step.key.split("/"))


def title(key: str) -> str:
    return say(catalogue.lesson(key).title)


def onward(course: Course) -> None:
    press(course.part, t("example-forth"))


def act(course: Course | StepCell) -> Act:
    """What is on the board of the course or of a cell."""
    assert course.stage.act is not None
    return course.stage.act


def play(course: Course | StepCell, action: Any) -> None:
    """Pick what an action means, one thing after the other, until there is nothing more to pick."""
    decision = course.stage.session.decision
    for target in parts(action).elements():
        choosing = course.stage.session.choosing
        if course.stage.session.decision != decision:
            break
        if target in choosing.targets | set(choosing.options):
            course.stage.session.pick(target)
    if isinstance(course.stage.act, GameAct):  # the others are not watched
        course.stage.act.forth()
        course.stage.turn()


def game(course: Course | StepCell) -> GameAct:
    """The piece of the own game that is on the board."""
    found = act(course)
    assert isinstance(found, GameAct)
    return found


def rung_of(number: int) -> str:
    """How a hint of that rung begins."""
    return t("level-hint", n=number, hint="")
