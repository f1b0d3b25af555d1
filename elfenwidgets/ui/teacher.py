"""The teacher's page: what each lesson is for, how long it takes, what goes wrong, the answers."""

from collections.abc import Iterable
from html import escape

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.text import language, t
from elfenwidgets.ui import quiz
from elfenwidgets.ui.lessonwords import say, way


def page() -> str:
    """The whole page as HTML."""
    minutes = sum(lesson.minutes for lesson in lessons())
    return (
        f'<span data-language="{language()}"></span><h1>{t("teacher-title")}</h1>'
        f'<p class="elfen-purpose">{t("teacher-about", n=minutes)}</p>'
        + "".join(map(_lesson, lessons()))
    )


def _lesson(lesson: Lesson) -> str:
    answers = [
        f"<b>{escape(say(level.word('title')))}</b> ({', '.join(level.statements)}): "
        f"{escape(way(level.steps))}"
        for level in lesson.levels
    ]
    for each in quiz.asked(lesson):
        answers.append(f"{escape(say(quiz.word(each)))} <b>{escape(quiz.solution(each))}</b>")
    return (
        f"<h2>{lesson.number} · {escape(say(lesson.title))}</h2>"
        f"<p>{escape(say(lesson.purpose))} {t('course-minutes', n=lesson.minutes)}</p>"
        f"<h3>{t('teacher-objectives')}</h3>{_list(map(_said, lesson.objectives))}"
        f"<h3>{t('teacher-traps')}</h3>{_list(map(_said, lesson.misconceptions))}"
        f'<details class="elfen-chart"><summary>{t("teacher-answers")}</summary>'
        f"{_list(answers)}</details>"
    )


def _said(key: str) -> str:
    return escape(say(key))


def _list(items: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"
