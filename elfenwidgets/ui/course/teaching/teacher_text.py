"""What a teacher reads and prints: plans, what each lesson is for, what to ask, the answers."""

import re
from collections.abc import Callable, Iterable

from elfenwidgets.lessons import teaching
from elfenwidgets.lessons.catalogue import Lesson, lesson, lessons, level, taught
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.question import statement_word
from elfenwidgets.lessons.step import Step
from elfenwidgets.markup import Html, escape, html
from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import view
from elfenwidgets.text import t
from elfenwidgets.ui.course.text import quiz
from elfenwidgets.ui.drawing.board.plain_map import SAMPLED, sample
from elfenwidgets.ui.drawing.layout import MAP
from elfenwidgets.ui.kit.html_parts import picture, spoken
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.actions import way
from elfenwidgets.ui.phrases.chart import chart_table
from elfenwidgets.ui.phrases.course_words import say

Link = Callable[[str], str]
"""What leads to a lesson or a step, by its name, ``"plan/block"``; ``""``: nothing does."""

SECTIONS = ("S", "T", "P", "E", "GS", "G", "GE", "GW")
"""The parts of the rules by the letters of their statements, in order."""


def head() -> Html:
    """The title, and what the page is for."""
    minutes = sum(lesson.minutes for lesson in lessons())
    return html(
        '{}<h1>{}</h1><p class="elfen-purpose">{} {}</p>',
        spoken(),
        t("teacher-title"),
        t("teacher-about", n=minutes, of=len(lessons())),
        t("teach-age"),
    )


def page(link: Link) -> Html:
    """All that stands below the head."""
    return (
        html(
            "<h2>{}</h2><p>{}</p>{}<h2>{}</h2>",
            t("teach-plans"),
            t("teach-board"),
            plans(link),
            t("teach-lessons"),
        )
        + Html().join(_lesson(each, link) for each in lessons())
        + html(
            '<details class="elfen-chart"><summary>{}</summary>{}</details>',
            t("teacher-table"),
            _table(),
        )
    )


def plans(link: Link) -> Html:
    """The plans, each a table."""
    return Html().join(_plan(plan, link) for plan in teaching.plans())


def chart(_: str) -> Html:
    """The transportation chart, and how the ways look on paper."""
    shown = chart_table(view(position(), 0), opened=True)
    legend = Html(" ").join(
        html("<span>{} {}</span>", sample(kind), words.terrain(kind)) for kind in SAMPLED
    )
    return html('{}<p class="elfen-legend">{} {}</p>', shown, t("sheet-legend"), legend)


def board(place: str) -> Html:
    """The painted map, from the ``place`` where it lies, or within the page."""
    if place:
        return html('<img class="elfen-picture" src="{}" alt="{}">', place, t("start-title"))
    return picture(MAP.read_text(encoding="utf-8"), t("start-title"), "elfen-picture")


def printed_plans(_: str) -> Html:
    """The plans for a lesson, a page each; nothing on paper leads anywhere."""
    return html("<h1>{}</h1>{}", t("teach-plans"), plans(lambda _: ""))


HANDOUTS: dict[str, Callable[[str], Html]] = {"chart": chart, "map": board, "plans": printed_plans}
"""The pages by name: ``teach-chart`` is the title of one, ``chart`` its address.

Each is made with the place where the painted map lies beside the page, ``""``: nowhere.
"""


def _plan(plan: teaching.LessonPlan, link: Link) -> Html:
    """A plan as a table: minutes, where, and what the class does."""
    names = (t("teach-plan-time"), t("teach-plan-where"), t("teach-plan-does"))
    rows = Html()
    for part in plan.parts:
        there = lesson(part.at) if part.at else None
        where = _link_to(link(there.key), _lesson_name(there)) if there else ""
        does = _sentence(part.says) + (_list(map(_sentence, part.asks)) if part.asks else Html())
        rows += html("<tr><td>{}</td><td>{}</td><td>{}</td></tr>", part.minutes, where, does)
    head = Html().join(html("<th scope=col>{}</th>", name) for name in names)
    return html(
        '<table class="elfen-taught"><caption>{}</caption><thead><tr>{}</tr></thead>{}</table>',
        t("teach-plan", n=plan.minutes),
        head,
        rows,
    )


