"""The pages around the lessons in a sentence each, as notebooks have them before they are run."""

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.text import t
from elfenwidgets.ui.course.text.lesson_text import course_about
from elfenwidgets.ui.phrases.course_words import say


def course() -> str:
    """The course page."""
    return _titled(t("course-title"), course_about())


def lesson(lesson: Lesson) -> str:
    """The course page at a lesson."""
    return _titled(say(lesson.title), say(lesson.purpose))


def review() -> str:
    """What is to be repeated."""
    return _titled(t("review-title"), t("notebook-review"))


def puzzles() -> str:
    """The puzzles."""
    return _titled(t("puzzles-title"), t("puzzles-about"))


def teacher() -> str:
    """The teacher's page."""
    minutes = sum(lesson.minutes for lesson in lessons())
    return _titled(t("teacher-title"), t("teacher-about", n=minutes, of=len(lessons())))


def _titled(title: str, seen: str) -> str:
    return t("seen-step", title=title, seen=seen)
