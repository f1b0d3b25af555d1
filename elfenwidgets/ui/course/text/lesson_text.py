"""What a lesson says, as HTML: its head, its statements, what one knows after it."""

from collections.abc import Iterator

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.question import statement_word
from elfenwidgets.markup import Html, html
from elfenwidgets.text import t
from elfenwidgets.ui.course.links import COURSE, reachable
from elfenwidgets.ui.course.text.quiz import items
from elfenwidgets.ui.phrases.course_words import say, stars


def course_about() -> str:
    """What the course is: so many lessons, and more beside them."""
    more = sum(each.more for each in lessons())
    return t("course-about", n=len(lessons()) - more, more=more)


def head(lesson: Lesson) -> Html:
    """The title and what the lesson is for."""
    number = t("lesson-number", n=lesson.number, minutes=lesson.minutes)
    return html(
        '<p class="elfen-round">{}</p><h1>{}</h1><p class="elfen-purpose">{}</p>',
        number,
        say(lesson.title),
        say(lesson.purpose),
    )


def statements(lesson: Lesson) -> Html:
    """The statements of the rules behind it, as a list."""
    rows = Html().join(
        html("<li><b>{}</b> {}</li>", rule, say(statement_word(rule))) for rule in lesson.statements
    )
    return html('<ul class="elfen-rules">{}</ul>', rows)


def summary(lesson: Lesson, progress: Progress) -> Html:
    """What one knows now, what was won, and the ways to other notebooks."""
    links = Html().join(
        html('<a class="elfen-button" href="{}">{}</a> ', at, x) for at, x in ways(lesson)
    )
    won = star_table(lesson, progress) + tally(lesson, progress)
    return html("{}{}<p>{}</p>", objectives(lesson), won, links)


def star_table(lesson: Lesson, progress: Progress) -> Html:
    """The stars of each level; nothing where there is none."""
    rows = Html().join(
        html(
            '<tr><th scope=row>{}</th><td class="elfen-stars">{}</td></tr>',
            say(level.word("title")),
            stars(progress.stars.get(level.key, 0)),
        )
        for level in lesson.levels
    )
    return html("<table>{}</table>", rows) if rows else Html()


def tally(lesson: Lesson, progress: Progress) -> Html:
    """How many stars a lesson has brought, and how many of its questions were answered rightly."""
    right = sum(progress.answers.get(item.key, False) for item in items(lesson))
    won = sum(progress.stars.get(level.key, 0) for level in lesson.levels)
    said = [t("lesson-won", stars=won, of=lesson.stars)] if lesson.levels else []
    said.append(t("lesson-right", n=right, of=len(items(lesson))))
    return html('<p class="elfen-goal">{}</p>', " · ".join(said))


def objectives(*lessons: Lesson) -> Html:
    """What one knows after a lesson, or several."""
    rows = Html().join(html("<li>{}</li>", say(key)) for each in lessons for key in each.objectives)
    return html("<h2>{}</h2><ul>{}</ul>", t("lesson-know"), rows)


def ways(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """The pages that a lesson leads to with what their links say: the course, the lesson after."""
    if not reachable():
        return
    yield COURSE, t("lesson-course")
    for after in lessons()[lesson.number : lesson.number + 1]:
        yield after.notebook, t("lesson-onward", title=say(after.title))
