"""What a lesson says, as HTML: its head, its paragraphs, its picture, what one knows after it."""

import base64
import re
from collections.abc import Iterable, Iterator
from html import escape

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.question import statement_word
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view
from elfenwidgets.text import t
from elfenwidgets.ui.course.links import COURSE, file, lead
from elfenwidgets.ui.course.text.quiz import asked
from elfenwidgets.ui.drawing.geometry import Point
from elfenwidgets.ui.drawing.layout import FRAME, centre
from elfenwidgets.ui.drawing.svg.board import board_svg
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.drawing.theme import USUAL_COLORS
from elfenwidgets.ui.kit.markup import image_tag
from elfenwidgets.ui.phrases.chart import chart_table
from elfenwidgets.ui.phrases.course_words import say, stars

ZOOM = 0.5
"""The part of the map's width and height that a lesson's picture shows."""

CHARTED = ("map", "travel")
"""The lessons that show the transportation chart."""


def course_about() -> str:
    """What the course is: so many lessons, and more beside them."""
    more = sum(each.more for each in lessons())
    return t("course-about", n=len(lessons()) - more, more=more)


def head(lesson: Lesson) -> str:
    """The title and what the lesson is for."""
    number = t("lesson-number", n=lesson.number, minutes=lesson.minutes)
    return (
        f'<p class="elfen-round">{number}</p><h1>{escape(say(lesson.title))}</h1>'
        f'<p class="elfen-purpose">{escape(say(lesson.purpose))}</p>'
    )


def body(lesson: Lesson) -> str:
    """The paragraphs, the picture, and the statements of the rules behind them."""
    chart = chart_table(view(start(lesson), 0)) if lesson.key in CHARTED else ""
    if lesson.key == CHARTED[0]:  # here it is what one reads
        chart = chart.replace("<details", "<details open", 1)
    rules = (
        f'<details class="elfen-chart"><summary>{t("lesson-rules")}</summary>'
        f"{statements(lesson)}</details>"
    )
    read = f"<div>{paragraphs(lesson)}</div>{picture(lesson)}"
    return f'<div class="elfen-reading">{read}</div>{chart}{rules}'


def paragraphs(lesson: Lesson) -> str:
    """What there is to read."""
    return "".join(f"<p>{escape(say(key))}</p>" for key in lesson.text)


def statements(lesson: Lesson) -> str:
    """The statements of the rules behind it, as a list."""
    rows = "".join(
        f"<li><b>{rule}</b> {escape(say(statement_word(rule)))}</li>" for rule in lesson.statements
    )
    return f'<ul class="elfen-rules">{rows}</ul>'


def start(lesson: Lesson) -> State:
    """A position that belongs to the lesson."""
    return lesson.levels[0].start if lesson.levels else position()


def picture(lesson: Lesson) -> str:
    """Our own painting of the lesson's position, close to the reader's boot."""
    state = lesson.examples[0].states[-1] if lesson.examples else start(lesson)
    seen = view(state, 0)
    near = centre(Target("town", seen.seats[0].boot))
    return figure(board_svg(seen, USUAL_COLORS[: len(seen.seats)]), t("lesson-picture"), near)


def figure(svg: str, alt: str, near: Point | None = None) -> str:
    """The board as an image in the page; of a point, the part of the map that is ``near``."""
    if near is not None:
        width, height = FRAME[0] * ZOOM, FRAME[1] * ZOOM
        left = min(max(0, near[0] - width / 2), FRAME[0] - width)
        top = min(max(0, near[1] - height / 2), FRAME[1] - height)
        box = f'viewBox="{left:g} {top:g} {width:g} {height:g}"'
        svg = re.sub(r'viewBox="[^"]*"', box, svg, count=1)
    data = base64.b64encode(svg.encode()).decode()
    return image_tag("svg+xml", data, alt, "elfen-picture")


def known(lesson: Lesson, progress: Progress) -> str:
    """What one knows now, what was won, and the ways to other notebooks."""
    links = "".join(
        f'<a class="elfen-button" href="{at}">{escape(x)}</a> ' for at, x in ways(lesson)
    )
    won = f"{starred(lesson, progress)}{counted(lesson, progress)}"
    return f"{objectives(lesson)}{won}<p>{links}</p>"


def starred(lesson: Lesson, progress: Progress) -> str:
    """The stars of each level; nothing where there is none."""
    rows = "".join(
        f"<tr><th scope=row>{escape(say(level.word('title')))}</th>"
        f'<td class="elfen-stars">{stars(progress.stars.get(level.key, 0))}</td></tr>'
        for level in lesson.levels
    )
    return f"<table>{rows}</table>" if rows else ""


def counted(lesson: Lesson, progress: Progress) -> str:
    """How many stars a lesson has brought, and how many of its questions were answered rightly."""
    right = sum(progress.answers.get(item.key, False) for item in asked(lesson))
    won = sum(progress.stars.get(level.key, 0) for level in lesson.levels)
    said = [t("lesson-won", stars=won, of=lesson.stars)] if lesson.levels else []
    said.append(t("lesson-right", n=right, of=len(asked(lesson))))
    return f'<p class="elfen-goal">{" · ".join(said)}</p>'


def objectives(lesson: Lesson) -> str:
    """What one knows after it."""
    return knows([lesson])


def knows(shown: Iterable[Lesson]) -> str:
    """What one knows after several lessons."""
    rows = "".join(f"<li>{escape(say(key))}</li>" for each in shown for key in each.objectives)
    return f"<h2>{t('lesson-know')}</h2><ul>{rows}</ul>"


def ways(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """The pages that a lesson leads to with what their links say: the course, the lesson after."""
    if not lead():
        return
    yield COURSE, t("lesson-course")
    for after in lessons()[lesson.number : lesson.number + 1]:
        yield file(after), t("lesson-onward", title=say(after.title))