def _table() -> Html:
    """Every statement of the rules with the lessons that say it and the levels that teach it."""
    names = (t("teacher-statement"), t("teacher-lessons"), t("teacher-levels"))
    rows = Html()
    for statement, keys in sorted(taught().items(), key=_order):
        said = words.row([str(x.number) for x in lessons() if statement in x.statements])
        titles = words.row([words.with_rule(say(level(key).word("title")), key) for key in keys])
        rule = html("<b>{}</b> {}", statement, _sentence(statement_word(statement)))
        rows += html("<tr><td>{}</td><td>{}</td><td>{}</td></tr>", rule, said or "–", titles or "–")
    head = Html().join(html("<th scope=col>{}</th>", name) for name in names)
    return html('<table class="elfen-taught"><thead><tr>{}</tr></thead>{}</table>', head, rows)


def _order(row: tuple[str, tuple[str, ...]]) -> tuple[int, list[int]]:
    """The place of a row's statement in the rules: set-up, chart, phases, end; then Elfengold."""
    name = row[0].rstrip("0123456789.")
    return SECTIONS.index(name), [int(n) for n in re.findall(r"\d+", row[0])]


def _lesson(lesson: Lesson, link: Link) -> Html:
    """All about one lesson, folded away under its title."""
    answers = [
        html("<b>{}</b> {}", words.label(_title(level)), way(level.steps))
        for level in lesson.levels
    ]
    for each in quiz.items(lesson):
        answers.append(html("{} <b>{}</b>", say(quiz.word(each)), quiz.solution(each)))
    return html(
        '<details class="elfen-taught-lesson"><summary>{called} · {minutes}</summary>'
        "<p>{said}</p><h3>{objectives}</h3>{list}<h3>{traps}</h3>{}{talk}{links}"
        '<details class="elfen-chart"><summary>{answers}</summary>{}</details></details>',
        _list(map(_sentence, lesson.misconceptions)),
        _list(answers),
        called=_lesson_name(lesson),
        minutes=t("course-minutes", n=lesson.minutes),
        said=_sentence(lesson.purpose),
        objectives=t("teacher-objectives"),
        list=_list(map(_sentence, lesson.objectives)),
        traps=t("teacher-traps"),
        talk=_talk(lesson),
        links=_links(lesson, link),
        answers=t("teacher-answers"),
    )


def _talk(lesson: Lesson) -> Html:
    """What to talk about, and the exit ticket."""
    ticket = teaching.ticket(lesson)
    if ticket is None:
        return Html()
    asked, answer = map(_sentence, ticket)
    return html(
        "<h3>{discuss}</h3>{list}<h3>{ticket}</h3><p>{asked}<br><em>{answer}</em></p>",
        discuss=t("teach-discuss"),
        list=_list(map(_sentence, teaching.discussion(lesson))),
        ticket=t("teach-ticket"),
        asked=asked,
        answer=answer,
    )


def _links(lesson: Lesson, link: Link) -> Html:
    """Every step with what leads there, to be copied; nothing where nothing leads there."""
    if not link(lesson.key):
        return Html()
    rows = Html().join(
        html(
            '<tr><td>{number}</td><td><a href="{to}">{step}</a></td><td>'
            '<button type="button" class="elfen-copy" data-to="{to}">{copy}</button></td></tr>',
            number=number,
            step=_step(step),
            to=link(step.key),
            copy=t("teach-copy"),
        )
        for number, step in enumerate(lesson.steps, 1)
    )
    return html(
        '<details class="elfen-chart"><summary>{}</summary>'
        '<table class="elfen-taught elfen-links">{}</table></details>',
        t("teach-links"),
        rows,
    )


def _link_to(to: str, said: str) -> Html:
    return html('<a href="{}">{}</a>', to, said) if to else escape(said)


def _step(step: Step) -> str:
    """What a step is: its kind, and its title or what it says."""
    said = step.item.word("title") if isinstance(step.item, Level) else step.says
    return words.label(t(f"teach-kind-{step.kind}")) + (f" {say(said)}" if said else "")


def _lesson_name(lesson: Lesson) -> str:
    return t("step-lesson", n=lesson.number, title=say(lesson.title))


def _title(level: Level) -> str:
    """What a level is called, with the statements that it teaches behind it."""
    return words.with_rule(say(level.word("title")), words.row(level.statements))


def _sentence(key: str) -> Html:
    return escape(say(key))


def _list(items: Iterable[str]) -> Html:
    return html("<ul>{}</ul>", Html().join(html("<li>{}</li>", item) for item in items))
