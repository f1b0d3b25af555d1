"""The course page in a cell of a notebook, and in a sentence before the cell is run.

There is no home around it: it leads within itself alone.
"""

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.text import language, t
from elfenwidgets.ui.course.front_page import TEACHER
from elfenwidgets.ui.course.learn_place import TEACH, LearnPlace
from elfenwidgets.ui.course.text.lesson_text import course_about
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.phrases import language_choice
from elfenwidgets.ui.phrases.course_words import say


def page(rest: Address) -> Part:
    """The course page, opened at ``rest``, with the languages above it."""

    def go(address: Address) -> None:
        place.open((TEACHER,) if address == (TEACH,) else address[1:])

    place = LearnPlace(go, lambda address: None, at_home=False)

    def speak(code: str) -> None:
        language_choice.choose(code)
        write()
        place.speak()

    def write() -> None:
        tongues.show(tuple((code, name) for name, code in language_choice.offered()), language())

    tongues = Buttons(Guard(lambda file: None), speak, "elfen-looks")
    write()
    place.open(rest)
    return place.widget


def course() -> str:
    """The course page."""
    return _sentence(t("course-title"), course_about())


def lesson(lesson: Lesson) -> str:
    """The course page at a lesson."""
    return _sentence(say(lesson.title), say(lesson.purpose))


def review() -> str:
    """What is to be repeated."""
    return _sentence(t("review-title"), t("notebook-review"))


def puzzles() -> str:
    """The puzzles."""
    return _sentence(t("puzzles-title"), t("puzzles-about"))


def teacher() -> str:
    """The teacher's page."""
    minutes = sum(lesson.minutes for lesson in lessons())
    return _sentence(t("teacher-title"), t("teacher-about", n=minutes, of=len(lessons())))


def _sentence(title: str, seen: str) -> str:
    return t("seen-step", title=title, seen=seen)
