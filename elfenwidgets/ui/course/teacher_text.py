"""The teacher's page: what each lesson is for, how long it takes, what goes wrong, the answers."""

import re
from collections.abc import Iterable
from html import escape

from elfenwidgets.lessons.catalogue import Lesson, lessons, level, taught
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.question import statement_word
from elfenwidgets.text import language, t
from elfenwidgets.ui.course import quiz
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.course_words import say, way


def page() -> str:
    """The whole page as HTML."""
    minutes = sum(lesson.minutes for lesson in lessons())
    return (
        f'<span data-language="{language()}"></span><h1>{t("teacher-title")}</h1>'
        f'<p class="elfen-purpose">{t("teacher-about", n=minutes, of=len(lessons()))}</p>'
        + "".join(map(_lesson, lessons()))
        + f"<h2>{t('teacher-table')}</h2>{_table()}"
    )


def _table() -> str:
    """Every statement of the rules with the lessons that say it and the levels that teach it."""
    names = (t("teacher-statement"), t("teacher-lessons"), t("teacher-levels"))
    rows = ""
    for statement, keys in sorted(taught().items(), key=_order):
        said = words.row([str(x.number) for x in lessons() if statement in x.statements])
        titles = words.row([words.with_rule(say(level(key).word("title")), key) for key in keys])
        rule = f"<b>{statement}</b> {_said(statement_word(statement))}"
        rows += f"<tr><td>{rule}</td><td>{said or '–'}</td><td>{escape(titles) or '–'}</td></tr>"
    head = "".join(f"<th scope=col>{name}</th>" for name in names)
    return f'<table class="elfen-taught"><tr>{head}</tr>{rows}</table>'


def _order(row: tuple[str, tuple[str, ...]]) -> tuple[int, list[int]]:
    """The place of a row's statement in the rules: set-up, chart, phases, end."""
    return "STPE".index(row[0][0]), [int(n) for n in re.findall(r"\d+", row[0])]


def _lesson(lesson: Lesson) -> str:
    answers = [
        f"<b>{escape(words.label(_title(level)))}</b> {escape(way(level.steps))}"
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


def _title(level: Level) -> str:
    """What a level is called, with the statements that it teaches behind it."""
    return words.with_rule(say(level.word("title")), words.row(level.statements))


def _said(key: str) -> str:
    return escape(say(key))


def _list(items: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"
