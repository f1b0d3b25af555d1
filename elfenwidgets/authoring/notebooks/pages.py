"""The notebooks around the lessons: the front, what is to be repeated, the puzzles, teaching."""

from collections.abc import Iterator

from elfenwidgets.authoring.notebooks.cells import Cell, code, markdown
from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.text import language, t
from elfenwidgets.ui.course.further import ANALYSIS, ENVIRONMENT
from elfenwidgets.ui.course.links import COURSE, file
from elfenwidgets.ui.phrases import language_choice
from elfenwidgets.ui.phrases.course_words import say


def front() -> Iterator[Cell]:
    """The list of the lessons, and the course page."""
    around = (
        f"[{t('puzzles-title')}](puzzles.ipynb)",
        f"[{t('review-title')}](review.ipynb)",
        f"[{t('teacher-title')}](teacher.ipynb)",
    )
    yield markdown(
        "intro",
        f"# {t('course-title')}",
        f"*{t('course-about', n=sum(not lesson.more for lesson in lessons()))}*",
        _others(COURSE),
        "\n".join(_row(lesson) for lesson in lessons() if not lesson.more),
        f"## {t('course-more')}",
        "\n".join(_row(lesson) for lesson in lessons() if lesson.more),
        f"## {t('course-further')}",
        f"- [{t('analysis-title')}]({ANALYSIS}) {t('analysis-brief')}\n"
        f"- [{t('environment-title')}]({ENVIRONMENT}) {t('environment-brief')}",
        " · ".join(around),
        t("notebook-wake"),
    )
    yield _cell("course")


def puzzles() -> Iterator[Cell]:
    """What a puzzle is, and all of them."""
    stars = t("puzzles-stars")
    yield markdown(
        "intro",
        *_head("puzzles", t("puzzles-title")),
        t("puzzles-about"),
        stars,
        t("notebook-wake"),
    )
    yield _cell("puzzles")


def review() -> Iterator[Cell]:
    """What is to be repeated."""
    yield markdown(
        "intro", *_head("review", t("review-title")), t("notebook-review"), t("notebook-wake")
    )
    yield _cell("review")


def teacher() -> Iterator[Cell]:
    """What each lesson is for, and what goes wrong in it; then the teacher's page."""
    minutes = sum(lesson.minutes for lesson in lessons())
    about = t("teacher-about", n=minutes, of=len(lessons()))
    yield markdown("intro", *_head("teacher", t("teacher-title")), f"*{about}*", t("notebook-wake"))
    yield _cell("teacher")
    for lesson in lessons():
        yield markdown(
            f"lesson-{lesson.key}",
            f"## {lesson.number} · [{say(lesson.title)}]({file(lesson)})",
            f"{say(lesson.purpose)} {t('course-minutes', n=lesson.minutes)}",
            f"**{t('teacher-objectives')}**",
            listed([say(key) for key in lesson.objectives]),
            f"**{t('teacher-traps')}**" if lesson.traps else "",
            listed([say(key) for key in lesson.misconceptions]),
        )


def listed(rows: list[str], ordered: bool = False) -> str:
    """Rows as a list of Markdown."""
    return "\n".join(f"{f'{n}.' if ordered else '-'} {row}" for n, row in enumerate(rows, 1))


def links(name: str) -> list[str]:
    """The way to the course's front and to the same notebook in the other languages."""
    return [f"[{t('lesson-course')}]({COURSE})", *_languages(name)]


def _languages(name: str) -> list[str]:
    offered = language_choice.offered()
    return [f"[{own}](../{code}/{name})" for own, code in offered if code != language()]


def _others(name: str) -> str:
    return " · ".join(_languages(name))


def _head(name: str, title: str) -> tuple[str, str]:
    return f"# {title}", " · ".join(links(f"{name}.ipynb"))


def _row(lesson: Lesson) -> str:
    link = f"[{say(lesson.title)}]({file(lesson)})"
    minutes = t("course-minutes", n=lesson.minutes)
    return f"- {lesson.number} · {link} ({minutes}). {say(lesson.purpose)}"


def _cell(name: str) -> Cell:
    return code(name, f'from elfenwidgets.ui.learn import {name}\n{name}("{language()}")')
