"""What a lesson says, as HTML: its head, its statements, what one knows after it."""

import base64
from collections.abc import Iterable, Iterator
from html import escape

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.question import statement_word
from elfenwidgets.text import t
from elfenwidgets.ui.course.links import COURSE, lead
from elfenwidgets.ui.course.text.quiz import asked
from elfenwidgets.ui.kit.markup import image_tag
from elfenwidgets.ui.phrases.course_words import say, stars


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


def statements(lesson: Lesson) -> str:
    """The statements of the rules behind it, as a list."""
    rows = "".join(
        f"<li><b>{rule}</b> {escape(say(statement_word(rule)))}</li>" for rule in lesson.statements
    )
    return f'<ul class="elfen-rules">{rows}</ul>'


def figure(svg: str, alt: str) -> str:
    """The board as an image in the page."""
    return image_tag("svg+xml", base64.b64encode(svg.encode()).decode(), alt, "elfen-picture")


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
        yield after.notebook, t("lesson-onward", title=say(after.title))
