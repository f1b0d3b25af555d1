"""The teacher's page: plans, what each lesson is for, what goes wrong, what to ask, the answers."""

import re
from collections.abc import Callable, Iterable
from html import escape

from elfenwidgets.lessons import teaching
from elfenwidgets.lessons.catalogue import Lesson, lesson, lessons, level, taught
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.question import statement_word
from elfenwidgets.lessons.step import Step
from elfenwidgets.text import t
from elfenwidgets.ui.course.text import quiz
from elfenwidgets.ui.kit.markup import spoken
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.course_words import say, way

Link = Callable[[str], str]
"""What leads to a lesson or a step, by its name, ``"plan/block"``; ``""``: nothing does."""

SECTIONS = ("S", "T", "P", "E", "GS", "G", "GE", "GW")
"""The parts of the rules by the letters of their statements, in order."""


def head() -> str:
    """The title, and what the page is for."""
    minutes = sum(lesson.minutes for lesson in lessons())
    return (
        f"{spoken()}<h1>{t('teacher-title')}</h1>"
        f'<p class="elfen-purpose">{t("teacher-about", n=minutes, of=len(lessons()))} '
        f"{t('teach-age')}</p>"
    )


def page(link: Link) -> str:
    """All that stands below the head."""
    return (
        f"<h2>{t('teach-plans')}</h2><p>{escape(t('teach-board'))}</p>"
        f"{plans(link)}<h2>{t('teach-lessons')}</h2>"
        + "".join(_lesson(each, link) for each in lessons())
        + f'<details class="elfen-chart"><summary>{t("teacher-table")}</summary>'
        f"{_table()}</details>"
    )


def plans(link: Link) -> str:
    """The plans, each a table."""
    return "".join(_plan(plan, link) for plan in teaching.plans())


def _plan(plan: teaching.LessonPlan, link: Link) -> str:
    """A plan as a table: minutes, where, and what the class does."""
    names = (t("teach-plan-time"), t("teach-plan-where"), t("teach-plan-does"))
    rows = ""
    for part in plan.parts:
        there = lesson(part.at) if part.at else None
        where = _linked(link(there.key), _called(there)) if there else ""
        does = _said(part.says) + (_list(map(_said, part.asks)) if part.asks else "")
        rows += f"<tr><td>{part.minutes}</td><td>{where}</td><td>{does}</td></tr>"
    head = "".join(f"<th scope=col>{name}</th>" for name in names)
    return (
        f'<table class="elfen-taught"><caption>{t("teach-plan", n=plan.minutes)}</caption>'
        f"<thead><tr>{head}</tr></thead>{rows}</table>"
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
    return f'<table class="elfen-taught"><thead><tr>{head}</tr></thead>{rows}</table>'


def _order(row: tuple[str, tuple[str, ...]]) -> tuple[int, list[int]]:
    """The place of a row's statement in the rules: set-up, chart, phases, end; then Elfengold."""
    name = row[0].rstrip("0123456789.")
    return SECTIONS.index(name), [int(n) for n in re.findall(r"\d+", row[0])]


def _lesson(lesson: Lesson, link: Link) -> str:
    """All about one lesson, folded away under its title."""
    answers = [
        f"<b>{escape(words.label(_title(level)))}</b> {escape(way(level.steps))}"
        for level in lesson.levels
    ]
    for each in quiz.asked(lesson):
        answers.append(f"{escape(say(quiz.word(each)))} <b>{escape(quiz.solution(each))}</b>")
    return (
        f'<details class="elfen-taught-lesson"><summary>{escape(_called(lesson))} · '
        f"{t('course-minutes', n=lesson.minutes)}</summary>"
        f"<p>{_said(lesson.purpose)}</p>"
        f"<h3>{t('teacher-objectives')}</h3>{_list(map(_said, lesson.objectives))}"
        f"<h3>{t('teacher-traps')}</h3>{_list(map(_said, lesson.misconceptions))}"
        f"{_talk(lesson)}"
        f"{_links(lesson, link)}"
        f'<details class="elfen-chart"><summary>{t("teacher-answers")}</summary>'
        f"{_list(answers)}</details></details>"
    )


def _talk(lesson: Lesson) -> str:
    """What to talk about, and the exit ticket."""
    ticket = teaching.ticket(lesson)
    if ticket is None:
        return ""
    asked, answer = map(_said, ticket)
    return (
        f"<h3>{t('teach-discuss')}</h3>{_list(map(_said, teaching.discussion(lesson)))}"
        f"<h3>{t('teach-ticket')}</h3><p>{asked}<br><em>{answer}</em></p>"
    )


def _links(lesson: Lesson, link: Link) -> str:
    """Every step with what leads there, to be copied; nothing where nothing leads there."""
    if not link(lesson.key):
        return ""
    copy = escape(t("teach-copy"))
    rows = "".join(
        f'<tr><td>{number}</td><td><a href="{(to := escape(link(step.key)))}">'
        f"{escape(_step(step))}</a></td>"
        f'<td><button type="button" class="elfen-copy" data-to="{to}">{copy}</button></td></tr>'
        for number, step in enumerate(lesson.steps, 1)
    )
    return (
        f'<details class="elfen-chart"><summary>{t("teach-links")}</summary>'
        f'<table class="elfen-taught elfen-links">{rows}</table></details>'
    )


def _linked(to: str, said: str) -> str:
    return f'<a href="{to}">{escape(said)}</a>' if to else escape(said)


def _step(step: Step) -> str:
    """What a step is: its kind, and its title or what it says."""
    said = step.item.word("title") if isinstance(step.item, Level) else step.says
    return words.label(t(f"teach-kind-{step.kind}")) + (f" {say(said)}" if said else "")


def _called(lesson: Lesson) -> str:
    return t("step-lesson", n=lesson.number, title=say(lesson.title))


def _title(level: Level) -> str:
    """What a level is called, with the statements that it teaches behind it."""
    return words.with_rule(say(level.word("title")), words.row(level.statements))


def _said(key: str) -> str:
    return escape(say(key))


def _list(items: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"
