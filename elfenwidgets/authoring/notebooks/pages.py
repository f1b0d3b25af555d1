"""The notebooks around the lessons: the front, what is to be repeated, the puzzles, teaching."""

from collections.abc import Iterator

from elfenwidgets.authoring.notebooks.cells import Cell, code, markdown
from elfenwidgets.authoring.notebooks.pictures import Drawings, drawing, output, places
from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.lessons.puzzles import level
from elfenwidgets.play.coaching.puzzles import of_kind
from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import view
from elfenwidgets.text import language, t
from elfenwidgets.ui.course.further import ANALYSIS, ENVIRONMENT
from elfenwidgets.ui.course.links import COURSE, file
from elfenwidgets.ui.course.notebook import pages as notebook_pages
from elfenwidgets.ui.course.step_text import sentence
from elfenwidgets.ui.phrases import language_choice
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.position_text import described, held


def front(drawings: Drawings) -> Iterator[Cell]:
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
    )
    yield wake()
    yield _cell("course", _of_lesson("welcome", notebook_pages.course(), drawings))


def puzzles(drawings: Drawings) -> Iterator[Cell]:
    """What a puzzle is, and all of them."""
    stars = t("puzzles-stars")
    yield markdown(
        "intro",
        *_head("puzzles", t("puzzles-title")),
        t("puzzles-about"),
        stars,
    )
    yield wake()
    first = level(of_kind("trip")[0])
    seen = held(view(first.start, first.seat))
    alt = t("seen-step", title=say(first.word("title")), seen=seen)
    there = drawing(first.start, first.seat)
    yield _cell("puzzles", output(there, alt, drawings, notebook_pages.puzzles()))


def review(drawings: Drawings) -> Iterator[Cell]:
    """What is to be repeated."""
    yield markdown("intro", *_head("review", t("review-title")), t("notebook-review"))
    yield wake()
    yield _cell("review", _of_lesson("travel", notebook_pages.review(), drawings))


def teacher(drawings: Drawings) -> Iterator[Cell]:
    """What each lesson is for, and what goes wrong in it; then the teacher's page."""
    minutes = sum(lesson.minutes for lesson in lessons())
    about = t("teacher-about", n=minutes, of=len(lessons()))
    yield markdown("intro", *_head("teacher", t("teacher-title")), f"*{about}*")
    yield wake()
    start = position(players=6)
    alt = described(view(start, None))
    yield _cell("teacher", output(drawing(start, 0), alt, drawings, notebook_pages.teacher()))
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


def wake(key: str = "notebook-wake") -> Cell:
    """How to run the notebook: a cell that the page, where all runs, leaves out by its name."""
    return markdown("wake", t(key))


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


def _cell(name: str, shown: Cell) -> Cell:
    source = f'from elfenwidgets.ui.learn import {name}\n{name}("{language()}")'
    return code(name, source, [shown])


def _of_lesson(key: str, said: str, drawings: Drawings) -> Cell:
    """An output that says what it does, with the picture of a lesson's first level."""
    lesson = catalogue.lesson(key)
    step = next(step for step in lesson.steps if step.kind == "level")
    first = lesson.levels[0]
    there = drawing(first.start, first.seat, places(first.steps))
    return output(there, sentence(step), drawings, said)
